import type { Language } from '@accanto/contract';
import { knownQuestionsOf } from '../built-in/known-questions/by-language.ts';
import { textsOf } from '../built-in/texts/by-language.ts';
import { sentencesOf } from '../safety/watch.ts';

/** What stands in the slots, as the built-in companion would put it there. */
const slots: Record<Language, Readonly<Record<string, string>>> = {
  it: {
    clause: 'hai discusso con la tua collega',
    np: 'la tua collega',
    fact: 'tua figlia si chiama Marta',
    professional: 'il medico di famiglia',
    line: 'Ti leggo.',
  },
  en: {
    clause: 'you argued with your colleague',
    np: 'your colleague',
    fact: 'your daughter is called Martha',
    professional: 'your family doctor',
    line: 'I am reading.',
  },
  es: {
    clause: 'has discutido con tu compañera',
    np: 'tu compañera',
    fact: 'tu hija se llama Marta',
    professional: 'tu médico de cabecera',
    line: 'Te leo.',
  },
  nl: {
    clause: 'je hebt ruzie gehad met je collega',
    np: 'je collega',
    fact: 'je dochter heet Marta',
    professional: 'de huisarts',
    line: 'Ik lees je.',
  },
};

/**
 * Every sentence that people wrote for the built-in companion in this language. Without what it says of who reads it:
 * that is only true without a model.
 */
export function builtInSentences(language: Language): string[] {
  const { acts, topics, ...others } = textsOf(language);
  const answers = Object.entries(acts).flatMap(([act, { replies }]) =>
    act === 'privacy' ? [] : replies,
  );
  const ofTopics = Object.values(topics).flatMap(({ lines, questions }) => [
    ...lines,
    ...questions,
  ]);
  const known = Object.values(knownQuestionsOf(language).questions).flatMap(
    ({ replies }) => replies,
  );
  return [...answers, ...known, ...ofTopics, ...textsIn(others)]
    .map((text) => filled(text, slots[language]))
    .flatMap(sentencesOf);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => {
    const word = words[slot.toLowerCase()] ?? words['np'] ?? '';
    return /^\p{Lu}/u.test(slot) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
