import { type Grammar, readTable, readWords } from './grammar.ts';

const pronouns = readTable(
  `'t=het 'm=hem m=hem me=je mij=jou mijn=je m'n=je mn=je mezelf=jezelf mijzelf=jezelf mijne=jouwe we=jullie wij=jullie ons=jullie onze=jullie onszelf=jezelf`,
);

const irregular =
  readTable(`ben=bent heb=hebt kan=kunt wil=wilt zal=zult mag=mag moet=moet weet=weet doe=doet ga=gaat sta=staat zie=ziet sla=slaat
  hou=houdt houd=houdt vind=vindt word=wordt rijd=rijdt rij=rijdt snij=snijdt haat=haat zit=zit laat=laat vergeet=vergeet
  praat=praat eet=eet wacht=wacht verwacht=verwacht start=start besef=beseft onthoud=onthoudt bid=bidt red=redt lijd=lijdt
  vermijd=vermijdt antwoord=antwoordt meet=meet weiger=weigert versta=verstaat besta=bestaat onderga=ondergaat begeleid=begeleidt hoef=hoeft`);

const pasts =
  readWords(`was had werd ging kwam zag dacht wist wilde wou kon moest mocht zat stond lag liep deed gaf nam sprak schreef bleef kreeg vond
  hield verloor viel sliep at dronk las hielp riep sloot begon vergat zei bracht kocht zocht verhief vroeg droeg ontdekte zou
  liet keek reed schrok trok beloofde verliet begreep bleek loog vocht zweeg zong zwom brak koos leek schoof scheen wees won sneed stierf
  vertrok verdween verstond verdiende werkte ontmoette genoot besloot hing ving sprong smolt verbrak bewoog bedacht onderging bezocht
  verkocht herkende ontving overleed spoot bood verbood boog reisde gleed reikte leed vermeed bond zoop zoog greep kneep
  wierp floot kroop rook blies steeg hief schold schonk wreef streek trad zwoer vloog stal trof genas bedroog`);

/** Verbs whose form for "I" is no noun besides. */
const clearStems =
  readWords(`voel denk woon drink lees lig leef probeer hoor krijg neem geef zoek schaam maak kom blijf begin schrijf luister herhaal
  snap begrijp zeg vertel ken herken wens ren studeer verlies twijfel durf vertrouw verveel gebruik betaal pieker
  merk til raak zeur baal erger schrik ontwijk verdien geloof voed slik stuur betrap vecht ontmoet overleef onderdruk
  geniet verzin leg haal breng zet verstop spreek lieg ruim poets overdrijf verlang bedoel vermoed bewaar mantelzorg verberg ontken
  vermijd verzamel krab stotter smeek juich glimlach mopper relativeer functioneer regel solliciteer chat app scrol scroll
  herinner verwijt verlies verander annuleer`);

const otherStems =
  readWords(`slaap werk huil loop kijk mis zorg bel vraag hoop lach speel leer stop val droom draag kook schreeuw sport reis fiets tril
  dans zing teken rook volg deel steun was strijk klaag geef klets kras tel trek vlucht gil rouw dwaal zweet stress oefen train`);

const dependent =
  'omdat toen als terwijl dat of hoewel zodat totdat voordat nadat doordat sinds waar die wie zolang zodra alsof';
const subordinators = readWords(`${dependent} tot wat hoe waarom wanneer nu`);

const determiners =
  readTable(`de=de het=het een=een mijn=je m'n=je mn=je zijn=zijn haar=haar hun=hun die=die dat=dat deze=deze dit=dit onze=jullie ons=jullie
  elke=elke alle=alle`);

/** 'Dat' and 'die' mostly stand alone. */
const thingDeterminers = new Map(
  [...determiners].filter(([word]) => !/^(?:die|dat|deze|dit)$/u.test(word)),
);

const adjectives = readWords(
  'eerste tweede nieuwe nieuw oude oud beste grote kleine laatste zelfde volgende eigen goede hele mooie lieve jongste oudste vorige enige',
);

const prepositions = readWords(
  'van met in op aan bij voor naar zonder uit over door na tegen om te tijdens sinds tot onder achter naast als geen veel elk elke',
);

/** 'ging', 'werkte', 'voel': a form that can belong to "I". */
function isOwnForm(word: string): boolean {
  return (
    irregular.has(word) ||
    pasts.has(word) ||
    clearStems.has(word) ||
    otherStems.has(word) ||
    isWeakPast(word)
  );
}

function isWeakPast(word: string): boolean {
  return word.length >= 5 && /(?:d|t)e$/u.test(word) && !adjectives.has(word);
}

/** The form for "you" before its verb; null: it is not known. */
function secondPerson(verb: string): string | null {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (pasts.has(verb) || isWeakPast(verb)) return verb;
  const [, base] = separable.exec(verb) ?? [];
  if (base !== undefined && base.length >= 3) {
    const told = secondPerson(base) ?? (base.endsWith('t') ? base : `${base}t`);
    return `${verb.slice(0, -base.length)}${told}`;
  }
  if (!clearStems.has(verb) && !otherStems.has(verb)) return null;
  return verb.endsWith('t') ? verb : `${verb}t`;
}

