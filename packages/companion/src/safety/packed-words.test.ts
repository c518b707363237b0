import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedWords } from './packed-words.ts';

test('every word is found where it first stands, and no other is found', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (words, other) => {
      const packed = new PackedWords(words);
      for (const word of [...words, other]) expect(packed.indexOf(word)).toBe(words.indexOf(word));
    }),
  );
});

test('words that begin or end alike are told apart', () => {
  const packed = new PackedWords(['fin', 'fine', 'ine', '', 'e']);
  expect(['fine', 'fin', 'e', 'ine', 'ne', ''].map((word) => packed.indexOf(word))).toEqual([
    1, 0, 4, 2, -1, 3,
  ]);
});
