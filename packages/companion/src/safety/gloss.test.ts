import fc from 'fast-check';
import { expect, test } from 'vitest';
import { glossaryOf, glossOf, readGlossaryLines, writeGlossaryLines } from './gloss.ts';
import { normalise } from './normalise.ts';

const lines = [
  { language: 'it' as const, surfaces: ['è'], english: ['be'] },
  { language: 'it' as const, surfaces: ['e'], english: ['and'] },
  { language: 'it' as const, surfaces: ['però'], english: ['but'] },
  { language: 'it' as const, surfaces: ['farla finita'], english: ['end', 'life'] },
  { language: 'it' as const, surfaces: ['farla', 'fare'], english: ['do'] },
  { language: 'en' as const, surfaces: ['died'], english: ['did', 'die'] },
];
const glossary = glossaryOf(lines);

function glosses(text: string, language: 'it' | 'en'): string {
  return glossOf(normalise(text, language), language, glossary).join(' ');
}

test('accents tell words apart where they are written, and are not missed where they are not', () => {
  expect(glosses('è', 'it')).toBe('be');
  expect(glosses("e'", 'it')).toBe('be');
  expect(glosses('e', 'it')).toBe('and');
  expect(glosses('pero', 'it')).toBe('but');
});

test('a group of words goes before its words', () => {
  expect(glosses('farla finita', 'it')).toBe('end life');
  expect(glosses('farla', 'it')).toBe('do');
});

test('English words stand for themselves, other unlisted words for nothing, numbers for any number', () => {
  expect(glosses('the viaduct died in 1998.', 'en')).toBe('the viaduct did die in number .');
  expect(glosses('viadotto 12', 'it')).toBe('? number');
});

test('a glossary is read as it was written', () => {
  expect(readGlossaryLines(writeGlossaryLines(lines))).toEqual(lines);
});

test('every message has a gloss that the shipped glossary gives', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = normalise(text, 'nl');
      expect(glossOf(read, 'nl').length >= (read.words.length > 0 ? 1 : 0)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
