import type { Language } from '@accanto/contract';
import { type Concept, type Lexicon, concepts } from './concepts.ts';
import { dutch } from './nl.ts';
import { english } from './en.ts';
import { italian } from './it.ts';
import { spanish } from './es.ts';

/** A concept found in a message: which words it stands on, and in which sentence. */
export interface ConceptHit {
  concept: Concept;
  from: number;
  to: number;
}

interface Step {
  text: string;
  isPrefix: boolean;
}

interface Pattern {
  concept: Concept;
  steps: readonly Step[];
}

interface Index {
  exact: ReadonlyMap<string, readonly Pattern[]>;
  prefix: ReadonlyMap<string, readonly Pattern[]>;
}

/** Between two words of a group at most so many others may stand. */
const mostInserted = 2;
const shortestPrefix = 3;
/** Of these a 'not' just before or among the words means the opposite: 'non mi ammazzo', 'ik wil niet dood'. */
const negatable: ReadonlySet<Concept> = new Set([
  'suicide',
  'takes_life',
  'kill_self',
  'wish_die',
  'want',
  'hit',
]);
const negations: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: setOf('non mai mica nessuna'),
  en: setOf('not never no'),
  es: setOf('no nunca jamas ninguna'),
  nl: setOf('niet nooit geen'),
};

/** Between a 'not' and what is not done these may stand: 'non voglio ammazzarmi', 'not going to kill myself'. */
const willing: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: setOf('voglio vorrei voglia penso pensato pensando intendo intenzione ho sto al di ad a'),
  en: setOf('want wanting going gonna planning trying about think thought thinking of to i'),
  es: setOf('quiero quisiera pienso pensado pensando intento voy estoy he tengo ganas en de a al'),
  nl: setOf('wil ga van plan denk gedacht bezig aan om te mezelf me'),
};

/** 'Vandaag heb ik hem geslagen': what stands before a blow of one's own, which is none that one suffers. */
const ownBlow: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: /(?:^| )heb (?!(?:\S+ )*(?:hij|ze|zij|me|mij|die|heeft) )(?:\S+ ){0,4}$/u,
};
const longestBeforeBlow = 6;

const indexes: Record<Language, Index> = {
  it: buildIndex(italian),
  en: buildIndex(english),
  es: buildIndex(spanish),
  nl: buildIndex(dutch),
};

/** Every concept in a message, in the order in which they begin. Words used figuratively count as nothing else. */
export function findConcepts(words: readonly string[], language: Language): ConceptHit[] {
  const index = indexes[language];
  const hits: ConceptHit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const pattern of patternsFrom(words[at] ?? '', index)) {
      const to = matchFrom(words, at, pattern.steps);
      if (to === null) continue;
      const hit = { concept: pattern.concept, from: at, to };
      if (!isNegated(hit, pattern.steps, words, language)) hits.push(hit);
    }
  }
  const figurative = hits.filter((hit) => hit.concept === 'figurative');
  return hits.filter(
    (hit) => hit.concept === 'figurative' || !figurative.some((mask) => overlaps(hit, mask)),
  );
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function isNegated(
  { concept, from, to }: ConceptHit,
  steps: readonly Step[],
  words: readonly string[],
  language: Language,
): boolean {
  if (!negatable.has(concept)) return false;
  const before = words.slice(Math.max(0, from - longestBeforeBlow), from);
  const isParticiple = concept === 'hit' && words[from]?.startsWith('ge') === true;
  if (isParticiple && ownBlow[language]?.test(`${before.join(' ')} `) === true) return true;
  const nots = negations[language];
  let start = from - 1;
  while (willing[language].has(words[start] ?? '')) start -= 1;
  const around = words.slice(Math.max(0, start), to + 1);
  const own = steps.filter((step) => nots.has(step.text)).length;
  return around.filter((word) => nots.has(word)).length > own;
}

function overlaps(hit: ConceptHit, mask: ConceptHit): boolean {
  return hit.from <= mask.to && mask.from <= hit.to;
}

function patternsFrom(word: string, index: Index): readonly Pattern[] {
  const found = [...(index.exact.get(word) ?? [])];
  for (let length = shortestPrefix; length <= word.length; length += 1)
    found.push(...(index.prefix.get(word.slice(0, length)) ?? []));
  return found;
}

function matchFrom(words: readonly string[], at: number, steps: readonly Step[]): number | null {
  let position = at;
  for (const step of steps.slice(1)) {
    const next = findStep(words, position + 1, step);
    if (next === null) return null;
    position = next;
  }
  return position;
}

function findStep(words: readonly string[], from: number, step: Step): number | null {
  for (let at = from; at <= from + mostInserted && at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '.') return null;
    if (step.isPrefix ? word.startsWith(step.text) : word === step.text) return at;
  }
  return null;
}

function buildIndex(lexicon: Lexicon): Index {
  const exact = new Map<string, Pattern[]>();
  const prefix = new Map<string, Pattern[]>();
  for (const concept of concepts) {
    for (const written of lexicon[concept].split(/\s+/u).filter((text) => text !== '')) {
      const steps = written
        .split('+')
        .filter((text) => text !== '')
        .map(readStep);
      const first = steps[0];
      if (first === undefined) continue;
      const table = first.isPrefix ? prefix : exact;
      table.set(first.text, [...(table.get(first.text) ?? []), { concept, steps }]);
    }
  }
  return { exact, prefix };
}

function readStep(written: string): Step {
  const isPrefix = written.endsWith('*');
  const text = (isPrefix ? written.slice(0, -1) : written).normalize('NFD').replace(/\p{M}/gu, '');
  return { text, isPrefix };
}
