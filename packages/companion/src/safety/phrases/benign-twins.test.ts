import type { Language } from '@accanto/contract';
import { describe, expect, test } from 'vitest';
import { normalise } from '../normalise.ts';
import { phraseFamilies } from './families.ts';
import { findFamilies } from './find-families.ts';
import { findConcepts } from './matcher.ts';
import { englishTwins } from './twins/en.ts';
import { spanishTwins } from './twins/es.ts';
import { italianTwins } from './twins/it.ts';
import { dutchTwins } from './twins/nl.ts';
import type { Twins } from './twins/twins.ts';

const twins: Record<Language, Twins> = {
  it: italianTwins,
  en: englishTwins,
  es: spanishTwins,
  nl: dutchTwins,
};

describe.each(['it', 'en', 'es', 'nl'] as const)('phrase families (%s)', (language) => {
  test.each(phraseFamilies.map(({ id }) => id))('%s has a benign twin without any phrase', (id) => {
    const twin = twins[language][id] ?? '';
    expect(twin).not.toBe('');
    const { words } = normalise(twin, language);
    const found = findFamilies(findConcepts(words, language)).map((family) => family.id);
    expect(found, twin).toEqual([]);
  });

  test('no twin stands for two families, nor for one that there is not', () => {
    const texts = Object.values(twins[language]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Object.keys(twins[language]).sort()).toEqual(phraseFamilies.map(({ id }) => id).sort());
  });
});
