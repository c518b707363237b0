import type { Block, Kernel } from '../src/safety/kernel.ts';
import {
  gates,
  Recurrence,
  type RecurrenceLayout,
  recurrenceSizes,
  type ReadWords,
} from '../src/safety/recurrence.ts';

export interface RecurrenceParts {
  dimensions: number;
  hidden: number;
  mostWords: number;
  layout: readonly RecurrenceLayout[];
  /** Addresses of what `layout` describes, and of its slopes. */
  values: number;
  slopes: number;
}

/** The blocks that this takes of the kernel, in numbers. */
export function recurrenceFittingSizes(hidden: number, mostWords: number): number[] {
  return [...Object.values(recurrenceSizes(hidden, mostWords)), ...ownSizes(hidden, mostWords)];
}

/** Wanted of the memory, of a step and in all, and for each step of the gates and of what the memory gives to them. */
function ownSizes(hidden: number, mostWords: number): number[] {
  return [hidden, hidden, mostWords * gates * hidden, mostWords * gates * hidden];
}

/**
 * The recurrent units of a network that is fitted: what they read is passed back step by step (backpropagation through
 * time). `hidden` and `dimensions` are multiples of sixteen.
 */
export class RecurrenceFitting {
  readonly #kernel: Kernel;
  readonly #parts: RecurrenceParts;
  readonly #recurrence: Recurrence;
  readonly #memory: Block;
  readonly #given: Block;
  readonly #gates: Block;
  readonly #remembered: Block;
  /** Bytes from one step's gates to those of the next. */
  readonly #gatesStep: number;

  constructor(kernel: Kernel, parts: RecurrenceParts) {
    const [memory = 0, given = 0, ofGates = 0, remembered = 0] = ownSizes(parts.hidden, parts.mostWords);
    this.#kernel = kernel;
    this.#parts = parts;
    this.#recurrence = new Recurrence(kernel, parts, parts.values);
    this.#memory = kernel.block(memory);
    this.#given = kernel.block(given);
    this.#gates = kernel.block(ofGates);
    this.#remembered = kernel.block(remembered);
    this.#gatesStep = gates * parts.hidden * 4;
  }

  /** As the shipped network reads. */
  read(words: ReadWords, to: number): void {
    this.#recurrence.read(words, to);
  }

  /**
   * Adds the slopes of the parameters and of the words of what was read last.
   * @param wanted how each number that `read` wrote should change
   * @param vectors addresses of the first word's vector and of its slopes; the others follow
   */
  pass(wanted: Float32Array, count: number, vectors: { values: number; slopes: number }): void {
    if (count === 0) return;
    this.#parts.layout.forEach((own, direction) => {
      this.#passSteps(own, direction, count, wanted);
      this.#addSlopes(own, direction, count, vectors.values);
      this.#passWords(own, direction, count, vectors.slopes);
    });
  }

  /** What is wanted of the gates in each step, from the last to the first. */
  #passSteps(
    { matrix }: RecurrenceLayout,
    direction: number,
    count: number,
    wanted: Float32Array,
  ): void {
    const { hidden, values } = this.#parts;
    const memory = this.#memory.at;
    this.#memory.floats.fill(0);
    for (let step = count - 1; step >= 0; step -= 1) {
      this.#wantLargest(wanted, direction, step);
      const before = this.#recurrence.stepAt(direction, step);
      const here = this.#recurrence.stepAt(direction, step + 1);
      const ofGates = this.#gates.at + step * this.#gatesStep;
      const remembered = this.#remembered.at + step * this.#gatesStep;
      this.#kernel.passGates(memory, here, before, hidden, ofGates, remembered);
      this.#passMemory(values + matrix * 4, remembered);
    }
  }

  /** Adds what is wanted of the memory for what it gives to the gates. */
  #passMemory(matrix: number, remembered: number): void {
    const { hidden } = this.#parts;
    const given = this.#given;
    this.#kernel.multiply(matrix, this.#gatesStep, hidden, remembered, gates * hidden, given.at);
    this.#kernel.addScaled(this.#memory.at, given.at, 1, hidden);
  }

  /** What is wanted of the numbers that were largest after this step. */
  #wantLargest(wanted: Float32Array, direction: number, step: number): void {
    const { hidden } = this.#parts;
    const memory = this.#memory.floats;
    for (let i = 0; i < hidden; i += 1) {
      if (this.#recurrence.placeOf(direction, i) === step)
        memory[i] = (memory[i] ?? 0) + (wanted[direction * hidden + i] ?? 0);
    }
  }

  #addSlopes(
    { inputs, matrix, biases }: RecurrenceLayout,
    direction: number,
    count: number,
    vectors: number,
  ): void {
    const { hidden, dimensions, slopes } = this.#parts;
    const rows = gates * hidden;
    const gatesStep = this.#gatesStep;
    const first = this.#recurrence.stepAt(direction, 0);
    const stepBytes = this.#recurrence.stepAt(direction, 1) - first;
    const wordBytes = dimensions * 4;
    const firstWord = direction === 0 ? vectors : vectors + (count - 1) * wordBytes;
    this.#kernel.addSlopes(
      slopes + matrix * 4,
      hidden,
      rows,
      first,
      stepBytes,
      this.#remembered.at,
      gatesStep,
      count,
    );
    this.#kernel.addSlopes(
      slopes + inputs * 4,
      rows,
      dimensions,
      this.#gates.at,
      gatesStep,
      firstWord,
      direction === 0 ? wordBytes : -wordBytes,
      count,
    );
    for (let step = 0; step < count; step += 1)
      this.#kernel.addScaled(slopes + biases * 4, this.#gates.at + step * gatesStep, 1, rows);
  }

  #passWords(
    { inputs }: RecurrenceLayout,
    direction: number,
    count: number,
    wordSlopes: number,
  ): void {
    const { hidden, dimensions, values } = this.#parts;
    for (let step = 0; step < count; step += 1) {
      const word = direction === 0 ? step : count - 1 - step;
      this.#kernel.addRows(
        values + inputs * 4,
        gates * hidden,
        this.#gates.at + step * this.#gatesStep,
        dimensions,
        wordSlopes + word * dimensions * 4,
      );
    }
  }
}
