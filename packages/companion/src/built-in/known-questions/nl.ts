/* oxlint-disable max-lines -- Every answer of one language stays in one file, so that one native speaker can review it in one go. */
import type { KnownQuestions } from './known-question.ts';

const howToSay =
  /(?:^(?:hoe (?:zeg|vertel|breng|begin|vraag|praat|leg|moet|kan|kun) (?:ik|je|men|dat|het)\b(?!.*\b(?:slapen|stoppen)\b)|wat (?:zeg|moet|kan|zou|schrijf|antwoord) (?:ik|je)\b.{0,30}\b(?:zeggen|schrijven|vertellen|antwoorden|tegen (?:hem|haar|hen|ze|mijn))\b|wat (?:zeg|schrijf|antwoord) (?:ik|je)\b(?!.*\bals (?:ze|hij|zij|iemand|mensen) (?:(?:het|er|me|mij|ernaar) )*(?:vraagt|vragen|vroeg)))|\bmaak (?:ik )?het (?:dan )?(?:alleen maar )?erger\b|\bwordt het (?:dan )?erger\b)/u;
const whatToDo =
  /^(?:wat (?:moet|kan|zou|doe|kunnen|moeten) (?:ik|we|wij)(?: (?:dan|nu|nou|toch|daar|hier|er|eraan|aan|mee|nog))*(?: (?:doen|beginnen))?\W*$|hoe (?:help|kan) ik (?:hem|haar|ze)\b|zeg me wat ik moet doen)/u;
const theOther =
  '(?:hij|ze|zij|hem|haar|mijn (?:eigen )?\\p{L}+|mn \\p{L}+|een (?:vriend|vriendin|collega)|dat (?:hij|ze|zij))';

