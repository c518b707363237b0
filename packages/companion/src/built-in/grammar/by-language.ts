import type { Language } from '@accanto/contract';
import { dutchGrammar } from './nl.ts';
import { englishGrammar } from './en.ts';
import type { Grammar } from './grammar.ts';
import { italianGrammar } from './it.ts';
import { spanishGrammar } from './es.ts';

const grammars: Record<Language, Grammar> = {
  it: italianGrammar,
  en: englishGrammar,
  es: spanishGrammar,
  nl: dutchGrammar,
};

/** The grammar of a language. */
export function grammarOf(language: Language): Grammar {
  return grammars[language];
}
