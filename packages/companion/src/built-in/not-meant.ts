import type { Language } from '@accanto/contract';
import { onlySoundsLikeLeave } from './leave-taking.ts';
import { asksAnotherThing } from './not-asking-who.ts';
import { isAsking } from './medicine.ts';
import type { RecognisedAct } from './recognise-act.ts';

/** What rules out an act that is recognised by its meaning but not worded, over plain lower-case text. */
interface Signs {
  /** Tells of plans, or goes on with a story: no farewell. */
  telling: RegExp;
  /** Without one of these only what is surely recognised takes leave. */
  leaving: RegExp;
  /** But at the beginning of a conversation the recogniser is believed without them. */
  isBelievedFirst: boolean;
  /** Where it finds it at least so likely, 0–1. */
  believedFirst?: number;
  /** Without one of these nobody is thanked. */
  thanking: RegExp;
  /** Without one of these nobody here is insulted. */
  addressing: RegExp;
  /** Without one of these nobody asks who answers here. */
  asking: RegExp;
}

const anything = /^/u;
/** What taking leave is mostly made of. */
const englishLeave =
  /\b(bye\w*|goodbye|night night|good ?night\w*|gn|nighty night|^night\b|(see|catch|talk to|speak to|c) (you|ya|u)\b|cya|later\b|ttyl|cheerio|ta-?ra|so long|take care|be (off|back)|off (to|now|for|out)\b|i'?m off(?! (work|sick|school|it|my|the|with)\b)|signing|logging|log off|turn\w* (in|off)|lamp off|lights? (off|out)|gotta|must (go|dash|run|fly|be)|(have|got|need|want|better|best|time|gonna|going) (to )?(go|run|dash|sleep|kip|rest|stop|crack on|head)|going (to (bed|sleep)|offline|out)|(to|for|in|into) bed|bed(time)?$|sleep well|phone off|clos\w+ (this|the|up)|shut\w* (this|the|down)|stop(ping)? (here|there|now|typing)|leave it (here|there|at)|enough for (now|today|tonight)|all for (now|today|tonight)|(done|me) for (now|today|tonight)|call it a (night|day)|back to it|heading (out|off|to|home)|head (out|off)|(till|til|until) (then|next|tomorrow|\p{L}+day)|another time|next time|soon$|i'll (go|stop|write)|will go\b|i'd better|better (go|see to)|call(ing|ed) (me|my name)|ta ta|tatty bye|ttfn|toodle\w*|laters|peace out|ciao|adios|au revoir|farewell|over and out|(?<!\bcourse )\b(i'm|im|i am) (away|out|outta here|gone|going|leaving)( now| then)?[^\p{L}]*$|hit\w* the (hay|sack|road)|some (sleep|rest|shut-?eye|kip)|(shut|close|rest) (my|me) eyes|eyes (are )?(closing|shutting|going)|nodding off|falling asleep|(tea|dinner|lunch|supper|food|bus|train|tram|lift|taxi|stop|ride)('s| is|s) (ready|here|up|on|coming|next)|my stop\b|(break|lunch|lunchtime|visiting time|time)('s| is|s) (over|up|done)|back to (work|the grind|the kids|reality)|duty calls|batter\w+ ?('s|is|s)? ?(dying|dead|low|going|about)|\d% |let you (go|get on)|(speak|talk|chat|write|type) (again|soon|more|later|tomorrow)|same time|until we|that'll do|leaving (it|this) (here|there)|knock\w* (it )?on the head|wrap\w* (it |this )?up|pop\w* off|shoot(ing)? off|best be|must be going|waiting (for|on|in)|leave (you|ye)\b|going now|sweet dreams|(more|place|time) tomorrow|need to end|must close|a move|was off|finished (for|here)|enough for one|sleep now|had to say|have a (nice|good|lovely|great)|good (day|evening|afternoon) to|thanks? (you )?for (listening|the (chat|talk|company)|today|everything))/u;