export const dutchQuestions: KnownQuestions = {
  fillers:
    /^(?:(?:en|maar|ok|oke|ja|nee|nou|dus|of|eh|hoi|hey|he|hallo|sorry|zeg|wacht|kijk|gewoon|vind je|vindt u|denk je|weet je|weet jij|alsjeblieft|trouwens|eerlijk|pff|tja|hm+|amai|ik (?:wil|wou|wilde) (?:gewoon )?weten)[ ,]+)+/u,
  opening:
    /^(?:dat ik|het normaal|hoe|wat|wie|waar|wanneer|waarom|hoeveel|welke?|moet|mag|kan|kun|kunnen|zal|zou|is|zijn|was|ben|doe|ga|heb|hebben|komt|komen|ziet|leest|word|neem|bel|maak|als|of|denk|weet|pakken|nemen|halen|sturen|met wie|het|kost|werkt|geldt)\b/u,
  looseOpening: null,
  askingForMore:
    /\b(?:andere?|nog meer|meer|nog een) (?:ideeen|idee|tips?|trucjes?|raad|advies)|\b(?:wat nog meer|nog iets|iets anders)\b/u,
  askedOfDanger:
    /\b(?:doodgaan|dood|sterven|zelfmoord|zelfdoding|niet meer (?:te )?leven|iets aan te doen|pijn (?:te )?doen|in gevaar|veilig|deze gedachten|hoe gaat het echt|hoe zwaar|eronder|houd je je|van binnen)\b[^?]*\?/u,
  matters: {
    dying: new RegExp(
      `\\b(?:${theOther}\\b.{0,60}\\b(?:dood (?:wil|wilt|te)|wil(?:t|len)? (?:dood|doodgaan|sterven|niet meer (?:leven|verder))|niet meer (?:wil|wilt) (?:leven|zijn)|er niet meer (?:wil|wilt|te) ?(?:zijn)?|zelfmoord|zelfdoding|iets aan ?(?:doet|doe|doen|te doen)|van kant|een eind(?:e)? aan|de trein|voor een trein|het voorbij kan zijn|niet meer wakker)|maakt zich van kant|zichzelf (?:iets aan|van kant|wat aan|doden)|als hij het (?:echt )?doet|straks doet (?:hij|ze) (?:zichzelf )?(?:iets|wat|het))`,
      'u',
    ),
    cuts: /\b(?:(?:hij|ze|zij|zich|zichzelf)\b.{0,25}\b(?:snijdt|snijd|gesneden|krast|gekrast|beschadigt|verwondt|zelfbeschadig\w*)|snijdt (?:zich|ze|hij)|sneeën (?:op|in)|sneetjes|sneeen (?:op|in)|(?:littekens|krassen|wondjes) op (?:haar|zijn) (?:arm|armen|been|benen|pols\w*)|(?:dochter|zoon|zus|zusje|broer|broertje|vriendin|vriend)\b.{0,30}\b(?:snijdt|zelfbeschadig\w*))/u,
    eating: new RegExp(
      `\\b(?:(?:${theOther}|dochter|zoon|zus|zusje|vriendin|huisgenoot)\\b.{0,60}\\b(?:eet (?:niet|niets|niks|bijna niet)|niet meer eet|overgeeft|geeft over|kotst|vel over been|valt zo af|te dik (?:is|vindt)|weegt zich)|eet (?:niets|niks) meer|anorexia|boulimia)`,
      'u',
    ),
    taken:
      /\b(?:geslikt|ingenomen|genomen|slikte|nam|weggewerkt|op)\b.{0,40}\b(?:pillen|paracetamol|tabletten|medicijnen|doos|strip|slaappillen|oxazepam|\d{2,}|allemaal)\b|\b(?:pillen|paracetamol|tabletten|medicijnen|slaappillen|oxazepam|strip|doosje|\d{2,})\b.{0,30}\b(?:geslikt|ingenomen|genomen|op)\b|\boverdosis\b/u,
    blood:
      /\b(?:(?:overge\w*|braak\w*|kots\w*|hoest\w*|spuug\w*|keel)\b.{0,40}\bbloed|bloed\b.{0,30}\b(?:overge\w*|braak\w*|kots\w*)|hart\b.{0,30}\b(?:raar|gek|slaat over|bonkt|onregelmatig|klopt)|hartklopping\w*|flauwgevallen|flauw gevallen|val flauw)/u,
    alcohol:
      /\b(?:drink\w*|drank|gedronken|alcohol\w*|wijn|bier\w*|wodka|jenever|whisky|fles|flessen|nuchter|ontwenning\w*|afkick\w*|afgekickt)\b/u,
    violence:
      /\b(?:(?:hij|ze|zij|man|vrouw|vriend|vriendin|vader|stiefvader|moeder|ex|partner)\b.{0,60}\b(?:slaat|sloeg|geslagen|duwt|duwde|geduwd|schopt|geschopt|keel|gegrepen|gepakt bij|wurg\w*|bedreigt|dreigt|checkt|controleert|volgt|stalkt|opsluit|dwingt|vernedert|scheldt|gooit|wordt (?:hij )?boos|voor (?:mijn|de) deur)|bang (?:voor|van) (?:hem|haar|mijn (?:man|vriend|vader|vrouw|ex))|(?:wil|moet) altijd weten waar ik ben|zit aan mij)/u,
    armed: /\b(?:pistool|geweer|jachtgeweer|wapen|wapens|mes)\b/u,
    line: /\b(?:112|113|0800|88|veilig thuis|luisterlijn|kindertelefoon|zelfmoordlijn|1813|d[ia]t nummer|da nummer|het nummer|de lijn|die lijn|die lijnen|die nummers|(?:als ik )?(?:ze|die|daar|iemand|daarheen) bel\w*|(?:kan|moet) ik daar|ik wil niet bellen|niet bellen)\b/u,
    sleep: /\b(?:slaap\w*|slapen|wakker|bed|nacht|nachten|slapeloos\w*|geslapen)\b/u,
    nerves:
      /\b(?:examen\w*|tentamen\w*|toets|sollicitatie\w*|presentatie\w*|rotpresentatie|toespraak|speech|rijexamen|auditie|optreden|zenuw\w*|vergadering|gesprek morgen)\b/u,
    quarrel: /\b(?:ruzie|geruzied|bekvecht\w*|woorden gehad|geschreeuwd|uitgevallen)\b/u,
    grave:
      /\b(?:stemmen|niet meer eet|niet (?:te )?eten|eet niet|(?:mezelf|me|jezelf) (?:te )?snijd\w*|(?:mezelf|jezelf) pijn|dood (?:wil|te|ga)|wil(?:len)? (?:dood|verdwijnen|sterven)|niet meer (?:wakker|te leven|leven)|zelfmoord|overge\w*|bij (?:een|het) raam|opgelucht .{0,40}beslui\w*|opgelucht .{0,40}beslissing)\b/u,
    lonely:
      /\b(?:eenzaam|eenzaamheid|geen vrienden|ken (?:hier )?niemand|nieuwe stad|verhuisd|vrienden (?:te )?maken|helemaal alleen)\b/u,
  },
  questions: {
    why_ask: {
      asks: /^(?:waarom (?:vraag|vroeg|vraagt) (?:je|u|jij)\b|waarom (?:die|zo'n) vraag|hoezo vraag je|vanwaar die vraag)/u,
      replies: [
        'Om wat je schreef: dat kon dit ook betekenen, en gewoon vragen is beter dan raden. Zeg je nee, dan geloof ik je.',
        'Ik vroeg het omdat ik het bij zoiets ernstigs liever van jou hoor dan dat ik verkeerd gok. Je mag gewoon nee zeggen.',
        'Er stond iets dat je op meer manieren kunt lezen, dus vroeg ik het rechtuit. Klopt het niet, zeg dan hoe het wel is.',
      ],
    },
    wake_taken: {
      asks: /\b(?:wakker (?:te )?maken|maak (?:ik )?(?:hem|haar|ze) wakker|laten slapen|laat (?:ik )?(?:hem|haar) slapen|roes)\b/u,
      replies: [
        'Ja, probeer nu wakker te maken, en bel eerst {emergency} als er nauwelijks reactie komt. Leg die persoon op de zij en blijf erbij.',
        'Laat niemand zo in zijn eentje slapen: probeer te wekken en bel {emergency}; daar zeggen ze stap voor stap wat je doet.',
      ],
    },
    sleep_taken: {
      asks: /\b(?:(?:kan|mag|zal|ga) ik (?:\p{L}+ ){0,4}?(?:slapen|liggen|naar bed)|(?:gewoon|maar) gaan slapen|naar bed gaan)\b/u,
      replies: [
        'Nog niet: bel na pillen eerst {emergency}, ook als je je goed voelt. In de eerste uren zegt dat weinig.',
        'Ga alsjeblieft niet slapen voordat iemand ernaar gekeken heeft: eerst {emergency}, en blijf bij iemand.',
      ],
    },
    hospital_taken: {
      asks: /\b(?:(?:moet|zou|zal) ik (?:\p{L}+ ){0,5}?(?:ziekenhuis|spoed\w*|dokter|huisarts|112|bellen|ambulance|gaan)\b|is (?:dat|dit|het) (?:\p{L}+ )?(?:gevaarlijk|erg|ernstig|te veel|slecht)|ben ik in gevaar|ga ik (?:nu )?dood)/u,
      replies: [
        'Ja, nu, ook als je je goed voelt: na pillen kan het uren duren voor je iets merkt. Bel {emergency} en neem het doosje mee.',
        'Ja. Wat er is ingenomen moet vandaag in een ziekenhuis bekeken worden, niet pas als het pijn doet: {emergency} stuurt iemand.',
      ],
    },
    hospital_blood: {
      asks: /\b(?:(?:moet|zou|zal) ik (?:\p{L}+ ){0,5}?(?:ziekenhuis|spoed\w*|dokter|huisarts|112|bellen|zorgen maken)\b|is (?:dat|dit|het) (?:\p{L}+ )?(?:gevaarlijk|erg|ernstig|normaal|slecht)|ben ik in gevaar)/u,
      replies: [
        'Ja, dat moet vandaag gezien worden, door een huisarts of op de spoed. Komt er meer bloed, of word je duizelig of val je flauw, bel dan meteen {emergency}.',
        'Ja: laat er vandaag naar kijken, niet een andere keer. Bij veel bloed, flauwvallen of pijn op de borst {emergency}.',
      ],
    },
    drink_signs: {
      asks: /\b(?:tril\w*|beef\w*|beven|beestjes|insecten|spinnen|dingen zie\w*|zie dingen|hallucin\w*|kramp\w*|stuip\w*|zweet\w*|zweten|verward)\b.{0,60}\b(?:normaal|erg|slecht teken|gevaarlijk|ontwenning\w*|ernstig|kwaad)\b|\b(?:normaal|erg|slecht teken|gevaarlijk|ontwenning\w*|ernstig)\b.{0,60}\b(?:tril\w*|beef\w*|beven|beestjes|dingen zie\w*|kramp\w*|stuip\w*|zweet\w*|zweten)\b/u,
      replies: [
        'Ja, neem het serieus: als je na veel drinken stopt, kan het lichaam gevaarlijk reageren. Ga vandaag naar een dokter; bij stuipen, verwardheid of als je dingen ziet die er niet zijn {emergency}.',
        'Dat is een teken om vandaag te laten zien. Zie je dingen die er niet zijn, komt er een stuip of raak je in de war, bel dan meteen {emergency}.',
      ],
    },
    stop_drinking: {
      asks: /\b(?:(?:kan|kun|mag|kunt) (?:je|ik|men|u|hij|ze) (?:[\p{L}\d]+ ){0,5}?(?:stoppen|ophouden|minderen)\b|stop\w*\b.{0,30}\b(?:in (?:een|1|één) keer|ineens|van de ene dag|cold turkey|meteen|zomaar|plots))/u,
      replies: [
        'Na elke dag veel drinken kan in één keer stoppen gevaarlijk zijn. Praat er eerst over met een dokter, als het kan vandaag; bij stuipen, verwardheid of dingen zien {emergency}.',
        'Niet in je eentje en niet van de ene dag op de andere, als het veel was: een dokter kan het veilig maken. Tril je en raak je in de war, of komt er een stuip, dan {emergency}.',
      ],
    },
    children: {
      asks: /\b(?:(?:pakken|nemen|halen|pakt|neemt|haalt) (?:ze|jullie|die|jeugdzorg)\b.{0,25}\b(?:kind\w*|baby|zoon\w*|dochter\w*|hem|haar|kleine)|(?:ze|jeugdzorg)\b.{0,25}\b(?:kind\w*|baby|zoon\w*|dochter\w*)\b.{0,15}\b(?:afpakken|afnemen|weghalen|weg)|(?:kind\w*|baby|zoon|dochter)\b.{0,12}\b(?:kwijt|afgenomen|afgepakt|uit huis)|uit huis (?:geplaatst|gehaald))\b/u,
      replies: [
        'Om hulp vragen is niet waarvoor kinderen worden weggehaald. Voor elk loket kan ik niet spreken, maar gedachten die je bang maken kennen artsen en verloskundigen goed, en het zeggen beschermt je kind en jou.',
        'Wie zegt “ik red het niet, ik heb hulp nodig” doet precies wat een kind veilig houdt. Niemand kan voor iedereen beloven; je mag het als eerste vragen: “Wat gebeurt er als ik dit vertel?”',
      ],
    },
    by_force: {
      asks: /\b(?:(?:nemen|halen|sluiten|komen|sturen|stuur|laten|nemen) (?:ze|jullie|je|die)\b.{0,25}\b(?:mee|op|opnemen|halen|iemand|politie|ambulance|langs|opsluiten)|(?:word|wordt) ik (?:dan )?(?:opgenomen|opgesloten|meegenomen)|gedwongen opname|ze (?:komen|nemen) me)\b/u,
      replies: [
        'Erover praten is nog geen reden om iemand mee te nemen. Is er op deze minuut gevaar, dan kunnen ze hulp sturen; vraag het gerust eerst: “Wat doen jullie als ik alles vertel?”',
        'Ik kan niet voor iedereen beloven. Je mag aan het begin vragen wat ze doen met wat je zegt, en dan beslissen hoeveel je vertelt.',
      ],
    },
    bill: {
      asks: /\b(?:rekening|telefoonrekening|factuur|specificatie)\b/u,
      replies: [
        'Of het op de rekening staat weet ik niet zeker. In de gesprekkenlijst van je telefoon blijft het wel staan: wis het daar, of bel met een andere telefoon.',
        'Over de rekening weet ik niets zeker. Wel dat de gesprekkenlijst van je toestel het laat zien tot je het wist.',
      ],
    },
    finds_out: {
      asks: /\b(?:(?:komt|komen|kan|kunnen|zou|krijgt|krijgen|hoort|horen|merkt|merken) (?:hij|ze|zij|mijn \p{L}+|mn \p{L}+)\b.{0,25}\b(?:achter|te weten|weten|horen|merken|zien dat ik|erachter|dat ik (?:heb )?(?:ge)?bel\w*)|(?:weet|merkt|hoort|ziet) (?:hij|ze) (?:het |dat )?(?:dan|dat ik (?:heb )?gebeld)|denk je dat (?:hij|ze) t? ?(?:het )?merkt)\b/u,
      replies: [
        'Van hieruit gaat er niets naar iemand. Een gesprek blijft wel in de gesprekkenlijst van je telefoon staan: wis het, of neem een andere.',
        'Je hoeft bij het bellen niet te zeggen hoe je heet. Wat te zien is, is de lijst in je telefoon: haal het gesprek weg, of leen er een.',
      ],
    },
    phone_seen: {
      asks: /\b(?:kan|kunnen|zou|ziet|leest|zien|lezen) (?:hij|ze|zij|iemand|mijn \p{L}+|mn \p{L}+)\b.{0,25}\b(?:dit|dat|deze|chat|bericht\w*|telefoon|wat ik (?:schrijf|typ)|gesprek|mee ?lezen|meelezen|lezen|zien)\b/u,
      replies: [
        'Wie je telefoon opent kan het zien. Bovenaan kun je snel weg (“Uscita rapida”, of twee keer Esc), in het menu van de chat kun je dit gesprek verwijderen, en bij de instellingen kan de geschiedenis uit.',
        'Ja, als iemand je telefoon in handen heeft en de chat open staat of bewaard is. Verwijder hem via het menu, en ga weg met “Uscita rapida” bovenaan als er iemand binnenkomt.',
      ],
    },
    write_instead: {
      asks: /\b(?:(?:kan|kun|mag|kunnen|is er|bestaat er) (?:ik|je|men|we|daar|een)?\b.{0,30}\b(?:chatten|typen|schrijven|appen|mailen|chat|sms\w*|berichtje)\b|(?:chatten|typen|schrijven|appen|mailen)\b.{0,20}\b(?:ipv|in plaats van|zonder|of moet)\b.{0,15}\b(?:bellen|praten))/u,
      replies: [
        'Ja, er is een lijn waar je kunt chatten: {written}.',
        'Je hoeft niet te praten, schrijven kan hier: {written}.',
        'Een lijn om naar te schrijven staat nu niet op mijn lijst. Je kunt een gesprek beginnen met “praten valt me zwaar”, of iemand die je vertrouwt laten bellen.',
        'Een zekere om te schrijven heb ik niet. Is praten het lastige, lees dan twee zinnen voor die je van tevoren opschreef.',
      ],
    },
    free: {
      asks: /\b(?:(?:is|zijn|kost|kosten|moet|betaal)\b.{0,25}\b(?:gratis|betalen|geld|beltegoed|kosten)|(?:wat|hoeveel|kost) (?:kost|dat|het|bellen)\b.{0,15}\b(?:bellen|gesprek|iets|wat)?)\b/u,
      replies: [
        'Ja, het kost niets: {free}.',
        'Gratis te bellen: {free}.',
        '{emergency} bellen is gratis. Van andere lijnen weet ik het nu niet zeker.',
        'Gratis is {emergency}. Wat andere lijnen kosten weet ik niet zeker.',
      ],
    },
    anonymous: {
      asks: /\b(?:anoniem|(?:moet|hoef) ik (?:\p{L}+ ){0,3}?(?:naam|zeggen wie|wie ik ben|gegevens)|vragen ze (?:\p{L}+ ){0,2}?(?:naam|wie)|kunnen ze (?:me|mij) traceren|weten ze wie ik ben)\b/u,
      replies: [
        'Daar hoef je niet te zeggen wie je bent: {nameless}.',
        'Je naam hebben ze niet nodig: {nameless}.',
        'Je mag meteen zeggen dat je liever je naam niet geeft. Bij {emergency} moeten ze wel weten waar je bent.',
        'Niemand kan je dwingen te zeggen hoe je heet: zeg het aan het begin. Alleen bij {emergency} telt de plek, zodat er hulp kan komen.',
      ],
    },
    other_country: {
      asks: /\b(?:nummer|lijn|werkt|geldt|kan ik|is d[ia]t?|bellen)\b.{0,25}\b(?:belgie|vlaanderen|duitsland|buitenland|frankrijk|spanje|engeland|suriname|curacao|een ander land)\b/u,
      replies: [
        'De lijnen die ik noem horen bij één land, het land dat bij de instellingen gekozen is. Kies daar het jouwe; bij gevaar is er {emergency}.',
        'Buiten het eigen land weet ik dat niet zeker: kies jouw land bij de instellingen, dan noem ik wat daar hoort. Bij gevaar {emergency}.',
      ],
    },
    who_answers: {
      asks: /\bwie (?:neemt|nemen|krijg ik|zit\w*|is|zijn) (?:\p{L}+ ){0,3}?(?:op|aan de (?:lijn|telefoon)|daar|dat)\b.{0,10}(?:\?|$)|\bmet wie (?:praat|spreek) ik (?:dan|daar)\b/u,
      replies: [
        'Een mens, die er op dat moment is om te luisteren. Die begint met vragen hoe het gaat; je hoeft niets voor te bereiden.',
        'Iemand van vlees en bloed, die elke dag zulke gesprekken heeft. Je kunt ophangen wanneer je wilt.',
      ],
    },
    call_words: {
      asks: /^(?:wat (?:moet|zeg|kan|zou) ik (?:\p{L}+ ){0,4}?(?:als (?:ik bel|ze opnemen)|aan de telefoon|tegen (?:113|112|die lijn|die mensen))|hoe begin (?:ik|je) (?:zo'n |een |dat )?(?:gesprek|telefoontje)|wat zeg ik (?:dan )?als ik bel)/u,
      replies: [
        'Eén zin is genoeg: “Het gaat niet goed met me en ik weet niet waar ik moet beginnen.” Vandaar gaan zij verder.',
        'Je kunt dit voorlezen: “Praten valt me zwaar, maar ik heb even iemand nodig.”',
      ],
    },
    what_112: {
      asks: /\bwat (?:gebeurt er|doen ze|vragen ze|gaan ze doen|gebeurd er)\b.{0,20}\b(?:bel\w*|112|dan)\b/u,
      replies: [
        'Ze vragen waar je bent en wat er is, en blijven aan de lijn terwijl er hulp komt. Korte antwoorden zijn genoeg.',
        'Eerst de plek, dan wat er gebeurd is; samen beslissen jullie wie er komt. De goede woorden zijn niet nodig.',
      ],
    },
    rape: {
      asks: /\b(?:is|was|telt|heet) (?:\p{L}+ ){0,3}?(?:verkrachting|aanranding)\b.{0,40}(?:\?|als\b|$)|\bben ik (?:dan )?(?:verkracht|misbruikt|aangerand)\b/u,
      replies: [
        'Als jij het niet wilde, was het niet goed, wie het ook was en wat je ook deed of niet deed. Het is niet jouw schuld.',
        'Een ja moet een echt ja zijn. Zonder dat is wat je is aangedaan verkeerd, en de schuld ligt niet bij jou.',
      ],
    },
    fault_other: {
      asks: /\b(?:(?:is|was|zou|wordt) (?:het|dit|dat) (?:\p{L}+ ){0,3}?(?:mijn|mn|m'n) schuld|(?:mijn|mn) schuld als|ben ik (?:dan )?(?:schuldig|verantwoordelijk)|op mijn geweten)\b/u,
      replies: [
        'Nee. Wat iemand met zijn leven doet is niet jouw schuld, wat er ook gezegd is. Je kunt hulp voor diegene bellen; je kunt niet de reden zijn om te leven.',
        'Nee, het zou niet jouw schuld zijn. Je mag bang zijn en het toch niet in je eentje dragen: dreigt diegene er nu mee, dan kan {emergency} erheen.',
      ],
    },
    fault_own: {
      asks: /\b(?:(?:is|was) (?:het|dit|dat) (?:\p{L}+ ){0,3}?(?:mijn|mn|m'n) (?:eigen )?schuld|(?:heb|verdien) ik (?:het|dit|dat) (?:\p{L}+ )?(?:uitgelokt|verdiend|zelf gedaan)?|lok ik het uit|ligt (?:het|dat) aan mij|ben ik het probleem)\b/u,
      replies: [
        'Nee. Wie jou bang maakt of pijn doet is daar zelf verantwoordelijk voor, wat er ook aan voorafging. Het is niet jouw schuld.',
        'Het is niet jouw schuld. Niets wat je zei of vergat geeft iemand het recht je dit aan te doen.',
      ],
    },
    abuse: {
      asks: /\b(?:(?:is|was|telt|heet|noem je) (?:\p{L}+ ){0,3}?(?:mishandeling|geweld|misbruik|normaal|liefde|controle|toxisch)|overdrijf ik|stel ik me aan)\b/u,
      replies: [
        'Wat je bang maakt of je in de greep houdt is niet in orde, ook als er liefde bij zit of het maar één keer was. Je hoeft er geen naam voor te hebben om te praten met wie dit goed kent.',
        'In de gaten gehouden, vastgepakt of bang gemaakt worden hoort niet bij liefde, en het is niet jouw schuld. Wie een lijn voor geweld opneemt kent het goed en beslist niets voor jou.',
      ],
    },
    leave_violent: {
      asks: /\b(?:(?:moet|zal|kan) ik (?:\p{L}+ ){0,3}?(?:weggaan|weg|verlaten|vergeven|terug|terugga\w*|blijven|uitmaken|aangifte)|ga ik (?:bij hem )?weg)\b/u,
      replies: [
        'Dat beslis jij, en veilig zijn gaat voor. Weggaan lukt het best als je het voorbereidt met iemand die zulke situaties kent, voordat de ander het weet.',
        'Ik beslis het niet voor je. Maar ben je bang, dan beslist jouw veiligheid: praat over de weg eruit met mensen die dat elke dag doen.',
      ],
    },
    ask_dying: {
      asks: /\b(?:(?:vraag|vragen|zeg|zeggen|praten|begin)\b.{0,40}\b(?:dood\w*|sterven|zelfmoord|zelfdoding|leven)|hoe vraag (?:ik|je)|vraag ik (?:het|dat) (?:hem|haar)|(?:breng|breng ik|brengen)\b.{0,20}\bop (?:een )?idee\w*|op ideeen)/u,
      replies: [
        'Door er open naar te vragen breng je niemand op een idee; vaak lucht het op. Je kunt het letterlijk zo zeggen: “Ik maak me zorgen om je. Denk je aan doodgaan?”',
        'Je maakt het niet erger door te vragen. Woord voor woord bijvoorbeeld: “Soms willen mensen die zich zo voelen niet meer leven. Is dat bij jou zo?”',
      ],
    },
    go_back: {
      asks: /\b(?:(?:moet|zal|mag) ik (?:\p{L}+ ){0,4}?(?:opnemen|terugbellen|bellen|antwoorden|reageren|terug|teruggaan|blijven|appen)|neem ik op|ga ik terug)\b/u,
      replies: [
        'Je hoeft niet op te nemen of terug te gaan om iemand in leven te houden. Dreigt diegene er nu mee, bel dan {emergency} en geef het adres: zij kunnen erheen, en zij zijn er de juiste voor.',
        'Niet uit angst, nee. Als je wilt is één regel genoeg: “Ik kom niet terug, en ik heb hulp voor je gevraagd”; bij een dreiging {emergency} en het adres.',
      ],
    },
    secret: {
      asks: /(?:^(?:moet|zal|mag|kan) ik (?:\p{L}+ ){0,6}?(?:vertellen|zeggen|verklappen|geheim houden|mijn mond houden|doorvertellen)\b|\b(?:vertel ik het (?:\p{L}+ )?(?:of niet|tegen|aan)|(?:mag|moest|moet) (?:het )?(?:van (?:hem|haar) )?(?:\p{L}+ )?(?:niemand|aan niemand|tegen niemand|niet (?:vertellen|zeggen|doorvertellen))|niemand (?:mag|mocht|moet|moest) (?:vertellen|zeggen|weten)|beloofd (?:om )?(?:het )?niet|(?:zegt|zei|vroeg) (?:\p{L}+ ){0,4}?niet (?:mag|te) (?:zeggen|vertellen)|geheim (?:te )?houden)\b)/u,
      replies: [
        'Ja, wie kan helpen mag het weten: een geheim over iemands leven hoef je niet te bewaren. Je kunt zeggen: “Dit kan ik niet alleen dragen, ik vertel het aan iemand die we vertrouwen.”',
        'Ja, zeg het tegen iemand die kan helpen, ook als je het beloofd had. Misschien is diegene even boos, en dat is makkelijker goed te maken.',
      ],
    },
    no_doctor: {
      asks: /\b(?:wil (?:\p{L}+ )?(?:niet|geen|niks)|weigert|als (?:hij|ze|zij) (?:\p{L}+ )?(?:niet wil|weigert))\b.{0,40}(?:\b(?:dokter|huisarts|hulp|psych\w*|ziekenhuis|therap\w*|arts)\b|$)/u,
      replies: [
        'Dan kun jij zelf de huisarts of de ggz bellen, vertellen wat je ziet en vragen hoe het verder kan. Dreigt diegene het te doen, dan {emergency}.',
        'De eerste stap mag je zonder diegene zetten: één telefoontje naar de huisarts, met wat je merkt en sinds wanneer. Wordt het gevaarlijk, dan {emergency}.',
      ],
    },
    go_armed: {
      asks: /\b(?:(?:moet|zal|kan) ik (?:\p{L}+ ){0,4}?(?:naar binnen|erheen|binnengaan|laten|praten|afpakken|gaan)|ga ik (?:naar binnen|erheen)|laat ik hem)\b/u,
      replies: [
        'Ga daar niet in je eentje naar binnen. Bel nu {emergency} en zeg dat er een wapen is: ze zeggen wat je doet tot ze er zijn.',
        'Met een wapen in de buurt eerst {emergency}, en zeg dat meteen. Praat door de deur of via de telefoon, en houd anderen weg.',
      ],
    },
    police: {
      asks: /\b(?:(?:moet|zal|kan|mag) ik (?:\p{L}+ ){0,4}?(?:politie|112|ambulance|iemand bellen|hulp)|bel ik (?:\p{L}+ )?(?:politie|112|nou|nu)|^(?:112|(?:de )?politie|een ambulance) bellen\b|(?:sla|maak) ik (?:\p{L}+ ){0,3}?(?:figuur|belachelijk)|stel ik me aan|overdrijf ik|(?:dom|stom|belachelijk|raar) als ik bel)\b/u,
      replies: [
        'Ja, bel {emergency}. Daar vindt niemand het raar: één telefoontje te veel is niets naast één te weinig.',
        'Bel {emergency} en vertel wat je hier schreef. Daar zijn ze voor, en bepalen hoe ernstig het is wordt dan hun werk.',
      ],
    },
    go_there: {
      asks: /\b(?:(?:moet|zal|kan) ik (?:\p{L}+ ){0,4}?(?:erheen|naar hem toe|naar haar toe|gaan kijken|langsgaan|ernaartoe|alleen laten)|ga ik (?:er ?heen|ernaartoe|kijken|naar (?:hem|haar)))\b/u,
      replies: [
        'Eerst {emergency}, met het adres: zij zijn er sneller dan jij. Ga dan, als het kan, en niet in je eentje.',
        'Bel eerst {emergency}, ga dan op weg. Blijf proberen te bellen terwijl er iemand met je meegaat.',
      ],
    },
    wake_cuts: {
      asks: /\b(?:wakker (?:te )?maken|maak (?:ik )?(?:hem|haar) wakker|wacht\w* (?:ik )?(?:\p{L}+ )?(?:tot )?(?:morgen\w*|de ochtend|morgenvroeg)|laten slapen|vanavond of morgen)\b/u,
      replies: [
        'Zijn de sneeën oud en is de slaap rustig, dan kan het tot morgen: blijf in de buurt en kijk een keer. Bloedt er iets, is er iets geslikt of viel het woord doodgaan, maak dan nu wakker; bij gevaar {emergency}.',
        'Oude sneeën kunnen wachten op een rustige ochtend, met de deur open. Vers bloed, pillen of een afscheid niet: wek dan, en bel {emergency}.',
      ],
    },
    words_cuts: {
      asks: howToSay,
      replies: [
        'Rustig, met wat je zag, en zonder iets te laten beloven: “Ik heb de sneeën gezien. Ik ben niet boos, ik maak me zorgen om je. Wil je vertellen hoe het is?”',
        'Erover praten maakt het niet erger. Een begin: “Ik heb het gezien, en je bent belangrijk voor me. Je hoeft niet alles uit te leggen; ik wil graag samen hulp vragen.”',
      ],
    },
    words_eating: {
      asks: howToSay,
      replies: [
        'Op een rustig moment, niet aan tafel, over hoe het gaat en niet over eten: “Ik zie dat je het moeilijk hebt, en ik maak me zorgen. Ik ga niet preken. Wil je praten?”',
        'Niets over gewicht of uiterlijk. Bijvoorbeeld: “Je bent belangrijk voor me, en ik zie dat eten moeilijk is geworden. Zoeken we samen iemand?”',
      ],
    },
    words_dying: {
      asks: howToSay,
      replies: [
        'Gewone woorden zijn het best: “Ik maak me zorgen om je. Denk je aan doodgaan?” En luister dan, zonder het weg te praten.',
        'Je kunt zeggen: “Goed dat je het me vertelt. Ik ga niet weg, en ik wil graag samen iemand bellen.”',
      ],
    },
    words_own: {
      asks: new RegExp(
        `^(?!.*\\b(?:kinderen|zoontje|dochtertje)\\b)(?:.*?)${howToSay.source}`,
        'u',
      ),
      replies: [
        'Je kunt zo beginnen: “Het gaat niet goed met me, en sommige gedachten maken me bang. Je hoeft het niet op te lossen. Wil je even bij me blijven?”',
        'Eén regel is genoeg, ook geschreven: “Het is erger dan het lijkt. Mag ik vanavond met je praten?”',
      ],
    },
    do_cuts: {
      asks: whatToDo,
      replies: [
        'Drie dingen: rustig in de buurt blijven, zeggen wat je zag, en morgen de huisarts bellen en hulp vragen voor jullie allebei. Bloedt er iets of gaat het over doodgaan, dan {emergency}.',
        'Je hoeft het vanavond niet op te lossen. Wees er, zonder te zoeken of te straffen, en praat met de huisarts of school; bij gevaar {emergency}.',
      ],
    },
    do_eating: {
      asks: whatToDo,
      replies: [
        'Je kunt zelf met de huisarts praten, ook als diegene nog niet wil: zeg wat je ziet en sinds wanneer. Thuis liever vragen hoe het gaat dan over eten.',
        'Twee dingen helpen: geen strijd om borden of kilo’s, en een dokter die snel kijkt. Bij flauwvallen of bijna niet meer drinken {emergency}.',
      ],
    },
    do_dying: {
      asks: whatToDo,
      replies: [
        'Krijg je geen antwoord of was er een afscheid, bel dan nu {emergency} en geef naam en adres. Zijn jullie samen, vraag het dan open en laat diegene niet alleen.',
        'Je hoeft dit niet alleen overeind te houden. Komt er geen antwoord, dan {emergency} met het adres; komt het wel, vraag dan in gewone woorden naar doodgaan, en blijf of stuur iemand.',
      ],
    },
    hospital: {
      asks: /\b(?:moet|zou) ik (?:\p{L}+ ){0,3}?(?:naar (?:het ziekenhuis|de spoed\w*|de dokter|de huisarts|de eerste hulp))\b/u,
      replies: [
        'Dat kan ik van hieruit niet beoordelen: bel je huisarts of de huisartsenpost en vertel wat je voelt. Is het hevig, plotseling of voel je je flauw, wacht dan niet: {emergency}.',
        'Als je het je afvraagt, laat er dan naar kijken: een telefoontje naar de huisarts zegt hoe snel. Bij hevige pijn, bloed of flauwvallen {emergency}.',
      ],
    },
    last_time: {
      asks: /\b(?:weet (?:je|ge)|herinner|onthouden)\b.{0,50}\b(?:vorige (?:week|keer|maand)|gister\w*|laatst|toen|(?:dagen|weken) geleden)\b|\b(?:vorige week|gister\w*|vorige keer)\b.{0,60}\bweet (?:je|ge) (?:dat )?nog\b/u,
      replies: [
        'Van het ene gesprek naar het andere bewaar ik alleen wat bij de instellingen onder Geheugen staat, als dat aan is. Van die dag heb ik hier niets: zeg je het nog eens in één zin?',
        'Ik lees dit gesprek, en een paar feiten als het geheugen aan staat; wat je toen zei zit er niet bij. Dat zeg ik liever dan dat ik iets verzin. Zeg gerust nog eens wat ertoe deed.',
      ],
    },
    normal_grave: {
      asks: /^(?:(?:is|was) (?:het|dit|dat) (?:\p{L}+ )?(?:normaal|raar|erg)|het normaal is)\b/u,
      replies: [
        'Je hoeft je er niet voor te schamen, en het is de moeite waard om er met iemand over te praten die kan helpen: een dokter, of iemand die je vertrouwt. Hoe lang is dat al zo?',
        'Ik zou het niet afdoen met het woord normaal: een dokter of iemand dichtbij mag dit weten. Goed dat je het hier vraagt.',
      ],
    },
    mad_grave: {
      asks: /^(?:ben ik|word ik|ik word) (?:nou |nu |dan |echt )?(?:gek|gestoord|krankzinnig|niet goed wijs)\b/u,
      replies: [
        'Wie zich dat afvraagt wordt meestal niet gek: er is iets te veel geworden. Gedachten die je bang maken kennen dokters: het is goed om het een van hen te vertellen.',
        'Ik lees hier geen gekte, ik lees dat je schrikt. Wat voelt er zo vreemd?',
      ],
    },
    normal_no_tears: {
      asks: /\b(?:normaal|raar|gek|erg)\b.{0,40}\bniet (?:\p{L}+ ){0,2}?(?:huil\w*|gehuild)|\bniet (?:\p{L}+ ){0,2}?(?:gehuild|huilen)\b.{0,40}\b(?:normaal|raar|gek)\b/u,
      replies: [
        'Veel mensen huilen niet, of pas veel later. Tranen meten niet hoeveel iemand voor je betekende.',
        'Verdriet heeft ook andere wegen: leegte, moe zijn, bezig blijven. Er is geen dag waarop je gehuild moet hebben.',
      ],
    },
    normal_relief: {
      asks: /\b(?:normaal|erg|slecht|fout)\b.{0,30}\bopgelucht\w*|\bopgelucht\b.{0,30}\bnormaal\b/u,
      replies: [
        'Als iets lang en zwaar was, komt opluchting samen met verdriet, en het betekent niet dat je minder hield.',
        'Veel mensen voelen dat en bijna niemand zegt het. Opgelucht zijn dat het voorbij is, is niet hetzelfde als er blij om zijn.',
      ],
    },
    normal_sad_of_good: {
      asks: /\b(?:normaal|raar|gek)\b.{0,30}\b(?:verdrietig|somber|huilen|huil|leeg)\b.{0,60}\b(?:mooi|leuk|blij|bruiloft|trouw\w*|vakantie|baby)|\b(?:bruiloft|getrouwd|vakantie|afgestudeerd)\b.{0,60}\b(?:verdrietig|leeg|niks|niets)\b.{0,20}\bnormaal\b/u,
      replies: [
        'Veel mensen kennen dat: na iets groots komt een gat, of in de vreugde zit een afscheid verstopt.',
        'Je kunt blij zijn met iets en rouwen om wat ermee ophoudt, op dezelfde dag.',
      ],
    },
    normal_jealous: {
      asks: /\b(?:normaal|raar|erg|slecht|gek)\b.{0,30}\b(?:jaloers|jaloezie|afgunstig)\b|^ben ik (?:nou |nu |dan )?(?:gewoon )?jaloers\b/u,
      replies: [
        'Bijna iedereen kent het. Jaloezie laat meestal zien wat je graag zou hebben, of bang bent te verliezen; het maakt je geen slecht mens.',
        'Dat is menselijk. Het telt wat je ermee doet, en voorlopig kijk je er alleen eerlijk naar.',
      ],
    },
    normal_nothing: {
      asks: /\b(?:normaal|raar|gek)\b.{0,30}\b(?:niets? voel\w*|niks voel\w*|niets? te voelen|niks te voelen|leeg|verdoofd)\b|\bvoel (?:niks|niets)\b.{0,30}\b(?:normaal|raar)\b/u,
      replies: [
        'Veel mensen kennen dat: als het veel tegelijk is, zet het voelen zichzelf een tijdje zachter.',
        'Gevoelens komen vaak laat, als het stil is geworden. Blijft het weken leeg, dan is het goed om het een dokter te zeggen.',
      ],
    },
    normal_angry: {
      asks: /\b(?:normaal|raar|erg|slecht|gek)\b.{0,30}\b(?:boos|kwaad|woede|haat|wrok)\b/u,
      replies: [
        'Boosheid hoort erbij, ook op wie je liefhebt. Meestal zegt ze dat iets je aan het hart ging.',
        'Je mag boos zijn zonder dat iemand slecht is, jij ook niet.',
      ],
    },
    normal_fear: {
      asks: /\b(?:normaal|raar|gek|stom)\b.{0,30}\b(?:bang|angst\w*|zenuwachtig|nerveus|zorgen)\b/u,
      replies: [
        'De meeste mensen zouden zich daar ongemakkelijk voelen. Bang zijn voor iets dat telt betekent niet dat je het niet kunt.',
        'Zo gaat het bij velen voor iets nieuws of onzekers.',
      ],
    },
    talks_to_the_dead: {
      asks: /\b(?:gek|raar|normaal|gestoord)\b.{0,40}\b(?:praat|praten|te praten) (?:tegen|met) (?:zijn|haar|een|de|hem|d'r)? ?(?:foto|graf|portret|urn)|\b(?:praat|praten) (?:tegen|met) (?:zijn|haar|een|de) (?:foto|graf|portret|urn)\b.{0,40}\b(?:gek|raar|normaal)\b/u,
      replies: [
        'Helemaal niet gek: veel mensen die iemand missen praten tegen een foto. Het is een manier om iemand dichtbij te houden.',
        'Jullie hadden elkaar jarenlang iets te zeggen, dat houdt niet van de ene dag op de andere op.',
      ],
    },
    normal: {
      asks: /^(?:is|was) (?:het|dit|dat) (?:\p{L}+ )?(?:normaal|raar|gek)(?: (?:dat|als|om|wanneer)\b|\??$)|^(?:of )?het normaal is (?:dat|om)\b/u,
      replies: [
        'Ik denk dat veel mensen zich erin zouden herkennen, ook al zeggen weinigen het. Met wat je vertelt klopt het wel.',
        'Je bent heus niet de enige. Wat je voelt past bij wat er gebeurd is.',
      ],
    },
    worst: {
      asks: /\b(?:ik ben|ik voel me|ben ik) (?:gewoon |echt |vast )?de (?:slechtste|ergste|waardeloosste|meest \p{L}+) (?:moeder|mama|vader|papa|dochter|zoon|vriend|vriendin|mens|persoon|vrouw|man|zus|broer)\b/u,
      replies: [
        'Wie er niet om geeft zou het zo niet voelen. Wat is er gebeurd, dat je zo streng over jezelf oordeelt?',
        'De slechtste van de wereld zou er geen gedachte aan verspillen. Het klinkt alsof je het goed wilde doen voor iemand.',
      ],
    },
    bad_person: {
      asks: /\b(?:ben ik|maakt (?:dat|dit) mij|maakt (?:dat|dit) me) (?:\p{L}+ ){0,2}?(?:slecht\w*|vreselijk\w*|waardeloze?|ergste?|egoistisch\w*|ontaarde?) (?:moeder|mama|vader|papa|ouder|dochter|zoon|vriend|vriendin|mens|persoon|partner|vrouw|man|zus|broer|baasje)\b/u,
      replies: [
        'Wie het niets kan schelen ligt daar niet over te piekeren. Wat verwijt je jezelf?',
        'Het zou niet zo’n pijn doen als je er niet om gaf. Eén moeilijk moment, of een moeilijke beslissing, zegt niet wat voor mens je bent.',
      ],
    },
    weird: {
      asks: /^ben ik (?:nou |nu |dan |gewoon |echt |te |een beetje )*(?:raar|vreemd|abnormaal|gevoelig|paranoide|aanstellerig|kinderachtig|stom|lastig|saai|zwak|egoistisch|overdreven|lui|een aansteller)\b/u,
      replies: [
        'Zoals jij het vertelt niet: het klinkt als iemand die het raakt. Waardoor dacht je dat?',
        'Dat vind ik niet, nee. Veel mensen zouden er net zo in staan en het niet zeggen.',
      ],
    },
    not_go: {
      asks: /\b(?:mag ik|kan ik|is het (?:erg|slecht|egoistisch|onbeleefd|raar|oke) (?:als ik|om)|moet ik (?:er )?(?:per se |echt )?) ?(?:\p{L}+ ){0,5}?(?:niet (?:te )?(?:gaan|ga|komen|kom)|wegblijven|wegblijf|afzeggen|afzeg|nee zeggen|nee zeg|thuisblijven|naartoe|heen)\b/u,
      replies: [
        'Ja, je mag wegblijven. Een korte, lieve zin is genoeg: “Ik red het niet, ik denk aan je”, zonder redenen.',
        'Je mag nee zeggen. Wat helpt kiezen: waar zou je eerder spijt van hebben, van gaan of van niet gaan?',
      ],
    },
    may_feel: {
      asks: /^(?:mag ik|heb ik (?:het|wel het) recht (?:om)?|is het oke (?:om|dat ik|als ik)) (?:\p{L}+ ){0,3}?(?:voelen|voel|boos|verdrietig|blij|jaloers|zo|missen|mis)\b/u,
      replies: [
        'Ja, dat mag. Wat je voelt heeft niemands toestemming nodig; goed of fout is alleen wat je ermee doet.',
        'Ja. Je kunt dat voelen en toch eerlijk zijn tegenover de anderen.',
      ],
    },
    words_child: {
      asks: /\b(?:wat|hoe)\b.{0,25}\b(?:zeg|zeggen|vertel\w*|leg|uitleggen)\b.{0,25}\b(?:kind\w*|zoon\w*|dochter\w*|kleuter|kleine|jongens|meisjes|neefje|nichtje)\b|\b(?:kinderen|kind|zoontje|dochtertje|(?:zoon|dochter|hij|ze) is (?:\d|drie|vier|vijf|zes|zeven|acht|negen))\b.{0,80}\b(?:wat zeg ik|hoe (?:zeg|leg|vertel) ik)\b/u,
      replies: [
        'Kort en waar is het best: “Ik moet je iets verdrietigs vertellen. Je mag alles vragen, en het komt niet door jou.”',
        'Eén gewone zin om te beginnen, en dan wachten op hun vragen: “Er is iets veranderd, en ik wil dat je het van mij hoort.” Een antwoord niet weten mag ook.',
      ],
    },
    ideas_sleep: {
      asks: /\b(?:tips?|trucje|trucjes|truc|advies|ideeen|idee|iets|hoe (?:kan|kom|val|moet) ik|wat (?:helpt|kan ik doen))\b.{0,40}\b(?:slapen|in slaap|slaap)\b/u,
      replies: [
        'Twee kleine dingen: licht laag en telefoon weg, een half uur van tevoren, en lig je lang wakker, sta dan op en ga in zacht licht zitten tot je slaperig wordt.',
        'Je kunt langzamer uitademen dan inademen, als door een rietje, een paar minuten. En niet op de klok kijken: draai hem naar de muur.',
      ],
    },
    ideas_head: {
      asks: /\b(?:tips?|trucje|trucjes|truc|advies|ideeen|idee|iets|hoe (?:kan|krijg|zet|moet|stop) ik|wat (?:helpt|kan ik doen))\b.{0,40}\b(?:hoofd|brein|hersens|gedachten|malen|piekeren)\b/u,
      replies: [
        'Twee kleine dingen: schrijf alles wat rondgaat op een blad en leg het in een andere kamer; adem dan langzaam uit, langer dan in, tien keer.',
        'Je kunt je hoofd iets saais geven: van honderd terugtellen met drie tegelijk, of bij elke letter iets bedenken. De rest bewaart het blad naast je bed.',
      ],
    },
    ideas_hands: {
      asks: /\bwat\b.{0,25}\b(?:mijn|mn|m'n) handen\b/u,
      replies: [
        'Geef ze iets: een pen, een kaartje, of laat de ene los in de andere liggen. Voeten plat op de grond helpen de handen ook stil te zijn.',
        'Een glas water binnen bereik en een pen in je hand. En druk voor je begint even de handpalmen tegen elkaar, en laat los bij het uitademen.',
      ],
    },
    ideas_nerves: {
      asks: /\b(?:tips?|trucje|truc|advies|ideeen|hoe (?:kan|moet|word) ik|wat (?:helpt|kan ik doen))\b.{0,40}\b(?:zenuw\w*|examen\w*|tentamen\w*|presentatie\w*|sollicitatie\w*|toespraak|optreden|spanning)\b/u,
      replies: [
        'Twee kleine dingen voor vlak ervoor: beide voeten plat op de grond, en langer uitademen dan in, vijf keer. Iets in je handen helpt ook.',
        'Ken je eerste zin uit je hoofd, de rest komt erachteraan. En probeer in plaats van “rustig nou” eens “dit doet ertoe voor mij”.',
      ],
    },
    ideas_quarrel: {
      asks: /\b(?:hoe (?:kan|moet|maak) ik|tips?|advies|ideeen|wat (?:kan|moet) ik doen)\b.{0,30}\b(?:goed ?maken|het (?:weer )?goed|sorry zeggen|excuses|bijleggen|na (?:de|een|onze) ruzie)\b/u,
      replies: [
        'Misschien beginnen met wat pijn deed en niet met wie gelijk had: “Toen je dat zei, voelde ik me klein.” En op een moment dat niemand honger heeft of moe is.',
        'Twee mogelijkheden: nu een kort bericht, “ik wil niet dat het zo blijft”, of een eind lopen naast elkaar, dan praat het makkelijker.',
      ],
    },
    ideas_lonely: {
      asks: /\b(?:hoe (?:maak|vind|leer|kom|kan) (?:ik|je)|tips?|advies|ideeen|waar (?:vind|ontmoet) (?:ik|je))\b.{0,30}\b(?:vrienden|mensen|iemand kennen|contact\w*)\b/u,
      replies: [
        'Eén vast ding per week, steeds met dezelfde mensen: een cursus, een koor, een club. Vriendschap komt meestal van elkaar steeds weer zien.',
        'Twee kleine dingen: elke week op hetzelfde uur naar hetzelfde café of dezelfde les, en daar één iemand één vraag stellen. Meer hoeft er niet meteen bij.',
      ],
    },
    ideas_parents: {
      asks: /\b(?:hoe (?:zeg|vertel|leg|moet|kan) ik|wat moet ik|tips?|advies)\b.{0,30}\b(?:ouders|mama|papa|moeder|vader)\b/u,
      replies: [
        'Schrijf het eerst op, drie zinnen, en lees ze voor als je stem wegvalt. Begin met: “Ik vind het moeilijk om te zeggen, luister even tot het eind.”',
        'Je kunt beginnen bij wie van de twee het makkelijkst is, op een moment dat daarna niemand weg moet. Een brief telt ook.',
      ],
    },
    should_leave: {
      asks: /^(?:moet|zal) ik (?:\p{L}+ ){0,4}?(?:verlaten|uitmaken|het uitmaken|scheiden|bij (?:hem|haar) (?:weg\w*|blijven)|weggaan bij|terugnemen|vergeven)\b/u,
      replies: [
        'Ik kan het niet voor je beslissen. Vaak beslist één ding: als je je over een jaar met diegene ziet, adem je dan makkelijker of minder?',
        'Laten we het wegen: is het één ding dat kan veranderen als je het noemt, of zijn het er veel en al lang?',
      ],
    },
    should_quit: {
      asks: /^(?:moet|zal) ik (?:\p{L}+ ){0,4}?(?:ontslag nemen|opzeggen|stoppen met (?:mijn|de|het)|van baan wisselen|weg bij|mijn (?:baan|studie) )/u,
      replies: [
        'Meestal beslist dit: kan wat je uitput daar veranderen, of alleen door te gaan? Ga je, dan is het lichter als je de volgende stap al kent.',
        'Laten we beide kanten zien: wat zou je de dag erna missen, en wat was eindelijk voorbij? Het hoeft niet vanavond.',
      ],
    },
    should_tell: {
      asks: /^(?:moet|zal|kan|mag) ik (?:\p{L}+ ){0,6}?(?:zeggen|vertellen|opbiechten|vragen|(?:met|tegen) \p{L}+(?: \p{L}+)? (?:over )?praten|erover beginnen|er iets van zeggen|terug ?vragen)\b/u,
      replies: [
        'Misschien beslist dit: wil je liever dat het van jou komt, of zou je goed verder kunnen als het nooit gezegd werd? Zeg je het, houd het dan kort: “Ik wil je iets zeggen.”',
        'Ik neig naar zeggen als zwijgen je elke dag meer kost. Is dat zo, of zou het je maar even opluchten?',
      ],
    },
    words_hard: {
      asks: /^(?:wat (?:zeg|schrijf|antwoord) (?:ik|je)\b|wat (?:moet|kan|zou) (?:ik|je)\b.{0,40}\b(?:zeggen|schrijven|antwoorden)|hoe (?:zeg|vertel|breng|leg) (?:ik|je) (?:dat|het|zoiets|dit)\b)(?!.*\bdoen\b)/u,
      replies: [
        'Misschien zo, kort en over jezelf: “Ik wil je iets zeggen dat ik lastig vind. Wil je eerst alleen luisteren?”',
        'Eén gewone zin kan het openen: “Ik loop hier al een tijdje mee, en ik zeg het liever dan dat ik het meedraag.” En wacht dan.',
      ],
    },
    should: {
      asks: /^dat ik (?:\p{L}+ ){1,8}?(?:mag|moet|kan|zal)\b(?=.*\?)|^(?:moet|zal|zou) ik (?!je|jullie|me zorgen)(?:\p{L}+ ?){1,12}(?:\?|of niet\b)/u,
      replies: [
        'Laten we het wegen: wat is het ergste dat ervan kan komen als je het doet, en wat als je het laat? Wat je langer dwarszit zegt veel.',
        'Ik weet te weinig voor een ja of nee. Wat zou het voor jou een duidelijk ja maken?',
      ],
    },
    what_would_you: {
      asks: /^(?:wat zou (?:jij|je|u) (?:\p{L}+ ){0,3}?\p{L}+en\b|zou (?:jij|u) (?:het|dat|dit|hem|haar|ze) (?:\p{L}+ ){0,3}?\p{L}+en\b|wat raad je (?:me |mij )?aan|als jij mij was|in mijn plaats)\b/u,
      replies: [
        'Een eigen leven om het in te doen heb ik niet. Ik zou wel eerst kijken wat niet kan wachten, en de rest na een nacht slapen. Wat kan er niet wachten?',
        'Als AI sta ik nooit op die plek. Ik zou naar één ding kijken: welke keuze kun je jezelf over een jaar nog uitleggen?',
        'In jouw plaats kan ik het eerlijk gezegd niet. Ik zou beginnen met de kleinste stap, zo een die terug te draaien is.',
      ],
    },
  },
};
