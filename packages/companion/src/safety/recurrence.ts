import type { Block, Kernel } from './kernel.ts';

/** Where the numbers of one direction begin among the parameters of a network. */
export interface RecurrenceLayout {
  /** What the gates take of a word: gates × hidden × dimensions. */
  inputs: number;
  /** What the numbers of the memory give to them: hidden × gates × hidden; and their biases. */
  matrix: number;
  biases: number;
}

/** Reset, update and candidate. */
export const gates = 3;
/** What is kept of a step, see `remember` in kernel/recurrence.ts. */
export const runsPerStep = 5;
/** Forwards and backwards. */
export const directions = 2;

/** How many answers a word gives to the gates of both directions. */
export function gateAnswers(hidden: number): number {
  return directions * gates * hidden;
}

/** The blocks that a recurrence takes of the kernel, in numbers. */
export function recurrenceSizes(
  hidden: number,
  mostWords: number,
): Record<'steps' | 'scratch' | 'places', number> {
  return {
    steps: directions * stepsOf(hidden, mostWords),
    scratch: gates * hidden,
    places: directions * hidden,
  };
}

/** The steps of one direction, and the empty one before them. */
function stepsOf(hidden: number, mostWords: number): number {
  return (mostWords + 1) * runsPerStep * hidden;
}

/** A message as it is read. */
export interface ReadWords {
  /** Address of the first word's address; the others follow it. */
  words: number;
  count: number;
  /** Where the answers to the gates begin in what was heard of a word, bytes. */
  at: number;
}

/**
 * What is remembered of a message that is read word by word, once from each end: two gated recurrent units, of which
 * every number of the memory keeps its largest value.
 */
export class Recurrence {
  readonly #kernel: Kernel;
  readonly #hidden: number;
  readonly #layout: readonly RecurrenceLayout[];
  readonly #parametersAt: number;
  readonly #blocks: Readonly<Record<keyof ReturnType<typeof recurrenceSizes>, Block>>;
  readonly #places: Int32Array;
  readonly #stepsBytes: number;

  /** @param parametersAt address of what `layout` describes */
  constructor(
    kernel: Kernel,
    parts: { hidden: number; mostWords: number; layout: readonly RecurrenceLayout[] },
    parametersAt: number,
  ) {
    const { hidden, mostWords, layout } = parts;
    const sizes = recurrenceSizes(hidden, mostWords);
    this.#kernel = kernel;
    this.#hidden = hidden;
    this.#layout = layout;
    this.#parametersAt = parametersAt;
    this.#blocks = {
      steps: kernel.block(sizes.steps),
      scratch: kernel.block(sizes.scratch),
      places: kernel.block(sizes.places),
    };
    this.#places = kernel.integersOf(this.#blocks.places);
    this.#stepsBytes = stepsOf(hidden, mostWords) * 4;
  }

  /** Writes the largest values of both memories to the address `to`. */
  read({ words, count, at }: ReadWords, to: number): void {
    const { steps, scratch, places } = this.#blocks;
    const hidden = this.#hidden;
    this.#layout.forEach(({ matrix, biases }, direction) => {
      const isBackwards = direction === 1;
      this.#kernel.remember(
        isBackwards ? words + (count - 1) * 4 : words,
        count,
        isBackwards ? -4 : 4,
        at + direction * gates * hidden * 4,
        this.#parametersAt + matrix * 4,
        this.#parametersAt + biases * 4,
        hidden,
        steps.at + direction * this.#stepsBytes,
        scratch.at,
        to + direction * hidden * 4,
        places.at + direction * hidden * 4,
      );
    });
  }

  /** For training: the address of what is kept of a step, where the first word's is 1 and 0 stays empty. */
  stepAt(direction: number, step: number): number {
    return (
      this.#blocks.steps.at + direction * this.#stepsBytes + step * runsPerStep * this.#hidden * 4
    );
  }

  /** For training: in which step, from 0 on, a number of the memory had its largest value. */
  placeOf(direction: number, number: number): number {
    return this.#places[direction * this.#hidden + number] ?? 0;
  }
}
