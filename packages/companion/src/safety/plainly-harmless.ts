import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type RiskState, isAtLeast } from './risk.ts';

/** Over lower case without accents. */
interface Frames {
  /** A place with a train that is late, a haircut, a cold, a night at the bed of the dying, a date to hand something in, a moment without the children, notice given. */
  harmless: RegExp;
  /** May be of anything: 'I did it myself', 'nah, I won't do anything', 'I have a crazy idea'. */
  open: RegExp;
  /** Distress, death of one's own, means, farewell, somebody at the door: then nothing is held back. */
  weighs: RegExp;
}

const frames: Readonly<Record<Language, Frames>> = {
  it: {
    harmless:
      /^(?=.*\b(?:balcone|terrazz[oa]|tetto|binario|banchina|stazione)\b).*\b(?:ritardo|piov\w+|pioggia|aperitivo|birra|bucato|panni|prendere il sole|grigliata)\b|\btagli\w+ .{0,12}\b(?:capelli|frangia|ciuffo)\b|\b(?:febbre|influenza|gastroenterite|virus intestinale|raffreddore|mal di gola)\b|\b(?:polso|caviglia)\b.{0,30}\b(?:slogat\w+|palestra|tennis|padel|calcetto|pallavolo|corsa)\b|\b(?:slogat\w+|storta)\b.{0,15}\b(?:polso|caviglia)\b|\b(?:nonn[oa]|bisnonn[oa]|zi[oa]|suocer[oa]|padre|madre|papa|mamma)\b.{0,15}\b(?:sta(?:nno)? (?:morendo|per morire)|(?:e |e' )?in fin di vita|sta spegnendo)\b.{0,25}\b(?:con l(?:ui|ei)|accanto|vicino|ospedale|hospice|letto)\b|\b(?:ho|abbiamo|restano|mancano|fino al?|entro)\b.{0,25}\b(?:per|di|devo) (?:consegn|pagar|iscriver|inviar|restituir|spedir)\w+|^(?=.*\b(?:bagno|gabinetto|wc|vasca)\b).*\b(?:(?:cinque|due|dieci|5|10) minuti|dai (?:bambini|figli|bimbi)|podcast)\b|\b(?:ho deciso|decis[oa]|domani|lunedi)\b.{0,20}\b(?:mi licenzio|do le dimissioni|cambio (?:lavoro|casa|citta))\b/u,
    open: /^(?:\p{L}+ ){0,6}(?:l'ho fatt[oa]|ho fatto tutto) (?:tutt[oa] )?(?:io|da sol[oa])(?:,? senza aiuto)?$|^(?:(?:na+h?|no+|ma va|ma no|macche|tranquill[oa]|dai),? )*non (?:faccio|faro|farei|lo faccio|ci penso)(?: niente| nulla| mica)?(?: di (?:stupido|male|strano))?$|\b(?:un'idea|una idea) (?:pazz\w+|folle|geniale)\b/u,
    weighs:
      /\b(?:sotto|vuoto|figli[oa]|bambin[oa]|bimb[oa]|piccol[oa]|macchie|puntini|non (?:beve|mangia|si sveglia|risponde)|fiacc[oa]|delir\w+|convuls\w+|incinta|chemio\w*|salt\w+|butt\w+|bordo|addio|ultim[oa]|finit[oa]|farla|basta|stanc[oa]|piang\w+|nessun[oa]|mai|voglio|vorrei|morire|morto|raggiung\w+|seguir\w+|lascio|pillol\w+|pastigl\w+|gocce|scatola|sangue|vene|braccia|lamett\w+|rasoio|coltell\w+|corda|apposta|proposito|aiut\w+|paura|lui (?:urla|batte|grida|e fuori)|urla|grida|porta|nascost\w+|respir\w+|petto|confus\w+|svien\w+|rigid\w+|neonat[oa]|mesi|4[0-2]|davanti|overdose|infarto|lettera|testamento|futuro|pace eterna|senso|odio|odi[oa]t\w*|prossim[oa] tren\w*|non (?:ce la|reggo|mi importa|serve|torno|tornero))\b/u,
  },
  en: {
    harmless:
      /^(?=.*\b(?:balcony|platform|station|roof|rooftop|terrace)\b).*\b(?:late|delayed|rain\w*|beers?|drinks|laundry|sunbath\w+|barbecue|bbq|commute\w*)\b|\b(?:cut|cutting|cuts|trimming|dying|dyeing) (?:\p{L}+ ){0,2}(?:hair|fringe|bangs)\b|\b(?:fever|the flu|stomach bug|stomach flu|sore throat|a cold|tummy bug)\b|\b(?:wrist|ankle)\b.{0,30}\b(?:gym|tennis|football|netball|running|climbing)\b|\bsprain\w* .{0,15}\b(?:wrist|ankle)\b|\b(?:grand(?:ad|dad|pa|ma|father|mother)|gran|nan|nana|aunt|uncle|dad|mum|mom|father|mother)\b.{0,15}\b(?:is|'s) (?:dying|on (?:his|her) (?:last legs|deathbed)|slipping away)\b.{0,25}\b(?:(?:stay|staying|sit|sitting|sleeping|i'?m) .{0,20}with (?:him|her)|bedside|hospital|hospice)\b|\b(?:have|got|'ve|ve|left|due)\b.{0,25}\bto (?:hand (?:it|this|that|my \p{L}+|the \p{L}+)? ?in|submit|pay|apply|send|return|register|enrol)\b|\bi have until\b.{0,20}\bfor (?:the|my) \p{L}+$|^(?=.*\b(?:bathroom|toilet|loo|bath)\b).*\b(?:(?:five|two|ten|5|10) minutes|from the (?:kids|children)|podcast)\b|\b(?:decided|tomorrow|monday)\b.{0,20}\b(?:handing in my notice|quitting (?:my|the) job|changing jobs|moving house)\b/u,
    open: /^(?:\p{L}+ ){0,6}(?:i did (?:it|this|that)|did it) (?:all )?(?:(?:by )?myself|on my own)$|^(?:(?:na+h*|no+|nope|relax|dont worry|don't worry),? )*(?:(?:i'?m|i am) )?(?:not|i won'?t|wont) (?:(?:gonna|going to) )?(?:do|try) (?:it|anything|nothing)(?: (?:stupid|silly|bad|crazy))?$|\b(?:a|the) (?:crazy|mad|brilliant|genius) idea\b/u,
    weighs:
      /\b(?:jump\w*|son|daughter|child|kid|baby|toddler|little (?:one|boy|girl)|rash|spots|(?:not|won'?t) (?:drink\w*|wak\w+|respond\w*)|limp|floppy|delirious|seizure\w*|pregnant|chemo\w*|edge|ledge|tracks|over the|goodbye|last (?!legs)\p{L}+|finished|(?<!in the )end|ending|enough|tired|exhaust\w+|cry\w*|nobody|no one|never|want|wish|die|dead|join(?:ing)? (?:him|her)|follow\w*|go(?:ing)? with (?:him|her)|pills?|tablets?|box|blood|bleed\w*|veins?|arms?|wrists|blades?|razor|knife|rope|purpose|myself with|help|scared|afraid|he'?s|he is|shout\w*|bang\w*|door|hid|breath\w*|chest|confus\w+|faint\w*|stiff|neck|newborn|months|10[4-7]|4[0-2]|overdose|heart attack|collapsed|note|letter|will|future|forever|pointless|point|hate|next train|and then (?:me|my)|can'?t|won'?t be|not coming back)\b/u,
  },
  es: {
    harmless:
      /^(?=.*\b(?:balcon|terraza|azotea|anden|estacion)\b).*\b(?:retraso|tarde|llover|llueve|lluvia|cervezas?|ropa|tomar el sol|tomando el sol|barbacoa)\b|\b(?:corto|cortar|cortarme|cortando)\b.{0,12}\b(?:pelo|flequillo|puntas)\b|\b(?:fiebre|gripe|gastroenteritis|resfriad[oa]|catarro|dolor de garganta)\b|\b(?:muneca|tobillo)\b.{0,30}\b(?:gimnasio|gym|padel|tenis|futbol|entrenando)\b|\b(?:torcid[oa]|torci|esguince)\b.{0,15}\b(?:muneca|tobillo)\b|\b(?:abuel[oa]|bisabuel[oa]|ti[oa]|suegr[oa]|padre|madre|papa|mama)\b.{0,15}\b(?:se (?:esta muriendo|muere)|esta (?:muriendo|en las ultimas|agonizando)|se nos va)\b.{0,25}\b(?:con (?:el|ella)|a su lado|hospital|paliativos)\b|\b(?:tengo|tenemos|quedan|falta|hasta)\b.{0,25}\bpara (?:entregar|pagar|inscribir|enviar|devolver|matricular)\w*|^(?=.*\b(?:bano|vater|banera)\b).*\b(?:(?:cinco|dos|diez|5|10) minutos|(?:de|molest\w+) (?:l[oa]s|mis) (?:nin[oa]s|hij[oa]s)|podcast)\b|\b(?:decidid[oa]|he decidido|manana|lunes)\b.{0,20}\b(?:dejo el (?:trabajo|curro)|renuncio|cambio de (?:trabajo|piso))\b/u,
    open: /^(?:\p{L}+ ){0,6}(?:lo (?:hice|he hecho)) (?:tod[oa] )?(?:yo)?(?: ?(?:mism[oa]|sol[oa]))?$|^(?:(?:na+h?|no+|que va|tranqui\w*|anda),? )*no (?:voy a hacer(?:lo)?|hago|hare)(?: nada| ninguna tonteria| tonterias)?(?: malo| raro)?$|\b(?:una|la) idea (?:loca|genial|brutal)\b/u,
    weighs:
      /\b(?:salt\w+|hij[oa]|nin[oa]|bebe|manchas|no (?:bebe|come|despierta|responde)|delir\w+|convuls\w+|embarazada|quimio\w*|tir(?:o|ar\w*)|borde|vias|vacio|adios|ultim[oa]|acab\w+|termin\w+|basta|harto|harta|cansad[oa]|llor\w+|nadie|nunca|quiero|quisiera|morir(?:me)?|muert[oa]|irme con|seguirl[eoa]|pastillas?|pildoras?|caja|sangre|venas|brazos?|cuchilla|navaja|cuchillo|cuerda|proposito|aposta|adrede|ayud\w+|miedo|grit\w+|golpe\w+|puerta|escondid[oa] con|respir\w+|pecho|confus\w+|desmay\w+|rigid\w+|recien nacid[oa]|meses|4[0-2]|sobredosis|infarto|carta|testamento|futuro|para siempre|sentido|odi\w+|proximo tren|no (?:puedo|aguanto|me importa|sirve|vuelvo|volvere))\b/u,
  },
  nl: {
    harmless:
      /^(?=.*\b(?:balkon|perron|station|dak|dakterras)\b).*\b(?:vertraging|vertraagd|te laat|regen\w*|biertjes?|borrel\w*|was ophangen|zonnen|barbecue)\b|\b(?:knip|knippen|verf)\b.{0,20}\b(?:haar|haren|pony)\b|\b(?:haar|haren|pony)\b.{0,8}\b(?:knippen|geknipt|verven)\b|\b(?:koorts|griep|buikgriep|verkouden|keelpijn)\b|\b(?:pols|enkel)\b.{0,30}\b(?:sportschool|tennis\w*|voetbal\w*|hockey\w*|hardlopen|verstuikt|verzwikt)\b|\b(?:opa|oma|oom|tante|vader|moeder|schoonvader|schoonmoeder|mam|pap)\b.{0,15}\b(?:is stervende|ligt op sterven|gaat dood|is terminaal|aan het sterven)\b.{0,25}\b(?:bij (?:hem|haar)|naast|ziekenhuis|hospice|sterfbed)\b|\b(?:heb|hebben|nog|tot)\b.{0,25}\bom (?:\p{L}+ ){0,3}(?:in te leveren|te betalen|in te schrijven|te versturen|terug te sturen|aan te melden)|^(?=.*\b(?:wc|toilet|badkamer|bad)\b).*\b(?:(?:vijf|twee|tien|5|10) minuten|voor de kinderen|van de kinderen|podcast)\b|\b(?:besloten|morgen|maandag)\b.{0,20}\b(?:(?:zeg|neem) (?:ik )?(?:mijn baan op|ontslag)|verhuis)\b/u,
    open: /^(?:\p{L}+ ){0,8}(?:ik )?(?:heb|k heb) (?:ik )?(?:het|dit) (?:helemaal |allemaal )*(?:zelf|alleen) gedaan$|^(?:(?:ne+h?|na+h?|nee|joh|echt|rustig),? )*ik (?:ga |doe )(?:het |heus )*(?:niks|niets|niet|echt niet)(?: geks| stoms| raars)?(?: doen)?$|\been (?:gek|gestoord|geniaal|waanzinnig) idee\b/u,
    weighs:
      /\b(?:spring\w*|zoon\w*|dochter\w*|kind|kindje|kleintje|baby|vlekken|vlekjes|(?:drinkt|eet|reageert) niet|wakker|slap|ijlt|stuip\w*|zwanger|chemo\w*|rand|spoor|leegte|afscheid|vaarwel|laatste|voorbij|genoeg|moe|huil\w*|niemand|nooit|wil|wou|doodgaan|dood (?!en\b)(?:zijn|wil)|achterna|mee met (?:hem|haar)|pillen|tabletten|doos|bloed\w*|aders?|armen|polsen|mesje|scheermes\w*|mes|touw|expres|opzet\w*|help|hulp|bang|hij (?:schreeuwt|bonkt|staat)|schreeuw\w*|bonk\w*|deur|adem\w*|borst|verward|flauw\w*|stijve|nek|pasgeboren|maanden|4[0-2]|overdosis|hartaanval|brief|testament|toekomst|voor altijd|zinloos|zin|haat|volgende trein|kan niet|kom niet terug)\b/u,
  },
};

/** A longer message tells more. */
const mostWords = 14;
/** What a plain sentence still weighs beside others, of what makes a concern. */
const stillWeighs = 0.8;
/** What weak signs before it come to, see person-risk.ts: then a plain sentence may not be one. */
const mostEvidence = 1.2;

/**
 * What a short everyday sentence comes to where the classifier alone took it for danger: 'the train is late' on a
 * platform is nothing to ask about, 'I did it myself' at most an open question. Never what a phrase found, and never of
 * somebody who was in danger in these days or gave several weak signs.
 */
export function asPlainlyHarmless(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  const isKnown = before !== null && (isAtLeast(before.level, 'R2') || hasSigns(before));
  const isAlone = message.ruleIds.every((id) => id.startsWith('classifier.'));
  if (isKnown || !isAlone || !isAtLeast(message.level, 'R2')) return message;
  const said = foldCharacters(text)
    .replace(/[^\p{L}\p{N}' ,]+/gu, ' ')
    .trim();
  const own = frames[language];
  if (said.split(/\s+/u).length > mostWords || own.weighs.test(said)) return message;
  const doubt = { ...message, isGuess: false, isFaint: false, isDenial: false };
  if (own.harmless.test(said))
    return {
      ...doubt,
      level: 'R1',
      lanes: [],
      ruleIds: [saidPlainly],
      weakSign: stillWeighs,
      isWeak: false,
    };
  return own.open.test(said)
    ? { ...doubt, level: 'R2', lanes: ['self_harm'], isWeak: true }
    : message;
}

/** The rule of a sentence that is nothing to ask about, whatever the classifier made of it. */
export const saidPlainly = 'said.plainly';

function hasSigns({ lastSignalAt, evidence }: RiskState): boolean {
  return lastSignalAt !== null || evidence >= mostEvidence;
}
