import { type Grammar, readTable, readWords } from './grammar.ts';
import { wholeClause } from './nl-clause.ts';
import { bareStart } from './nl-spelling.ts';
import {
  clearStems,
  finites,
  guessed,
  irregular,
  isOwnForm,
  isSurelyFinite,
  isWeakPast,
  looksFinite,
  otherStems,
  pasts,
  secondPerson,
  separable,
  subjects,
} from './nl-verbs.ts';
import {
  adjectives,
  asking,
  dependent,
  determiners,
  prepositions,
  subordinators,
} from './nl-words.ts';

const pronouns = readTable(
  `'t=het 'm=hem m=hem me=je mij=jou mijn=je m'n=je mn=je mezelf=jezelf mijzelf=jezelf mijne=jouwe we=jullie wij=jullie ons=jullie onze=jullie onszelf=jezelf`,
);

/** 'Dat' and 'die' mostly stand alone. */
const thingDeterminers = new Map(
  [...determiners].filter(([word]) => !/^(?:die|dat|deze|dit)$/u.test(word)),
);

const neverNoun = readWords(
  'ben heb kan wil zal mag moet ga doe weet durf hoef had werd kon moest mocht zou wilde wou ging deed',
);

/** Behind the "ik" of a dependent clause its verb stands last, but for infinitives and participles; -1: none is sure. */
function dependentVerbAt(ikAt: number, words: readonly string[]): number {
  const next = words.findIndex((word, at) => at > ikAt + 1 && subordinators.has(word));
  const end = next < 0 ? words.length : next;
  for (let at = end - 1; at > ikAt; at -= 1) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    const isOfNoun = determiners.has(before) || adjectives.has(before) || prepositions.has(before);
    // 'dat ik het deed': before what is no noun they stand alone.
    const standsAlone = at === end - 1 && determiners.has(before) && !otherStems.has(word);
    // 'dat ik het moet loslaten': what is never a noun is the verb.
    if (!isOwnForm(word) || (isOfNoun && !standsAlone && !neverNoun.has(word))) continue;
    // 'dat ik werk zoek': a noun may look like the verb.
    const isBeforePlace = at === ikAt + 1 && prepositions.has(words[at + 1] ?? '');
    if (otherStems.has(word) && at !== end - 1 && !isBeforePlace) continue;
    return at;
  }
  const last = words[end - 1] ?? '';
  return separable.test(last) && !/(?:ing|heid|schap)$/u.test(last) ? end - 1 : -1;
}

/** One word before the verb: 'zondag bak ik'. */
const openers = readWords(
  `nu gisteren vandaag vanochtend vanmorgen vannacht vanavond vanmiddag soms misschien morgen overmorgen eergisteren daarna toch
  overdag eigenlijk eindelijk gelukkig helaas daar hier daarom vanbinnen vanbuiten binnenkort laatst onlangs ineens opeens plotseling
  meestal vaak steeds tegenwoordig intussen ondertussen vroeger thuis straks dan sindsdien zelfs ook maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag dat dit toen telkens regelmatig voortdurend`,
);

type Place = 'first' | 'inverted' | 'dependent' | 'joined' | 'unsure';

/** How the "ik" at this place stands to its verb. */
function placeOf(at: number, words: readonly string[]): Place {
  if (at === 0) return 'first';
  const before = words[at - 1] ?? '';
  if (subordinators.has(before) && at > 1)
    return dependentVerbAt(at, words) < 0 ? 'unsure' : 'dependent';
  // 'hij vroeg waarom ben ik zo': somebody's words without marks.
  if (at > 2 && asking.has(words[at - 2] ?? '')) return 'unsure';
  if (isOwnForm(before) || (at === 2 && openers.has(words[0] ?? ''))) return 'inverted';
  return before === 'en' && /en$|^zijn$/u.test(words[at + 1] ?? '') ? 'joined' : 'unsure';
}

/** 'Assistente' and 'zijn' after an article or a preposition are no verbs. */
function isVerbAt(at: number, words: readonly string[]): boolean {
  const before = words[at - 1] ?? '';
  if (determiners.has(before) || adjectives.has(before) || prepositions.has(before)) return false;
  const word = words[at] ?? '';
  const after = words[at + 1] ?? '';
  return isSurelyFinite(word) || after === 'ik' || (looksFinite(word) && subjects.has(after));
}

