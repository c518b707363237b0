import type { Language } from '@accanto/contract';
import { nameAskedLoosely } from './name-asked.ts';

/** How names are told and asked for in a language. */
export interface Naming {
  /** Before the person's own name in a fact: 'ti chiami'. */
  youAre: string;
  /** Between somebody and their name in a fact: 'si chiama'. */
  isCalled: string;
  /** Tells the person's own name; the groups say it. */
  ownNames: readonly RegExp[];
  /** Tells somebody's name: article, possessive, who, name. */
  relationNames: readonly RegExp[];
  /** 'mia' as the person would hear it. */
  possessives: Readonly<Record<string, string>>;
  /** Asks for the person's own name, over plain lower-case text. */
  asksOwn: RegExp;
  /** Asks for somebody's name; one of the groups is who. */
  asksRelation: RegExp;
  /** Says that somebody belongs to the person; the group is who. */
  mentions: RegExp;
  /** Words for the same person. */
  same: readonly (readonly string[])[];
}

const name = '(\\p{Lu}\\p{Ll}[\\p{L}-]{0,29})';
/** Where it is said to be a name, it may be written small, if nothing else can follow. */
const anyName =
  '(\\p{L}[\\p{L}-]{1,29})(?=\\s*(?:[.,;!?)]|$)|\\s(?:e|ed|ma|and|but|y|pero|en|maar)\\s)';
const from = '(?<![\\p{L}])';

const kin = {
  it: 'figlia|figlio|bimba|bimbo|bambina|bambino|sorella|fratello|moglie|marito|madre|padre|mamma|papà|papa|nonna|nonno|zia|zio|cugina|cugino|nipote|suocera|suocero|cognata|cognato|compagna|compagno|ragazza|ragazzo|fidanzata|fidanzato|amica|amico|collega|vicina|vicino|coinquilina|coinquilino|capo|cane|gatto|gatta',
  en: 'daughter|son|sister|brother|wife|husband|mother|father|mum|mom|dad|gran|nan|grandma|grandmother|grandad|grandfather|aunt|uncle|cousin|niece|nephew|partner|girlfriend|boyfriend|friend|flatmate|roommate|neighbour|neighbor|colleague|manager|boss|dog|cat',
  es: 'hija|hijo|hermana|hermano|mujer|marido|esposa|esposo|madre|padre|mamá|mama|papá|papa|abuela|abuelo|tía|tia|tío|tio|prima|primo|sobrina|sobrino|suegra|suegro|cuñada|cuñado|pareja|novia|novio|amiga|amigo|compañera|compañero|companera|companero|vecina|vecino|jefa|jefe|perro|perra|gato|gata',
  nl: 'dochter|dochtertje|zoon|zoontje|kleinzoon|kleindochter|zus|zusje|broer|broertje|vrouw|man|moeder|vader|mama|papa|oma|opa|tante|oom|nicht|neef|partner|vriendin|vriend|collega|buurvrouw|buurman|huisgenoot|baas|hond|kat',
} satisfies Record<Language, string>;

/** The words for people and animals that somebody may call their own, as alternatives of a pattern. */
export function kinWords(language: Language): string {
  return kin[language];
}

function build(pattern: string, flags: 'u' | 'iu', relations: string): RegExp {
  return new RegExp(
    pattern
      .replaceAll('REL', `(${relations})`)
      .replaceAll('ANYNAME', anyName)
      .replaceAll('NAME', name)
      .replaceAll('FROM', from),
    flags,
  );
}