/** Something in it is put to "you" or about somebody at the other end. */
const toItalianYou =
  /\b(tu|te|tuo|tua|tuoi|(?<!\b(?:alle|le|dalle|verso|quasi) )sei(?! (anni|mesi|giorni|ore|settimane|minuti|volte|euro|chili))|siete|stai|capisci|servi|aiuti|aiutando|hai(?! presente| ragione| torto| capito[^\p{L}?]*$| vist[oa]\b[^?]*$)|avete|puoi|sai(?! quando| com| come| cosa)|vuoi|fai|dici|pensi|provi|senti(?! (?:non|ma|ti|una)\b)|esisti|rispondi|rispondete|scrivi|scrivete|leggi|leggete|dietro|dall'altr\w+|schermo|li dentro|uman[oaie]|bot|robot|macchin\w+|computer|programma|software|algoritm\w+|intelligenz\w+|automatic\w+|carne e ossa)\b|\b(a|con) chi\b|\b(lei e|(?<!\bnon (?:ne )?)parlo con|parlando con|parlare (con|a) (qualcuno|un|una|il|col))\b|\b(chi|qualcuno(?! (?:con|a|di) cui)|nessuno|gente|person[ae]|anima)\b.{0,30}\b(qui|li|legge\w*|leggere|risponde\w*|scrive\w*|batte|di turno|davanti)\b|\b(chi|qualcuno|anima)\b.{0,30}\?|\bti (hanno|ha|piac\w+|stanch\w+|annoi\w*|paga\w*)\b/u;

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    telling:
      /\bquasi quasi\b|^brav[oa] (?:io|me)\b|^(?:il|la|ogni|di|nel) (?:weekend|fine settimana|sabato|domenica|\p{L}+di|sera|notte|mattina|pomeriggio|giorno) (?:\p{L}+ )?\p{L}+o\b|^io (?:in|a|con|da|di|su|al|nel|sempre|qui|li)\b|\b(?:lo|la) lascio\b(?! (?:qui|li|stare))|^letto (?:sfatt|rifatt|vuot)[oa]\b|^(?:(?:no|ora|adesso|si|lui|lei|poi) )*(?:dorm(?:e|ono)|non ci (?:parl|sent|ved)iamo|sto (?:meglio|bene|male)|va meglio|(?:domani|stasera|dopo) (?:arriva|torna|viene|part)\p{L}*)(?: piu)?[^\p{L}]*$|\b(?:dove|come|quando) (?:ci )?vado\b|\b(?:mi|ci) sveglia(?:no)?[^\p{L}]*$|^(?:\p{L}+ ){0,2}e finita[^\p{L}]*$|^(domani (vado|torno|esco|devo)|(va beh?|vabbe|ok|dai) prov(o|iamo)\b|quando|se|mentre|forse|ogni|non so|dopo che|devo (?!andar|scappar|lasciar|stacc|chiud|scend|spegn|uscir|correr|tornar|usc|dormir|riposar|salut))|(?<!\p{L})((l'|mi |ci )?(ha|hanno) (\p{L}+ )?\p{L}+(to|sto|tto|so)|ho pianto|ci vado|vado (in (?:sciopero|pensione|terapia|crisi|panico|ansia)|avanti|bene|male|d'accordo|fier[oa])|torno (a|in) (scuola|casa|palestra|vivere|sorridere|piscina|forma)|torno (?:all'|sull)\p{L}+|torno (?:\p{L}+ )?da (?:lui|lei|loro|mi[oa])|(?:sono|ero) (?:\p{L}+ )?(?:scappat|andat|uscit|tornat|partit)[oaie]|perche (lei|lui|loro|non|mi[oa])|non (riesco|ce la faccio|dormo|prendo sonno|chiudo occhio))(?!\p{L})/u,
    leaving:
      /\b(cia+o+|salut[oi]|arrived\p{L}*|addio|buon[ao]? ?(notte|sera\p{L}*|giornata|domenica|sabato|riposo|weekend|proseguimento|cena|pranzo|lavoro|viaggio|sogni)|sogni d'oro|notte|nanna|branda|letto|coperte|sonno|dormo|dormire|riposar\p{L}*|vado|andiamo|andrei|andare|scapp[oa]\p{L}*|corro|stacc\p{L}+|chiud\p{L}+|spengo|spegnere|esco|crollo|mi (ritiro|fermo|rimetto|metto)|torno|lascio|lasciart\p{L}*|mollo|basta|fine|finisc[oi]|abbastanza|detto tutto|altro da dire|(ci|si) (ri)?(sent|ved|legg|becc|parl|aggiorn)\p{L}*|ripren\p{L}+|risentirci|rivederci|a (dopo|presto|domani|stasera|stanotte|piu tardi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|alla prossima)(?!\p{L})/u,
    isBelievedFirst: false,
    // 'Gentile' is said of somebody who was told of.
    thanking: /^(?!gentile[^\p{L}]*$)/u,
    // Few words without a "you" may be an insult; 'ridicolo' is rather said of oneself, or of what was told.
    addressing: new RegExp(
      String.raw`^(?!(?:che )?(?:ridicol|patetic|assurd|vergogn)\p{L}+[^\p{L}]*$)\S+(?: \S+){0,2}$|${toItalianYou.source}`,
      'u',
    ),
    asking: toItalianYou,
  },
  en: {
    // 'I think I'm in love', unless there are words of leave too.
    telling: new RegExp(
      String.raw`^(?!.*(?:${englishLeave.source})).*(?:\b(i think i('m| am)|feel (like|so)|loves?|hates?|hurts?|every|evry|another(?! (time|day))|because|never|misses|afraid|scared)\b|\bi (can|was|had|did|thought|said)\b|\b(got|been|was) (\p{L}{3,}ed|laid|told|sent|caught|hit|hurt|left|lost|stuck|home|in from|the)\b|^(so |but |and )?(does|will|did) (it|this|he|she|they)\b|^(\p{L}+ )?(long|bad|rough|hard|busy|awful|weird|good|big|first|last|another|moving|results) (day|week|night|shift|one)\b|\b(day|week|shift|lesson|class|work|school) (off|back|one|today)\b|\b(moving|starting|finishing|coming|getting|going) (?:\p{L}+ ){1,3}(next|tomorrow|on)\b|\blol\b|^the \p{L}+ \p{L}+$|, not \p{L}+$|\bthank (goodness|god)\b|^(of )?course (i|im|i'm)\b|\b(to|with|for|of|about|at) (him|her|them)\b|\b(my|our) (partner|husband|wife|boyfriend|girlfriend|boss|mum|mom|dad|mother|father|son|daughter|sister|brother|friend|mate|ex|nan|nana|gran|grandma|grandad|grandpa|aunt\w*|uncle|cousin|neighbour|neighbor|landlord|manager|teacher|dog|cat|kids?|baby|boy|girl|lad) \w+(s|ed)\b)`,
      'u',
    ),
    leaving: englishLeave,
    isBelievedFirst: true,
    believedFirst: 0.8,
    // 'I said thank you' thanks nobody here.
    thanking:
      /^(?!.*\b(said|says|say|saying|heard|not even a) (just )?(thanks|thank you)\b(?! for))/u,
    addressing:
      /\b(?:you|u|ur|ya|your|youre|you're|bot|robot|machine|app|program\w*|ai|computer|this|that|it|answers?|repl\w+|help\w*|advice|questions?|talk\w*|chat|shut|fuck (?:off|this|you)|piss off|screw|bugger off|sod off|go|leave|stop|away|useless|stupid|rubbish|crap|bollocks|bullshit|idiot|moron|twat|dick\w*|wanker|prick)\b/u,
    // An answer or the beginning of a story: 'no, there's nobody', 'so there's this girl', 'I hear somebody call me'.
    asking:
      /^(?!.*(?:^no[ ,.]|\bhear(?:ing|d)? (?:some(?:one|body)|people|voices)\b|\bthere('s| is|s) this\b|\bi('m| am|m) the only one\b|^(it's like|like|as if)\b|\btelling you\b|\byou (see|know)[^\p{L}]*$|^do you know (what|when|why|how|that)\b|\b(it|he|she|they|mum|dad|one of them|someone|somebody|my \w+) (said|says|told|asked)\b))/u,
  },
  es: {
    telling:
      /\b((?<!\b(?:manana|luego|despues|otro dia) )te (lo )?cuento|contar(te|lo)|cambi(ar|emos|amos) de tema|otra cosa que|quiero hablar|vuelvo a \p{L}+r)\b(?!.* (luego|manana|despues|otro dia))|^(?:y |pero |manana |luego |hoy )*me (?:toca(?! (?:ir|curr|trabaj|madrug|dorm|recog|hacer|prepar))|dan|hacen|operan?|examino|caso|despiden)\b|^(?:ya )?(?:estan|vienen|van)\b|^irme (?:lejos|de)\b|^acabo de \p{L}+r|\bvoy a (?:invit|llev|ped|dec|cont|compr|regal|present)\p{L}+/u,
    leaving:
      /\b(a+d+i+o+s+|ad|cha[oiu]\w*|ciao|bai|bye|goodbye|sayonara|arrivederci|adieu|ad[eo]w|gabon|bona nit|ta ?lue\w*|talogo|hastaluego|nos (?:vidrios|olemos)|ya es (?:tarde|hora)|ya va siendo|otra vez sera|corto (?:ya|aqui)|paramos|desaparezco|a otra cosa|buen finde|buen fin de semana|agur|abur|deica|ale|hal[ae]|hasta (?:luego|manana|pronto|otr[oa]|ahora|la|el|que|cuando|aqui|ahi|siempre|esta|nunca|mas|dentro)|buenas tardes|noches?|nanit\w*|dorm(ir\w*|ire)|duermo|mimir|sobar|cabezad\w*|bostez\w*|cam+a+|siesta|sabanas|almohada|suenos|sueno|ojos|parpados|arrop\w*|descans(a|as|ar|es|o|e|en)|despid\w*|despedir\w*|(me|nos) (ire|fui|voy|vaya|vamos|piro|largo|bajo|apeo|marcho|retiro|rajo|recojo|pongo ya|echo|acuesto|levanto|tumbo|desconecto|duermo|paso)|me las piro|vamonos|marcho|irme|irnos|marchar(me|nos)|salgo(?! a \p{L}+ \p{L})|saliendo|salida|vuelvo|volvere|volvemos|alla voy|voy (a )?(la |el |mi )?(dormir|cama|cenar|comer|casa|clase|cocina|ducha\w*|trabajar|trabajo|currar|curro|gimnasio|gym|salir|descansar|desayunar|colgar|cerrar|apagar|dejarlo|acostarme|tumbarme|echarme?|preparar|recoger|buscar|regar|por|ya)|voy (yendo|tirando|saliendo|cerrando)|(te|lo) (dejo|suelto)|dejamos(lo)?|dejar(te|lo)|dejo de (moles|dar)\w*|no te molesto|luego|manana|despues|mas tarde|otro (dia|rato|momento)|proxim\w*|continuar\w*|seguimos|seguiremos|sigo (manana|luego)|hablamos|veremos|vemos|bemos|leemos|encontramos|cierro|apago|guardo el|cuelgo|colgar|desconect\w*|termin(o|amos|emos|ado)|acab(o|amos|emos|ado)(?! de \p{L}+r)|par(o|aria) (ya|aqui)|basta|por hoy|nada mas|eso (es|era) todo|ya esta(ria)?|suficiente|fuera (el )?(movil|pantallas?)|movil fuera|bateria|cobertura|senal|me (espera|esperan|llama|llaman|gritan|pitan|recogen|toca)|esperandome|ha llegado|llego (a|tarde)|cuando (acabe|salga|llegue|vuelva|pueda|te|me)|te (aviso|escribo|contare)|ya te cuento|turno|reunion|taxi|recreo|a (cenar|comer|dormir|currar|trabajar|mas ver|estudiar|cuidarse|seguir)|ducha|que (te sea|tengas|pases|descanses|te vaya|os vaya)|tengas|cuidate|besos?|bss?|besit\w*|abrazos?|saludos?|suerte|con dio\w*|(tengo|he|hay) (que|de) (ir\w*|salir|dormir|dejar\w*|hacer|atender\w*|entregar|llevar|trabajar|colgar|madrugar|volver|cerrar|estudiar|descansar|levantarme|acostar\w*|coger|recoger|cenar|comer)|tengo (cosas|clase|turno|reunion|hora|sueno)|madrugo|permiso|ahi (lo|te))\b/u,
    isBelievedFirst: false,
    thanking: anything,
    addressing:
      /^(?!(?:(?:y|pero|es|son|uf|joder|buah)[ ,]+)*(?:menud|vaya|valiente|pedazo|que asco\b|sera\b|seran\b|(?:el|la) muy|un[oa]?\b|mi\b|su\b|es[ea]\b|es[oa]s\b|los\b)(?!.*\b(?:app|maquina|ro?bot|bot|respuesta|programa|eres|das|esto|tu)\b))(?!.*\b(?:me|nos|le) (?:dijo|dijeron|dice|dicen|decia|solto|grito|gritaron|llamo|llamaron|llaman|mando|contesto|puso|(?:ha|han) (?:dicho|soltado|gritado|llamado|mandado|contestado|puesto))\b)/u,
    asking:
      /\?|\b(tu|vos|usted|eres|sos|hay (?:alguien|nadie)|alguien (?:me|de verdad|ahi|que me)|quien|persona\w*|human\w*|maquina|robot|bot|ia|inteligencia|programa|ordenador|algoritmo|app|real|de verdad|ahi|hablo|hablando|respond\w*|contest\w*|lee|lees|leyendo|escribes|escribe|sientes)\b/u,
  },
  nl: {
    telling:
      /\b(?:spannend|zin in|zenuwachtig|bang|blij|trots|benieuwd|eng)\b|\bik ga (?:(?:m|hem|haar|ze|een) |mijn (?!bed|nest))|\b(?:was|had|hadden) (?:\p{L}+ ){0,3}(?:fijne|leuke|mooie|goede|gezellige) (?:avond|dag|nacht)\b|^dat was (?!het[^\p{L}]*$|het (?:dan|voor|weer|wel)\b|alles\b)|\bwil (?:hier|daar|gewoon|echt|alleen|zo|graag| )*weg\b|\b(?:idee|dom|stom|raar)\b|\b(?:tot|dag) \d|\bkeer beter\b|\d (?:euro |uur |dagen |weken )?weg\b|\b(?:hou|stop) (?:op )?met (?!praten|schrijven|dit|deze|het gesprek)|^(?:het|dat|dit) is (?:nu |echt |definitief )*(?:uit|over|voorbij)\b|\bmorgen (?:weer |al |ook )*(?:een|de|het|mijn|naar)\b|\bom (?:[\p{L}']+ ){0,3}te (?:gaan(?! slapen| pitten| rusten)|vertrekken|verhuizen)\b|\b(?:ik denk|ik hoop|ik weet|denk ik|denk|misschien)\b.*\bnaar (?!bed|huis|boven)|\bga (?:ik )?(?:[\p{L}']+ )?(?:proberen(?! (?:wat |nu |om |weer )*te (?:slapen|rusten))|doen|oefenen|vragen|bellen|vertellen)\b|^(?:ik ga )?(?:morgen|overmorgen|volgende week|in \p{L}+|dit weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:ga|moet|heb|wil|ben|begin|naar)\b|^(?:en |maar )?(?:dan|toen|daarna) \p{L}+ (?:ik|we)\b|\b(?:mijn|mn|m'n|me|onze|ons|zijn|haar|hun) (?!bed|nest|werk|trein|bus|taxi|eten|pauze|koffie|batterij|accu|telefoon)\p{L}+ (?:is|was|zijn|waren|heeft|hebben)\b|\bniet (?:slapen|in slaap)\b|\b(?:fijn|goed|handig|prettig) (?:om )?te (?:weten|horen)\b|\bmoet (?:ik )?nog (?:zeker |minstens |wel )?(?:een|\d+|twee|drie|vier) (?!.*\b(?:slapen|slaapje|bed)\b)|\bga (?:(?!niet\b)\p{L}+ ){0,2}naar (?:mijn|mn|m'n|me|de|een|het) (?:oma|opa|moeder|vader|ma|pa|ouders|zus|zusje|broer|broertje|dochter|zoon|tante|oom|vriend\p{L}*|psycholoog|psychiater|therapeut|dokter|huisarts|ggz|ziekenhuis|begrafenis|uitvaart|rechter|advocaat|politie|gemeente|bank|voedselbank|uwv)\b(?!.*\b(?:doei|dag|later|tot)\b)|\bga (?:ik )?(?:sinds|al (?:jaren|maanden|weken|een)|elke|iedere|vaak|meestal|regelmatig|nog steeds|twee keer) |^(?:over)?morgen(?: (?!weer\b|verder\b|hoor\b|dan\b|spreek\b|zie\b|ga\b|stop\b)\p{L}+){0,2}[^\p{L}]*$|^avond[^\p{L}]*$|^moet je (?:nou |nu |eens )*horen\b|^(?=.*\d)(?!.*\b(?:d[ou]ei|doeg|dag|later|tot|wekker|om \d+|er ?weer uit|slapen?|bed|bye|ga|gaan|spreek|stop|klaar|welterusten|truste\p{L}*)\b)/u,
    leaving:
      /\b(?:d[ou]+[eé]*i+|doe+g|da+g|daa+g|later\p{L}*|tot|weltrusten|trus\p{L}*|sl?aap\p{L}*|slapen|bed\p{L}*|pitten|maffen|tukken|ga|gaan|weg|stop\p{L}*|hou|sluit\p{L}*|log|afsluiten|klaar|genoeg|alles|morgen|spreek|zie|zien|gro?et\p{L}*|gegroet|dank\p{L}*|bedankt|thx|x+|fijne?|moet|er ?vandoor|offline|oogjes|nacht\p{L}*|avond|ciao|bye\p{L}*|mazzel\p{L}*|mzl|ajuus?|tabee|toed\p{L}*|joe+|houdoe|haaks|kus\p{L}*|knuffel\p{L}*|dicht|uit|vertrek|succes|afscheid|vaarwel|adieu|adi?os|salu\p{L}*|goe\p{L}*|stap|weekend|droom|beste|terug|roept|wacht|tijd|laat|pauze|pleite|smeer|peer|zo|af|over|rust|verder|weer|laten|hier\p{L}*)\b/u,
    isBelievedFirst: false,
    thanking:
      /^(?!.*\b(?:hem|haar|hen|ze|iedereen)\b.*\bbedank|.*\bik bedankte\b).*\b(?:dank\p{L}*|bedank\p{L}*|thanks|th?n?x|thanx|merci|fijn|lief|blij|help\p{L}*|geholpen|luister\p{L}*|top|super|waardeer\p{L}*|tof|aardig|x+|je|jij|jou|u|dit|gesprek|hier)\b/u,
    addressing:
      /\b(?:je|jij|jou|jouw|u|ge|gij|jullie|bot|robot|machine|app|programma|computer|ai|antwoord\p{L}*|vraag|dit|hier|chat\p{L}*|advies|tips?|bek|mond|op|fuck|rot|lul\p{L}*|eikel|sukkel|idioot|trut|onzin|bla|gelul|gezeik|zeik\p{L}*)\b/u,
    asking: anything,
  },
};
const allButSure = 0.97;

interface Heard {
  language: Language;
  /** How likely the recogniser finds the act. */
  share: number;
  /** It opens a conversation. */
  isFirst: boolean;
}

/** Whether a message, in plain lower case, does not do what it sounds like. */
export function isNotMeant(
  act: RecognisedAct,
  plain: string,
  { language, share, isFirst }: Heard,
): boolean {
  const { telling, isBelievedFirst, believedFirst = 0, thanking, addressing } = signs[language];
  // 'I have anxiety' and 'I took my pill' tell something.
  if (act === 'medicine' || act === 'diagnosis') return !isAsking(plain, language);
  if (act === 'human') return !mayAskWho(plain, language);
  if (act === 'privacy')
    return !mayAskAboutKeeping(plain, language) || asksAnotherThing(plain, language);
  if (act === 'thanks') return !thanking.test(plain);
  if (act === 'hostile') return !addressing.test(plain);
  if (act !== 'farewell') return false;
  const isBelieved = share >= allButSure || (isFirst && isBelievedFirst && share >= believedFirst);
  if (telling.test(plain) || onlySoundsLikeLeave(plain, language)) return true;
  if (ofThings.test(plain) || (language === 'nl' && ofDutchThings.test(plain))) {
    const rest = language === 'nl' ? plain.replaceAll(ofAnything, '') : plain;
    return !hasWordsOfLeave(rest, language);
  }
  return !isBelieved && !hasWordsOfLeave(plain, language);
}

/** Words of leave in Dutch that are also said of things. */
const ofAnything = /\b(?:weer|laat|over|uit|af|zo|hier|dicht|weg|tijd|alles|beste)\b/gu;
/** 'NS is naatje', 'koffie was koud'. */
const ofDutchThings =
  /^(?!(?:ik|k|dit|dat|het|t|je|jij|tijd) )\p{L}+ (?:\p{L}+ )?(?:is|was|zijn|waren) \p{L}/u;

/** 'De bonen kwamen laat': something is told of a thing. */
const ofThings =
  /^(?:il|lo|la|i|gli|le|the|el|los|las|de) \p{L}{3,} (?:\p{L}+ )*\p{L}+ \p{L}+[^\p{L}]*$/u;

/** What asking about secrets and what is kept has in it. */
const keeping: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:legg\p{L}+|lett[oia]|scriv\p{L}+|scritt\p{L}+|segret\p{L}*|privat\p{L}*|privacy|anonim\p{L}*|dat[io]|salv\p{L}+|conserv\p{L}+|registr\p{L}+|memori\p{L}+|ricord\p{L}+|cancell\p{L}+|elimin\p{L}+|dic[io]|dirl[oa]|dire|dirai|raccont\p{L}+|saper\p{L}*|sa|sapranno|tra noi|fra noi|rest[ai]|riman\p{L}+|chi|qualcuno|nessuno|polizia|genitori|scopr\p{L}+|ved\p{L}+|account|chat|messagg\p{L}+|conversazion\p{L}+|server|nome|parl\p{L}+|trapel\p{L}+|esc[eo]|finisc\p{L}+|fine)\b/u,
  en: /\b(?:read\p{L}*|see\p{L}*|secrets?|privat\p{L}*|privacy|anonym\p{L}*|data|sav\p{L}+|stor\p{L}+|keep\p{L}*|kept|record\p{L}*|log\p{L}*|remember\p{L}*|delet\p{L}+|eras\p{L}+|tell\p{L}*|told|say|share\p{L}*|between us|stay\p{L}*|who|anyone|anybody|someone|somebody|nobody|police|parents|find\p{L}*|know\p{L}*|account|chats?|messages?|conversations?|server|name|confidential|pass\p{L}*|go(?:es)?|end up|trac\p{L}+|hear\p{L}*|sell\p{L}*)\b/u,
  es: /\b(?:lee\p{L}*|lei\p{L}*|ve|ven|vea|ver\p{L}*|secret\p{L}*|privad\p{L}*|privacidad|anonim\p{L}*|datos|(?<!\b(?:las|los) (?:puede|podria|va a|voy a) )guard\p{L}+|almacen\p{L}+|conserv\p{L}+|grab\p{L}+|registr\p{L}+|record\p{L}+|borr\p{L}+|elimin\p{L}+|dices|digas|diras|dicho|cont\p{L}+|cuent\p{L}+|entre nosotros|qued\p{L}+|quien|alguien|policia|padres|enter\p{L}+|sabra\p{L}*|saber|cuenta|chats?|mensajes?|conversacion\p{L}*|servidor|confidencial\p{L}*|escrib\p{L}+|escucha\p{L}*|sale|salir|compart\p{L}+|vend\p{L}+|va|vaya|para(?:r)?)\b/u,
  nl: /\b(?:le(?:es|est|zen)\p{L}*|zie\p{L}*|geheim\p{L}*|prive|privacy|anoniem|gegevens|data|bewaar\p{L}*|bewaren|opsla\p{L}*|sla\p{L}*|onthou\p{L}*|wis\p{L}*|verwijder\p{L}*|vertel\p{L}*|zeg\p{L}*|zeggen|onder ons|tussen ons|blijf\p{L}*|blijven|wie|iemand|niemand|weet|weten|account|chats?|berichten|gesprek\p{L}*|server|naam|vertrouwelijk|deel|delen|doorgeef\p{L}*|door|hoort|horen|mee\p{L}*|terecht|komt|gaat|schrijf\p{L}*|verkop\p{L}*)\b/u,
};

function mayAskAboutKeeping(plain: string, language: Language): boolean {
  return keeping[language].test(plain);
}

/** Whether a message, in plain lower case, has any of the words that taking leave is made of. */
export function hasWordsOfLeave(plain: string, language: Language): boolean {
  return signs[language].leaving.test(plain);
}

/** Whether a message, in plain lower case, could ask at all who or what answers here. */
export function mayAskWho(plain: string, language: Language): boolean {
  return signs[language].asking.test(plain) && !asksAnotherThing(plain, language);
}

/** Words of which one stands where it is wondered in passing who answers; without a list, any. */
const wondering: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /\?|\b(?:tu|vos|usted|eres|sos|estas|lees|leeis|leen|alguien|quien|persona\p{L}*|gente|human\p{L}*|maquina|robot|bot|ia|inteligencia|programa|app|chat\p{L}*|ordenador|aqui|ahi|real|de verdad|automatic\p{L}*|(?<!\b(?:nadie|no|ni|me) )(?:respond|contest|escuch)\p{L}*|hablo|hablando|pareces|suenas|sabes|entiendes|puedes|tienes|sientes)\b/u,
  en: /\?|\b(?:you|u|ya|your|ur|whos?|any(?:one|body)|some(?:one|body)|person|people|human|bot|robot|machine|computer|ai|app|chat\w*|program\w*|real(?! talk)|fake|automat\w+|script\w*|therapist|this|these|here|words|read\w*|listen\w*|answer\w*)\b/u,
  nl: /\?|\b(?:je|jij|jou|jullie|u|uw|ge|gij|zijt|hier|iemand|wie|mens\p{L}*|machine|robot|bot|ai|intelligentie|programma|computer|app|praat|schrijft?|antwoord\p{L}*|chat\p{L}*)\b/u,
};

/** Whether a message, in plain lower case, has any of the words in which it is wondered who answers. */
export function hasWordsOfWondering(plain: string, language: Language): boolean {
  return wondering[language]?.test(plain) !== false;
}
