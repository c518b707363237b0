import type { Language } from '@accanto/contract';
import { plainText } from './plain-text.ts';
import { textsOf } from './texts/by-language.ts';
import { type Topic, topics } from './texts/texts.ts';

/**
 * 'Stanca morta', 'muerta de sueño', 'maths was dead': nobody died; 'like a baby': there is none; 'happy birthday' is
 * said without joy too, and who laughs at a joke laughs at nobody.
 */
const figures =
  /(?:\bhij[oa]s?(?= de (?:la )?(?:gran )?puta)|(?<=\b(?:companer[oa]s?|compis?) de )piso\b|\bdead (?=(?:good|nice|easy|funny|proud|cute|tired|on my feet|slow|boring|quiet)\b)|(?<=\b(?:maths?|class|lessons?|school|work|town|party|pub|club|phone|battery|laptop|chat|shop|shift)(?:'s| is| was| were) (?:(?:so|totally|completely|absolutely|just) )?)dead\b|\blike an? (?:\p{L}+ )?(?:baby|child|kid|toddler)\b|\blaugh(?:ed|s|ing)? at (?=(?:my|our|his|her|a|the|that) (?:\p{L}+ ){0,2}?(?:jokes?|puns?|impressions?)\b)|\bshould have (?=(?:it out|an?|the|some|more|another|kids|children)\b)|\bhappy (?=(?:\p{L}+ )?(?:birthday|anniversary|christmas|xmas|new year|easter|halloween|thanksgiving|(?:mother|father|valentine)'?s day)\b)|(?<=\bstanc[oaehi]+ )mort[oaie]|\bmort[oaie] (?=(?:di|d'|dal|dalla) ?(?:fame|sonno|stanchezza|freddo|caldo|paura|vergogna|noia|sete|ridere|invidia|curiosita|fatica|voglia)\b)|\bmuert[oa]s? (?=de (?:hambre|sueno|cansancio|miedo|frio|calor|verguenza|risa|sed|asco|envidia|ganas|nervios|aburrimiento|curiosidad)\b))/gu;

/** A text in plain lower case without words for death or a child that mean neither. */
export function withoutFigures(plain: string): string {
  return plain.replace(figures, '');
}

/** What a text in plain lower case is about, the best first. */
export function topicsOf(plain: string, language: Language): Topic[] {
  const words = withoutFigures(plain).match(/[\p{L}-]+/gu) ?? [];
  const found = signsIn(words, language);
  const hitsOf = (topic: Topic): number => found.filter((sign) => sign.topic === topic).length;
  return (
    topics
      .map((topic) => ({ topic, hits: hitsOf(topic) }))
      .filter(({ hits }) => hits > 0)
      // A death is what it is about, whoever else is named.
      .sort(
        (one, other) =>
          Number(other.topic === 'grief') - Number(one.topic === 'grief') || other.hits - one.hits,
      )
      .map(({ topic }) => topic)
  );
}

/** Whether a message speaks of a topic. */
export function speaksOf(text: string, topic: Topic, language: Language): boolean {
  return topicsOf(plainText(text), language).includes(topic);
}

/** Told without a hard word, it is a weight all the same. */
export function isWeighty(topic: Topic): boolean {
  return topic === 'care' || topic === 'money';
}

/** Neighbouring words that speak of a topic. */
interface Sign {
  topic: Topic;
  steps: readonly { text: string; isBeginning: boolean }[];
}

/** The signs by their first step: whole words, and beginnings of words. */
interface SignIndex {
  words: ReadonlyMap<string, readonly Sign[]>;
  beginnings: ReadonlyMap<string, readonly Sign[]>;
}

const indexes = new Map<Language, SignIndex>();

function indexOf(language: Language): SignIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const texts = textsOf(language);
  const signs = topics.flatMap((topic) =>
    plainText(texts.topics[topic].words)
      .split(' ')
      .map((written) => readSign(topic, written)),
  );
  const index = {
    words: Map.groupBy(
      signs.filter((sign) => !beginsAnyWord(sign)),
      firstOf,
    ),
    beginnings: Map.groupBy(signs.filter(beginsAnyWord), firstOf),
  };
  indexes.set(language, index);
  return index;
}

function readSign(topic: Topic, written: string): Sign {
  const steps = written
    .split('+')
    .map((step) => ({ text: step.replace(/\*$/u, ''), isBeginning: step.endsWith('*') }));
  return { topic, steps };
}

function beginsAnyWord({ steps }: Sign): boolean {
  return steps[0]?.isBeginning === true;
}

function firstOf({ steps }: Sign): string {
  return steps[0]?.text ?? '';
}

/** Every sign that stands somewhere among the words, once. */
function signsIn(words: readonly string[], language: Language): Sign[] {
  const index = indexOf(language);
  const found = new Set<Sign>();
  words.forEach((word, at) => {
    const possible = [...(index.words.get(word) ?? [])];
    for (let length = 1; length <= word.length; length += 1)
      possible.push(...(index.beginnings.get(word.slice(0, length)) ?? []));
    for (const sign of possible) if (stands(sign, words, at)) found.add(sign);
  });
  return [...found];
}

function stands({ steps }: Sign, words: readonly string[], at: number): boolean {
  return steps.every(({ text, isBeginning }, i) => {
    const word = words[at + i] ?? '';
    return isBeginning ? word.startsWith(text) : word === text;
  });
}