const italian: Naming = {
  youAre: 'ti chiami',
  isCalled: 'si chiama',
  ownNames: [
    build('FROM[Mm]i chiamo NAME', 'u', kin.it),
    build('FROM(?<!non )mi chiamo (?!fuori|dentro|come|così)ANYNAME', 'iu', kin.it),
    build(
      '^(?:[Cc]iao|[Ss]alve|[Bb]uongiorno|[Bb]uonasera|[Ee]hi)[,!. ]+(?:io )?[Ss]ono NAME(?=[.,!]|$| e )',
      'u',
      kin.it,
    ),
  ],
  relationNames: [
    build('FROM((?:[Ll]a |[Ii]l |)(?:[Mm]i[oa])) REL (?:si chiama )?NAME', 'u', kin.it),
    build('FROM((?:la |il |)mi[oa]) REL si chiama (?!come|così|sempre)ANYNAME', 'iu', kin.it),
    build(
      'FROM([Ll]a|[Ii]l) (bimba|bimbo|bambina|bambino|piccola|piccolo|cane|gatto|gatta) si chiama NAME',
      'u',
      kin.it,
    ),
  ],
  possessives: { mia: 'tua', mio: 'tuo' },
  asksOwn:
    /^(?:(?:e|ma|ehi|allora|scusa|senti|sai|ti ricordi|ricordi|dimmi|mi sai dire|sapresti dirmi|ti ho detto|e io)[ ,?]+)*(?:come mi chiamo(?: io)?|(?:qual e |qual era )?il mio nome)(?: ricordi| te lo ricordi)?[^\p{L}]*$/u,
  asksRelation: build(
    "^(?:(?:e|ma|ehi|allora|scusa|senti|sai|ti ricordi|ricordi|dimmi|mi sai dire|ti ho detto)[ ,?]+)*(?:come si chiama(?:va)? (?:la |il |l')?mi[oa] REL|(?:qual e |qual era )?il nome (?:di|della|del|dell') ?mi[oa] REL)(?: ricordi| te lo ricordi)?[^\\p{L}]*$",
    'u',
    kin.it,
  ),
  mentions: build('FROMmi[oa] REL(?!\\p{L})', 'iu', kin.it),
  same: [
    ['madre', 'mamma'],
    ['figlia', 'bimba', 'bambina', 'piccola'],
    ['figlio', 'bimbo', 'bambino', 'piccolo'],
    ['padre', 'papà', 'papa'],
    ['ragazza', 'fidanzata', 'compagna'],
    ['ragazzo', 'fidanzato', 'compagno'],
  ],
};

