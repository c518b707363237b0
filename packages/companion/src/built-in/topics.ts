import type { Language } from '@accanto/contract';
import { plainText } from './plain-text.ts';
import { textsOf } from './texts/by-language.ts';
import { type Topic, topics } from './texts/texts.ts';

/** 'Stanca morta', 'muerta de sueño', 'maths was dead': nobody died; 'like a baby': there is none. */
const figures =
  /(?:\bdead (?=(?:good|nice|easy|funny|proud|cute|tired|on my feet|slow|boring|quiet)\b)|(?<=\b(?:maths?|class|lessons?|school|work|town|party|pub|club|phone|battery|laptop|chat|shop|shift)(?:'s| is| was| were) (?:(?:so|totally|completely|absolutely|just) )?)dead\b|\blike an? (?:\p{L}+ )?(?:baby|child|kid|toddler)\b|(?<=\bstanc[oaehi]+ )mort[oaie]|\bmort[oaie] (?=(?:di|d'|dal|dalla) ?(?:fame|sonno|stanchezza|freddo|caldo|paura|vergogna|noia|sete|ridere|invidia|curiosita|fatica|voglia)\b)|\bmuert[oa]s? (?=de (?:hambre|sueno|cansancio|miedo|frio|calor|verguenza|risa|sed|asco|envidia|ganas|nervios|aburrimiento|curiosidad)\b))/gu;

/** A text in plain lower case without words for death or a child that mean neither. */
export function withoutFigures(plain: string): string {
  return plain.replace(figures, '');
}

/** What a text in plain lower case is about, the best first. */
export function topicsOf(plain: string, language: Language): Topic[] {
  const words = withoutFigures(plain).match(/[\p{L}-]+/gu) ?? [];
  return (
    signsOf(language)
      .map(({ topic, signs }) => ({
        topic,
        hits: signs.filter((steps) => occurs(steps, words)).length,
      }))
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
type Sign = readonly { text: string; isBeginning: boolean }[];
type TopicSigns = readonly { topic: Topic; signs: readonly Sign[] }[];

const readSigns = new Map<Language, TopicSigns>();

function signsOf(language: Language): TopicSigns {
  const known = readSigns.get(language);
  if (known !== undefined) return known;
  const texts = textsOf(language);
  const read = topics.map((topic) => ({
    topic,
    signs: plainText(texts.topics[topic].words).split(' ').map(readSign),
  }));
  readSigns.set(language, read);
  return read;
}

function readSign(written: string): Sign {
  return written
    .split('+')
    .map((step) => ({ text: step.replace(/\*$/u, ''), isBeginning: step.endsWith('*') }));
}

function occurs(sign: Sign, words: readonly string[]): boolean {
  return words.some((_, at) =>
    sign.every(({ text, isBeginning }, i) => {
      const word = words[at + i] ?? '';
      return isBeginning ? word.startsWith(text) : word === text;
    }),
  );
}
