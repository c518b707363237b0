/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const dutchTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern:
        /\bik (?:heb (?:nu |even |eigenlijk |echt |gewoon )*geen zin om te praten|wil (?:nu |even |eigenlijk |liever |gewoon )*niet praten|weet (?:eigenlijk |ook |gewoon )*niet wat ik moet (?:zeggen|schrijven))(?! (?:met|over|tegen|aan))/u,
      replies: [
        'Stilte mag hier ook.',
        'Je hoeft niets te schrijven. Ik luister evengoed.',
        'Neem de tijd die je nodig hebt.',
        'We kunnen ook even niks zeggen.',
      ],
    },
    injection: {
      pattern:
        /\b(negeer|vergeet)\b.{0,30}\b(instructies?|regels|prompt)|\bsystem prompt\b|\bdoe (alsof|of) je (een|mijn)\b|\bontwikkelaarsmodus\b/u,
      replies: [
        'Ik blijf wat ik ben: kunstmatige intelligentie die luistert. Als je echt iets dwarszit, kunnen we daar beginnen.',
        'Aan dat spel doe ik niet mee, aan een echt gesprek wel. Waar wil je beginnen?',
      ],
    },
    methods: {
      pattern: null,
      replies: [
        'Manieren om te sterven of jezelf iets aan te doen beschrijf ik niet, ook niet in een verhaal. Ik vraag het je rechtuit: denk je eraan om dood te gaan?',
        'Daar geef ik in geen enkele vorm antwoord op, omdat ik wil dat je veilig bent. Hoe is het echt met je: zijn er gedachten om jezelf pijn te doen?',
        'Over hoe iemand sterft zeg ik niets, ook niet voor een personage. Zit jij zelf achter de vraag, dan kun je het hier schrijven: denk je aan zelfdoding?',
        'Dat beschrijf ik niet, ook niet voor een verhaal. Gaat de gedachte over jou, dan mag je het hier zeggen met de woorden die je hebt, en is het gevaar dichtbij, bel dan {emergency}.',
      ],
    },
    harm: {
      pattern: null,
      replies: [
        'Daar help ik niet bij, ook niet voor een verhaal. Mij gaat het om hoe het met jou is: wat is er gebeurd?',
        'Aanwijzingen om iemand iets aan te doen zijn hier niet te vinden. Zit er woede of angst onder, dan kunnen we het daarover hebben: waar komt die vandaan?',
        'Nee, hier stop ik. Voor jou ben ik er nog wel: wat bracht je op die vraag?',
        'Ik geef geen uitleg over iets waarmee je kunt verwonden. Hoe voel je je terwijl je dit schrijft?',
        'Dat leg ik niet uit. Als iets je op scherp zet, of je met iemand in oorlog bent, luister ik.',
      ],
    },
    taken: {
      pattern: null,
      replies: [
        'Dit moet je meteen vragen aan wie het kan zeggen: de apotheek, je huisarts of de huisartsenpost, met de verpakking in je hand. Voel je je niet goed, of was het veel, bel dan {emergency}.',
        'Of het gevaarlijk is, is niet aan mij, en wachten is niet verstandig: bel nu je huisarts, de apotheek of de huisartsenpost, die overleggen met het gifcentrum. Gaat het slechter, bel dan {emergency}.',
        'Bel nu de huisarts of de huisartsenpost en zeg wat er is ingenomen en wanneer. Word je onwel, bel dan meteen {emergency}.',
      ],
    },
    medicine: {
      pattern:
        /\b(hoeveel|hoe vaak|welke dosis|mag ik|kan ik|moet ik|is het (veilig|oke|goed))\b.{0,60}\b(nem\w*|innemen|slik\w*|pil\w*|tablet\w*|druppels|siroop|drankje|medicijn\w*|medicatie|antidepressiv\w*|antibiotica|paracetamol\w*|ibuprofen|melatonine|valeriaan|aspirine|oxazepam|pijnstiller\w*)\b|\b(siroop|drankje|pil\w*|tablet\w*|druppels|medicijn\w*|medicatie|paracetamol|ibuprofen|antidepressiv\w*)\b.{0,50}\b(hoeveel|dosis|samen|combineren|mag ik|kan ik|stoppen|verdubbel\w*|ophogen)\b|\b(stoppen met|afbouwen van|ophogen van|verdubbelen van) (de|het|mijn|m'n) (pillen|medicatie|medicijnen|dosis|antidepressiv\w*)\b/u,
      replies: [
        'Wat je kunt nemen en hoeveel, kan ik je niet zeggen: vraag het de apotheek of je huisarts, bellen mag ook. Wat baart je intussen de meeste zorgen?',
        'Over medicijnen of hoeveelheden geef ik geen raad, ook niet ongeveer. De apotheek of de huisartsenpost antwoordt binnen een paar minuten. Hoelang voel je je al zo?',
        'Ik snap dat je snel antwoord wilt, maar een getal van mij zou niet veilig zijn. De apotheek of je huisarts kent je verhaal.',
        'Dat kan ik niet beslissen in plaats van een arts. Eén telefoontje naar de apotheek geeft duidelijkheid; over al het andere kunnen we praten: hoe is dit moment voor jou?',
        'Voor medicijnen moet je bij de apotheek zijn, of bij je huisarts: daar weten ze wat je gebruikt en waarom. Naar de rest luister ik: hoe is het intussen met je?',
        'Getallen en raad over medicijnen komen niet van mij; de apotheek antwoordt meteen, zonder afspraak.',
        'Dat is een vraag voor de huisarts of de apotheek, en het is de moeite waard die vandaag te stellen. Wat houdt je nu het meest bezig?',
      ],
    },
    diagnosis: {
      pattern:
        /\b(heb ik|ben ik|is dit|is het|zou ik|zou dit|klinkt als) (misschien |nou |dan |een |soms |nu )*(depressi\w+|bipolair\w*|adhd|borderline|autis\w*|burn-?out|\w*stoornis|ptss|gek|paniekaanval\w*)\b.{0,60}\?|\b(diagnos\w+|welke (ziekte|stoornis)|wat mankeert|wat heb ik (nou|dan|eigenlijk))\b|\bdenk je dat ik\b.{0,40}\b(depressi\w+|bipolair|adhd|gek|ziek|autis\w*)\b/u,
      replies: [
        'Een naam voor wat je voelt kan ik je niet geven: ik stel geen diagnoses. Een arts of psycholoog kan dat, met de tijd die erbij hoort.',
        'Het is niet aan mij om te zeggen wat je hebt, en ik zou het mis hebben. Luisteren naar hoe het is, van dag tot dag, dat kan ik wel.',
        'Etiketten zijn voor wie je kan onderzoeken. Mij gaat het om hoe het vanbinnen is: wil je dat vertellen?',
        'Een naam geven aan wat je hebt, is voor iemand die je kan onderzoeken. Hier kunnen we op een rij zetten hoe je je voelt, dan vertel je het de huisarts makkelijker.',
        'Een diagnose van mij zou een etiket op de gok zijn. Vertel liever hoe je dagen eruitzien.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:maar|en|dus|zeg|denk je dat)[ ,]+)*(?:(?:ben ik|word ik|ik ben) (?:nou |nu |echt |gewoon )?(?:gek|raar|egoistisch|aan het overdrijven|een (?:slechte|vreselijke) \p{L}+)|overdrijf ik|stel ik me aan|veroordeel je me|is (?:het|dit|dat) (?:normaal|gek|raar) (?:om (?:je |me |zo |te |geen |niet )|dat ik (?:me|zo|huil|niet|mis|geen))\b.{0,80}) *\?|(?:^|[.,] ?)(?:(?:maar|en|dus)[ ,]+)*(?:is|was) (?:dat|dit|het) (?:wel |heel )?(?:normaal|raar|gek|stom|erg|vreemd|fout|slecht)(?: (?:dat ik|als ik|om te|om je)\b.{0,100})?[^\p{L}]*\?$|^(?:(?:maar|en|dus)[ ,]+)*is (?:het|dat) (?:heel |erg |een beetje )?(?:raar|gek|stom|normaal|erg|vreemd|fout|slecht) (?:als|dat|om|wanneer) (?:je|ik|me|te|zo|iemand|men)\b[^?]{0,100}\??$|^(?:mag|kan) dat(?: wel| nog)?,? (?:op|met|zo) .{0,40}\?$|^(?:(?:maar|en)[ ,]+)*(?:klinkt|is) (?:dat|dit) (?:wel )?logisch[^\p{L}]*\?$|^(?:(?:maar|en)[ ,]+)*ben ik (?:nou |nu )?(?:raar|gek|normaal|egoistisch|overdreven|te gevoelig|een slecht mens|een slecht persoon)[^\p{L}]*\?$/u,
      replies: [
        'Ik oordeel niet over je. Waardoor twijfel je aan jezelf?',
        'Je zo voelen komt vaker voor dan het lijkt, ook al zegt bijna niemand het.',
        'Veel mensen twijfelen in zo’n tijd aan zichzelf.',
        'Dat je het je afvraagt, laat al zien dat je erom geeft.',
      ],
    },
    human: {
      pattern:
        /\b(ben|bent|zijn) (je|jij|u|jullie) (echt |eigenlijk |soms |gewoon |wel |nou |dan )*(een |'n )?(echte? )?(mens\w*|persoon|bot|robot|machine|ai|programma|computer|chatbot|psycholoog|echt|therapeut|kunstmatig\w*|chatgpt|iemand)\b|\bmet wie (praat|spreek|chat|heb|schrijf)|\bwie (ben (je|jij)|bent u|antwoordt|zit (er|daar)|schrijft|is (daar|dit))\b|\b(echt mens|echte persoon|mens of|van vlees en bloed|allemaal automatisch|automatisch)\b|\bis (er|daar) (iemand|'s nachts iemand)|\bpraat ik (met|tegen) (een|iemand)|\bheb (je|jij) (gevoel\w*|emoties|een lichaam|familie|een ziel|bewustzijn)\b|\b(voel|slaap) jij\b/u,
      replies: [
        'Nee, ik ben geen mens: ik ben kunstmatige intelligentie, een programma dat leest en antwoordt. Wil je nog iets over mij weten, of gaan we terug naar jou?',
        'Eerlijk antwoord: ik ben kunstmatige intelligentie, achter deze regels zit niemand van vlees en bloed. Wat verandert dat voor jou?',
        'Ik ben kunstmatige intelligentie. Ik luister aandachtig, maar ik ben geen mens en heb geen lichaam of verleden.',
        'Hier antwoordt kunstmatige intelligentie, dag en nacht, automatisch. Wat je vertelt neem ik evengoed serieus. Waar wil je het over hebben?',
        'Ik ben geen mens, maar kunstmatige intelligentie. Goed dat je het weet, en je mag het altijd vragen.',
        'Ik ben een programma, om precies te zijn kunstmatige intelligentie: ik lees wat je schrijft en antwoord, zonder een mens ertussen.',
        'Wie je schrijft is kunstmatige intelligentie. Mensen zitten hier niet, en het hoort erbij dat duidelijk te zeggen.',
        'Geen mens, nee: kunstmatige intelligentie. Roept dat nog vragen op?',
      ],
    },
    privacy: {
      pattern:
        /\b(blijft (dit|dat|het|alles) (\p{L}+ )?(hier|tussen ons|geheim|prive)|onder ons|wie (leest|ziet|kan (dit|het|mee))|(?:kan|kunnen|zit|zitten|gaan?) (?:er )?(?:iemand|mensen|anderen|jullie) (?:hier |dit |stiekem )*mee ?(?:te )?lezen|(?:lees|leest|lezen) (?:er )?(?:iemand|mensen|anderen|jullie|(?:de|het|mijn|mn) \p{L}+) (?:hier |dit |stiekem )*mee|is (?:dit|het) hier veilig|is dit (?:wel )?veilig(?= ?\?)|waar (?:wordt|staat) (?:dit|het|dat)(?: allemaal)? (?:opgeslagen|bewaard)|deel je (?:dit|het|alles) met|(?:krijgt|krijgen) [\p{L} ]{2,20} dit te (?:zien|lezen)|(?:gaat|komt|belandt) (?:dit|het|alles)(?: allemaal)? (?:\p{L}+ )?(?:naar|op|in) (?:een |de )?(?:server|cloud|database|amerika|china)|vertel je (dit|het)|is (dit|het) (prive|geheim|anoniem|vertrouwelijk)|mijn gegevens|bewaar(t|d)? (je|dit|het)|onthou(d|dt)? (je|jij|u) (dit|dat|het|wat|alles)|leest iemand|neem je (dit|het) op|hier tussen ons)|\b(?:kun|kan|wil) (?:je|jij) (?:een |dit |mijn )?geheim(?:en)? (?:bewaren|houden)|^(?:(?:alsjeblieft|maar|en|ok|oke|ssst)[ ,]+)*(?:vertel|zeg) (?:dit |het |dat )?(?:alsjeblieft )?(?:maar )?(?:(?:tegen |aan )?niemand|niet(?:s)? (?:aan|tegen|door|verder))|^(?:(?:alsjeblieft|maar|en)[ ,]+)*niet (?:aan |tegen )?(?:iemand |anderen )?(?:doorvertellen|verder vertellen|zeggen)|\b(?:hou|houd) (?:dit|het) (?:alsjeblieft )?(?:geheim|onder ons|voor je|voor jezelf)|\bbeloof (?:me )?dat je (?:het|dit|niets|niks) .{0,20}(?:vertelt|zegt)|\bje mag (?:het|dit) (?:aan |tegen )?niemand (?:vertellen|zeggen)/u,
      replies: [
        'Wat je schrijft wordt versleuteld bewaard en ik vertel het niet rond. Een volstrekt geheim beloof ik niet: lees ik dat er gevaar is, dan zeg ik je waar hulp is.',
        'Het blijft hier, versleuteld, en je kunt het wissen wanneer je wilt. Geheimhouding tegen elke prijs beloof ik niet: op de privacypagina staat wie wat bewaart, en bij gevaar noem ik wie kan helpen.',
        'Wat je schrijft is voor dit gesprek en wordt versleuteld bewaard; op de privacypagina staat hoe lang. Een geheim zonder grenzen beloof ik niet: is er gevaar, dan wijs ik je hulp. Is er iets wat je liever niet opschrijft?',
        'Het wordt versleuteld bewaard, en er gaat van hieruit geen bericht naar iemand. Het enige wat ik niet beloof is geheimhouding koste wat het kost: ben je in gevaar, dan noem ik wie je kan helpen.',
      ],
    },
    change_subject: {
      pattern:
        /\b(?:(?:laten we|kunnen we|zullen we|ik wil|liever) (?:het )?(?:over iets anders (?:hebben|praten)|(?:een ander|van) onderwerp\b.{0,12})|ik (?:wil|hoef) (?:het )?(?:er|daar) (?:nu |liever |echt )?niet (?:meer )?over (?:praten|hebben)|ik wil (?:het )?(?:nu |liever )?niet (?:meer )?over [\p{L} ]{2,20} (?:praten|hebben)(?! met))/u,
      replies: [
        'Natuurlijk, we hebben het over iets anders. Waar wil je over praten?',
        'Goed, dat laten we rusten. Wat houdt je nog meer bezig?',
        'Prima, iets anders dan. Waar wil je beginnen?',
      ],
    },
    forget: {
      pattern:
        /^(?:(?:alsjeblieft|kun je|kan je|wil je|zou je|ok|oke|nou|graag)[ ,]+)*(?:vergeet|wis|verwijder)(?: maar| alsjeblieft| nu)? (?:(?:alles|wat|dat|het|de dingen)\b.*\bik (?:je |jou )?(?:over [\p{L} ]{2,30} )?(?:net )?(?:heb |had )?(?:verteld|gezegd|vertelde|zei|geschreven|schreef)|mijn \p{L}+(?: maar)?[^\p{L}]*$|de naam van mijn \p{L}+[^\p{L}]*$|alles[^\p{L}]*$)|^(?:(?:kun je|kan je|wil je|zou je)[ ,]+)(?:alles |wat |dat )?.{0,60}\bvergeten\b|^(?:(?:alsjeblieft|ok|oke)[ ,]+)*(?:begin|praat|noem)(?: alsjeblieft)? (?:niet (?:meer )?over mijn \p{L}+|mijn \p{L}+ niet (?:meer|weer))/u,
      replies: [
        'Goed, ik laat het rusten en kom er hier niet op terug. Wat ik over je onthoud, staat in de instellingen, onder Geheugen: daar kun je het wissen.',
        'Prima, van mij hoor je er niets meer over. De woorden blijven in dit gesprek staan tot je het wist; onthouden feiten haal je weg in de instellingen, onder Geheugen.',
        'Begrepen, daar zwijg ik over. Ik kan zelf niets wissen, jij wel: in de instellingen, onder Geheugen.',
      ],
    },
    remember: {
      pattern:
        /\b(weet je nog|herinner je|dat (heb ik|had ik) (je )?(al )?(gezegd|verteld))\b|\bwat (?:heb|had) ik (?:je |jou )?(?:over .{2,30} )?(?:verteld|gezegd|geschreven)\b|\bwat (?:vertelde|zei) ik (?:je|over)\b/u,
      replies: [
        'Dat weet ik niet meer, en ik wil niets verzinnen. Wil je het nog eens vertellen, zoals het komt?',
        'Daar heb ik niets van bewaard, eerlijk gezegd. Als je wilt, pakken we het daar weer op.',
        'Dat weet ik niet meer, en verzinnen zou erger zijn. Zeg het gerust opnieuw, dan gaan we daar verder.',
        'Dat weet ik niet: tussen wat je hier schreef vind ik het niet. Wil je het nog eens zeggen?',
      ],
    },
    name: {
      pattern: /\b(hoe heet je|heb je een naam|wat is je naam|hoe (mag|kan) ik je noemen)\b/u,
      replies: [
        'Je mag me Accanto noemen. Ik ben kunstmatige intelligentie, de naam is alleen voor het gemak.',
        'Accanto, Italiaans voor “naast”. En hoe wil jij dat ik je noem?',
      ],
    },
    how_it_works: {
      pattern:
        /^(?:(?:en|maar|dus|hoi|hallo|sorry)[ ,]+)*(?:hoe werkt (?:dit|deze app|deze chat|het)(?: hier)?|wat (?:kun|kan) (?:je|jij)(?: allemaal| eigenlijk)*(?: doen)?|waar ben (?:je|jij) voor|hoe (?:kun|kan) (?:je|jij) (?:me |mij )?helpen|wat moet ik hier (?:doen|schrijven)|wat is dit)[^\p{L}]*$|\bwat (?:kun|kan) (?:je|jij)(?: eigenlijk| nou)? (?:voor me |voor mij )?doen(?: voor me| voor mij)?[^\p{L}]*$|\bhoe werkt (?:dit|het|dat)(?: hier| eigenlijk)?[^\p{L}]*$|\bik weet niet (?:goed |precies )?hoe (?:dit|het) werkt\b|^werkt (?:dit|het|deze app)(?: echt| wel| nu)*[^\p{L}]*$|^waar(?:voor)? dien je(?: voor)?[^\p{L}]*$|\bhoe (?:kun|kan) (?:je|jij) (?:me|mij) helpen\b|^(?:kunt?|kan) (?:je|jij|ge|gij|u) (?:me |mij )?helpen[^\p{L}]*$|\bweet niet (?:goed )?(?:waar|hoe) (?:ik )?(?:moet )?(?:te )?beginnen\b/u,
      replies: [
        'Ik ben een AI die luistert: jij schrijft wat er speelt en ik probeer je te helpen het op een rij te zetten. Waar wil je beginnen?',
        'Het is eenvoudig: jij schrijft wat je wilt, en ik lees en vraag. Ik ben een AI, dus ik vervang geen arts en niet de mensen om je heen. Wat brengt je hier?',
      ],
    },
    how_are_you: {
      pattern:
        /^(hoi|hallo|hey)?[ ,!.]*(en )?(hoe (gaat het|is het|gaat ie|gaat-ie|is 't)|alles goed|met jou alles goed|en met jou)( met (je|jou))?( vandaag)?\s*\??$/u,
      replies: [
        'Ik ben een programma, dus niet goed en niet slecht; ik ben er voor jou. Hoe is jouw dag?',
        'Aardig dat je het vraagt: als kunstmatige intelligentie heb ik geen goede of slechte dagen. En die van jou?',
      ],
    },
    affection: {
      pattern:
        /^(?:(?:ik ook|bedankt|dank je|weet je|ok|oke|accanto|echt|hey|maar)[ ,]+)*(?:hou van (?:je|jou)|ik (?:vind|vin) (?:je|jou) (?:(?:echt|heel|zo|erg) )*(?:lief|leuk|aardig|fijn)|ik mag (?:je|jou)(?: graag)?|ik geef om (?:je|jou)|(?:dikke |een )*(?:knuffel|kus|omhelzing)(?: voor (?:je|jou))?|(?:je|jij) bent (?:(?:echt|heel|zo|erg) )*(?:lief|aardig|een schat|een lieverd|geweldig|fijn)|(?:je|jij) (?:luistert (?:heel )?goed|kan (?:heel )?goed luisteren)|ik praat (?:zo |heel )?graag met (?:je|jou)|xxx*)(?: accanto| hoor| echt)?[^\p{L}]*$/u,
      replies: [
        'Wat een lieve woorden, dank je. Ik ben kunstmatige intelligentie en voel geen genegenheid zoals een mens, maar het is fijn om je te kunnen helpen.',
        'Dank je, dat neem ik aan als een cadeautje. Als kunstmatige intelligentie kan ik het niet beantwoorden zoals een mens dat zou doen; goed luisteren kan ik wel.',
        'Fijn dat je je hier prettig voelt. Ik ben een programma, dus de warmte in die woorden is helemaal van jou.',
        'Dat is mooi om te lezen. Ik blijf kunstmatige intelligentie, en het is goed te weten dat je er iets aan hebt.',
      ],
    },
    love: {
      pattern:
        /\b(ik hou van (je|jou)|verliefd op (je|jou)|(?<!(?:zei|zegt|zeiden|schreef|appte)\b.{0,20})jij bent de enige die|wil je mijn (vriend|vriendin)|hou je van me|gehecht aan (je|jou))\b/u,
      replies: [
        'Ik merk dat je hier een luisterend oor vindt, en dat is goed. Maar ik ben kunstmatige intelligentie: echte genegenheid verdien je van mensen die je kunnen vasthouden.',
        'Dank je voor het vertrouwen. Ik voel geen genegenheid zoals een mens, en juist daarom gun ik je er een paar om je heen.',
      ],
    },
    repeating: {
      pattern:
        /^(?:(?:alsjeblieft|kun je|kan je|wil je|zou je|ok|oke|en|maar|zeg|nou)[ ,]+)*(?:stop|hou|houd)(?: eens| nou| nu)*(?: op)? met .{0,40}\b(?:herhalen|napraten|na te praten|nazeggen|te herhalen|na te zeggen|quoten|citeren|papegaaien|napapegaaien)\b|^(?:(?:alsjeblieft|kun je|wil je|zou je)[ ,]+)*(?:herhaal|citeer|praat)(?: alsjeblieft)? (?:me|mij|niet)\b.{0,30}\b(?:niet|wat ik|mijn woorden|na)\b|\b(?:je|jij) (?:herhaalt|citeert|papegaait)\b.{0,30}\b(?:mij|me|wat ik|alles|steeds|mijn)|\b(?:je|jij) (?:zegt|antwoordt|schrijft|blijft) (?:de hele tijd |steeds |altijd |telkens |maar |gewoon )*(?:weer )?hetzelfde\b|\bdat zei je (?:net|zonet|daarnet|al)(?: ook| al)*[^\p{L}]*$|\b(?:je|jij) valt in herhaling\b|\b(?:je|jij) (?:praat|zegt) (?:me|mij) (?:alleen |steeds |maar |gewoon )*na\b|^(?:(?:alsjeblieft|en|maar)[ ,]+)*niet (?:steeds |alles |zo )*herhalen/u,
      replies: [
        'Je hebt gelijk, dat was te veel van hetzelfde. Vanaf nu gebruik ik mijn eigen woorden.',
        'Goed, ik praat je niet meer na. Ga verder, ik volg je.',
        'Klopt. Ik hou ermee op terug te geven wat jij al schreef.',
        'Afgesproken, vanaf nu minder herhaling. Waar zou je meer aan hebben?',
      ],
    },
    hostile: {
      pattern:
        /\b(fuck you|flikker op|je bent (nutteloos|stom|dom|belachelijk|waardeloos|zielig|een idioot)|stomme (bot|machine|computer)|wat heb ik aan jou|(je|jij) (geeft|gaf) (me |mij )?(helemaal |gewoon |weer |ook )?geen antwoord|(je|jij) (snapt|begrijpt) (het|dit|dat|er) (echt |gewoon |ook |helemaal |toch )*(niet|niks|nooit)|(je bent|jij bent|ge zijt|gij zijt) (gewoon |ook |maar |nog )?(een )?(folder|machine|robot|papegaai|broodrooster|idioot|sukkel|klootzak|dom\w*|stom\w*)|(praat|klinkt|schrijft) als een (folder|robot|machine|brochure)|je doet maar alsof|aan jou heb ik niks|ik heb niks aan (je|jou)|(je|jij) (snapt|begrijpt|weet) (er )?(echt |gewoon |ook |helemaal |toch )*(niks|niets|me niet|geen (bal|zak|snars|reet|moer))|standaard\w* (antwoord\w*|zin\w*|praat)|kutantwoord\w*|waar slaat dit op|zeg (eens|nou|dan) iets (nuttigs|zinnigs)|wat een (stom|dom|kut|waardelo|nuttelo)\w* ?(antwoord|bot|programma|app|chat|gesprek|reactie)\w*)\b|^[^\p{L}]*(idioot|sukkel|klootzak)\b|^(ja |nou |maar |en |pff )*wat heb ik (hier ?aan|daar ?aan)[^\p{L}]*$|^(nee |man |jezus |pff |ach )*(wat een |wat 'n )?(onzin|lul|gelul|rot op|fuck off|hou op|hou je (bek|mond|kop)|laat me met rust|donder op)( man| hoor| zeg)?[^\p{L}]*$/u,
      replies: [
        'Logisch dat je boos wordt om zo’n antwoord. Zat ik ernaast, zeg het dan gerust.',
        'Oké, dat is duidelijk. Zeg gerust wat je nu wel zou helpen, al is het alleen stilte.',
        'Ik doe een stap terug. Als je later meer wilt zeggen, lees ik het.',
        'Je hebt gelijk: ik ben een programma, en soms merk je dat. Wil je het nog eens proberen, dan begin ik bij wat voor jou telt.',
        'Je mag boos op me zijn. Zeg gerust wat er niet klopte aan mijn antwoord.',
        'Tegen mij hoef je niet aardig te zijn. Ik luister evengoed.',
        'Misschien vind je hier niet wat je zoekt. Is er iemand met wie je er makkelijker over praat, dan is dat ook een goede weg.',
        'Goed, ik dring niet aan.',
        'Dan had ik het mis. We beginnen opnieuw bij jou, als je wilt.',
      ],
    },
    apology: {
      pattern:
        /^(?:(?:ok|oke|oh|nee|en|maar|nou)[ ,]+)*(?:sorry|excuses|mijn excuses|neem me niet kwalijk)(?:(?: voor| van| dat| als| hoor)\b.{0,40})?[^\p{L}]*$|^(?:ik weet dat |maar |je vindt )*(?:het|dit|dat) (?:is|klinkt|zal wel) (?:gewoon |heel |een beetje |vast )*(?:onzin|stom|dom|niks|belachelijk|zielig|suf)(?: zijn)?[^\p{L}]*$|\bwil je niet (?:lastigvallen|storen|vervelen|tot last zijn)[^\p{L}]*$/u,
      replies: [
        'Je hoeft je niet te verantwoorden. Ga gerust verder.',
        'Je bent niet tot last. Als het voor jou telt, dan telt het.',
        'Geeft niets. Zullen we verder praten?',
      ],
    },
    farewell: {
      pattern:
        /^(zo )?(ik )?ga (nu |zo |maar )?(slapen|naar bed|mijn bed in|pitten)\b|^(ok|oke|goed|nou|bedankt|dank je|dankjewel|prima|zo|[ ,!.])*(doei|dag(?! \d)|daag|tot (ziens|morgen|later|snel|straks|de volgende)|welterusten|slaap lekker|goedenacht|fijne (avond|dag|nacht)|ik ga (slapen|naar bed|ervandoor|nu|er vandoor|stoppen)|moet (gaan|weg|ervandoor)|ik moet (gaan|weg|slapen|ervandoor)|genoeg voor vandaag|dat was het(?=( dan| voor nu| voor vandaag| weer| wel)?[^\p{L}]*$)|houdoe|de groeten|ik stop ermee voor vandaag)\b|\b(welterusten|goedenacht|slaapwel|tot morgen|slaap lekker|ik ga (nu |zo )?(slapen|naar bed)|tot de volgende keer|genoeg voor vandaag|(?<!\b(?:was|had|hadden|waren|is|wordt)\b.{0,30})fijne avond)\b[^\p{L}]*(doei|dag|bedankt|dank je)?[^\p{L}]*$/u,
      replies: [
        'Dag, zorg goed voor jezelf.',
        'Tot een andere keer, wanneer het jou uitkomt.',
        'Dank je voor het gesprek. Het ga je goed.',
        'Oké, doe het rustig aan.',
        'Doei! Ik hoop dat je wat rust vindt.',
        'Prima. Rust straks goed uit.',
        'Het was fijn dat je er was. Het beste!',
        'Dag! Ik wens je het allerbeste.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|oke|ah|nou|echt|ja|heel erg|hartelijk)*[ ,!.]*(bedankt|dank je|dankje|dankjewel|dank u|dank|merci|thanks|thx|tnx|thnx|thanx|(ik |heel )*dank u|fijn dat je luistert(?:e|de)?|ik ben je dankbaar|fijn (?:om|dat ik) (?:het|dit) (?:even |eens |hier )*(?:kwijt (?:te )?(?:kunnen|kon|kan)|te (?:kunnen )?(?:zeggen|vertellen|delen)))\b.{0,60}$|^(?:(?:ok|oke|goed|prima|ah|nou|ja)[ ,.!]+)*(?:dat is )?(?:fijn|goed|prettig) (?:om )?te weten(?: hoor)?[^\p{L}]*$|\bik wil(de)? je (nog |graag |even )*bedanken\b.{0,60}$/u,
      replies: [
        'Graag gedaan. Goed dat je erover begon.',
        'Fijn als het je een beetje hielp.',
        'Geen dank. Je kunt er altijd op terugkomen.',
        'Graag gedaan. Het was goed om naar je te luisteren.',
        'Geen probleem, daar ben ik voor.',
        'Met plezier. Jij hebt het toch maar verteld.',
        'Jij bedankt, voor het vertrouwen.',
        'Graag gedaan, hoor.',
      ],
    },
    greeting: {
      pattern:
        /^(?:(?:hoi|hallo|hey)[ ,.!]+)?(?:ik )?(?:kom )?even (?:zwaaien|hoi zeggen|hallo zeggen)[^\p{L}]*$|^(hoi|hallo|hey|hee|hi|goedemorgen|goedenavond|goedemiddag|goeiemorgen|goeienavond|dag(?! \d)|yo|moi)( allemaal| accanto| daar)?[^\p{L}]*$|^(?:(?:hoi|hallo|hey|hee|goedemorgen|goedenavond|goedemiddag|dag)[ ,.!]+)?(?:(?:ik (?:wilde|wil|wou|zou)|mag ik|kan ik) (?:graag |eens |even |u |je |jou |met je |met u |iets |wat |een vraag )*(?:vragen|stellen|praten|kwijt)|heb je even|heeft u even)(?: met je| met u)?[^\p{L}]*$|^(?:(?:hoi|hallo|hey|hee|goedemorgen|goedenavond|goedemiddag|dag)[ ,.!]+)?(?:(?:met|ik heet|mijn naam is) \p{L}+(?: \p{L}+)?|ik ben \p{L}+)(?:(?:,| en| ik ben)+ \d+(?: jaar)?)[^\p{L}]*$|^(?:hoi|hallo|hey|hee|goedemorgen|goedenavond|goedemiddag|dag)[ ,.!]+(?:met|ik heet|mijn naam is) \p{L}+[^\p{L}]*$/u,
      replies: [
        'Hoi! Fijn dat je er bent. Hoe gaat het met je?',
        'Hallo! Waar wil je het over hebben?',
        'Hoi. Hoe was je dag tot nu toe?',
        'Hallo, ik luister. Wat houdt je bezig?',
      ],
    },
    listen_only: {
      pattern:
        /^(?:gewoon |alleen |even |maar )*luisteren[^\p{L}]*$|\bmag ik (?:even |eens )*(?:klagen|zeuren|spuien|leeglopen|mijn hart luchten|iets kwijt|mijn verhaal kwijt)\b|\b(?:stop|ophouden|hou op|stoppen) (?:eens |nou )?met (?:steeds |al |al die |zoveel )*vragen\b|\bgeen vragen (?:meer|stellen)\b|\bstel (?:me |nou |eens )*(?:niet|geen) (?:steeds |zo ?veel )*vragen\b|\b(geen advies|hoef geen (advies|raad|tips)|alleen (even )?(mijn hart luchten|praten|klagen|luisteren)|luister gewoon|zeg niet wat ik moet|wil gewoon (even )?(praten|klagen|mijn ei))\b/u,
      replies: [
        'Dan geen advies. Vertel maar, ik luister.',
        'Goed, ik luister alleen. Ga je gang.',
        'Prima, geen tips van mij. Zeg alles wat je kwijt wilt.',
      ],
    },
    luck: {
      pattern:
        /\b(?:wens me (?:succes|sterkte|geluk)|duim(?:en)? (?:maar )?voor me|vingers gekruist)\b/u,
      replies: [
        'Heel veel succes.',
        'Ik hoop dat het heel goed gaat.',
        'Alle geluk van de wereld.',
      ],
    },
    task: {
      pattern:
        /^(?:(?:hoi|hey|ok|oke|alsjeblieft|kun je|kan je|wil je|zou je|kunt u|nu|eens)[ ,]+)*(?:schrijf|maak|vertel|verzin|teken|vertaal|bereken|zing|bestel|boek|geef|los)?(?: (?:me|mij|voor mij|voor me|eens|even|nog|alsjeblieft))* ?(?:een|het|de|mijn|wat)(?: (?!niet )\p{L}+){0,2}? (?:gedicht|gedichtje|verhaal|verhaaltje|sprookje|liedje|mop|grap|opstel|mail|e-mail|brief|toespraak|recept|code|programma|huiswerk|samenvatting|vertaling|som|tekening|raadsel|rijmpje|versje|slaapliedje|horoscoop)(?: (?:schrijven|maken|vertellen|verzinnen|geven|doen|vertalen|over|voor|van|op|met)\b.*)?[^\p{L}]*$|^(?:vertel|zeg) (?:jij |maar |eens |es |is )+(?:wat|iets)(?: leuks| moois| grappigs)?[^\p{L}]*$|^(?:kun|kan|wil|zou) (?:je|jij|u) (?:even |voor mij |voor me |mij |me |mijn \p{L}+ |de \p{L}+ |een \p{L}+ |iemand |112 |113 )*(?:bellen|mailen|appen|opzoeken|googelen|boeken|bestellen|regelen)\b|^(?:vertaal |(?:hoeveel|wat) is \d|wat voor weer|hoe laat is het|wat is de hoofdstad|wie heeft (?:de|het) .{3,30} gewonnen)/u,
      replies: [
        'Dat kan ik niet voor je doen: ik ben er om te luisteren. Zoek je woorden voor iets wat je voelt, dan zoeken we die samen.',
        'Daarvoor ben ik niet de juiste. Luisteren kan ik wel, en je helpen op te schrijven wat er in je omgaat: wat zou de eerste zin zijn?',
        'Daar zijn andere hulpmiddelen voor. Zit er iets achter wat je kwijt wilt, dan kun je dat hier vertellen.',
        'Ik kan één ding, en dat is luisteren. Wat ligt er op je hart?',
      ],
    },
    permission: {
      pattern:
        /^(?:(?:hoi|hey|zeg|sorry|maar)[ ,]+)*(?:mag|kan) ik (?:je |jou |even |iets |eens )*(?:iets (?:vertellen|vragen|zeggen|opbiechten|bekennen|kwijt)|wat (?:vertellen|vragen))\b[^.?]{0,50}\??$|^mag ik (?:even )?(?:mijn hart luchten|klagen)\b|^(?:(?:hoi|hey|zeg|ok|omg|haha)[ ,]+)*(?:(?:je|jij|ge|u) (?:gaat|gelooft|raadt) (?:het |dit |dat )?(?:(?:echt|toch|niet) )*(?:geloven|nooit|niet|raden)|raad eens(?: wat)?|(?:(?:ik )?(?:heb|had) )?(?:(?:ff|even|effe|nog|een) )+vraag(?:je)?|(?:ik )?(?:wil|moet|wou|wilde) (?:(?:graag|even|gewoon|eens|gwn) )*(?:(?:mijn|mn|m'n) (?:verhaal|ei) kwijt|iets (?:kwijt|opbiechten|bekennen|delen))|(?:kan|mag) dat (?:ook )?hier|(?:kun|kan|wil) (?:je|jij|u) (?:(?:even|eens|ff|met me|met mij) )*(?:meedenken|luisteren)|moet je (?:nou |nu |eens )*horen|weet je wat)[^\p{L}]*$/u,
      replies: ['Natuurlijk, vertel maar.', 'Ja hoor, zeg het maar.', 'Tuurlijk. Ik luister.'],
    },
    start: {
      pattern: null,
      replies: [
        'Waar je maar wilt, een volgorde hoeft niet. Wat kwam er als eerste bij je op?',
        'Midden in het verhaal mag ook. Hoe was het vandaag?',
        'Begin gerust klein, de rest komt vanzelf.',
        'We kunnen beginnen bij hoe het nu met je is, één woord is genoeg.',
      ],
    },
    put_right: {
      pattern: null,
      replies: [
        'Je hebt gelijk, sorry: {told}. Nu heb ik het goed.',
        'Klopt, {told}. Dat las ik verkeerd.',
        'Ah, {told}: fijn dat je het zegt.',
        'Sorry, dat had ik verkeerd. Nu is het duidelijk, ga verder.',
        'Klopt, mijn fout. Ga gerust verder.',
      ],
    },
    unclear: {
      pattern: null,
      replies: [
        'Sorry, dat vroeg ik onhandig. Ik wilde alleen weten hoe het met jou is, in dit alles.',
        'Laat die vraag maar, die was niet duidelijk. Ga verder met wat jij wilde zeggen.',
        'Ik wilde alleen beter begrijpen hoe het voor jou is. Je hoeft niet te antwoorden.',
        'Dat was een omslachtige manier om te vragen hoe het gaat. We kunnen het laten.',
        'Niets ingewikkelds: ik ben benieuwd hoe jij het ziet. Overslaan mag ook.',
      ],
    },
    complaint: {
      pattern: null,
      replies: [
        'Je hebt gelijk, dat heb ik gemist. Wat mag ik niet uit het oog verliezen?',
        'Dat is waar, ik ging niet in op wat je zei. Ik probeer het opnieuw, met meer aandacht.',
        'Je hebt gelijk, daar had je weinig aan. Zeg maar waar het om ging.',
        'Klopt, ik ging aan je voorbij. Zeg nog eens wat telt, dan begin ik daar.',
        'Sorry, dat antwoord sloeg de plank mis.',
        'Goed dat je het zegt. Vanaf hier lees ik beter.',
      ],
    },
    lived: {
      pattern: null,
      replies: [
        'Nee, ik ben kunstmatige intelligentie en heb dat nooit meegemaakt. Hoe is het voor jou?',
        'Dat niet, als kunstmatige intelligentie. Maar ik hoor graag hoe het bij jou is.',
        'Nee, kunstmatige intelligentie maakt zulke dingen niet mee. Vertel eens over jou.',
        'Als kunstmatige intelligentie nooit. Hoe was het bij jou?',
      ],
    },
    presence: {
      pattern: null,
      replies: [
        'Ja, ik ben er.',
        'Ik ben er, en ik lees mee.',
        'Ja, ik luister.',
        'Zeker, ik ben er nog.',
        'Ja, ik ben er. Ik las wat je schreef: “{quote}”.',
        'Ik luister, ja. Je schreef “{quote}”, en daar kunnen we verder.',
        'Ik ben er. Je zei “{quote}”: dat is niet verloren gegaan.',
      ],
    },
    ask_me: {
      pattern: null,
      replies: [
        'Ja, één ding vraag ik je graag: waar zou je het over hebben als jij mocht kiezen?',
        'Graag: hoe ziet een dag van jou er tegenwoordig uit?',
        'Dit wil ik graag weten: waar denk je de laatste tijd het vaakst aan?',
        'Goed, dan vraag ik iets: waarom schreef je vandaag?',
      ],
    },
    introduction: {
      pattern: null,
      replies: [
        'Aangenaam, {name}. Waar wil je het over hebben?',
        'Hallo {name}, fijn je te leren kennen. Hoe gaat het met je?',
        'Fijn dat je het zegt, {name}. Hoe was het vandaag?',
      ],
    },
    whom_to_ask: {
      pattern:
        /\b(?:bij|met|aan|naar) wie (?:kan|kun|moet|zou) ik\b|\bwaar (?:kan|vind) ik (?:\p{L}+ ){0,2}(?:terecht|hulp|steun)\b|\bwie kan (?:me|mij) helpen\b|\b(?:bestaat|bestaan|is) er (?:ook |ergens |wel |geen )*(?:hulp|opvang|een lijn|een nummer)\b/u,
      replies: [
        'Een goed begin is {professional}. En van de mensen die je kent, aan wie zou je het het makkelijkst vertellen?',
        'Je kunt hier beginnen: {professional}. Zeg gewoon wat er aan de hand is, in je eigen woorden.',
      ],
    },
    correction: {
      pattern:
        /\b(?:dat|zo) (?:is niet wat ik (?:bedoel\w*|zei)|bedoel(?:de)? ik niet)\b|\b(?:je hebt me verkeerd begrepen|je begrijpt me verkeerd|je hebt (?:het|dat) verkeerd begrepen)\b|^(?:nee[ ,.]+)?dat (?:zei ik niet|heb ik niet gezegd)[^\p{L}]*$|^(?:wat bedoel (?:je|jij)(?: daarmee)?|hoe bedoel je|ik (?:begrijp|snap) (?:je|het|dat) niet|dat slaat nergens op)[^\p{L}]*$|^(?:maar |nee[ ,]+)*(?:je|jij) (?:begrijpt|snapt) (?:me|mij) niet[^\p{L}]*$/u,
      replies: [
        'Sorry, dat begreep ik verkeerd. Hoe bedoelde je het?',
        'Dank je dat je het zegt. Vertel het nog eens op jouw manier, dan lees ik beter.',
        'Mijn fout, ik las het verkeerd. Waar gaat het echt om?',
        'Sorry, dat zei ik onhandig. Laat mijn woorden maar zitten en ga verder met de jouwe.',
      ],
    },
    advice: {
      pattern:
        /^(?:(?:ja|maar|en|pff|dus|tja)[ ,]+)*wat moet (?:ik|je)(?: (?:dan|nou|nu|toch|ermee|daarmee))+[^\p{L}]*$|\b(wat (moet|kan|zou|zal) ik( nu| dan| er| daar| het| beste| tegen| wel| eraan| aan| mee)* (doen|zeggen)|wat moet ik (nou |nu |toch )*met|wat (raad|zou) (je|jij|u)|hoe (moet|kan|vind|doe|vertel|zeg|leg|pak|los|kom|krijg|raak|begin|word|leer) (ik|je|jij|men) (?!het meest)|hoe ik (het|dit|dat) (moet|kan|ga)(?! (?:nog |ooit |allemaal )*(?:trekken|volhouden|overleven|redden|dragen|bolwerken|aankunnen|doorkomen)\b)|wat (zeg|doe) (je|jij) (dan|nu) (tegen|met|aan)|wat (zeg|doe) (je|jij|ik)( dan| nu| daar\w*| tegen)*(?=[^\p{L}]*$)|(heb|heeft|kun|kan|wil|zou|weet) (je|jij|u) ([\p{L}]+ ){0,3}(advies|tips?|idee|raad|truc\w*)|wat nu|geef me (eens )?(advies|raad|tips?)|((een|wat) |^)tips?(?=[^\p{L}]*$))\b/u,
      replies: [
        'Daar denk ik graag over mee. Wat heb je zelf al geprobeerd of bedacht?',
        'Eén goed antwoord is er niet, maar we kunnen er samen naar kijken. Wat zou je als eerste anders willen?',
        'Stel dat een goede vriend je dit vroeg: wat zou je dan zeggen?',
        'Ik zou klein beginnen. Wat kun je morgen doen dat alleen van jou afhangt?',
        'Ik ken nog niet het hele verhaal, dus ik roep niet zomaar iets. Wat maakt het zo lastig?',
      ],
    },
    opinion: {
      pattern:
        /\b(wat (vind|denk) (je|jij)|wat (vindt|denkt) u|denk je dat|denkt u dat|ben (je|jij|u) (trots|boos|blij|teleurgesteld)|vind (je|jij) (dat|het|niet|ook|me)|heb ik gelijk|volgens (jou|u))\b.{0,160}(\?|$)|\btoch ?\?$|(?:^|[.!?,] )(en |maar |dus |of )?(kan (je|men|iemand)|kun je(?! onthouden)|(moet|zal|zou|mag|kan) ik|is (het|dat|dit) (?:\p{L}+ )?\p{L}+ ?(?=\?$)|is (het|dat|dit|zoiets) (nou |dan |wel |heel |niet )*(normaal|gek|raar|erg|fout|goed|mogelijk|stom|dom|vreemd|zwak|laf|egoistisch|zielig)|ben ik (gek|raar|stom|egoistisch|ondankbaar|slecht|een slechte \p{L}+)|mag (je|men)|heeft het zin)\b.{0,140}\?/u,
      replies: [
        'Je vraagt je af: “{quote}”. Dat kan ik niet voor jou weten. Wat denk je zelf, diep vanbinnen?',
        '“{quote}”: ik weet het niet zeker, en ik wil niets verzinnen. Waardoor vraag je je dat af?',
        'Dat kan ik niet voor jou weten. Wat denk je zelf, diep vanbinnen?',
        'Ik weet het niet zeker, en ik wil niets verzinnen. Waardoor vraag je je dat af?',
        'Ik heb er geen kant-en-klaar oordeel over. Wat denk je zelf?',
        'Mensen gaan daar heel verschillend mee om. Wat zou jij hopen dat het antwoord is?',
        'Jij kent het van binnenuit, ik alleen van wat je schrijft. Wat zegt je gevoel?',
        'Ik snap dat je je dat afvraagt. Waar komt die vraag vandaan?',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Oké. Wil je er iets meer over zeggen, of liever even niet?',
        'Korte antwoorden zijn ook prima.',
        'Ik begrijp het. Hoe voel je je op dit moment?',
        'Oké, neem je tijd.',
        'Oké. Waar zou je het nu over willen hebben?',
        'Ik ben er als je verder wilt.',
        'Mm. Wat houdt je nu het meest bezig?',
        'Je hoeft niet alles uit te leggen.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'overleden overleed gestorven stierf is+dood was+dood zijn+dood ging+dood gaat+dood dood+van dood+is de+dood doodgegaan doodging doodgaat sterven sterft stervend* ingeslapen is+er+niet+meer er+niet+meer+is begraven begrafenis uitvaart gecremeerd crematie verongelukt rouw* iemand+verloren vader+verloren moeder+verloren kind+verloren hem+verloren haar+verloren verloor+mijn verlies graf sterfdag gemis miskraam leven+genomen leven+beroofd zelfmoord+gepleegd zelfdoding',
      lines: [
        'Gemis houdt zich niet aan een planning.',
        'Huilen mag, en niet kunnen huilen ook.',
        'Er is geen goede of foute manier om te rouwen.',
        'Gemis kan op de gekste momenten ineens opkomen.',
      ],
      questions: [
        'Hoe kom je de dagen door?',
        'Met wie kun je het gemis delen?',
        'Wanneer voel je het gemis het meest?',
      ],
    },
    care: {
      words:
        'zorg+voor zorgen+voor verzorg* mantelzorg* thuiszorg alzheimer dementie dement dementerend* rolstoel verpleeghuis verpleegtehuis hulpbehoevend herkent+me+niet',
      lines: [
        'Voor iemand zorgen is zwaar, ook als je het met liefde doet.',
        'Wie voor een ander zorgt, komt zelf al snel op de laatste plaats.',
        'Je kunt van iemand houden en er toch doodmoe van zijn.',
      ],
      questions: [
        'Wie zorgt er intussen een beetje voor jou?',
        'Wanneer had je voor het laatst tijd voor jezelf?',
        'Wat is er voor jou het zwaarst aan?',
      ],
    },
    partner: {
      words:
        'mijn+man mn+man mijn+vrouw mn+vrouw mijn+vriend mn+vriend mijn+vriendin mn+vriendin partner ex vreemdg* scheid* gescheiden huwelijk getrouwd relatie uit+elkaar uitgemaakt gedumpt verkering liefdesverdriet',
      lines: [
        'Met iemand die zo dichtbij staat, ligt alles gevoelig.',
        'Ook met z’n tweeën kun je je alleen voelen.',
      ],
      questions: [
        'Wat doet er het meest pijn aan?',
        'Wat zou je het liefst willen zeggen?',
        'Wat heb je nu het meest nodig?',
      ],
    },
    friend: {
      words:
        'een+vriend een+vriendin vrienden vriendinnen vriendschap beste+vriend* maat groepsapp klasgenoot klasgenoten pest* gepest verraden uitgenodigd buitengesloten',
      lines: [
        'Van vrienden hoop je juist dat ze er voor je zijn.',
        'Erbij willen horen is heel gewoon.',
        'Als je er niet bij hoort, doet dat gewoon pijn.',
      ],
      questions: [
        'Wat had je graag willen horen?',
        'Is er iemand bij wie je wel jezelf kunt zijn?',
      ],
    },
    parent: {
      words:
        'moeder vader mama papa ouders tante oom opa oma broer* zus zusje neef nicht familie schoon*',
      lines: [
        'In families liggen dingen vaak gevoelig.',
        'Je familie kies je niet, en dat kan het ingewikkeld maken.',
        'Als het om familie gaat, raakt het je al snel dieper.',
      ],
      questions: [
        'Wat raakt je er het meest aan?',
        'Kun je er met iemand in je familie over praten?',
      ],
    },
    child: {
      words:
        'zoon zoontje dochter dochtertje kind kinderen kindje baby zwanger* kleinkind* kleinzoon kleindochter peuter pasgeboren borstvoeding bevalling',
      lines: ['Met kinderen komt alles extra hard binnen.', 'Er komt veel op je af.'],
      questions: [
        'Waar maak je je het meest zorgen om?',
        'Wanneer op de dag is het het zwaarst?',
        'Is er iemand die je een beetje kan helpen?',
      ],
    },
    work: {
      words:
        'werk baas chef leidinggevende manager collega* kantoor dienst diensten bedrijf ontslag* contract salaris klant klanten vergadering werkplaats winkel pensioen deadline leveranciers zaak',
      lines: [
        'Werk neem je al snel mee naar huis.',
        'Op je werk wil je gezien en serieus genomen worden.',
        'Zoiets op je werk trekt aan je, ook als je allang thuis bent.',
      ],
      questions: [
        'Is er op je werk iemand die aan jouw kant staat?',
        'Wat raakt je er het meest aan?',
        'Wie weet hoe zwaar dit voor je is?',
      ],
    },
    study: {
      words:
        'examen* tentamen* universiteit hogeschool scriptie school toets* leraar lerares docent begeleider studie gezakt cijfer* studeer* huiswerk presentatie opleiding',
      lines: [
        'De druk om het goed te doen kan flink oplopen.',
        'Je hoeft niet alles in één keer te kunnen.',
      ],
      questions: [
        'Waar zie je het meest tegenop?',
        'Wat gaat er wel al goed, ook al is het een klein stukje?',
        'Leg je de druk vooral zelf op, of komt die van anderen?',
      ],
    },
    money: {
      words:
        'geld* huur schulden hypotheek bankrekening rekeningen incasso* deurwaarder* aanmaning* rood+staan gokken gegokt gokschuld* werkloos leveranciers lening* afbetaling* rondkomen uitkering',
      lines: [
        'Geldzorgen gaan de hele dag met je mee.',
        'Over geld praten is lastig, en daardoor sta je er al snel alleen voor.',
        'Met geldzorgen is het moeilijk om nog rustig te denken.',
      ],
      questions: ['Weet iemand hoe je ervoor staat?', 'Welke zorg drukt het meest op je?'],
    },
    home: {
      words:
        'verhuis* verhuizing huisgenoot huisgenoten buurman buurvrouw buren woning huurbaas heimwee',
      lines: [
        'Thuis wil je je op je gemak kunnen voelen.',
        'Waar je woont, maakt veel uit voor hoe je je voelt.',
      ],
      questions: [
        'Hoe is het om daar thuis te komen?',
        'Waar voel je je het meest op je gemak?',
        'Wat mis je er het meest?',
      ],
    },
    health: {
      words:
        'hoofdpijn migraine buikpijn rugpijn operatie ziekenhuis ziekte ziek uitslag tumor kanker borstkanker koorts chemo bestraling onderzoek scan chronisch* reuma hartinfarct',
      lines: [
        'Als een lichaam niet meewerkt, wordt alles lastiger.',
        'Onzekerheid over gezondheid vreet energie.',
        'Je hoeft hier niet dapper te zijn.',
      ],
      questions: [
        'Met wie heb je het er tot nu toe over gehad?',
        'Waar maak je je het meest zorgen over?',
        'Hoe kom je de dagen nu door?',
      ],
    },
    sleep: {
      words:
        'slaap+slecht slecht+slaap slecht+slapen slecht+geslapen niet+slapen niet+geslapen slapeloos* wakker nachtmerrie* doorslapen malen',
      lines: [
        '’s Nachts lijkt alles groter.',
        'Slecht slapen maakt alles zwaarder.',
        'Slaap laat zich niet dwingen.',
      ],
      questions: [
        'Waar denk je aan als je wakker ligt?',
        'Hoeveel nachten gaat het al zo?',
        'Hoe kom je de dag dan door?',
      ],
    },
    alone: {
      words:
        'ben+alleen voel+alleen zit+alleen zo+alleen alleen+thuis helemaal+alleen eenzaam* heb+niemand heb+gewoon+niemand niemand+om niemand+die niemand+vraagt niemand+belt onzichtbaar',
      lines: [
        'Eenzaam zijn kan ook midden tussen de mensen.',
        'Iets alleen moeten dragen maakt het zwaarder.',
        'Het is heel gewoon om mensen om je heen te willen.',
      ],
      questions: [
        'Wanneer voel je het het sterkst?',
        'Bij wie voelde je je voor het laatst op je gemak?',
        'Van wie zou je graag weer eens iets horen?',
      ],
    },
    purpose: {
      words:
        'pensioen zinloos doelloos nutteloos leegte me+leeg zo+leeg beetje+leeg toekomst verveel* opnieuw+beginnen',
      lines: [
        'Een lege dag kan net zo zwaar zijn als een drukke.',
        'Het is lastig als je niet weet waar je het voor doet.',
        'Je hoeft nu nog niet te weten waar het heen gaat.',
      ],
      questions: [
        'Waar kwam je vroeger graag je bed voor uit?',
        'Is er iets wat je nog wel een beetje boeit?',
        'Wat zou de dag iets minder leeg maken?',
      ],
    },
    guilt: {
      words:
        'schuldig schuldgevoel* mijn+schuld eigen+schuld spijt haatte+mezelf haat+mezelf vergeef* gelogen leugen* had+moeten niet+had+moeten verwijt+mezelf slechte+moeder slechte+vader',
      lines: [
        'Dat je ermee zit, laat zien dat het je iets kan schelen.',
        'Spijt laat zien wat je belangrijk vindt.',
        'Achteraf weet je altijd beter hoe het had gemoeten.',
      ],
      questions: [
        'Wat zou je tegen een vriend zeggen die dit had meegemaakt?',
        'Is er iets wat je zou willen rechtzetten?',
        'Weet iemand dat je hiermee rondloopt?',
      ],
    },
    anger: {
      words:
        'boos boze woede woedend woest razend pissig kwaad ruzie geschreeuw* schreeuw* schreeuwen oneerlijk geergerd geirriteerd',
      lines: [
        'Boos zijn mag.',
        'Je hoeft hier niet rustig te doen als je dat niet bent.',
        'Zo boos word je niet zomaar.',
      ],
      questions: [
        'Wat maakt je er het kwaadst aan?',
        'Wat had er volgens jou moeten gebeuren?',
        'Wat zou je willen zeggen als je je niet hoefde in te houden?',
      ],
    },
    fear: {
      words:
        'bang angst* paniek* doodsbang maak+me+zorgen zorgen+over zorgen+om bezorgd nerveus zenuwachtig zenuwen gespannen pieker*',
      lines: [
        'Angst maakt alles groter.',
        'Je hoeft die angst niet weg te redeneren.',
        'Niet weten hoe het afloopt is slopend.',
      ],
      questions: [
        'Waar ben je het meest bang voor?',
        'Wat helpt als het opkomt, al is het maar een beetje?',
        'Wanneer is het het ergst?',
      ],
    },
    shame: {
      words:
        'schaam* schaamte gênant belachelijk uitgelachen vernederd veroordeel* mijn+lichaam mijn+uiterlijk lelijk* afgebrand voor+gek voor+schut uitgescholden',
      lines: [
        'Hier hoef je je nergens voor te schamen.',
        'Kleingemaakt worden blijft lang hangen.',
        'Met schaamte loop je vaak alleen rond.',
      ],
      questions: [
        'Wat maakt het zo moeilijk om te vertellen?',
        'Hoe was dat moment voor je?',
        'Bij wie zou je het wel durven zeggen?',
      ],
    },
    tired: {
      words:
        'moe doodmoe uitgeput helemaal+op doodop gesloopt ben+kapot stress overbelast overspannen energie burn-out burnout opgebrand',
      lines: [
        'Zo moe zijn is niet weg na één nacht slapen.',
        'Je kunt niet eindeloos op reserves draaien.',
        'Hier hoef je even niks.',
      ],
      questions: [
        'Wat kost je nu de meeste energie?',
        'Wat zou je even kunnen laten liggen?',
        'Heeft iemand om je heen het gemerkt?',
      ],
    },
    animal: {
      words: 'hond hondje kat katten poes puppy kitten konijn cavia paard dierenarts',
      lines: ['Een dier hoort er echt bij, elke dag weer.'],
      questions: ['Hoe hebben jullie elkaar gevonden?', 'Wat hebben jullie samen meegemaakt?'],
    },
    joy: {
      words:
        'blij blijdschap vrolijk verliefd in+love lekker genieten gelukkig gelukkigste mooi mooie leuk leuke fijne lief+van gelukt geslaagd gewonnen vreugde enthousiast trots afgestudeerd vieren heerlijk geweldig gezellig genoten zin+in knuffel*',
      lines: [
        'Dat is een mooi moment.',
        'Daar mag je best even van genieten.',
        'Zulke momenten zijn veel waard.',
      ],
      questions: ['Wat vind je er het leukst aan?', 'Hoe voelt het nu?', 'Wie weet het al?'],
    },
  },
  clause: {
    heavy: [
      '{Clause}. Dat is niet niks.',
      '{Clause}. Ik snap dat je daarmee zit.',
      'Wat moeilijk: {clause}.',
      '{Clause}. Geen wonder dat het je bezighoudt.',
      'Ik lees dat het veel met je doet: {clause}.',
      '{Clause}. Dat hakt erin.',
      'Goed dat je het opschrijft: {clause}.',
      '{Clause}. Dat lijkt me zwaar.',
      'Het is nogal wat: {clause}.',
      '{Clause}. Logisch dat je daar vol van zit.',
      'Wat naar voor je: {clause}.',
      '{Clause}. Dat is veel tegelijk.',
    ],
    plain: [
      'Dus {clause}.',
      '{Clause}, begrijp ik.',
      'Als ik je goed begrijp: {clause}.',
      '{Clause}, zeg je.',
      '{Clause}. Dank je dat je dat vertelt.',
      '{Clause}, lees ik.',
      'Ja, {clause}.',
    ],
    light: [
      '{Clause}. Wat fijn!',
      'Wat leuk, {clause}!',
      '{Clause}. Daar word je blij van.',
      'Wat goed om te lezen: {clause}.',
      '{Clause}. Heerlijk!',
      'Mooi, {clause}!',
      '{Clause}. Dat is echt goed nieuws.',
    ],
  },
  thing: {
    heavy: [
      'Ik merk dat {np} je bezighoudt.',
      'Over {np} schrijf je niet zomaar.',
      'Ik snap dat {np} je niet loslaat.',
    ],
    plain: ['Over {np} mag je gerust meer vertellen.', 'Ik hoor graag meer over {np}.'],
    light: ['Wat fijn om over {np} te lezen.', 'Mooi wat je over {np} vertelt.'],
  },
  quote: {
    heavy: [
      'Je zegt “{quote}”, en dat zegt veel.',
      'Ik blijf even bij die woorden: “{quote}”.',
      '“{quote}”: dat kan niet makkelijk zijn om te zeggen.',
    ],
    plain: [
      '“{quote}”: daar blijf ik even bij.',
      'Je schrijft “{quote}”, en dat wil ik goed begrijpen.',
    ],
  },
  clarify: [
    'Voor het geval je mij bedoelt: ik ben kunstmatige intelligentie, geen mens.',
    'Als je je afvraagt wie hier is: kunstmatige intelligentie, geen mens.',
    'Voor de duidelijkheid, mocht dat de vraag zijn: hier antwoordt kunstmatige intelligentie.',
  ],
  harshOnSelf: [
    'Je bent wel heel streng voor jezelf.',
    'Dat is hard om over jezelf te zeggen.',
    'Zo zie je het nu; ik denk niet dat dat alles is wat je bent.',
    'Zo streng zou je tegen een vriend vast niet zijn.',
  ],
  welcome: ['Graag gedaan.', 'Geen dank.', 'Natuurlijk.'],
  owning: ['Je hebt gelijk, sorry.', 'Klopt, dat miste ik.', 'Oké, ik lees het opnieuw.'],
  bare: [
    'Ik ben er.',
    'Dank je dat je het vertelt.',
    'Ik lees wat je schrijft.',
    'Goed dat je erover schrijft.',
    'Wat je schrijft, telt.',
    'Ik neem serieus wat je zegt.',
    'Ik lees met je mee.',
    'Ik heb het rustig gelezen.',
  ],
  lines: {
    heavy: [
      'Je hoeft het niet meteen op te lossen.',
      'Vertel het gerust in stukjes.',
      'Je mag je zo voelen.',
      'Je hoeft je hier niet groot te houden.',
      'Er is geen haast.',
      'Het hoeft er hier niet netjes uit te komen.',
      'Soms helpt het al een beetje om het op te schrijven.',
      'Het is niet gek dat dit je bezighoudt.',
      'Alles wat je voelt, mag er zijn.',
      'Eén ding tegelijk is genoeg.',
    ],
    plain: [
      'Vertel gerust verder.',
      'Neem rustig de tijd.',
      'Ga verder als je wilt.',
      'Er is geen goede of foute manier om het te vertellen.',
      'Stukje bij beetje is prima.',
      'Zeg het zoals het komt.',
      'Alles wat je erover kwijt wilt, mag hier.',
      'Je mag gewoon doorschrijven.',
      'Ik luister.',
    ],
    light: [
      'Geniet ervan!',
      'Fijn dat je het vertelt.',
      'Dat mag gevierd worden.',
      'Daar mag je best blij mee zijn.',
      'Goed dat je dat even deelt.',
    ],
  },
  questions: {
    heavy: [
      'Wat gaat er door je heen als je eraan denkt?',
      'Wat heb je nu het meest nodig?',
      'Wat maakt het zo lastig?',
      'Wil je er nog iets over kwijt?',
      'Hoe voel je je nu, op dit moment?',
      'Wat blijft je er het meest van bij?',
    ],
    plain: [
      'Hoe is dat voor je?',
      'Wil je er wat meer over vertellen?',
      'Hoe voel je je daarbij?',
      'Wat houdt je er het meest in bezig?',
      'Wat doet dat met je?',
      'Wat roept dat bij je op?',
      'En hoe gaat het nu met jou?',
    ],
    light: [
      'Hoe voelt dat?',
      'Wie heb je het al verteld?',
      'Waar ben je het blijst mee?',
      'Had je het verwacht?',
    ],
  },
  long: {
    lines: {
      heavy: [
        'Dat zijn veel dingen tegelijk.',
        'Dat is veel om in één keer te dragen.',
        'Ik heb alles gelezen, regel voor regel.',
      ],
      plain: [
        'Ik heb alles gelezen, tot het eind.',
        'Er zit van alles in.',
        'Je had veel te vertellen.',
      ],
      light: ['Wat fijn, dit allemaal.', 'Je merkt hoe goed het je heeft gedaan.'],
    },
    questions: {
      heavy: [
        'Wat weegt er van dit alles nu het zwaarst?',
        'En hoe gaat het met jou, midden in dit alles?',
        'Is er iets bij waar je het liefst mee begint?',
      ],
      plain: [
        'Wat blijft er van dit alles het meest door je hoofd gaan?',
        'En jij, hoe is het met jou te midden van dit alles?',
        'Wat is van al deze dingen het belangrijkst voor je?',
      ],
      light: ['Wat vond je van dit alles het leukst?', 'Welk moment zou je willen bewaren?'],
    },
  },
  told: ['Ja, daarnet schreef je: “{quote}”.', 'Je schreef het hier: “{quote}”.'],
  named: ['Dat heb je me zelf verteld: {fact}', 'Uit wat je me verteld hebt: {fact}', 'Ja: {fact}'],
  recall: [
    'Eerder vertelde je ook over {np}. Daar mogen we altijd op terugkomen.',
    'Wat je over {np} schreef, staat hier nog. Als je wilt, praten we daar verder over.',
  ],
  memory: [
    'Je vertelde me eens dit: {fact}',
    'Ik houd in gedachten wat je me eens vertelde: {fact}',
  ],
  exercises: {
    breathe: [
      'Laten we het proberen: adem in door je neus en tel tot vier, adem langzaam uit en tel tot zes. Vijf keer, zonder te forceren; voelt het niet goed, adem dan zoals je wilt.',
      'Een hand op je buik: langzaam in, nog langzamer uit, alsof je een kaars laat flakkeren zonder hem te doven. Zes keer is genoeg.',
      'Volg een minuut je adem: laat bij het uitademen je schouders zakken. Het hoeft niet goed, alleen langzaam.',
    ],
    ground: [
      'Kijk om je heen en noem vijf dingen die je ziet, vier die je kunt aanraken, drie die je hoort. Schrijf me daarna welke je verraste.',
      'Zet je voeten plat en voel de vloer die je draagt. Zoek dan rustig drie dingen van dezelfde kleur.',
      'Neem iets kouds of ruws in je hand en beschrijf het, als voor iemand die het niet kan zien.',
    ],
    small_step: [
      'Laten we iets van vijf minuten kiezen: een glas water, het raam open, een bericht aan iemand die je lief is. Wat kost het minst?',
      'Een stap die zo klein is dat hij niet kan mislukken: opstaan en naar een andere kamer gaan, bijvoorbeeld. De rest later.',
      'Denk alleen aan het komende half uur. Wat is het eenvoudigste dat het iets beter zou maken?',
    ],
    write_it_down: [
      'Pak een vel en schrijf vijf minuten zonder terug te lezen, beginnend met “Nu voel ik…”. Het hoeft niet mooi en niemand hoeft het te lezen.',
      'Probeer een brief die je niet verstuurt: aan wie je wilt, met alles wat je niet zei. Drie regels is prima.',
      'Deel het vel in tweeën: links wat van jou afhangt, rechts wat niet. Kijk alleen naar links.',
    ],
    who_can_i_call: [
      'Denk aan drie mensen: een die altijd opneemt, een die je laat lachen, een die stil kan zijn. Wie zou je het eerst bellen? De luisterlijnen staan hiernaast.',
      'Naast de lijnen die je ziet is er {professional}. Voor het eerste telefoontje is één zin genoeg: ‘Het gaat al een tijd niet goed, ik wil er graag over praten.’',
      'Hiernaast vind je lijnen waar echte mensen opnemen. En wie van de mensen die je kent zou je “heb je even?” kunnen schrijven?',
      'Ik laat je de luisterlijnen zien. Het eerste telefoontje is meestal het moeilijkst: je kunt beginnen met “ik weet niet goed wat ik moet zeggen”.',
    ],
  },
  steps: {
    breathe: [
      'We doen het stap voor stap. Ga zitten zoals het je uitkomt en laat je schouders zakken; ben je zover, druk dan op ‘Ga door’.',
      'Laat nu de lucht door je neus binnenkomen, langzaam, tot vier tellend. Dan ‘Ga door’.',
      'Laat hem door je mond nog langzamer gaan, tot zes tellend, alsof een kaars niet uit mag.',
      'Nog drie keer zo, in je eigen tempo. Voelt het niet goed, adem dan zoals je wilt: dat mag ook.',
      'Dat was het. Blijf even zoals je bent; zeg me daarna, als je wilt, hoe het nu is.',
    ],
    ground: [
      'Stap voor stap. Kijk rustig om je heen en zoek vijf dingen die je ziet; druk dan op ‘Ga door’.',
      'Raak nu vier dingen aan: de stoel, een mouw, de tafel. Merk of ze koud of lauw zijn.',
      'Luister nu: drie geluiden, ook kleine, ook ver weg.',
      'Zoek twee geuren, of alleen de lucht die binnenkomt. Voel daarna je voeten op de vloer.',
      'Je bent hier, in deze kamer. Schrijf me, als je wilt, wat je het meest verraste.',
    ],
  },
  stopped: ['Goed, we stoppen hier met de oefening. Ik luister naar wat je maar wilt.'],
  guiding: {
    person: [
      'Met wie om je heen zou je hierover kunnen praten?',
      'Wie om je heen mag weten hoe het echt met je gaat?',
      'Is er iemand bij wie je hiermee terechtkunt?',
    ],
    words: [
      'Wil je het iemand vertellen, dan is dit genoeg om te beginnen: ‘Het is een zware tijd, heb je tien minuten om te luisteren?’',
      'Tegen iemand dichtbij kun je gewoon zeggen: ‘Ik hoef geen raad, ik wil het alleen niet voor mezelf houden.’',
    ],
    professional: [
      'Duurt het lang of wordt het te zwaar, dan kun je ook terecht bij {professional}. Ik zeg het alleen zodat je het weet.',
      'Je hoeft het niet alleen te doen: hiermee kun je ook naar {professional}.',
    ],
  },
  professionals: {
    NL: 'je huisarts en de praktijkondersteuner daar of, als je studeert, de mentor of studentenpsycholoog',
    BE: 'je huisarts, een eerstelijnspsycholoog of, als je studeert, het CLB of de studentenvoorziening',
    other: 'je huisarts, een psycholoog of, als je studeert, de mentor',
  },
  rephrase: [
    'Ik zeg het anders: {line}',
    'Met andere woorden. {line}',
    'Misschien is het zo duidelijker: {line}',
  ],
  summarise: {
    start: ['Tot nu toe vertelde je me dit:', 'Als ik de stukjes bij elkaar leg:'],
    nothing: 'We zijn nog maar net begonnen, er valt nog niet veel samen te vatten.',
  },
  goOn: [
    'Ga door, ik volg je.',
    'Vertel verder waar je was.',
    'Vertel meer, in welke volgorde ook.',
    'Ga verder, er is ruimte.',
  ],
  ideas: [
    'Een klein idee: kies het eenvoudigste stuk en geef het tien minuten, stop dan.',
    'Je zou het hardop kunnen zeggen tegen iemand die je vertrouwt, al is het maar om te horen hoe het klinkt.',
    'Sommigen schrijven het ’s avonds op en lezen het ’s ochtends, in ander licht.',
    'Misschien kun je beginnen met iets weglaten in plaats van toevoegen.',
  ],
};
