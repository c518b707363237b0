/* oxlint-disable max-lines -- Everything that is said in one language stays in one file, so that one native speaker can review it in one go. */
import type { BuiltInTexts } from './texts.ts';

export const dutchTexts: BuiltInTexts = {
  acts: {
    silence: {
      pattern: null,
      replies: [
        'Stilte mag hier ook.',
        'Je hoeft niets te schrijven. Ik luister evengoed.',
        'Neem de tijd die je wilt.',
        'We kunnen ook even zo blijven.',
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
        'Over medicijnen of hoeveelheden geef ik geen raad, ook niet ongeveer. De apotheek of de huisartsenpost antwoordt binnen een paar minuten.',
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
        /\b(blijft (dit|dat|het|hier)|onder ons|wie (leest|ziet|kan (dit|het|mee))|vertel je (dit|het)|is (dit|het) (prive|geheim|anoniem|vertrouwelijk)|mijn gegevens|bewaar(t|d)? (je|dit|het)|leest iemand|neem je (dit|het) op|hier tussen ons)|\b(?:kun|kan|wil) (?:je|jij) (?:een |dit |mijn )?geheim(?:en)? (?:bewaren|houden)|^(?:(?:alsjeblieft|maar|en|ok|oke|ssst)[ ,]+)*(?:vertel|zeg) (?:dit |het |dat )?(?:alsjeblieft )?(?:maar )?(?:(?:tegen |aan )?niemand|niet(?:s)? (?:aan|tegen|door|verder))|^(?:(?:alsjeblieft|maar|en)[ ,]+)*niet (?:aan |tegen )?(?:iemand |anderen )?(?:doorvertellen|verder vertellen|zeggen)|\b(?:hou|houd) (?:dit|het) (?:alsjeblieft )?(?:geheim|onder ons|voor je|voor jezelf)|\bbeloof (?:me )?dat je (?:het|dit|niets|niks) .{0,20}(?:vertelt|zegt)|\bje mag (?:het|dit) (?:aan |tegen )?niemand (?:vertellen|zeggen)/u,
      replies: [
        'Wat je schrijft wordt versleuteld bewaard en ik vertel het niet rond. Een volstrekt geheim beloof ik niet: lees ik dat er gevaar is, dan zeg ik je waar hulp is.',
        'Het blijft hier, versleuteld, en je kunt het wissen wanneer je wilt. Geheimhouding tegen elke prijs beloof ik niet: op de privacypagina staat wie wat bewaart, en bij gevaar noem ik wie kan helpen.',
        'Wat je schrijft is voor dit gesprek en wordt versleuteld bewaard; op de privacypagina staat hoe lang. Een geheim zonder grenzen beloof ik niet: is er gevaar, dan wijs ik je hulp. Is er iets wat je liever niet opschrijft?',
        'Het wordt versleuteld bewaard, en er gaat van hieruit geen bericht naar iemand. Het enige wat ik niet beloof is geheimhouding koste wat het kost: ben je in gevaar, dan noem ik wie je kan helpen.',
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
        'Dat weet ik niet meer, en verzinnen zou erger zijn. Als je het nu zegt, houd ik het in gedachten.',
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
        /\b(ik hou van (je|jou)|verliefd op (je|jou)|jij bent de enige die|wil je mijn (vriend|vriendin)|hou je van me|gehecht aan (je|jou))\b/u,
      replies: [
        'Ik merk dat je hier een luisterend oor vindt, en dat is goed. Maar ik ben kunstmatige intelligentie: echte genegenheid verdien je van mensen die je kunnen vasthouden.',
        'Dank je voor het vertrouwen. Ik voel geen genegenheid zoals een mens, en juist daarom gun ik je er een paar om je heen.',
      ],
    },
    repeating: {
      pattern:
        /^(?:(?:alsjeblieft|kun je|kan je|wil je|zou je|ok|oke|en|maar|zeg|nou)[ ,]+)*(?:stop|hou|houd)(?: eens| nou| nu)*(?: op)? met .{0,40}\b(?:herhalen|napraten|na te praten|nazeggen|te herhalen|na te zeggen|quoten|citeren|papegaaien|napapegaaien)\b|^(?:(?:alsjeblieft|kun je|wil je|zou je)[ ,]+)*(?:herhaal|citeer|praat)(?: alsjeblieft)? (?:me|mij|niet)\b.{0,30}\b(?:niet|wat ik|mijn woorden|na)\b|\b(?:je|jij) (?:herhaalt|citeert|papegaait)\b.{0,30}\b(?:mij|me|wat ik|alles|steeds|mijn)|\bje (?:praat|zegt) (?:me|mij) (?:alleen |steeds |maar |gewoon )*na\b|^(?:(?:alsjeblieft|en|maar)[ ,]+)*niet (?:steeds |alles |zo )*herhalen/u,
      replies: [
        'Je hebt gelijk, ik herhaal je woorden te veel. Vanaf nu luister ik en antwoord ik met de mijne.',
        'Goed, geen echo meer. Ga verder, ik volg je.',
        'Klopt. Ik houd ermee op terug te geven wat jij al schreef.',
        'Afgesproken, vanaf nu minder herhaling. Waar zou je meer aan hebben?',
      ],
    },
    hostile: {
      pattern:
        /\b(fuck (you|off)|rot op|flikker op|hou je (bek|mond|kop)|je bent (nutteloos|stom|dom|belachelijk|waardeloos|zielig|een idioot)|stomme (bot|machine|computer)|^[^\p{L}]*(idioot|sukkel|klootzak)|(je bent|jij bent|ge zijt|gij zijt) (gewoon |ook |maar |nog )?(een )?(folder|machine|robot|papegaai|broodrooster|idioot|sukkel|klootzak|dom\w*|stom\w*)|(praat|klinkt|schrijft) als een (folder|robot|machine|brochure)|je doet maar alsof|aan jou heb ik niks|ik heb niks aan je|(je|jij) (snapt|begrijpt|weet) (er )?(niks|niets|me niet|geen (bal|zak))|standaard\w* (antwoord\w*|zin\w*|praat)|wat een (onzin|stom|kut|waardeloos)\w*|laat me met rust|onzin|kutantwoord|hou op|lul)\b/u,
      replies: [
        'Logisch dat je boos wordt om zo’n antwoord. Als ik het mis had, verbeter me gerust zonder omwegen.',
        'Goed, die neem ik. Zeg gerust wat je nu zou helpen, al is het alleen stilte.',
        'Ik doe een stap terug. Als je later meer wilt zeggen, lees ik het.',
        'Je hebt gelijk: ik ben een programma, en soms merk je dat. Wil je het nog eens proberen, dan begin ik bij wat voor jou telt.',
        'Ik begrijp de boosheid, en je hoeft die niet te verzachten. Als je wilt, zeg me wat er mis was met mijn antwoord.',
        'Ik luister ook zo. Tegen mij hoef je niet aardig te zijn.',
        'Misschien vind je hier niet wat je zoekt. Is er iemand met wie je er makkelijker over praat, dan is dat ook een goede weg.',
        'Goed, ik dring niet aan.',
        'Die had ik mis. We beginnen weer bij jou, wanneer je wilt en als je wilt.',
      ],
    },
    farewell: {
      pattern:
        /^(zo )?(ik )?ga (nu |zo |maar )?(slapen|naar bed|mijn bed in|pitten)\b|^(ok|oke|goed|nou|bedankt|dank je|dankjewel|prima|zo|[ ,!.])*(doei|dag|daag|tot (ziens|morgen|later|snel|straks|de volgende)|welterusten|slaap lekker|goedenacht|fijne (avond|dag|nacht)|ik ga (slapen|naar bed|ervandoor|nu|er vandoor|stoppen)|moet (gaan|weg|ervandoor)|ik moet (gaan|weg|slapen|ervandoor)|genoeg voor vandaag|dat was het|houdoe|de groeten|ik stop ermee voor vandaag)\b|\b(welterusten|tot morgen|slaap lekker|ik ga (nu |zo )?(slapen|naar bed)|tot de volgende keer|genoeg voor vandaag|fijne avond)\b[^\p{L}]*(doei|dag|bedankt|dank je)?[^\p{L}]*$/u,
      replies: [
        'Slaap straks lekker, en dank je voor wat je vertelde.',
        'Dag, zorg goed voor jezelf.',
        'Tot een andere keer, wanneer het je uitkomt.',
        'Goed, ik wens je een rustig moment.',
        'Dank je voor het gesprek. Het ga je goed.',
        'Doe het rustig aan.',
        'Doei, ik hoop dat de avond licht voor je is.',
        'Prima. Ik wens je een beetje rust.',
      ],
    },
    thanks: {
      pattern:
        /^(ok|oke|ah|nou|echt|ja|heel erg|hartelijk)*[ ,!.]*(bedankt|dank je|dankjewel|dank u|dank|merci|thanks|fijn dat je luistert)\b.{0,60}$|\bik wil(de)? je (nog |graag |even )*bedanken\b.{0,60}$/u,
      replies: [
        'Graag gedaan. Het moeilijkste, er woorden voor vinden, heb jij gedaan.',
        'Fijn als het iets deed. We kunnen het oppakken wanneer je wilt.',
        'Geen dank. Houd vast wat je vandaag hebt ontdekt.',
        'Het was een goed gesprek, ook door hoe je het vertelde.',
        'Altijd welkom. Sommige dingen wegen iets minder als ze gezegd zijn.',
        'Met plezier. Wat je vandaag zei, blijft van jou.',
        'Jij bedankt, voor het vertrouwen.',
        'Het is goed. Fijn als het nu een beetje lichter is.',
      ],
    },
    greeting: {
      pattern:
        /^(hoi|hallo|hey|hee|hi|goedemorgen|goedenavond|goedemiddag|goeiemorgen|goeienavond|dag|yo|moi)( allemaal| accanto| daar)?[^\p{L}]*$/u,
      replies: [
        'Hallo, hier is plek. Waar wil je beginnen?',
        'Hoi. Hoe was de dag tot nu toe?',
        'Hallo, ik luister. Wat bracht je ertoe om te schrijven?',
        'Hoi, laten we even de tijd nemen. Waar wil je over praten?',
      ],
    },
    listen_only: {
      pattern:
        /\b(geen advies|hoef geen (advies|raad|tips)|alleen (even )?(mijn hart luchten|praten|klagen|luisteren)|luister gewoon|zeg niet wat ik moet|wil gewoon (even )?(praten|klagen|mijn ei))\b/u,
      replies: [
        'Dan geen advies. Vertel maar, ik luister.',
        'Goed: alleen luisteren. Ga je gang, in welke volgorde ook.',
      ],
    },
    abilities: {
      pattern:
        /\bwat (?:kun|kan) (?:je|jij)(?: eigenlijk| nou)? (?:voor me |voor mij )?doen(?: voor me| voor mij)?[^\p{L}]*$|\bhoe werkt (?:dit|het|dat)(?: hier| eigenlijk)?[^\p{L}]*$|\bik weet niet (?:goed |precies )?hoe (?:dit|het) werkt\b|^waar(?:voor)? dien je(?: voor)?[^\p{L}]*$|\bhoe (?:kun|kan) (?:je|jij) (?:me|mij) helpen\b|^(?:kun|kan) (?:je|jij) (?:me |mij )?helpen[^\p{L}]*$|\bweet niet (?:goed )?(?:waar|hoe) (?:ik )?(?:moet )?(?:te )?beginnen\b/u,
      replies: [
        'Jij schrijft wat je bezighoudt, ik lees het en antwoord. Er is geen goede of foute manier. Wat bracht je hier vandaag?',
        'Ik ben een AI: ik luister, ik vraag door en als je wilt help ik je gedachten te ordenen. Waar wil je beginnen?',
        'Ik kan luisteren, je helpen woorden te vinden, een ademoefening met je doen of zeggen wie er kan helpen. Wat zou nu fijn zijn?',
        'Het is simpel: jij schrijft, ik lees en antwoord. Je kunt beginnen met hoe vandaag was.',
      ],
    },
    correction: {
      pattern:
        /\b(?:dat|zo) (?:is niet wat ik (?:bedoel\w*|zei)|bedoel(?:de)? ik niet)\b|\b(?:je hebt me verkeerd begrepen|je begrijpt me verkeerd|je hebt (?:het|dat) verkeerd begrepen)\b|^(?:nee[ ,.]+)?dat (?:zei ik niet|heb ik niet gezegd)[^\p{L}]*$|^(?:wat bedoel (?:je|jij)(?: daarmee)?|hoe bedoel je|ik (?:begrijp|snap) (?:je|het|dat) niet|dat slaat nergens op)[^\p{L}]*$/u,
      replies: [
        'Sorry, dat begreep ik verkeerd. Hoe bedoelde je het?',
        'Dank je dat je het zegt. Vertel het nog eens op jouw manier, dan lees ik beter.',
        'Mijn fout, ik las het verkeerd. Waar gaat het echt om?',
        'Sorry, dat zei ik onhandig. Laat mijn woorden maar zitten en ga verder met de jouwe.',
      ],
    },
    reassurance: {
      pattern:
        /^(?:(?:maar|en|dus)[ ,]+)*is (?:dat|dit|het) (?:wel |heel )?(?:normaal|raar|gek|stom|erg|vreemd)(?: (?:dat ik|als ik|om te|om je)\b.{0,100})?[^\p{L}]*\?$|^(?:(?:maar|en)[ ,]+)*(?:klinkt|is) (?:dat|dit) (?:wel )?logisch[^\p{L}]*\?$|^(?:(?:maar|en)[ ,]+)*ben ik (?:nou |nu )?(?:raar|gek|normaal|egoistisch|overdreven|te gevoelig|een slecht mens|een slecht persoon)[^\p{L}]*\?$/u,
      replies: [
        'Wat je voelt mag er zijn, daar heb je niemands toestemming voor nodig. Wat maakt dat je twijfelt?',
        'Ik vind het niet gek dat je het vraagt. Je voelt wat je voelt, en dat is genoeg om het serieus te nemen.',
        'Wat normaal is kan ik niet zeggen; dat je ermee zit, dat snap ik wel. Wat denk je zelf?',
        'Je hoeft niet te voelen wat anderen zouden voelen. Heeft iemand je aan het twijfelen gebracht?',
      ],
    },
    task: {
      pattern:
        /^(?:(?:hoi|hey|ok|oke|alsjeblieft|kun je|kan je|wil je|zou je|kunt u|nu|eens)[ ,]+)*(?:schrijf|maak|vertel|verzin|teken|vertaal|bereken|zing|bestel|boek|geef|los)?(?: (?:me|mij|voor mij|voor me|eens|even|nog|alsjeblieft))* ?(?:een|het|de|mijn|wat)(?: (?!niet )\p{L}+){0,2}? (?:gedicht|gedichtje|verhaal|verhaaltje|sprookje|liedje|mop|grap|opstel|mail|e-mail|brief|toespraak|recept|code|programma|huiswerk|samenvatting|vertaling|som|tekening|raadsel|rijmpje|versje|slaapliedje|horoscoop)(?: (?:schrijven|maken|vertellen|verzinnen|geven|doen|vertalen|over|voor|van|op|met)\b.*)?[^\p{L}]*$|^(?:vertaal |hoeveel is \d|wat voor weer|hoe laat is het|wat is de hoofdstad|wie heeft (?:de|het) .{3,30} gewonnen)/u,
      replies: [
        'Daar ben ik niet voor: hier wordt gepraat, en ik luister. Maar zoek je woorden voor iets wat je voelt, dan kunnen we ze samen opschrijven, regel voor regel.',
        'Teksten of klusjes op bestelling maak ik niet. Ik kan wel luisteren en je helpen op te schrijven wat er in je omgaat: wat zou de eerste zin zijn?',
        'Daar zijn andere hulpmiddelen voor; ik ben er om te luisteren. Als je wilt, schrijven we het samen, vanuit jou: wat zou je willen zeggen?',
        'Ik kan één ding, en dat is luisteren naar wie schrijft. Zit er iets achter dat je iemand wilt vertellen, laten we dan samen daar beginnen.',
      ],
    },
    advice: {
      pattern:
        /\b(wat (moet|kan|zou|zal) ik( nu| dan)? doen|wat (raad|zou) (je|jij)|hoe (moet|kan|doe) ik|heb je (een )?(advies|tips?|idee)|wat nu|geef me (eens )?(advies|raad))\b/u,
      replies: [
        'Een recept heb ik niet, maar we kunnen er samen naar kijken. Welke van de wegen die je al bedacht, maakt je het minst bang?',
        'Voor we een oplossing zoeken: wat zou je als eerste willen zien veranderen, al is het een beetje?',
        'Stel dat je het vertelt aan iemand die van je houdt: wat zou die zeggen om te proberen?',
        'Ik zou met het kleinste stukje beginnen. Wat hangt alleen van jou af, voor morgen?',
      ],
    },
    opinion: {
      pattern:
        /\b(wat (vind|denk) (je|jij)|denk je dat|vind (je|jij) (dat|niet|ook)|heb ik gelijk|volgens jou)\b.{0,160}\?|^(en |maar |dus )?(kan (je|men|iemand)|kun je|is het (normaal|gek|raar|erg|fout|goed|mogelijk)|mag (je|men)|heeft het zin)\b.{0,140}\?/u,
      replies: [
        '“{quote}” is een echte vraag, en er is geen antwoord dat voor iedereen klopt. Wat zou het jouwe zijn, zo uit de losse pols?',
        'Er zijn aan beide kanten goede redenen. Als je je afvraagt “{quote}”, wat hoop je dan dat waar is?',
        'Jouw mening telt meer dan de mijne, en over “{quote}” heb je volgens mij al een stukje.',
      ],
    },
    minimal: {
      pattern: null,
      replies: [
        'Weinig is ook goed. Is het nu meer een gewicht, of meer een leegte?',
        'De woorden zijn kort vandaag, merk ik. Kies anders een willekeurig detail van de dag.',
        'Korte antwoorden zijn prima.',
        'Geen haast. Is er een moment van vandaag dat is blijven hangen?',
        'Oké. Als één woord genoeg was voor hoe het gaat, welk zou het zijn?',
        'Goed, we houden het licht. Niet alles hoeft meteen uitgelegd.',
      ],
    },
  },
  topics: {
    grief: {
      words:
        'overleden overleed gestorven begrafenis crematie rouw weduw* verloor verlies graf as sterfdag gemis',
      lines: [
        'Wie er niet meer is, blijft de kleinste hoekjes van een dag vullen.',
        'Rouw houdt geen agenda bij.',
        'Je kunt om een herinnering lachen en huilen in dezelfde minuut.',
      ],
      questions: [
        'Is er een herinnering die deze dagen vaker terugkomt?',
        'Wat zou je willen dat mensen over diegene wisten?',
        'Op welk moment van de dag is het gemis het grootst?',
      ],
    },
    care: {
      words:
        'zorg+voor verzorg* mantelzorg* alzheimer dementie dement rolstoel verpleeghuis hulpbehoevend',
      lines: [
        'Elke dag voor iemand zorgen slijt ook wie veel van diegene houdt.',
        'Wie zorgt, heeft vaak niemand die voor hem of haar zorgt.',
        'Van iemand houden en niet meer kunnen passen in dezelfde ochtend.',
      ],
      questions: [
        'En wie zorgt er, in dit alles, voor jou?',
        'Wanneer had je voor het laatst een uur dat echt van jou was?',
        'Welk deel van het zorgen weegt het zwaarst?',
      ],
    },
    partner: {
      words:
        'man vrouw vriend vriendin partner ex vreemd* scheid* gescheiden huwelijk relatie lief uit+elkaar verkering',
      lines: [
        'Tussen twee mensen zeggen de kleine dingen vaak de grote.',
        'Wie dichtbij wil zijn, vindt zelfs een stilte luid.',
        'Ook met z’n tweeën kun je alleen zijn.',
      ],
      questions: [
        'Wat mis je er het meest in?',
        'Als je één zin kon zeggen, welke zou het zijn?',
        'Wat doet in dit hele verhaal het meest pijn?',
      ],
    },
    friend: {
      words:
        'vriend vriendin vrienden vriendinnen vriendschap beste+vriend* maat groep geheim verraad* uitgenodigd kring',
      lines: [
        'Een vriendschap hoort een veilige plek te zijn, en als dat niet zo is, doet het op een eigen manier pijn.',
        'Vertrouwen groeit in jaren en barst in een minuut.',
        'Aan vrienden meten we ook af hoeveel we tellen.',
      ],
      questions: [
        'Wat had je op dat moment van een vriend gewild?',
        'Waar zou je die vriendschap vandaag zetten?',
        'Wat deed meer pijn: het feit of de manier?',
      ],
    },
    parent: {
      words: 'moeder vader mama papa ouders tante oom opa oma broer zus neef nicht familie schoon*',
      lines: [
        'In families wegen woorden dubbel.',
        'Bij familie ben je zo weer een leeftijd die je niet meer hebt.',
        'Er is genegenheid die moe maakt en toch genegenheid blijft.',
      ],
      questions: [
        'Hoe voel jij je, tussen hen in?',
        'Wat zou je willen dat je familie van je begreep?',
        'Welk deel hiervan herhaalt zich al langer?',
      ],
    },
    child: {
      words: 'zoon dochter kind kinderen baby zwanger* kleinkind* peuter pasgeboren',
      lines: [
        'Met kinderen heeft tijd een andere maat.',
        'Niemand leert je ouder te zijn, en de strengste rechter ben je meestal zelf.',
        'Een kind verandert het gewicht van alles.',
      ],
      questions: [
        'Wat baart je de meeste zorgen als je eraan denkt?',
        'Op welk moment van de dag is het het zwaarst?',
        'Wie helpt je een beetje, deze dagen?',
      ],
    },
    work: {
      words:
        'werk baas collega* kantoor dienst diensten bedrijf ontslag* contract salaris klant klanten vergadering werkplaats winkel vak ambacht pensioen deadline leveranciers zaak',
      lines: [
        'Werk neemt veel meer dan de uren die het vult.',
        'Als niemand je ziet op het werk, wordt ook het makkelijke zwaar.',
        'Er zit waardigheid in wat iemand kan, en die wil gezien worden.',
      ],
      questions: [
        'Welk moment van de werkdag neem je mee naar huis?',
        'Is er op het werk iemand die aan jouw kant staat?',
        'Als daar morgen één ding veranderde, wat koos je dan?',
      ],
    },
    study: {
      words:
        'examen examens tentamen* universiteit scriptie school leraar docent begeleid* studie gezakt cijfer studeer* dia* verdediging presentatie',
      lines: [
        'Voor een toets repeteert het hoofd ook ’s nachts.',
        'Een cijfer zegt weinig over een mens, ook al lijkt het nu alles te zeggen.',
        'Als er veel op het spel staat, gaat de angst vooraan zitten.',
      ],
      questions: [
        'Wat maakt je er het meest bang aan?',
        'Wat weet je al, ook nu je bang bent?',
        'Aan wie wil je het vertellen als het voorbij is?',
      ],
    },
    money: {
      words:
        'geld huur rekening* schuld* hypotheek bank salaris werkloos leveranciers lening afbetaling*',
      lines: [
        'Sommen die niet kloppen nemen de slaap mee, en een beetje de stem.',
        'Over geld praat niemand, en zo schaamt ieder zich alleen.',
        'Niet weten of het genoeg is vreet elke rustige gedachte op.',
      ],
      questions: [
        'Wie weet, behalve jij, hoe het ervoor staat?',
        'Welke van die kosten beneemt je het meest de adem?',
        'Hoe lang draag je die cijfers al in je hoofd?',
      ],
    },
    home: {
      words: 'huis flat verhuis* huisgenoot huisgenoten buurman buurvrouw buren dorp stad kamer',
      lines: [
        'Een plek kan voelen als thuis of als een tussenstop.',
        'Soms onthouden kamers meer dan wij.',
      ],
      questions: [
        'In welke hoek van het huis voel je je het best?',
        'Hoe is het nu om daar ’s avonds terug te komen?',
        'Welke sfeer vind je als je daar terugkomt?',
      ],
    },
    health: {
      words:
        'pijn hoofdpijn operatie ziekenhuis ziekte uitslag tumor koorts rug hoofd hart lichaam onderzoek chemo',
      lines: [
        'Als het lichaam zich meldt, wacht al het andere.',
        'Op een uitslag wachten is een vreemde tijd, niet hier en niet daar.',
        'Een moe lichaam bereikt ook de gedachten.',
      ],
      questions: [
        'Met wie heb je het er tot nu toe over gehad?',
        'Wat baart je meer zorgen, wat je weet of wat je je voorstelt?',
        'Hoe gaan de uren voorbij terwijl je wacht?',
      ],
    },
    sleep: {
      words: 'slaap* slapen slapeloos* wakker nacht nachten bed nachtmerrie* droom*',
      lines: [
        '’s Nachts zijn gedachten groter dan de ochtend ze aantreft.',
        'Eén slechte nacht maakt ook de dag erna langer.',
        'Slaap laat zich niets bevelen.',
      ],
      questions: [
        'Welke gedachte komt het eerst als het licht uitgaat?',
        'Hoeveel nachten gaat het al zo?',
        'Wat doe je in die uren?',
      ],
    },
    alone: {
      words:
        'ben+alleen voel+alleen zit+alleen zo+alleen alleen+thuis helemaal+alleen eenzaam eenzaamheid niemand buitengesloten onzichtbaar vergeten',
      lines: [
        'Alleen zijn doet ook tussen mensen pijn.',
        'Eenzaamheid is vaak geen gebrek aan mensen, maar aan blikken.',
        'Vanzelfsprekend gevonden worden is een stille eenzaamheid.',
      ],
      questions: [
        'Bij wie was het, al was het één keer, iets minder zo?',
        'Op welke uren is het het sterkst?',
        'Van wie zou je vanavond een bericht willen?',
      ],
    },
    purpose: {
      words:
        'pensioen zin doel toekomst nutteloos leeg verveel* ochtenden veranderen opnieuw+beginnen leren project droom',
      lines: [
        'Als iets eindigt wat jaren duurde, blijft er ruimte over die eerst bang maakt.',
        'Vrije tijd zonder waarom weegt even zwaar als drukke tijd.',
        'Wat je kunt, gaat niet met pensioen.',
      ],
      questions: [
        'Waar stond je vroeger graag voor op?',
        'Als een ochtend weer zin had, hoe zou die beginnen?',
        'Wie zou iets hebben aan wat jij kunt?',
      ],
    },
    guilt: {
      words:
        'schuld* spijt haatte+mezelf haat+mezelf fout vergeef* sorry gelogen leugen had+moeten verwijt*',
      lines: [
        'Schuldgevoel bezoekt meestal mensen die om iemand geven.',
        'Eén minuut vertelt niet een heel mens.',
        'Je kunt het verkeerd doen en toch iemand zijn die liefheeft.',
      ],
      questions: [
        'Wat zou je zeggen tegen een vriendin die hetzelfde had gedaan?',
        'Wat was er op dat moment te veel geworden?',
        'Wil je iets rechtzetten, of vooral begrepen worden?',
      ],
    },
    anger: {
      words:
        'boos woede woedend kwaad haat ruzie geschreeuw* schreeuw* verhief mijn+stem oneerlijk geergerd',
      lines: [
        'Onder woede ligt vaak iets waar je aan hechtte.',
        'Een stem gaat omhoog als ze te lang laag is gehouden.',
        'Woede zegt dat er een grens is overschreden.',
      ],
      questions: [
        'Wat wilde je op dat moment verdedigen?',
        'Wat bleef er over waar de woede was geweest?',
        'Voor wie is die woede eigenlijk bedoeld?',
      ],
    },
    fear: {
      words:
        'bang angst angstig paniek* doodsbang zorgen bezorgd nerveus zenuwachtig tril* trillen gespannen',
      lines: [
        'Angst vergroot vooral wat nog niet gebeurd is.',
        'Bezorgdheid vraagt om zekerheden die niemand heeft.',
        'Bang zijn betekent niet dat je het niet kunt.',
      ],
      questions: [
        'Waar in je lichaam voel je het?',
        'Wat is het ergste dat je je voorstelt, en wat het waarschijnlijkste?',
        'Wat maakte het andere keren iets kleiner?',
      ],
    },
    shame: {
      words:
        'schaam* schaamte gênant belachelijk uitgelachen vernederd oordeel* vertrouw vertrouwen',
      lines: [
        'Wie zich verkeerd bekeken voelt, wil klein worden.',
        'Schaamte laat je geloven dat anderen niets anders zien.',
        'Bespot worden laat een spoor na, ook jaren later.',
      ],
      questions: [
        'Wat heb je nodig om het veilig te kunnen zeggen?',
        'Wiens blik vrees je het meest?',
        'Hoe was dat moment voor jou?',
      ],
    },
    tired: {
      words:
        'moe uitgeput helemaal+op doodop stress overbelast energie krachten burn-out opgebrand',
      lines: [
        'Zulke moeheid is niet weg na een nacht slapen.',
        'Wie veel overeind houdt, merkt laat hoeveel.',
        'Niet meer kunnen is soms gewoon je lichaam dat eerlijk is.',
      ],
      questions: [
        'Wat zou je kunnen neerleggen, al is het een dag?',
        'Hoe lang ga je al zo door?',
        'Wie om je heen heeft het gemerkt?',
      ],
    },
    animal: {
      words: 'hond kat poes puppy kitten konijn paard dierenarts',
      lines: [
        'Een dier houdt je gezelschap zonder woorden nodig te hebben.',
        'Ze nemen weinig plaats in en vullen het huis.',
      ],
      questions: ['Wat voor karakter heeft het?', 'Welke gewoontes hebben jullie samen?'],
    },
    joy: {
      words:
        'blij gelukkig mooi mooie leuk leuke lief+van gelukt geslaagd gewonnen vreugde enthousiast trots afgestudeerd vieren heerlijk geweldig knuffel*',
      lines: [
        'Sommige kleine vreugdes zitten dagen in je zak.',
        'Fijn om te lezen, je merkt hoeveel het telt.',
        'Goede dingen verdienen het ook om rustig verteld te worden.',
      ],
      questions: [
        'Wat was het mooiste moment?',
        'Wat vond je er het fijnst aan?',
        'Wat wil je van deze dag over een jaar nog weten?',
      ],
    },
  },
  clause: {
    heavy: [
      '{Clause}, en zoals je het schrijft is dat niet niks.',
      '{Clause}: dat is veel om te dragen.',
      'Wat me het meest bijblijft is dit: {clause}.',
      '{Clause}. Logisch dat het weegt.',
      'Je zegt het in weinig woorden, maar het is veel: {clause}.',
      '{Clause}. Geen wonder dat het pijn doet.',
      '{Clause}, en zelfs opschrijven is dan niet makkelijk.',
      '{Clause}: dat zou voor iedereen zwaar zijn.',
    ],
    plain: [
      '{Clause}, dus.',
      'Ik zie het: {clause}.',
      '{Clause}: ik probeer het me voor te stellen.',
      'Ik volg je: {clause}.',
      '{Clause}. Ik lees met je mee.',
      'Ik hoor dit: {clause}.',
      '{Clause}. Dat houd ik vast.',
    ],
    light: [
      '{Clause}, wat fijn.',
      '{Clause}: ik hoor de glimlach bijna.',
      'Wat mooi: {clause}.',
      '{Clause}, en dat is prettig om te lezen.',
      'Dat is nog eens goed nieuws: {clause}.',
    ],
  },
  thing: {
    heavy: [
      '{Np}: geen klein detail.',
      'Je noemt {np}, en daar sta ik even bij stil.',
      '{Np}: ik merk dat daar iets knelt.',
      'Ik houd {np} in gedachten; daar lijkt het te wringen.',
      '{Np}, zo gezegd, laat zien hoe dichtbij het komt.',
    ],
    plain: [
      '{Np}: vertel gerust meer, als je wilt.',
      '{Np}: ik luister.',
      'Ik houd {np} in gedachten terwijl je verder vertelt.',
      'Je noemde {np}: ik volg je.',
      'En dan is er nog {np}.',
    ],
    light: [
      '{Np}: wat een mooi beeld.',
      '{Np}: daar word je vrolijk van.',
      'Leuk dat je {np} noemt.',
    ],
  },
  quote: {
    heavy: [
      '“{quote}”. Je merkt dat het weegt.',
      'Ik blijf bij deze woorden van je: “{quote}”.',
      'Ik lees “{quote}”, en ik neem het niet licht op.',
      '“{quote}”: dat kan niet makkelijk zijn.',
      'Je schrijft “{quote}”, en dat raakt een gevoelige plek.',
      'Ik blijf bij één zin van je, “{quote}”.',
    ],
    plain: [
      '“{quote}”. Ik volg je.',
      'Ik pak je woorden op, “{quote}”.',
      '“{quote}”, schrijf je, en ik ben er.',
      'Ik lees “{quote}”, en ik luister.',
      '“{quote}”. Die woorden blijven me bij.',
      'Ik sta even stil bij “{quote}”.',
    ],
    light: [
      '“{quote}”: wat een goed nieuws.',
      'Wat fijn om te lezen, “{quote}”.',
      '“{quote}”. Daar word je vrolijk van.',
      'Ik lees “{quote}”, en dat doet goed.',
    ],
  },
  clarify: [
    'Voor het geval je mij bedoelt: ik ben kunstmatige intelligentie, geen mens.',
    'Als je je afvraagt wie hier is: kunstmatige intelligentie, geen mens.',
    'Voor de duidelijkheid, mocht dat de vraag zijn: hier antwoordt kunstmatige intelligentie.',
  ],
  bare: [
    'Ik lees je aandachtig.',
    'Dank je dat je het schrijft.',
    'Zo is het goed, stukje bij beetje.',
    'Ik houd het in gedachten.',
    'Je merkt dat het je raakt.',
    'Ik ben er, en ik lees.',
    'Ik blijf bij wat je schreef.',
    'Ik neem serieus wat je zegt.',
    'Ik heb het rustig gelezen.',
  ],
  lines: {
    heavy: [
      'Er is geen haast om een oplossing te vinden.',
      'In stukjes vertellen mag ook.',
      'We kunnen hier even bij blijven zonder iets toe te voegen.',
      'Soms is het op een rij zetten al iets.',
      'Je mag het zo voelen.',
      'Dingen kunnen waar zijn, ook als ze elkaar tegenspreken.',
      'Eén stap tegelijk is genoeg.',
      'Je hoeft hier niets te bewijzen.',
      'Sommige dagen vragen alleen om doorgekomen te worden.',
    ],
    plain: [
      'Er is alle tijd.',
      'Vertel het in je eigen tempo.',
      'Blijf er zo lang bij als je wilt.',
      'Ga verder wanneer je wilt.',
      'De rest lees ik ook, als die er is.',
      'Er is geen goede of foute manier om het te vertellen.',
      'We kunnen hier even bij blijven zonder iets toe te voegen.',
      'Stukje bij beetje is prima.',
      'Zoals je het vertelt, zie ik het voor me.',
    ],
    light: [
      'Geniet ervan, je hoeft het niet uit te leggen.',
      'Zoiets is het waard om vast te houden.',
      'Dat gebeurt niet elke dag.',
      'Je mag er gewoon blij mee zijn.',
      'Fijn dat je het vertelt.',
    ],
  },
  questions: {
    heavy: [
      'Hoe is het nu je het hebt opgeschreven?',
      'Welk deel weegt het zwaarst?',
      'Wat zou je willen dat anderen begrepen?',
      'En waar ben jij, midden in dit alles?',
      'Wat gebeurde er vlak daarna?',
      'Wat zou je vanavond nodig hebben?',
      'Als je één stukje kon veranderen, welk zou dat zijn?',
      'Is er tot nu toe iets wat hielp, al was het weinig?',
      'Wat zeg je tegen jezelf als je eraan terugdenkt?',
      'Heb je er met iemand over kunnen praten?',
      'Hoe lang draag je het al mee?',
    ],
    plain: [
      'Hoe is dat voor jou?',
      'En hoe ging de rest?',
      'Wat is je het meest bijgebleven?',
      'Wil je er nog een stukje van vertellen?',
      'Hoe zie je het zelf?',
      'Wat zou je graag zien gebeuren?',
      'En hoe is het met jou, in dit alles?',
      'Is er een stuk waar je meer over wilt zeggen?',
      'Wie is er bij je in dit verhaal?',
    ],
    light: [
      'Wat maakt je er het blijst aan?',
      'Wat zou je ervan willen bewaren?',
      'Wat voor gezicht trok je?',
      'Met wie wil je het delen?',
    ],
  },
  told: ['Ja, daarnet schreef je: “{quote}”.', 'Je schreef het hier: “{quote}”.'],
  named: ['Dat heb je me zelf verteld: {fact}', 'Uit wat je me verteld hebt: {fact}', 'Ja: {fact}'],
  recall: [
    'Eerder noemde je {np}: ik vraag me af of dat hier ook meespeelt.',
    'Ik ga even terug naar {np}, want het lijkt ermee verbonden.',
    'Ik heb ook {np} nog in mijn hoofd, van daarnet.',
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
      'Wie van de mensen om je heen praat er het makkelijkst over mee?',
      'Wie van wie je kent weet hier al een stukje van?',
      'Wie zou graag weten hoe het echt met je gaat?',
    ],
    words: [
      'Wil je het iemand vertellen, dan is zo’n begin genoeg: ‘Het is een zware tijd, heb je tien minuten om te luisteren?’',
      'Om bij iemand dichtbij te beginnen zijn een paar woorden genoeg: ‘Ik hoef geen raad, ik wil het alleen niet voor mezelf houden.’',
    ],
    professional: [
      'Naast de mensen die je na staan is er voor wat lang duurt ook iemand die er zijn werk van heeft: {professional}. Ik zeg het alleen zodat je het weet.',
      'Blijft dit lang zwaar, dan is een eenvoudige deur {professional}.',
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