/** Whether the verb stands second, as in a main clause: 'mijn man weg is' goes on from another. */
function isMainClause(words: readonly string[]): boolean {
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (first === 'ik') return true;
  // '… meubels, die niemand wilde': it describes what came before.
  if (first === 'die' && /^(?:ik|hij|ze|zij|we|wij|niemand|iedereen|iemand)$/u.test(second))
    return false;
  // 'toen ging ik', not 'toen ik ging'.
  if (first === 'toen') return !subjects.has(second) && (isOwnForm(second) || looksFinite(second));
  // 'iedereen op mijn werk is aardig'.
  if (/^(?:iedereen|niemand|mensen)$/u.test(first) && prepositions.has(second))
    return words.some((_, at) => at > 2 && isVerbAt(at, words));
  if (subjects.has(first) && (!determiners.has(first) || looksFinite(second)))
    return looksFinite(second);
  // Behind what opens it stands the verb, and then its subject: not 'bij het alleen zijn'.
  if (
    openers.has(first) &&
    (isSurelyFinite(second) || (looksFinite(second) && second.endsWith('t')))
  )
    return true;
  const isOpened = prepositions.has(first) || openers.has(first);
  const end = isOpened ? words.length - 1 : words.length;
  if (!determiners.has(first))
    return words.some((_, at) => at > 0 && at < end && isVerbAt(at, words));
  const isLong =
    adjectives.has(second) || prepositions.has(third) || third === 'en' || third === 'die';
  // 'mijn leraar natuurkunde is ziek', not 'mijn man weg is'.
  if (words.length > 4 && isSurelyFinite(fourth) && isLaterVerb(3, words) && first !== 'die')
    return !prepositions.has(third);
  const isTurned = words.some((word, at) => isOwnForm(word) && words[at + 1] === 'ik');
  return (
    isTurned ||
    looksFinite(third) ||
    (isLong && words.some((_, at) => at > 2 && isLaterVerb(at, words)))
  );
}

/** Not 'je tante uit Hasselt'. */
function isLaterVerb(at: number, words: readonly string[]): boolean {
  const before = words[at - 1] ?? '';
  const isNoun = determiners.has(before) || prepositions.has(before) || before === 'en';
  return !isNoun && looksFinite(words[at] ?? '');
}

/** The clause is read first: a typed word may fall away, or become two. */
function shift(typedWord: string, at: number, typed: readonly string[]): string | null {
  const clause = wholeClause(typed);
  const words = clause?.map(({ word }) => word) ?? typed;
  if (at === 0 && (clause === null || !isMainClause(words))) return null;
  if (clause === null) return shiftWord(typedWord, at, typed);
  const told = clause.map((token, i) => (token.at === at ? shiftWord(token.word, i, words) : ''));
  return told.includes(null) ? null : told.filter((word) => word !== '').join(' ');
}

function shiftWord(word: string, at: number, words: readonly string[]): string | null {
  if (word === 'ik') {
    const place = placeOf(at, words);
    if (place === 'unsure') return null;
    // 'mijn broer en ik praten niet'.
    return place === 'joined' ? 'jij' : 'je';
  }
  if (at === 1 && words[0] === 'ik') return secondPerson(word) ?? guessed(word);
  if (isVerbOfDependent(at, words)) return secondPerson(word);
  // 'ik lig in bed en staar', 'ik hou van rust en slaap': whose verb, or which noun, is it?
  if (words[at - 1] === 'en') {
    if (words[at + 1] === 'ik') return word;
    const isSecondVerb = words[0] === 'ik' && (clearStems.has(word) || irregular.has(word));
    if (isSecondVerb && at < words.length - 1) return secondPerson(word);
    // 'ze is 16 en praat niet meer': the verb of another goes on.
    const isOfOther = !words.includes('ik') && secondPerson(word) === word;
    if (!pasts.has(word) && isOwnForm(word) && !isWeakPast(word) && !isOfOther) return null;
  }
  // 'in mijne nek', but 'de mijne'.
  if (word === 'mijne' && !/^(?:de|het)$/u.test(words[at - 1] ?? '')) return 'je';
  // 'wij hebben ons verslapen'.
  if (word === 'ons' && at === 2 && /^(?:we|wij)$/u.test(words[0] ?? '')) return 'je';
  return pronouns.get(word) ?? word;
}

function isVerbOfDependent(at: number, words: readonly string[]): boolean {
  return words.some(
    (word, ikAt) =>
      word === 'ik' &&
      ikAt < at &&
      placeOf(ikAt, words) === 'dependent' &&
      dependentVerbAt(ikAt, words) === at,
  );
}

/** After what looks like an article they are no things. */
const verbs = [
  ...irregular.keys(),
  ...irregular.values(),
  ...pasts,
  ...[...clearStems].flatMap((stem) => [stem, `${stem}t`, `${stem}te`, `${stem}de`]),
  ...[...otherStems].map((stem) => `${stem}t`),
  ...finites,
];

