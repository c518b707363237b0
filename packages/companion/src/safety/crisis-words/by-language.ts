import type { Language } from '@accanto/contract';
import type { CrisisWords } from './crisis-words.ts';
import { dutchCrisisWords } from './nl.ts';
import { englishCrisisWords } from './en.ts';
import { italianCrisisWords } from './it.ts';
import { spanishCrisisWords } from './es.ts';

const words: Record<Language, CrisisWords> = {
  it: italianCrisisWords,
  en: englishCrisisWords,
  es: spanishCrisisWords,
  nl: dutchCrisisWords,
};

/** The prepared crisis texts of a language. */
export function crisisWordsOf(language: Language): CrisisWords {
  return words[language];
}
