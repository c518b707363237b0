import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKernel } from '../src/safety/kernel.ts';
import { categoryShares } from '../src/safety/network.ts';
import { Adam } from './adam.ts';
import { seeded } from './chance.ts';
import { NetworkFitting } from './network-fitting.ts';

test('a network learns what tells two categories apart: a word, and the order of two others', () => {
  const words = ['tired', 'river', 'not', 'safe', 'garden', 'phone', 'today', 'mother'];
  const random = seeded(3);
  const vocabulary = {
    words,
    rows: new Map(words.map((word, row) => [word, row])),
    vectors: Float32Array.from({ length: words.length * 8 }, () => random() - 0.5),
    vectorLength: 8,
  };
  const categories = [
    { class: 0, lane: 0 },
    { class: 2, lane: 0 },
  ];
  const inCategory = (category: number, texts: readonly string[]) =>
    texts.map((text) => ({
      rows: Int32Array.from(text.split(' '), (word) => words.indexOf(word)),
      category,
    }));
  const examples = [
    ...inCategory(0, ['safe not tired', 'garden today', 'mother phone', 'today mother garden']),
    ...inCategory(1, ['not safe today', 'river today', 'phone not safe', 'mother garden river']),
  ];
  const size = { dimensions: 16, filters: 16, hidden: 16 };
  const fitting = new NetworkFitting({ vocabulary, categories, size, seed: 1 });
  fitting.fit(Array.from({ length: 60 }, () => examples).flat());
  const network = fitting.network();
  const dangerOf = (text: string): number => categoryShares(text.split(' '), network)[1] ?? 0;
  for (const text of ['garden phone today', 'safe not mother'])
    expect(dangerOf(text)).toBeLessThan(0.5);
  for (const text of ['river phone', 'garden not safe'])
    expect(dangerOf(text)).toBeGreaterThan(0.5);
});

test('Adam goes its steps as they are defined', () => {
  const size = 8;
  const someSlopes = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: size,
    maxLength: size,
  });
  fc.assert(
    fc.property(fc.array(someSlopes, { minLength: 1, maxLength: 6 }), (steps) => {
      const adam = new Adam(openKernel([size, size, size, size]), size, 0.01);
      const expected = Array.from({ length: size }, () => ({ value: 0.5, mean: 0, square: 0 }));
      adam.values.floats.fill(0.5);
      steps.forEach((slopes, i) => {
        adam.slopes.floats.set(slopes);
        adam.step(0.1, 2);
        expected.forEach((one, k) => {
          const slope = (slopes[k] ?? 0) / 2;
          one.mean = 0.9 * one.mean + 0.1 * slope;
          one.square = 0.999 * one.square + 0.001 * slope ** 2;
          const mean = one.mean / (1 - 0.9 ** (i + 1));
          const spread = Math.sqrt(one.square / (1 - 0.999 ** (i + 1))) + 1e-8;
          one.value -= 0.1 * (mean / spread + 0.01 * one.value);
        });
      });
      // A slope near nought is divided by itself: there rounding decides.
      const isClear = (k: number): boolean =>
        steps.every((slopes) => Math.abs(slopes[k] ?? 0) > 1e-3);
      expected.forEach(({ value }, k) => {
        if (isClear(k)) expect(adam.values.floats[k]).toBeCloseTo(value, 3);
      });
      expect([...adam.slopes.floats]).toEqual(Array.from({ length: size }, () => 0));
    }),
  );
});
