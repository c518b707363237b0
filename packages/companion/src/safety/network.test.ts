import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryShares, layoutOf, type Network } from './network.ts';
import { softmax } from './softmax.ts';

const known = ['sleep', 'bridge', 'mother', 'tired', 'number'];
const shape = {
  dimensions: 4,
  // The kernel takes sixteen at once, then four.
  filters: 20,
  widths: [1, 2, 3],
  hidden: 16,
  categories: [
    { class: 0, lane: 0 },
    { class: 1, lane: 0 },
    { class: 2, lane: 1 },
  ],
};
const layout = layoutOf(shape);

const someNetwork = fc
  .record({
    vectors: fc.int8Array({
      minLength: known.length * shape.dimensions,
      maxLength: known.length * shape.dimensions,
    }),
    parameters: fc.float32Array({
      minLength: layout.length,
      maxLength: layout.length,
      min: -2,
      max: 2,
      noNaN: true,
    }),
  })
  .map((tables): Network => ({
    ...shape,
    ...tables,
    rows: new Map(known.map((word, row) => [word, row])),
    scale: 1 / 127,
  }));
const someMessage = fc.array(fc.constantFrom(...known, 'unknown'), { maxLength: 12 });

/** The same by the letter: every filter at every place, nothing kept. */
function byTheLetter(glosses: readonly string[], network: Network): number[] {
  const { dimensions, filters, widths, parameters, vectors, scale, rows, categories } = network;
  const words = ['', ...glosses, ''].map((gloss) =>
    Array.from({ length: dimensions }, (_, d) => {
      const row = rows.get(gloss);
      return row === undefined ? 0 : (vectors[row * dimensions + d] ?? 0) * scale;
    }),
  );
  const answers = widths.flatMap((width, w) =>
    Array.from({ length: filters }, (_, f) => {
      const places = Array.from({ length: Math.max(1, words.length - width + 1) }, (__, place) =>
        Array.from({ length: width }, (___, k) => words[place + k] ?? []).flatMap((word, k) =>
          word.map((value, d) => {
            const at = (layout.filters[w] ?? 0) + (f * width + k) * dimensions + d;
            return value * (parameters[at] ?? 0);
          }),
        ),
      );
      const strongest = Math.max(...places.map((parts) => parts.reduce((a, b) => a + b, 0)));
      return Math.max(0, strongest + (parameters[(layout.biases[w] ?? 0) + f] ?? 0));
    }),
  );
  const mean = Array.from(
    { length: dimensions },
    (_, d) => words.reduce((sum, word) => sum + (word[d] ?? 0), 0) / Math.sqrt(glosses.length + 1),
  );
  const features = [...answers, ...mean, ...remembered(words.slice(1, -1), network)];
  return softmax(
    categories.map((_, k) =>
      features.reduce(
        (sum, value, j) => sum + value * (parameters[layout.output + k * layout.features + j] ?? 0),
        parameters[layout.outputBiases + k] ?? 0,
      ),
    ),
  );
}

/** The largest values of what both recurrent units remember. */
function remembered(
  words: readonly (readonly number[])[],
  { parameters, hidden }: Network,
): number[] {
  const dot = (start: number, list: readonly number[]): number =>
    list.reduce((sum, value, i) => sum + value * (parameters[start + i] ?? 0), 0);
  const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
  return layout.recurrence.flatMap(({ inputs, matrix, biases }, direction) => {
    let memory = Array.from({ length: hidden }, () => 0);
    const after = (direction === 0 ? words : words.toReversed()).map((word) => {
      const ofWord = (gate: number, i: number): number =>
        dot(inputs + (gate * hidden + i) * shape.dimensions, word) +
        (parameters[biases + gate * hidden + i] ?? 0);
      const ofMemory = (gate: number, i: number): number =>
        memory.reduce(
          (sum, value, k) => sum + value * (parameters[matrix + (k * 3 + gate) * hidden + i] ?? 0),
          0,
        );
      memory = memory.map((before, i) => {
        const reset = sigmoid(ofWord(0, i) + ofMemory(0, i));
        const update = sigmoid(ofWord(1, i) + ofMemory(1, i));
        const candidate = Math.tanh(ofWord(2, i) + reset * ofMemory(2, i));
        return (1 - update) * candidate + update * before;
      });
      return memory;
    });
    return memory.map((_, i) =>
      after.length === 0 ? 0 : Math.max(...after.map((numbers) => numbers[i] ?? 0)),
    );
  });
}

test('a network finds what its definition says, whatever it has read before', () => {
  fc.assert(
    fc.property(someNetwork, fc.array(someMessage, { maxLength: 5 }), (network, messages) => {
      for (const message of messages) {
        const expected = byTheLetter(message, network);
        categoryShares(message, network).forEach((share, k) =>
          expect(share).toBeCloseTo(expected[k] ?? 0, 4),
        );
      }
    }),
  );
});
