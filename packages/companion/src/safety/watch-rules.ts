import type { Language } from '@accanto/contract';
import { englishWatchRules } from './watch-rules/en.ts';
import { spanishWatchRules } from './watch-rules/es.ts';
import { italianWatchRules } from './watch-rules/it.ts';
import { dutchWatchRules } from './watch-rules/nl.ts';
import { anyOf, type WatchRules } from './watch-rules/rules.ts';

/** What a model may not say, by the language in which it speaks. */
export const watchRules: Record<Language, WatchRules> = {
  it: italianWatchRules,
  en: englishWatchRules,
  es: spanishWatchRules,
  nl: dutchWatchRules,
};

/** A dose in any of the languages, over lower-case text without accents. */
export const dosePattern = anyOf(...Object.values(watchRules).map(({ dose }) => dose.source));