const english: Naming = {
  youAre: 'your name is',
  isCalled: 'is called',
  ownNames: [
    build("FROM[Mm]y name(?: is|’s|'s) NAME", 'u', kin.en),
    build("FROMmy name(?: is|’s|'s|s) (?!not|mud|called|a |the )ANYNAME", 'iu', kin.en),
    build(
      "^(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|evening))(?: there)?[,!. ]+(?:I[’']m|I am|[Tt]his is) NAME(?=[.,!]|$| and )",
      'u',
      kin.en,
    ),
  ],
  relationNames: [
    build("FROM([Mm]y) REL (?:is called |is named )?NAME(?![’'])", 'u', kin.en),
    build(
      "FROM(my) REL(?: is called| is named|(?:’s|'s)? name is) (?!in|out|up|away|not)ANYNAME",
      'iu',
      kin.en,
    ),
  ],
  possessives: { my: 'your' },
  asksOwn:
    /^(?:(?:and|so|hey|ok|sorry|do you know|do you remember|remember|tell me|can you tell me|did i tell you|you know)[ ,?]+)*(?:(?:what's |what is |what was |whats )?my (?:own )?name|what my name is|what am i called)(?: again| please)?[^\p{L}]*$/u,
  asksRelation: build(
    "^(?:(?:and|so|hey|ok|sorry|do you know|do you remember|remember|tell me|can you tell me|did i tell you)[ ,?]+)*(?:(?:what's |what is |what was |whats )?my REL(?:'s|s)? name(?: is)?|what (?:is|was) my REL called|what my REL is called|(?:what's |what is |what was )?the name of my REL)(?: again| please)?[^\\p{L}]*$",
    'u',
    kin.en,
  ),
  mentions: build('FROMmy REL(?!\\p{L})', 'iu', kin.en),
  same: [
    ['mother', 'mum', 'mom'],
    ['father', 'dad'],
    ['gran', 'nan', 'grandma', 'grandmother'],
    ['grandad', 'grandfather'],
    ['partner', 'girlfriend', 'boyfriend'],
    ['son', 'baby', 'child', 'kid'],
    ['daughter', 'baby', 'child', 'kid'],
    ['flatmate', 'roommate'],
  ],
};

const spanish: Naming = {
  youAre: 'te llamas',
  isCalled: 'se llama',
  ownNames: [
    build('FROM[Mm]e llamo NAME', 'u', kin.es),
    build('FROM(?<!no )me llamo (?!como|así|a )ANYNAME', 'iu', kin.es),
    build(
      '^(?:[Hh]ola|[Bb]uenas|[Bb]uenos días|[Bb]uenas (?:tardes|noches))[,!. ]+(?:yo )?[Ss]oy NAME(?=[.,!]|$| y )',
      'u',
      kin.es,
    ),
  ],
  relationNames: [
    build('FROM([Mm]i) REL (?:se llama )?NAME', 'u', kin.es),
    build('FROM(mi) REL se llama (?!como|así|igual)ANYNAME', 'iu', kin.es),
  ],
  possessives: { mi: 'tu' },
  asksOwn:
    /^[¿¡ ]*(?:(?:y|pero|oye|a ver|sabes|recuerdas|te acuerdas|te acuerdas de|dime|me dices|te dije)[ ,¿?]+)*(?:como me llamo(?: yo)?|(?:cual es |cual era |de )?mi nombre)[^\p{L}]*$/u,
  asksRelation: build(
    '^[¿¡ ]*(?:(?:y|pero|oye|a ver|sabes|recuerdas|te acuerdas|te acuerdas de|dime|me dices|te dije)[ ,¿?]+)*(?:como se llama(?:ba)? mi REL|(?:cual es |cual era |del? )?(?:el )?nombre de mi REL)[^\\p{L}]*$',
    'u',
    kin.es,
  ),
  mentions: build('FROMmi REL(?!\\p{L})', 'iu', kin.es),
  same: [
    ['madre', 'mamá', 'mama'],
    ['padre', 'papá', 'papa'],
    ['mujer', 'esposa'],
    ['compañera', 'companera'],
    ['compañero', 'companero'],
    ['marido', 'esposo'],
    ['hijo', 'bebé', 'bebe', 'niño', 'peque'],
    ['hija', 'bebé', 'bebe', 'niña', 'peque'],
    ['perro', 'perrito'],
    ['gato', 'gatito'],
    ['abuela', 'abuelita'],
    ['abuelo', 'abuelito'],
    ['pareja', 'novia', 'novio'],
    ['tía', 'tia'],
    ['tío', 'tio'],
  ],
};

const dutch: Naming = {
  youAre: 'je heet',
  isCalled: 'heet',
  ownNames: [
    build(
      "FROM(?:[Ii]k heet|[Mm]ijn naam is|(?:'?[Tt] is|[Tt]is) hier) (?:trouwens |eigenlijk )?NAME",
      'u',
      kin.nl,
    ),
    build(
      'FROM(?:ik heet|mijn naam is) (?!niet|ook|zo|niks|welkom|wel|jou|je|u |ze|hem|haar|iedereen)ANYNAME',
      'iu',
      kin.nl,
    ),
    build(
      '^(?:[Hh]oi|[Hh]allo|[Hh]ey|[Gg]oedemorgen|[Gg]oedemiddag|[Gg]oedenavond|[Dd]ag)[,!. ]+(?:[Ii]k ben|[Mm]et) NAME(?=[.,!]|$| en )',
      'u',
      kin.nl,
    ),
  ],
  relationNames: [
    build('FROM([Mm]ijn) REL (?:heet )?NAME', 'u', kin.nl),
    build('FROM(mijn) REL heet (?!niet|ook|zo|net|hetzelfde|mij|me)ANYNAME', 'iu', kin.nl),
  ],
  possessives: { mijn: 'je' },
  asksOwn:
    /^(?:(?:en|maar|hé|he|zeg|weet je nog|weet u nog|weet u|weet je|weet jij|herinner je je|vertel eens|zeg eens)[ ,?]+)*(?:hoe heet ik|hoe ik heet|(?:wat is |wat was )?mijn naam)(?: nog| ook al ?weer| weer| eigenlijk)*[^\p{L}]*$/u,
  asksRelation: build(
    "^(?:(?:en|maar|hé|he|zeg|weet je nog|weet je|weet jij|herinner je je|vertel eens|zeg eens)[ ,?]+)*(?:hoe heet(?:te)? mijn REL|hoe mijn REL heet(?:te)?|(?:wat is |wat was )?de naam van mijn REL|mijn REL's naam)(?: nog| ook al ?weer| weer| eigenlijk)*[^\\p{L}]*$",
    'u',
    kin.nl,
  ),
  mentions: build('FROMmijn REL(?!\\p{L})', 'iu', kin.nl),
  same: [
    ['moeder', 'mama'],
    ['vader', 'papa'],
    ['zus', 'zusje'],
    ['dochter', 'dochtertje', 'baby', 'kind', 'kindje'],
    ['zoon', 'zoontje', 'baby', 'kind', 'kindje'],
    ['huisgenoot', 'huisgenote'],
    ['kat', 'poes'],
    ['broer', 'broertje'],
    ['partner', 'vriendin', 'vriend'],
  ],
};

const namings: Readonly<Record<Language, Naming>> = {
  it: italian,
  en: english,
  es: spanish,
  nl: dutch,
};

/** How names are told and asked for in a language. */
export function namingOf(language: Language): Naming {
  return namings[language];
}

/** The name that somebody gives as their own; null: none. */
export function ownName(text: string, { ownNames }: Naming): string | null {
  for (const pattern of ownNames) {
    const [, own] = pattern.exec(text) ?? [];
    if (own !== undefined) return capital(own);
  }
  return null;
}

/** Beside a hello and 'my name is', an introduction has few words. */
const mostWordsOfIntroduction = 6;

/** Whether a message says the person's own name and next to nothing else. */
export function introducesOnly(text: string, language: Language): boolean {
  const isShort = text.trim().split(/\s+/u).length <= mostWordsOfIntroduction;
  return isShort && !text.includes('?') && ownName(text, namings[language]) !== null;
}

/** Whom the person names, told to them ('tua sorella'), and the name; null: nobody. */
export function relationName(
  text: string,
  { relationNames, possessives }: Naming,
): { who: string; name: string } | null {
  for (const pattern of relationNames) {
    const [, own, relation, called] = pattern.exec(text) ?? [];
    if (own === undefined || relation === undefined || called === undefined) continue;
    const told = own
      .toLowerCase()
      .split(' ')
      .map((word) => possessives[word] ?? word);
    return { who: `${told.join(' ')} ${relation.toLowerCase()}`, name: capital(called) };
  }
  return null;
}

/** Whose name a message, in plain lower case, asks for; '' is whoever was named last; null: nobody's. */
export function nameAskedFor(plain: string, language: Language): 'own' | { of: string } | null {
  const { asksOwn, asksRelation } = namings[language];
  if (asksOwn.test(plain)) return 'own';
  const of = asksRelation
    .exec(plain)
    ?.slice(1)
    .find((group) => group !== undefined);
  return of === undefined ? nameAskedLoosely(plain, language) : { of };
}

/** Whether a fact says this name. */
export function saysName(fact: string, asked: 'own' | { of: string }, language: Language): boolean {
  const { youAre, isCalled, same } = namings[language];
  if (asked === 'own') return fact.startsWith(`${youAre} `);
  const words = [asked.of, ...(same.find((group) => group.includes(asked.of)) ?? [])];
  return words.some((word) => fact.includes(`${word} ${isCalled} `));
}

/** The words for people that a text calls the person's own. */
export function peopleIn(text: string, language: Language): string[] {
  const { mentions } = namings[language];
  return [...text.matchAll(new RegExp(mentions, 'giu'))].map(([, who = '']) => who.toLowerCase());
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