/** An unknown verb behind the first "ik" is a regular one of today, if it is a verb at all. */
function guessed(word: string): string | null {
  const isVerb = /^\p{L}{3,}$/u.test(word) && !noVerbs.has(word) && !prepositions.has(word);
  if (!isVerb || /(?:en|d)$/u.test(word)) return null;
  return word.endsWith('t') ? word : `${word}t`;
}

/** 'dat ik dichtklap': in one word with what is parted elsewhere. */
const separable =
  /^(?:aan|af|op|uit|binnen|buiten|in|over|dicht|flauw|weg|mee|door|terug|om|na|toe|vast|los|klaar|tegen|voor|bij|neer|thuis|samen|rond|mis|stil|vol)(\p{L}*[^nd\P{L}])$/u;

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
    if (!isOwnForm(word) || (isOfNoun && !standsAlone)) continue;
    // 'dat ik werk zoek': a noun may look like the verb.
    if (otherStems.has(word) && at !== end - 1) continue;
    return at;
  }
  return separable.test(words[end - 1] ?? '') ? end - 1 : -1;
}

/** One word before the verb: 'zondag bak ik'. */
const openers = readWords(
  `nu gisteren vandaag vanochtend vanmorgen vannacht vanavond vanmiddag soms misschien morgen overmorgen eergisteren daarna toch
  overdag eigenlijk eindelijk gelukkig helaas daar hier daarom vanbinnen vanbuiten binnenkort laatst onlangs ineens opeens plotseling
  meestal vaak steeds tegenwoordig intussen ondertussen vroeger thuis straks dan sindsdien zelfs ook maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag dat dit toen`,
);

const asking = readWords('waarom wat hoe wie waar wanneer');

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

/** Forms of "he" or "they" that open a sentence's middle; many others end in t. */
const finites = readWords(
  `is heeft kan moet mag wil zal wordt gaat komt doet staat zit ligt lijkt voelt blijft krijgt vindt zegt denkt weet zijn hebben waren hadden
  gaan kunnen moeten willen worden komen doen zeggen vinden staan liggen blijven krijgen mogen zullen kwamen gingen zaten lagen stonden lukt lukte kost duurt duurde`,
);
const noVerbs = readWords(
  'niet met het uit nooit wat dat echt best laat vast dit tot net juist want laatst acht steeds iets ook zelf alleen altijd gewoon nog weer dus daar hier samen helemaal heel zo te al wel maar eigenlijk zelfs toen nooit vaak misschien soms en of die ik hem haar hen jou jij mij ons',
);
const subjects = readWords(
  `hij zij ze we wij het 't er dat dit niemand iedereen iemand alles niets niks`,
);

function isSurelyFinite(word: string): boolean {
  return finites.has(word) || pasts.has(word) || isWeakPast(word);
}

function looksFinite(word: string): boolean {
  return isSurelyFinite(word) || (/(?:t|en)$/u.test(word) && word.length > 3 && !noVerbs.has(word));
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
  const [first = '', second = '', third = ''] = words;
  if (first === 'ik') return true;
  if (first === 'dat' && (second === 'ik' || subjects.has(second))) return false;
  // 'toen ging ik', not 'toen ik ging'.
  if (first === 'toen') return !subjects.has(second) && (isOwnForm(second) || looksFinite(second));
  // 'iedereen op mijn werk is aardig'.
  if (/^(?:iedereen|niemand|mensen)$/u.test(first) && prepositions.has(second))
    return words.some((_, at) => at > 2 && isVerbAt(at, words));
  if (subjects.has(first) && (!determiners.has(first) || looksFinite(second)))
    return looksFinite(second);
  if (!determiners.has(first)) return words.some((_, at) => at > 0 && isVerbAt(at, words));
  const isLong =
    adjectives.has(second) || prepositions.has(third) || third === 'en' || third === 'die';
  const isTurned = words.some((word, at) => isOwnForm(word) && words[at + 1] === 'ik');
  return isTurned || looksFinite(third) || (isLong && words.slice(3).some(looksFinite));
}

function shift(word: string, at: number, words: readonly string[]): string | null {
  if (at === 0 && !isMainClause(words)) return null;
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
    if (!pasts.has(word) && isOwnForm(word) && !isWeakPast(word)) return null;
  }
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

