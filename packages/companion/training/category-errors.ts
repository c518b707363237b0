import type { NetworkCategory } from '../src/safety/network.ts';
import { softmax } from '../src/safety/softmax.ts';

/** How much of the error is about the class, the rest about the category. Found by cross-validation. */
const classPart = 0.5;

/** The slopes of the scores of an example: partly of its category, partly of the class of that. */
export function errorsOf(
  scores: Float32Array,
  category: number,
  categories: readonly NetworkCategory[],
): number[] {
  const shares = softmax([...scores]);
  const inClass = categories.map((other) => other.class === categories[category]?.class);
  const classShare = shares.reduce((sum, share, k) => sum + (inClass[k] ? share : 0), 0);
  return shares.map((share, k) => {
    const ofCategory = k === category ? 1 : 0;
    const ofClass = inClass[k] ? share / classShare : 0;
    return share - (1 - classPart) * ofCategory - classPart * ofClass;
  });
}