/** 'Is het normaal dat': no thing. */
const predicate = String.raw`(?:regent|sneeuwt|waait|vriest|normaal|donker|licht|raar|gek|moeilijk|zwaar|erg|stom|leuk|fijn|lastig|goed|slecht|druk|stil|koud|warm|laat|vroeg|duur|mooi|lelijk|eng|saai|vreemd|logisch|waar|klaar|genoeg|gewoon|zielig|jammer|zeker|kwijt|beu|zat|moe|waard|eens|echt|snel|dom|fout|oké|(?!huwelijk|\p{L}*rijk)\p{L}{3,}(?:lijk|baar|loos|matig))`;

/** Not in what others say: 'hij vindt dat ik lui ben'. */
const harshOnSelf =
  /(?<!\p{L})(?:(?:ik ben|ben ik) (?:ook |gewoon |echt |zo |zo'n |een |toch |wel |maar |te |helemaal |altijd |zelf |de |misschien |nu eenmaal )*(?:dom|stom|lelijk|saai|raar|waardeloos|nutteloos|mislukt|mislukkeling|loser|sukkel|idioot|ego[ïi]st|ego[ïi]stisch|slechte? (?:mens|moeder|vader|vriend|vriendin|dochter|zoon|partner)|lafaard|laf|monster|dik|lui|niks waard|niets waard|niet goed genoeg)(?!\p{L})|(?:het|dat) is (?:allemaal |gewoon )?mijn (?:eigen )?schuld|^(?:(?:allemaal|gewoon|toch|ook|weer) )*mijn (?:eigen )?(?:schuld|fout)$|(?:(?:het|dat|dit) (?:is|was) )?(?:ook |gewoon |echt |zo |heel |wel |best |nogal )*(?:gemeen|stom|dom|rot|laf|slecht|egoïstisch|onaardig|lelijk|flauw) van (?:me|mij|mezelf)(?!\p{L})|(?:ik ben|ben ik) (?:\p{L}+ ){0,4}?(?:een|tot) (?:blok|last)|^(?:laf|egoïstisch|slap|lui|dom|kinderachtig|ondankbaar) (?:h[eèé]|eigenlijk|misschien|zeker|natuurlijk)$|ik (?:haat|walg van) (?:mezelf|mijzelf)|ik (?:verpest|verknal) (?:altijd |ook )?alles|ik (?:kan|doe) (?:ook |echt )?(?:niks|niets) goed)/u;

/** What adds nothing at the beginning or at the end. */
const fillers =
  'o?ja|a?ch ja|nee|nou|ach|pff+|poeh|omg|jeetje|jezus|wow|wauw|yes|hoi|hallo|hey|sorry|hmm+|eh|uhm?|(?:ha){2,}|lol|ofzo|of zo|enzo|en zo|xx+|hè|he|hé|joh|(?:half )?grapje|geintje|zenne|amai|allez|goh|tja|trouwens|idd|inderdaad|verdomme|tjonge|sjonge|pfoe|wtf|jwz|mja|awel';
/** And only at the end. */
const tags = String.raw`(?<!(?:is|ben|bent|was|wel|gaat|weer|zijn|het) )(?:oke?|oké)|byee*|doei|(?<!(?:stond|staat|zei|zegt|schreef|schrijft) )(?:dank ?(?:je|u)(?: wel)?|dankje(?:wel)?)|snap je|weet je(?: wel)?|zeg maar|natuurlijk|please|aub|(?<!(?:is|was|voelt|zo|echt|gewoon) )kut|(?<=(?:niet|wel|zo|waar|goed) )ze|xd+|(?<=\S+ \S+ \S+ )(?<!dan )toch|(?<=\S+ \S+ )dus|(?<=\S+ \S+ \S+ )(?:denk|geloof|vind|gok|vrees|dacht) ik`;

export const dutchGrammar: Grammar = {
  conjunctions: readWords(`en maar want dus ${dependent}`),
  subordinating: readWords(dependent),
  binding: readWords(dependent),
  joining: readWords('en'),
  contrasting: readWords('maar hoewel'),
  ownStart:
    /^(dan |nu |toen |daarna |vandaag |gisteren |toch |ook |soms |dus )*(ik|k|'k|t|'t|tis|kben|kheb|we|wij|hij|zij|ze|het|er|dat|dit|niemand|iedereen|iemand|ben|heb|moest|ga|kan|was|had|is|(?:mijn|mn|de|het) \p{L}+ (?:is|was|heeft|had|kan|kon|wil|moet|ging|kwam|zei|\p{L}{2,}(?:t|de|te))|(?:denk|dacht|zeg|zei) ik|(?:vandaag|gisteren|daarna|morgen|daarom|sindsdien) \p{L}+|dan|daarna|nu|toen|toch|daarom|sindsdien)(?!\p{L})/u,
  dependent: readWords(dependent),
  joinsNothing:
    /(?:^|\s)(?:blijf|blijft|blijven|bleef|bleven|alleen|doe|laat|ga|gaat|toch|er|het|is|was) <maar>|<maar> (?:een|één|wat|half|zo)(?!\p{L})/u,
  fillers: new RegExp(`^(?:(?:${fillers}|oke?|oké)(?: |$))+|(?: (?:${fillers}|${tags}))+$`, 'giu'),
  shortened: new Map(),
  fewestWords: 3,
  shortEnough:
    /^(?:ben|heb|word|voel|mis|haat|durf) (?!(?:niks|niet|ook|wel|dus|weer|het|dat|dit|daar|hier|die|jij|nog|toch|mij|klaar|terug|weg|niets|geen)$)\p{L}{3,}$/u,
  mostWords: 13,
  dangling: readWords('dat om te van met een het'),
  harshOnSelf,
  safeStart: new RegExp(
    `^(?:(?:ik|mijn|m'n|mn|we|wij|onze|hij|zij|ze|het|'t|er|de|niemand|iedereen|iemand|alles|niets|niks|mensen|anderen|haar|hun|zijn (?!(?:we|wij|jullie|er|ze|het|de|een|ik|dat|die|mijn|niet|nu|al|te|weer|nog|wel|ook|heel|zo|altijd|vaak|\\p{L}+ (?:en|of))(?!\\p{L}))(?=\\p{L}+)\\p{L}+|elke|iedere|volgende?|vorige?|afgelopen|op|in|bij|om|na|rond|met|voor|aan|van|uit|tijdens|volgens|zonder|door|achter|onder|naast|'s|een|die|deze|al (?:mijn|weken|maanden|jaren|dagen|een)|mama|papa|oma|opa|${bareStart}|${[...openers].join('|')})) `,
    'u',
  ),
  // 'hij zei', 'dan denk ik': what was said or thought stands outside.
  unsafe:
    /\bbeter af zonder (?:me|mij|ons)\b|\b(?:ik had|had ik) (?:\p{L}+ ){0,4}(?:moeten|kunnen|mogen)\b|\b(jij|jou|jouw|jullie|je|u|uw|ge|gij|gulle|gelle)\b|\?|\b(zei|zegt|zeiden|vroeg|vraagt|dacht|denkt|denk|zeg)( (ik|hij|ze|zij|we))?$|\b(?:zegt|zei|zeggen|zeiden) (?!(?:dat|of|wat|hoe|waarom|nik?s|niets|nee|ja|sorry|het|er|iets|altijd|nooit|niet|ook|gewoon|steeds|tegen|me|mij|ze|hij|zij|een|de|dit|mijn|mn|vandaag|gisteren|toen|ik)\b)\p{L}|\ben$|\p{L}{3}'(?: |$)|\ben (?:als|omdat|dat|toen|terwijl|of)\b/u,
  shift,
  notThing: new RegExp(
    ` (?:${verbs.join('|')})$|^het ${predicate}$|^(?:zijn|haar) (?:weg|dood|ziek|boos|thuis|klaar|kwijt|moe|luid|lief|gek|raar|stom|leuk|mooi|zwaar|moeilijk|lastig)$`,
    'u',
  ),
  determiners: thingDeterminers,
  linkers: readWords('van met in op aan bij voor naar zonder uit over via sinds'),
  adjectives,
  stopwords:
    readWords(`de het een en van in op aan met voor naar bij uit over door te ten ter is zijn was waren ben bent heb hebt heeft had hebben ik je jij u hij
    zij ze we wij jullie me mij mijn jouw zijn haar hun ons onze dit dat die deze er hier daar niet geen wel ook nog al maar want of als
    dan toen dus omdat om wat wie waar hoe waarom wanneer alles iets niets niks iemand niemand heel erg zo te veel weinig meer
    minder nu vandaag gisteren morgen altijd nooit soms weer gewoon echt even ga gaat gaan kan kun kunt wil moet mag zal zou doe doet
    keer jaar jaren week weken maand uur zomer maandag dinsdag woensdag donderdag vrijdag zaterdag zondag dag dagen ding dingen zegt zei zeggen maak maakt
    allemaal eerst laatst beetje paar soort manier moment momenten geval gevoel begin einde eind deel stuk kant tijd tijdje zelf toch eigenlijk
    misschien ander andere anders minuut minuten seconde gekke ergste zoveel genoeg das da's tis rare fijne leuke mooiste moeilijkste probleem`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  // 'Je bent thuis nu'.
  smooth: (told) =>
    told.replace(
      /^((?:je|hij|ze|het|jullie) (?:bent|is|zit|zitten|ligt|staat|zijn)) ((?:\S+ ){0,1}\S+) nu$/u,
      '$1 nu $2',
    ),
  describesFirst: true,
  capitalI: false,
};
