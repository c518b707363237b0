import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markFeatures, textFeatures, wordFeatures } from './features.ts';

const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
  maxLength: 40,
});
const tableSize = 2 ** 10;

test('the features of a text are the same whatever was read before it', () => {
  const before = textFeatures(['mi', 'sento', 'sola'], tableSize);
  fc.assert(
    fc.property(words, (other) => {
      textFeatures(other, 2 * tableSize);
      markFeatures(other, tableSize);
      expect(textFeatures(['mi', 'sento', 'sola'], tableSize)).toEqual(before);
    }),
  );
});

test('a group of features takes each place of its table once and is of length one', () => {
  fc.assert(
    fc.property(words, (some) => {
      const { indexes, values } = wordFeatures(some, tableSize);
      expect(new Set(indexes).size).toBe(indexes.length);
      for (const index of indexes) expect(index).toBeLessThan(tableSize);
      const length = values.reduce((sum, value) => sum + value ** 2, 0);
      expect(length).toBeCloseTo(indexes.length === 0 ? 0 : 1);
    }),
  );
});

test('words in another order have the same words, but other pairs', () => {
  const [one, other] = [
    ['non', 'voglio', 'morire'],
    ['voglio', 'non', 'morire'],
  ].map((order) => new Set(wordFeatures(order, tableSize).indexes));
  const shared = one?.intersection(other ?? new Set());
  expect(shared?.size).toBeGreaterThanOrEqual(3);
  expect(shared?.size).toBeLessThan(one?.size ?? 0);
});
