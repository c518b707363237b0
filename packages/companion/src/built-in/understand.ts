import type { Language } from '@accanto/contract';
import { foldCharacters } from '../safety/normalise.ts';
import type { PastMessage } from '../turn.ts';
import { asksAboutCompanion } from './about-companion.ts';
import { asksAboutMedicine, goesOnAboutMedicine } from './medicine.ts';
import { contentWords } from './tell-back.ts';
import { textsOf } from './texts/by-language.ts';
import { type Act, type Topic, acts, topics } from './texts/texts.ts';

export type Mood = 'heavy' | 'plain' | 'light';

export interface Understanding {
  /** null: it tells something. */
  act: Act | null;
  /** The best first. */
  topics: readonly Topic[];
  mood: Mood;
}

const heavyTopics: ReadonlySet<Topic> = new Set([
  'grief',
  'guilt',
  'anger',
  'fear',
  'shame',
  'tired',
  'alone',
  'care',
  'money',
]);
/** What hurts without being a topic of its own. */
const hurting: Readonly<Record<Language, RegExp>> = {
  it: /\b(piang|pianto|pianse|trist|delus|ferit|soffr|umili|licenzi|perso il|perso la|mi manca|male|fatica|non riesco|non ce la|odi[oa]|cattiv|brutt|pesante|difficil|inutil|rid\w* dietro)/u,
  en: /\b(cry|crying|cried|tears|sad|upset|hurt|hurts|suffer|humiliat|fired|sacked|lost|miss|can't|cannot|hate|awful|terrible|horrible|hard|difficult|useless|behind my back|told me off|laughed at)/u,
  es: /\b(llor|trist|dolid|duele|dolio|herid|sufr|humill|despid|perdi|echo de menos|extran|mal|no puedo|odi[oa]|horrible|dificil|duro|inutil|se rieron|rega)/u,
  nl: /\b(huil|gehuild|tranen|verdriet|pijn|gekwetst|lijd|vernederd|ontslag|verlor|verloren|mis|lukt niet|kan niet|haat|vreselijk|verschrikkelijk|moeilijk|zwaar|nutteloos|uitgelachen|uitgescholden)/u,
};
const fewWords = 3;

/** What a message does, what it is about and how it feels, by the words of its language. */
export function understand(
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Understanding {
  const plain = plainText(text);
  const found = topicsOf(plain, language);
  return {
    act: actOf(plain, text, history, language),
    topics: found,
    mood: moodOf(found, hurting[language].test(plain)),
  };
}

function moodOf(found: readonly Topic[], hurts: boolean): Mood {
  if (hurts || found.some((topic) => heavyTopics.has(topic))) return 'heavy';
  return found.includes('joy') ? 'light' : 'plain';
}

function actOf(
  plain: string,
  text: string,
  history: readonly PastMessage[],
  language: Language,
): Act | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'silence';
  const texts = textsOf(language);
  const before = history
    .filter((message) => message.role === 'user')
    .map((message) => plainText(message.content));
  if (asksAboutMedicine(plain, language) || goesOnAboutMedicine(plain, before, language))
    return 'medicine';
  const act = acts.find((one) => texts.acts[one].pattern?.test(plain) ?? false);
  if (act !== undefined) return act;
  if (asksAboutCompanion(plain, language)) return 'human';
  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const saysLittle = words.length <= fewWords && contentWords(text, language).length <= 1;
  return saysLittle && topicsOf(plain, language).length === 0 ? 'minimal' : null;
}

function topicsOf(plain: string, language: Language): Topic[] {
  const words = plain.match(/[\p{L}-]+/gu) ?? [];
  const texts = textsOf(language);
  return topics
    .map((topic) => ({
      topic,
      hits: texts.topics[topic].words
        .split(' ')
        .filter((pattern) => occurs(plainText(pattern), words)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ topic }) => topic);
}

function occurs(pattern: string, words: readonly string[]): boolean {
  const steps = pattern.split('+');
  return words.some((_, at) =>
    steps.every((step, i) => {
      const word = words[at + i] ?? '';
      return step.endsWith('*') ? word.startsWith(step.slice(0, -1)) : word === step;
    }),
  );
}

/** Lower case, without accents, with plain apostrophes and single spaces. */
export function plainText(text: string): string {
  return foldCharacters(text).replace(/\s+/gu, ' ').trim();
}
