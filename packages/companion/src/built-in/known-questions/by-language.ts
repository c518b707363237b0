import type { Language } from '@accanto/contract';
import { englishQuestions } from './en.ts';
import { spanishQuestions } from './es.ts';
import { italianQuestions } from './it.ts';
import type { KnownQuestions } from './known-question.ts';
import { dutchQuestions } from './nl.ts';

const byLanguage: Readonly<Record<Language, KnownQuestions>> = {
  it: italianQuestions,
  en: englishQuestions,
  es: spanishQuestions,
  nl: dutchQuestions,
};

/** The questions that are known in a language. */
export function knownQuestionsOf(language: Language): KnownQuestions {
  return byLanguage[language];
}
