import type { FeatureList } from '../src/safety/features.ts';
import type { Head } from '../src/safety/classifier.ts';
import { softmax } from '../src/safety/softmax.ts';
import { shuffle } from './chance.ts';

export interface Example {
  features: FeatureList;
  label: number;
}

export interface FittingOptions {
  tableSize: number;
  classes: number;
  epochs: number;
  rate: number;
  /** Pull of every weight towards zero, per step. */
  decay: number;
  random: () => number;
}

/** Multinomial logistic regression by AdaGrad over hashed features. */
export function fit(examples: readonly Example[], options: FittingOptions): Float32Array[] {
  const { tableSize, classes, epochs, rate, decay, random } = options;
  const weights = new Float32Array(tableSize * classes);
  const squares = new Float32Array(tableSize * classes).fill(0.1);
  const bias = new Float32Array(classes);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const i of order) {
      const example = examples[i];
      if (example === undefined) continue;
      const { indexes, values } = example.features;
      const scores = Array.from(bias);
      for (let f = 0; f < indexes.length; f += 1) {
        const base = (indexes[f] ?? 0) * classes;
        for (let k = 0; k < classes; k += 1) {
          scores[k] = (scores[k] ?? 0) + (values[f] ?? 0) * (weights[base + k] ?? 0);
        }
      }
      const errors = softmax(scores).map((share, k) => share - (k === example.label ? 1 : 0));
      for (let f = 0; f < indexes.length; f += 1) {
        const base = (indexes[f] ?? 0) * classes;
        for (let k = 0; k < classes; k += 1) {
          const at = base + k;
          const slope = (errors[k] ?? 0) * (values[f] ?? 0) + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
      errors.forEach((error, k) => (bias[k] = (bias[k] ?? 0) - 0.01 * error));
    }
  }
  return [weights, bias];
}

/** The weights as bytes: the largest, rare ones cut off at 6 standard deviations. */
export function quantise([weights, bias]: readonly Float32Array[], classes: number): Head {
  const source = weights ?? new Float32Array();
  let squares = 0;
  let count = 0;
  for (const weight of source) {
    if (weight === 0) continue;
    squares += weight * weight;
    count += 1;
  }
  const limit = 6 * Math.sqrt(squares / Math.max(1, count));
  const scale = limit / 127;
  const bytes = Int8Array.from(source, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { classes, scale, bias: Array.from(bias ?? []), weights: bytes };
}