/** Not in what others say: 'hij vindt dat ik lui ben'. */
const harshOnSelf =
  /(?<!\p{L})(?:(?:ik ben|ben ik) (?:ook |gewoon |echt |zo |zo'n |een |toch |wel |maar |te |helemaal |altijd |zelf |de |misschien |nu eenmaal )*(?:dom|stom|lelijk|saai|raar|waardeloos|nutteloos|mislukt|mislukkeling|loser|sukkel|idioot|ego[ïi]st|ego[ïi]stisch|slechte? (?:mens|moeder|vader|vriend|vriendin|dochter|zoon|partner)|lafaard|laf|monster|dik|lui|niks waard|niets waard|niet goed genoeg)(?!\p{L})|(?:het|dat) is (?:allemaal |gewoon )?mijn (?:eigen )?schuld|ik (?:haat|walg van) (?:mezelf|mijzelf)|ik (?:verpest|verknal) (?:altijd |ook )?alles|ik (?:kan|doe) (?:ook |echt )?(?:niks|niets) goed)/u;

const fillers =
  'ja|nee|nou|ach|oke?|oké|pff+|poeh|omg|jeetje|jezus|wow|wauw|yes|hoi|hallo|hey|sorry|hmm+|eh|uhm?|(?:ha){2,}|lol|ofzo|enzo|xx+|hè';

export const dutchGrammar: Grammar = {
  conjunctions: readWords(`en maar want dus ${dependent}`),
  subordinating: readWords(dependent),
  binding: readWords(dependent),
  joining: readWords('en'),
  contrasting: readWords('maar hoewel'),
  ownStart:
    /^(dan |nu |toen |daarna |vandaag |gisteren |toch |ook |soms |dus )*(ik|we|wij|hij|zij|ze|het|er|dat|dit|niemand|iedereen|iemand|ben|heb|moest|ga|kan|was|had|is|(?:mijn|mn|de|het) \p{L}+ (?:is|was|heeft|had|kan|kon|wil|moet|ging|kwam|zei|\p{L}{2,}(?:t|de|te))|(?:denk|dacht|zeg|zei) ik|(?:vandaag|gisteren|daarna|morgen|daarom|sindsdien) \p{L}+|dan|daarna|nu|toen|toch|daarom|sindsdien)(?!\p{L})/u,
  dependent: readWords(dependent),
  joinsNothing:
    /(?:^|\s)(?:blijf|blijft|blijven|bleef|bleven|alleen|doe|laat|ga|gaat|toch|er|het|is|was) <maar>|<maar> (?:een|één|wat|half|zo)(?!\p{L})/u,
  fillers: new RegExp(`^(?:(?:${fillers})(?: |$))+|(?: (?:${fillers}))+$`, 'giu'),
  shortened: new Map(),
  fewestWords: 3,
  mostWords: 13,
  dangling: readWords('dat om te van met een het'),
  harshOnSelf,
  safeStart: new RegExp(
    `^(?:(?:ik|mijn|m'n|mn|we|wij|onze|hij|zij|ze|het|'t|er|de|niemand|iedereen|iemand|alles|niets|niks|mensen|anderen|haar|hun|elke|iedere|volgende?|vorige?|afgelopen|op|in|bij|om|na|rond|met|voor|aan|van|uit|tijdens|'s|een|die|deze|al (?:mijn|weken|maanden|jaren|dagen|een)|${[...openers].join('|')})) `,
    'u',
  ),
  // 'hij zei', 'dan denk ik': what was said or thought stands outside.
  unsafe:
    /\b(jij|jou|jouw|jullie|je|u|uw)\b|\?|\b(zei|zegt|zeiden|vroeg|vraagt|dacht|denkt|denk|zeg)( (ik|hij|ze|zij|we))?$|\b(?:zegt|zei|zeggen|zeiden) (?!(?:dat|of|wat|hoe|waarom|nik?s|niets|nee|ja|sorry|het|er|iets|altijd|nooit|niet|ook|gewoon|steeds|tegen|me|mij|ze|hij|zij|een|de|dit|mijn|mn|vandaag|gisteren|toen|ik)\b)\p{L}|\ben$|\p{L}{3}'(?: |$)|\ben (?:als|omdat|dat|toen|terwijl|of)\b/u,
  shift,
  notThing: new RegExp(` (?:${verbs.join('|')})$`, 'u'),
  determiners: thingDeterminers,
  linkers: readWords('van met in op aan bij voor naar zonder uit over'),
  adjectives,
  stopwords:
    readWords(`de het een en van in op aan met voor naar bij uit over door te ten ter is zijn was waren ben bent heb hebt heeft had hebben ik je jij u hij
    zij ze we wij jullie me mij mijn jouw zijn haar hun ons onze dit dat die deze er hier daar niet geen wel ook nog al maar want of als
    dan toen dus omdat om wat wie waar hoe waarom wanneer alles iets niets niks iemand niemand heel erg zo te veel weinig meer
    minder nu vandaag gisteren morgen altijd nooit soms weer gewoon echt even ga gaat gaan kan kun kunt wil moet mag zal zou doe doet
    keer jaar jaren week weken maand uur zomer maandag dinsdag woensdag donderdag vrijdag zaterdag zondag dag dagen ding dingen zegt zei zeggen maak maakt
    allemaal eerst laatst beetje paar soort manier moment momenten geval gevoel begin einde eind deel stuk kant tijd tijdje zelf toch eigenlijk
    misschien ander andere anders minuut minuten seconde gekke ergste zoveel genoeg rare fijne leuke mooiste moeilijkste probleem`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  smooth: null,
  describesFirst: true,
  capitalI: false,
};
