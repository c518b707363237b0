import type { Block, Kernel } from '../src/safety/kernel.ts';
import type { Adam } from './adam.ts';

/** The words a network may know, each with its vector. */
export interface Vocabulary {
  words: readonly string[];
  rows: ReadonlyMap<string, number>;
  vectors: Float32Array;
  vectorLength: number;
}

/** How fast a word learns something beside its vector, and the pull of that to zero. */
const ownRate = 0.02;
const ownDecay = 1e-3;

/**
 * What the words of the vocabulary are for a network: their vectors, projected to few dimensions, and something of
 * their own, which AdaGrad fits. Takes one block of the kernel, of as many numbers as all vectors have.
 */
export class WordTable {
  readonly #kernel: Kernel;
  readonly #vectors: Block;
  readonly #vectorLength: number;
  readonly #dimensions: number;
  /** The projection stands first in it: dimensions × vector length. */
  readonly #adam: Adam;
  readonly #own: Float32Array;
  readonly #squares: Float32Array;

  constructor(
    kernel: Kernel,
    adam: Adam,
    { words, vectors, vectorLength }: Vocabulary,
    dimensions: number,
  ) {
    this.#kernel = kernel;
    this.#adam = adam;
    this.#vectors = kernel.block(vectors.length);
    this.#vectors.floats.set(vectors);
    this.#vectorLength = vectorLength;
    this.#dimensions = dimensions;
    this.#own = new Float32Array(words.length * dimensions);
    this.#squares = new Float32Array(this.#own.length).fill(1e-2);
  }

  /** Writes what the word of a row is to the given place of a block. */
  write(row: number, to: Block, place: number): void {
    const dimensions = this.#dimensions;
    const length = this.#vectorLength;
    const vector = this.#vectors.at + row * length * 4;
    const projection = this.#adam.values.at;
    this.#kernel.multiply(projection, length * 4, dimensions, vector, length, to.at + place * 4);
    for (let d = 0; d < dimensions; d += 1)
      to.floats[place + d] = (to.floats[place + d] ?? 0) + (this.#own[row * dimensions + d] ?? 0);
  }

  /** Adds the slopes of the projection, and moves what is the word's own at once. */
  learn(row: number, slopes: Float32Array): void {
    const length = this.#vectorLength;
    const vector = this.#vectors.at + row * length * 4;
    const own = this.#own;
    const squares = this.#squares;
    slopes.forEach((slope, d) => {
      if (slope === 0) return;
      this.#kernel.addScaled(this.#adam.slopes.at + d * length * 4, vector, slope, length);
      const at = row * this.#dimensions + d;
      const pulled = slope + ownDecay * (own[at] ?? 0);
      const square = (squares[at] ?? 0) + pulled * pulled;
      squares[at] = square;
      own[at] = (own[at] ?? 0) - (ownRate * pulled) / Math.sqrt(square);
    });
  }
}
