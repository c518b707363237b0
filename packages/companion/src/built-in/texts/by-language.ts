import type { Language } from '@accanto/contract';
import { dutchTexts } from './nl.ts';
import { englishTexts } from './en.ts';
import { italianTexts } from './it.ts';
import { spanishTexts } from './es.ts';
import type { BuiltInTexts } from './texts.ts';

const texts: Record<Language, BuiltInTexts> = {
  it: italianTexts,
  en: englishTexts,
  es: spanishTexts,
  nl: dutchTexts,
};

/** What the built-in companion can say in a language. */
export function textsOf(language: Language): BuiltInTexts {
  return texts[language];
}
