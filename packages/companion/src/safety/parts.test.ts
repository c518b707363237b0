import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const sentence = (length: number, name = 'w'): string[] =>
  Array.from({ length }, (_, i) => `${name}${i}`);
const parted = (...sentences: string[][]): string[] =>
  sentences.flatMap((words) => [...words, '.']);

test('a message that is not long has no parts', () => {
  expect(partsOf(parted(sentence(14), sentence(15)))).toEqual([]);
  expect(partsOf([])).toEqual([]);
});

test('each sentence of a long message is a part of its own', () => {
  const sentences = [sentence(12, 'a'), sentence(9, 'b'), sentence(20, 'c')];
  expect(partsOf(parted(...sentences))).toEqual(sentences);
});

test('what is too short to say something goes with what stands before it', () => {
  const long = sentence(25, 'a');
  expect(partsOf(parted(long, ['no'], sentence(9, 'b')))).toEqual([
    [...long, '.', 'no'],
    sentence(9, 'b'),
  ]);
});

test('what runs on without an end is read in pieces that overlap, and no word is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }), (lengths) => {
      const words = parted(...lengths.map((length, i) => sentence(length, `s${i}-`)));
      const parts = partsOf(words);
      const spoken = words.filter((word) => word !== '.');
      if (parts.length > 0)
        expect(new Set(parts.flat().filter((word) => word !== '.'))).toEqual(new Set(spoken));
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(2 * 26 + 2);
    }),
  );
});
