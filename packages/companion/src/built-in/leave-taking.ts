import type { Language } from '@accanto/contract';

/** Over lower-case text without accents. */
interface Signs {
  /** Takes leave of this talk beyond doubt, whatever stands before it. */
  parting: RegExp;
  /** 'I think that is all for tonight', and nothing else. */
  allForNow: RegExp;
  /** Does so unless it opens a conversation. */
  partingLater: RegExp;
  /** Sleep, a bed or an evening that are told of: nobody goes there now. */
  ofNight: RegExp;
  /** Somebody else comes or waits, or a plan that has to do with others. */
  ofOthers: RegExp;
  /** Part of a story: an answer, a return, what is taken back as a joke. */
  ofStory: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    parting:
      /\b(?:grazie|ti ringrazio) (?:mille |tante |davvero |ancora )?(?:per |di |del |della |delle |x )(?:(?:le|la|il|tutte le|queste|questa|due) )?(?:chiacchier\p{L}+|compagnia)|(?:^|[.,!…] ?)(?:ok|okay|va bene|vabbe|bene|beh|allora|niente|comunque|cmq|dai)[ ,.!]+(?:grazie|ti ringrazio) (?:mille |tante |davvero )?(?:per |di |dell')(?:l')?(?:ascolto|avermi (?:ascoltat[oa]|letto|sentit[oa])|il tempo)|(?:^|[.,!…] ?)(?:(?:ok|va bene|vabbe|dai|ora|adesso|ecco|bene|niente)[ ,.]+)*(?:devo staccare|ora stacco|ti devo lasciare|(?:vado|scappo|stacco|chiudo) (?:che|ke|perche) \p{L}+.{0,40})[^\p{L}]*$/u,
    allForNow:
      /^(?:(?:credo|penso|direi|mi sa|mi pare) che |(?:allora|ok|bene|ecco|beh)[ ,]+)*(?:(?:per )?(?:oggi|stasera|stanotte|adesso|ora) (?:direi che |credo che |penso che )?(?:questo )?(?:e|era|sia) tutto|(?:questo )?(?:e|era|sia) tutto(?: (?:quello|cio) che (?:avevo|volevo)(?: da)?(?: dire| dirti| raccontare| raccontarti)?)?(?: per)? (?:oggi|stasera|stanotte|adesso|ora))(?:[ ,]+grazie)?[^\p{L}]*$/u,
    partingLater:
      /^(?:(?:ok|va bene|bene|allora|dai|beh)[ ,.]+)*(?:volevo solo (?:salutar\p{L}+|dirti (?:ciao|grazie|che sto bene))|buona (?:serata|giornata)(?: allora| a te)?)[^\p{L}]*$/u,
    ofNight:
      /\bper (?:dormire|il sonno|prendere sonno)\b|^(?:\p{L}+ ){0,3}ho (?:(?:tanto|un|molto|troppo|solo|proprio|sempre|gia) )*sonno[^\p{L}]*$|\b(?:l'altra|questa|quella|la scorsa|ogni|tutta la|di|una|stessa) notte\b(?!.{0,30}\b(?:ciao|vado|stacco|a domani)\b)|^(?:soprattutto |quasi sempre |sempre |di solito )*(?:la sera|di sera|la notte|a letto (?:soprattutto|sempre|di piu))(?: soprattutto| di piu| sempre)*[^\p{L}]*$|\b(?:di notte|tutte le (?:notti|sere)|ogni (?:notte|sera))\b(?!.*\bciao\b)|\bche (?:serata|giornata|notte)\b(?!.*\b(?:ciao|vado|a letto)\b)/u,
    ofOthers:
      /\b(?:viene|vengono|arriva|arrivano|passa|torna|tornano|parte|partono) (?:(?:a|da) (?:trovarmi|me|noi|cena|pranzo|casa)|(?:\p{L}+ ){0,3}(?:domani|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi))|^(?:mi )?aspetta(?:no)? (?:qui |qua )?(?:sotto|giu|fuori|a casa|in macchina)[^\p{L}]*$|\b(?:domani|lunedi|magari|forse) (?:lo |la |li |le |gli )?(?:chiamo|telefono|scrivo|sento|prenoto|parlo|chiedo) (?:a|al|alla|con|il|la|l'|un|mi[oa])/u,
    ofStory:
      /^(?:ciao[ ,.!]+|ehi[ ,.!]+)?(?:sono tornat[oa]|rieccomi|eccomi (?:di nuovo|qui))|\bti (?:avevo|ho) (?:gia )?(?:scritto|detto|raccontato|parlato)\b(?!.*\b(?:tutto|basta|ciao)\b)|\b(?:scherzo|scherzavo|sto scherzando|era una battuta)\b|^(?:e |ma )?(?:e li che|e quando|quando|che|li)(?: io)? (?:vado|me ne vado|esco|scappo)\b[^,.]*$|^a (?:domani|lunedi|stasera) .*\bnon\b|\bci (?:sentiamo|vediamo|parliamo) (?:poco|appena|ogni|una volta|raramente|sempre meno|solo)\b|\b(?:spengo|stacco|chiudo|esco|scappo) (?:\p{L}+ ){0,3}(?:quando|se|ogni volta)\b|^(?:oggi |stasera |domani )?(?:stacco|smonto|esco|finisco) (?:alle|a|verso|tra) \p{L}+(?! ciao)|^(?:a )?fine turno\b(?!.*\b(?:ciao|notte|buonanotte|letto|dormire|vado|a domani)\b)|\b(?:ha|hanno|aveva) (?:piu |mai |solo )?(?:scritt|dett|mandat|augurat|rispost)[oaie] (?:\p{L}+ ){0,2}(?:buonanotte|ciao|addio|notte)\b|^buonanotte (?:me|non)\b|\bvado via\b(?!.*\bciao\b)|^(?:ok |si )*(?:ho )?chiamat[oaie]\b|^(?:e|sono) arrivat[oaie]\b|\bandare (?:al|in) (?:pronto soccorso|ospedale)\b|\b(?:mando|mandato|mandarlo|mandarla) (?:\p{L}+ ){0,2}(?:a quel paese|affanculo|a cagare)/u,
  },
  en: {
    parting:
      /(?:^|[.,!… ])(?:gtg|g2g|gotta go|got to go|gotta run|ttyl|brb)\b(?! (?:to|for|through|with|back) (?!bed|sleep|work))[^\p{L}]*(?:(?:now|bye|thanks|thx|ty|sorry|x+)[^\p{L}]*)*$|\bthanks? (?:you |u )?(?:so much |a lot |anyway )?for (?:the |this |your |our )?(?:chat|talk|company|conversation)\b|(?:^|[.,!…] ?)(?:ok|okay|well|anyway|right|alright|so|cool)[ ,.]+(?:(?:ok|well|anyway|then)[ ,]+)*(?:thanks|thank you|thx|ta|cheers) (?:so much |a lot )?for (?:listening|hearing me(?: out)?|reading|being there|your time)|\b(?:gotta|have to|got to|need to|must|should|early start|work) .{0,30}\b(?:thanks|thank you|thx|cheers) for (?:listening|reading|hearing me(?: out)?)/u,
    allForNow:
      /^(?:(?:i (?:think|guess|suppose)|so|well|ok|okay|anyway|right)[ ,]+)*(?:that|this)(?:'?s| is| was|'?ll be| will be) (?:it|all|everything)(?: from me| i(?:'ve| have)?(?: got)?(?: to (?:say|share|tell you))?| i wanted to (?:say|share))?(?: for you)? (?:tonight|today|for (?:tonight|today|now|this evening))(?:[ ,]+(?:thanks|thank you))?[^\p{L}]*$/u,
    partingLater:
      /^(?:(?:ok|okay|cool|well|anyway|right|so|thanks|alright)[ ,.!]+)*(?:(?:i )?just (?:wanted|want) to (?:say (?:hi|hello|hey|thanks|thank you|goodbye|bye)(?! to (?!you))|check in|let (?:you|u) know i'?m (?:ok|okay|good|fine|alright))\b.{0,40}|good (?:evening|afternoon|day|morning)(?: then| to you| for now)?(?:,? (?:and )?thank you)?)[^\p{L}]*$/u,
    ofNight:
      /^(?:mostly |mainly |usually |just |always )*(?:in bed|at night|in the evenings?|before bed)(?: mostly| mainly| usually| really)*[^\p{L}]*$|\b(?:lie|lying|lay|stay|staying|stuck) (?:\p{L}+ ){0,2}in bed\b|\bwhat an? (?:night|evening|day)\b|\b(?:for|to) (?:sleep|get to sleep|fall asleep)(?: better)?[^\p{L}]*$(?<!(?:go|going|off|got|gonna|need|time|try|trying|want|ready) to (?:sleep|get to sleep|fall asleep)[^\p{L}]*)/u,
    ofOthers:
      /^(?:the|my|our|his|her|everyone|they) ?\p{L}*(?:'?s| is| are|'re| was| were) (?:all |both |finally |now |already )*(?:in bed|asleep|sleeping)\b|\bbed[- ]?rotting\b|^(?!(?:i|i'?m|im|we|gotta|off)\b).*\b(?:is |are |'?s |s )?(?:coming|going|popping|moving|staying) (?:over|round|around|to (?:stay|see|visit)|by|in with)\b|\bgo back (?:to (?:work|school)|there|in) (?:on )?(?:tomorrow|next|\p{L}+day)\b|\b(?:tomorrow|monday|tuesday|wednesday|thursday|friday|maybe) (?:i'?ll |ill |i will |i'?m going to |im gonna |i might )?(?:call|ring|phone|text|ask|tell|book)\b/u,
    ofStory:
      /^(?:that'?s|thats|that is|this is|it'?s|its) (?:when|why|how|where|what)\b|^(?:hi[ ,.!]+|hey[ ,.!]+)?(?:i'?m|im) back\b|\b(?:just kidding|jk|only joking|just joking|kidding)\b|\btold (?:him|her|them) to (?:fuck off|get lost|piss off)|^(?:only |just |still )*(?:\d+|an?|two|three|four|five|six|ten) (?:min\p{L}*|hours?|days?|weeks?|months?|sleeps?)(?: to go)? (?:till?|until|to|before|for)\b|\boff (?:to|on) (?!(?:bed|sleep|work)\b)(?:\p{L}+ ){1,4}(?:tomorrow|next \p{L}+|on \p{L}+day)\b|\b(?:so|and|then|it's|its|means) (?:it's |its )?(?:bye[ -]?bye|(?:good)?bye to) (?:to )?(?:my |the |our )?(?!(?:now|then|love|dear|mate|accanto|friend|everyone|all|you|and|for|from|thanks?)\b)\p{L}{4,}|\bbut[^\p{L}]*$|^(?!i\b|that'?s me)(?:\p{L}+ ){1,3}?(?:(?<!\b(?:lights?|phone|laptop|screen|computer|lamp|pc|tv) )(?:is|was)) (?:all )?(?:called )?off[^\p{L}]*$/u,
  },
  es: {
    parting:
      /(?:^|[.,!…] ?)(?:ahorita|ahora|enseguida|ya) (?:vengo|vuelvo|regreso)(?:,? (?:que |es que )?me (?:hablan?|llaman?|buscan?|toca|esperan?)\b.{0,20})?[^\p{L}]*$|\b(?:muchas |mil )?gracias por (?:la |el |esta |este |tu )?(?:compañia|compania|charla|rato|conversacion)|(?:^|[.,!… ])(?:bueno|vale|ok|pues|venga|bien|nada|en fin)[ ,.]+(?:muchas |mil )?gracias por (?:escuchar(?:me)?|leer(?:me)?|tu tiempo|aguantarme|estar ahi)|(?:^|[.,!…] ?|\b(?:bueno|pues|venga|vale|nada) )(?:me (?:voy|piro|marcho)|te dejo) (?:que|q|ya que|pues) (?!me)\p{L}+.{0,40}$/u,
    allForNow:
      /^(?:(?:creo|pienso|diria) que |(?:pues|bueno|vale|ok)[ ,]+)*(?:(?:por|para) (?:hoy|esta noche|ahora) (?:eso )?(?:es|era|seria) todo|(?:eso |esto )?(?:es|era|seria) todo(?: lo que (?:tenia|queria)(?: que)?(?: decir(?:te)?| contar(?:te)?)?)?(?: (?:por|para))? (?:hoy|esta noche|ahora))(?:[ ,]+gracias)?[^\p{L}]*$/u,
    partingLater:
      /^[¡¿ ]*(?:(?:bueno|vale|ok|pues|venga)[ ,.]+)*(?:solo queria (?:saludar(?:te)?|decirte (?:hola|gracias|que estoy bien)|contarte que estoy bien)|buenas tardes(?: entonces| pues)?|buen dia(?: entonces)?)[^\p{L}]*$/u,
    ofNight:
      /\b(?:que )?(?:en paz descansen?|descansen? en paz|en gloria este|dios (?:lo|la|los|le) tenga)\b|\ben (?:el|mi|un) descanso\b|\bpara (?:dormir|conciliar el sueño|conciliar el sueno)\b|^(?:y )?(?:solo|nada mas|poder) (?:(?:quiero|quisiera|necesito|poder) )*(?:dormir|descansar)\b|^(?:\p{L}+ ){0,3}tengo (?:(?:mucho|un|demasiado|solo) )*sueno[^\p{L}]*$|\b(?:la otra|esa|aquella|cada|toda la|de|una|la misma) noche\b(?!.{0,30}\b(?:adios|me voy|descansa)\b)|^(?:sobre todo |casi siempre |mas )*(?:en la cama|de noche|por la noche|por las noches)(?: sobre todo| mas)*[^\p{L}]*$|\b(?:por|todas) las noches\b|\b(?:que|menuda|vaya) (?:noche|tarde|dia)\b(?!.*\b(?:adios|me voy|descans))/u,
    ofOthers:
      /^(?:(?:y|pues)[ ,]+)*(?:(?:mi|el|la|su) \p{L}+ )?(?:me |nos )?(?:dice|dicen|dijo|dijeron|ha dicho|han dicho)\b(?!.*\b(?:adios|hasta|te dejo|me voy)\b)|^(?:mi|mis|el|la|su) \p{L}+ (?:me|nos|le) (?:llaman?|escriben?|recogen?|traen?) (?:luego|manana|despues)|^(?:y |que |pues )?me esperan? (?:aqui |alli )?(?:abajo|fuera|en casa|en el coche|en la puerta)[^\p{L}]*$|\b(?:viene|vienen|llega|llegan|pasa|vuelve) (?:(?:a|por) (?:verme|casa|recogerme|cenar|comer)|(?:\p{L}+ ){0,3}(?:manana|el sabado|el domingo|el lunes))|\b(?:igual|manana|mañana|luego|quiza|quizas|a lo mejor|el lunes) (?:mañana |manana |luego )?(?:lo |la |le |les )?(?:llamo|llamare|escribo|pido|pedire|hablo|hablare|pregunto|voy a (?:llamar|pedir|hablar|preguntar)) (?:a|al|con|cita|en|por)\b/u,
    ofStory:
      /^(?:(?:y|pues|nada)[ ,]+)*que (?:lo|la|le|los|las|me|te|se|mande|vaya|yo)\b(?! vaya bien).*|\b(?:por|para) (?:matar|pasar|llenar) el (?:tiempo|rato)\b|^(?:bueno|pues|salvo|menos|excepto)[ ,]+(?:a|con) (?:ti|vos)\b|^(?:(?:y|pero)[ ,]+)*(?:luego|despues) (?!(?:sigo|seguimos|seguire\p{L}*|vuelvo|volvere|volvemos|hablamos|hablo|te|nos|os|me (?!ha\b|han\b|dijo|dio|hizo|puso|vino|entr|di )\p{L}+|continu\p{L}+|mas|paso|entro|salgo|escribo|contesto|leo|ya|si|vemos|veo|voy)\b)\p{L}{2,}(?!.*\b(?:sigo|seguimos|hablamos|vuelvo|te (?:cuento|escribo|digo)|adios|chao)\b)|^(?:y )?ahora (?:otr[oa]s?|un[oa]s?|ya no)\b|^creo que volvere\b|\bme voy a (?:hacer (?!(?:el|la|los|las|un|una|unos|unas|de|algo|cosas)\b)|volver (?:loc|tont|majara|a ver)|poner (?:mal[oa]|enferm|trist|histeric|a llorar)|(?:acord|arrepent|cas|divorci|separ|mud|viv|enferm|arruin|oper|examin|enfad|cabre|enoj|aburr|ahog|ca|qued|mor|perd|present|llor|re)[aeio]r\b)|^me (?:llaman?|esperan?|gritan?|pitan?|tocan?|recogen?) (?:(?:los|las) \p{L}+s\b|cada|tod[oa]s|siempre|nunca|a veces|un[oa]?s?\b|dos|tres|muchas?|otr[oa]|gord|tont|loc)|^(?!.*\b(?:adios|chao|chau|hasta|te dejo|descans\p{L}*|buenas noches|hablamos|seguimos|sigo|te (?:cuento|escribo|digo)|gracias)\b)(?:(?:y|pero|bueno|pues|vale|es que|nada)[ ,]+)*(?:(?:hoy|manana|luego|despues|pasado manana|esta (?:tarde|noche|semana)|por la (?:tarde|noche|manana)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana que viene) )(?:(?:ya|por la (?:manana|tarde|noche)|no|si|me)[ ,]+)*(?:paso (?:por|a) (?!(?:saludar|verte|contarte))|salgo (?:a|de|con) |entro|libro|trabajo|curro|madrugo|viajo|voy (?:al?|con|de|en|por) (?!(?:dormir|descansar|acostarme|cama|la cama|mi cama|contarte)\b)|voy[^\p{L}]*$)|^(?:(?:y|pero|pues)[ ,]+)*(?:el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana que viene|en (?:enero|septiembre|\d+ dias)) (?:ya )?(?:vuelvo|me voy)\b|^pero (?:manana|luego|despues) vuelvo\b|^(?:hola[ ,.!]+)?(?:ya )?(?:he vuelto|volvi|estoy de vuelta)\b|\b(?:es broma|era broma|estoy de broma|bromeo|que es coña|es coña|es cona)\b|\ba la mierda y me voy\b|^si (?:me|no|te|lo|la)\b|\b(?:ya )?(?:los |las )?he llamado\b|\b(?:ir|voy) a urgencias\b|^(?:(?:y|pues)[ ,]+)*ya esta[^\p{L}]*$|^(?:y )?tengo que volver (?:manana|el \p{L}+|otra vez|a (?!trabajar|currar|casa|lo mio|la faena)\p{L}+)|^(?:y )?(?:ahi|entonces) es cuando\b/u,
  },
  nl: {
    parting:
      /\b(?:bedankt|dank (?:je|u)|dankjewel|merci|thanks) (?:wel |nog |hoor )?voor (?:het |dit |je |de |deze )?(?:gesprek|praten|babbel|praatje|gezelschap|luisterend oor|kletsen)|(?:^|[.,!…] ?)(?:nou|goed|oke|ok|zo|enfin|allee|ja)[ ,.]+(?:(?:nou|goed|maar|ja)[ ,]+)*(?:bedankt|dank (?:je|u)|dankjewel|thanks) (?:wel |nog |hoor )?voor (?:het |je )?(?:luisteren|lezen|tijd|aandacht)|(?:^|[.,!…] ?)(?:nou |oke |ok |zo |goed )*(?:ik )?moet (?:nu |er |dus )*(?:gaan|ervandoor|vandoor)(?:,? (?:want|hij|ze|de|mijn)\b.{0,40})?[^\p{L}]*$|^(?:(?:nou|ok|oke|zo|goed)[ ,.]+)+dat was het(?: dan| wel| weer| voor nu)+[^\p{L}]*$|^(?:(?:nou|ok|oke|zo|goed|ja)[ ,.]+)*dat was het(?: dan| wel| eigenlijk)*[ ,.]+(?:ik )?(?:wilde|wou|moest) (?:(?:het|dit|dat|alleen|gewoon|even|maar|toch) )*(?:kwijt|vertellen|zeggen|delen)[^\p{L}]*$/u,
    allForNow:
      /^(?:ik (?:denk|geloof) dat |(?:nou|ok|oke|goed|zo)[ ,]+)*(?:(?:dat|dit) (?:is|was) (?:het|alles)(?: wat ik (?:kwijt wilde|wilde (?:zeggen|vertellen)))?(?: voor)? (?:vandaag|vanavond|nu)|(?:dat|dit) (?:is|was) alles wat ik (?:vandaag|vanavond|nu) (?:heb|had|kwijt wilde)|(?:dat|dit) (?:het |alles )?voor (?:vandaag|vanavond|nu) (?:het |alles )?(?:is|was)|voor (?:vandaag|vanavond|nu) (?:is|was) (?:dit|dat) (?:het|alles))(?:[ ,]+bedankt)?[^\p{L}]*$/u,
    partingLater:
      /^(?:(?:nou|oke|ok|goed|ja)[ ,.]+)*(?:(?:ik )?wilde (?:alleen |even |gewoon )*(?:hoi|hallo|gedag|dag|bedankt) (?:even )?(?:zeggen|komen zeggen)|(?:goedenavond|goeienavond|fijne avond|prettige avond)(?: dan| nog| verder)*)[^\p{L}]*$/u,
    ofNight:
      /\b(?:wat een|wat 'n) (?:\p{L}+ )?(?:avond|dag|nacht|week)\b|\b(?:hele|halve|iedere|elke|afgelopen|vorige) (?:nacht|avond|dag)\b(?!.*\b(?:doei|doeg|later|tot|welterusten|truste\p{L}*)\b)|\bgaat (?:het )?(?:me )?(?:echt |nu |even |nog |al )*(?:niet|minder|slecht|wel|steeds|helemaal)\b|^(?:vooral |meestal |altijd |gewoon )*(?:in (?:m'n |mn |mijn )?bed(?: vooral| meestal)|'s avonds|s avonds|'s nachts|snachts|voor het slapen)(?: vooral| meestal| altijd| eigenlijk)*[^\p{L}]*$|\blig (?:\p{L}+ ){0,4}(?:in bed|wakker)\b|\buit (?:m'n |mn |mijn )?bed\b|\bbed niet uit\b|\bom te slapen\b(?!.{0,20}\b(?:doei|dag|ga)\b)(?<!(?:tijd|ga|bed) om te slapen)|\b(?:ben|heb) (?:gewoon |zo |echt |heel )*(?:slaap|slaperig)[^\p{L}]*$/u,
    ofOthers:
      /^(?:ok |oke |en |nu )*(?:de|het|mijn|mn) \p{L}+ (?:gaan|gaat|komt|komen|is|zijn)\b|\b(?:komt|komen|gaat|gaan|vertrekt|vertrekken) (?:\p{L}+ ){0,3}(?:langs|op bezoek|logeren|bij (?:mij|ons))\b(?<!ik .*)|^(?:hij|ze|zij|mijn \p{L}+) wacht(?:en)? (?:beneden|buiten|thuis)[^\p{L}]*$|\b(?:morgen|maandag|misschien) (?:bel|vraag|app|schrijf|spreek) ik (?!je\b|jou\b|u\b)/u,
    ofStory:
      /^(?:ja |ach |en |maar )*zo (?:gaat|is) (?:dat|het)\b|^(?:\p{L}+en,? ){2}\p{L}+en[^\p{L}]*$|\bga (?:ik )?(?!slapen|pitten|maffen|tukken|stoppen|afsluiten|rusten|liggen|eten|koken|douchen|werken|hangen|ophangen)\p{L}{4,}en[^\p{L}]*$|\bwil (?:er ?)?mee stoppen\b|\bklaar met (?!praten|typen|chatten|dit)|\bik hou van (?!je\b|jou\b|u\b)|^over (?:een|\d+|een paar) (?:uur\p{L}*|minu\p{L}+|dag\p{L}*|we\p{L}+)[^\p{L}]*$|\bmoet gaan (?!slapen|liggen)\p{L}+en\b|\b(?:nee |was een |is een )?(?:grap|grapje|geintje)\b|\b(?:tot|naar) \d|\b(?:ik ben|ben) (?:weer )?terug\b(?!.*\b(?:straks|morgen|later)\b)|^(?:en )?(?:dat is|das|dan is het) (?:wanneer|waarom|hoe|waar)\b|^(?:en )?dan ga ik (?:weg|naar boven)[^\p{L}]*$/u,
  },
};

/** Whether a message, in plain lower case, takes leave in so many words that nothing else can be meant. */
export function surelyTakesLeave(plain: string, language: Language, isFirst: boolean): boolean {
  if (plain.includes('?')) return false;
  const { parting, allForNow, partingLater } = signs[language];
  const isParting = parting.test(plain) || allForNow.test(plain);
  return isParting || (!isFirst && partingLater.test(plain));
}

/** Whether a message, in plain lower case, has an evening, a bed or somebody's going in it and takes no leave. */
export function onlySoundsLikeLeave(plain: string, language: Language): boolean {
  const { ofNight, ofOthers, ofStory } = signs[language];
  return ofNight.test(plain) || ofOthers.test(plain) || ofStory.test(plain);
}
