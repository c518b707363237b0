import { expect, test } from 'vitest';
import { openKernel } from '../src/safety/kernel.ts';
import { gates, type RecurrenceLayout } from '../src/safety/recurrence.ts';
import { seeded } from './chance.ts';
import { RecurrenceFitting, recurrenceFittingSizes } from './recurrence-fitting.ts';

const hidden = 16;
const dimensions = 16;
const mostWords = 5;
const layout: RecurrenceLayout[] = [0, 1].map((direction) => {
  const inputs = direction * gates * hidden * (dimensions + hidden + 1);
  const matrix = inputs + gates * hidden * dimensions;
  return { inputs, matrix, biases: matrix + gates * hidden * hidden };
});
const length = 2 * gates * hidden * (dimensions + hidden + 1);
const answers = 2 * gates * hidden;

/** Some numbers, some words, and what is wanted of what is remembered, which are read and passed back. */
function someReading() {
  const kernel = openKernel([
    ...recurrenceFittingSizes(hidden, mostWords),
    length,
    length,
    mostWords * dimensions,
    mostWords * dimensions,
    mostWords * answers,
    mostWords,
    2 * hidden,
  ]);
  const values = kernel.block(length);
  const slopes = kernel.block(length);
  const words = kernel.block(mostWords * dimensions);
  const wordSlopes = kernel.block(mostWords * dimensions);
  const heard = kernel.block(mostWords * answers);
  const list = kernel.block(mostWords);
  const result = kernel.block(2 * hidden);
  const random = seeded(5);
  for (const { floats } of [values, words])
    floats.forEach((_, i) => (floats[i] = 2 * random() - 1));
  const wanted = Float32Array.from({ length: 2 * hidden }, () => 2 * random() - 1);
  const fitting = new RecurrenceFitting(kernel, {
    dimensions,
    hidden,
    mostWords,
    layout,
    values: values.at,
    slopes: slopes.at,
  });
  const addresses = kernel.integersOf(list);
  const rows = gates * hidden;
  /** The sum of what is remembered, each number as much as it is wanted. */
  const read = (): number => {
    for (let i = 0; i < mostWords; i += 1) {
      addresses[i] = heard.at + i * answers * 4;
      layout.forEach(({ inputs }, direction) =>
        kernel.multiply(
          values.at + inputs * 4,
          dimensions * 4,
          rows,
          words.at + i * dimensions * 4,
          dimensions,
          (addresses[i] ?? 0) + direction * rows * 4,
        ),
      );
    }
    fitting.read({ words: list.at, count: mostWords, at: 0 }, result.at);
    return result.floats.reduce((sum, value, i) => sum + value * (wanted[i] ?? 0), 0);
  };
  read();
  fitting.pass(wanted, mostWords, { values: words.at, slopes: wordSlopes.at });
  return { read, fitted: [values, words], slopes: [slopes, wordSlopes] };
}

test('the slopes of all numbers and words are those that small changes of them show', () => {
  const { read, fitted, slopes } = someReading();
  const step = 2e-3;
  fitted.forEach(({ floats }, k) => {
    floats.forEach((value, i) => {
      floats[i] = value + step;
      const above = read();
      floats[i] = value - step;
      const below = read();
      floats[i] = value;
      expect(slopes[k]?.floats[i]).toBeCloseTo((above - below) / (2 * step), 2);
    });
  });
});
