import {
  layoutOf,
  type Network,
  type NetworkCategory,
  type NetworkLayout,
  type NetworkShape,
  product,
} from '../src/safety/network.ts';
import { softmax } from '../src/safety/softmax.ts';
import { Adam } from './adam.ts';
import { seeded, shuffle } from './chance.ts';

/** What a network is fitted to. */
export interface NetworkTask {
  vocabulary: Vocabulary;
  categories: readonly NetworkCategory[];
  /** Numbers for a word, and filters for each width. */
  size: { dimensions: number; filters: number };
  examples: readonly NetworkExample[];
  seed: number;
}

export interface NetworkExample {
  /** The message as rows of the vocabulary; -1 for words that have none. */
  rows: Int32Array;
  category: number;
}

/** The words a network may know, each with its vector. */
export interface Vocabulary {
  words: readonly string[];
  rows: ReadonlyMap<string, number>;
  vectors: Float32Array;
  vectorLength: number;
}

const widths: readonly number[] = [1, 2, 3];
/** Found by cross-validation on the training texts. */
const fitting = {
  epochs: 10,
  rate: 2e-3,
  batch: 16,
  dropFeatures: 0.4,
  dropWords: 0.1,
  /** How much of the error is about the class, the rest about the category. */
  classShare: 0.5,
  decay: 1e-3,
  /** Rate and pull to zero of what a word learns beside its vector. */
  ownRate: 0.02,
  ownDecay: 1e-3,
};

interface Answers {
  words: Float32Array;
  count: number;
  features: Float32Array;
  /** For each filter where its strongest answer stands. */
  places: Int32Array;
}

/**
 * Fits a network (see `Network`): vectors are projected to few dimensions, each word may add something of its own, and
 * dropping features and words at random keeps it from learning texts by heart. Adam for the shared parameters,
 * AdaGrad for what is a word's own.
 */
export class NetworkFitting {
  readonly #vocabulary: Vocabulary;
  readonly #shape: NetworkShape;
  readonly #layout: NetworkLayout;
  readonly #random: () => number;
  /** Of the projection (dimensions × vector length), then of what `layoutOf` describes. */
  readonly #adam: Adam;
  readonly #projection: Float32Array;
  readonly #shared: Float32Array;
  readonly #sharedSlopes: Float32Array;
  readonly #own: Float32Array;
  readonly #ownSquares: Float32Array;

  constructor({ vocabulary, categories, size, seed }: Omit<NetworkTask, 'examples'>) {
    const { dimensions, filters } = size;
    this.#vocabulary = vocabulary;
    this.#shape = { dimensions, filters, widths, categories };
    this.#layout = layoutOf(this.#shape);
    this.#random = seeded(seed);
    const projected = dimensions * vocabulary.vectorLength;
    const length = projected + this.#layout.length;
    this.#adam = new Adam(length, fitting.decay);
    this.#projection = this.#adam.values.subarray(0, projected);
    this.#shared = this.#adam.values.subarray(projected);
    this.#sharedSlopes = this.#adam.slopes.subarray(projected);
    this.#own = new Float32Array(vocabulary.words.length * dimensions);
    this.#ownSquares = new Float32Array(this.#own.length).fill(1e-2);
    this.#begin();
  }

  #begin(): void {
    const { dimensions, filters } = this.#shape;
    const { output, outputBiases, filters: starts } = this.#layout;
    this.#scatter(this.#projection, 1 / Math.sqrt(this.#vocabulary.vectorLength));
    widths.forEach((width, w) => {
      const size = filters * width * dimensions;
      const part = this.#shared.subarray(starts[w] ?? 0, (starts[w] ?? 0) + size);
      this.#scatter(part, Math.sqrt(1.5 / (width * dimensions)));
    });
    this.#scatter(this.#shared.subarray(output, outputBiases), 0.1);
  }

  /** Numbers near enough to a normal distribution. */
  #scatter(part: Float32Array, spread: number): void {
    for (let i = 0; i < part.length; i += 1) {
      let sum = 0;
      for (let k = 0; k < 6; k += 1) sum += this.#random();
      part[i] = ((sum - 3) / Math.SQRT1_2) * spread;
    }
  }

  fit(examples: readonly NetworkExample[]): void {
    const order = examples.map((_, i) => i);
    const total = fitting.epochs * examples.length;
    let seen = 0;
    let inBatch = 0;
    for (let epoch = 0; epoch < fitting.epochs; epoch += 1) {
      shuffle(order, this.#random);
      for (const i of order) {
        const example = examples[i];
        if (example === undefined) continue;
        this.#learn(example);
        seen += 1;
        inBatch += 1;
        if (inBatch < fitting.batch) continue;
        this.#adam.step(fitting.rate * (1 - (0.9 * seen) / total), inBatch);
        inBatch = 0;
      }
    }
  }

  #learn({ rows, category }: NetworkExample): void {
    const heard = rows.map((row) => (this.#random() < fitting.dropWords ? -1 : row));
    const answers = this.#answer(heard);
    const kept = answers.features.map(() =>
      this.#random() < fitting.dropFeatures ? 0 : 1 / (1 - fitting.dropFeatures),
    );
    const errors = this.#errors(this.#scores(answers.features, kept), category);
    const wanted = this.#passOutput(errors, answers.features, kept);
    this.#passWords(this.#passFilters(wanted, answers), heard);
  }

  #scores(features: Float32Array, kept: Float32Array): number[] {
    const { output, outputBiases, features: count } = this.#layout;
    const shared = this.#shared;
    return this.#shape.categories.map((_, k) => {
      let sum = shared[outputBiases + k] ?? 0;
      const from = output + k * count;
      for (let j = 0; j < count; j += 1) {
        sum += (shared[from + j] ?? 0) * (features[j] ?? 0) * (kept[j] ?? 0);
      }
      return sum;
    });
  }

  /** The slopes of the scores: partly of the category, partly of its class. */
  #errors(scores: readonly number[], category: number): number[] {
    const { categories } = this.#shape;
    const shares = softmax(scores);
    const inClass = categories.map((other) => other.class === categories[category]?.class);
    const classShare = shares.reduce((sum, share, k) => sum + (inClass[k] ? share : 0), 0);
    const part = fitting.classShare;
    return shares.map((share, k) => {
      const ofCategory = k === category ? 1 : 0;
      const ofClass = inClass[k] ? share / classShare : 0;
      return share - (1 - part) * ofCategory - part * ofClass;
    });
  }

  /** As the shipped network reads, but keeping the places of the strongest answers. */
  #answer(rows: Int32Array): Answers {
    const { dimensions, filters } = this.#shape;
    const count = rows.length;
    const words = new Float32Array((count + 2) * dimensions);
    rows.forEach((row, i) => {
      if (row >= 0) this.#writeWord(row, words, (i + 1) * dimensions);
    });
    const features = new Float32Array(this.#layout.features);
    const places = new Int32Array(filters * widths.length);
    const shared = this.#shared;
    widths.forEach((width, w) => {
      const size = width * dimensions;
      const last = Math.max(0, count + 2 - width) * dimensions;
      for (let f = 0; f < filters; f += 1) {
        const start = (this.#layout.filters[w] ?? 0) + f * size;
        let best = -Infinity;
        let place = 0;
        for (let from = 0; from <= last; from += dimensions) {
          const answer = product(shared, start, words, from, size);
          if (answer > best) {
            best = answer;
            place = from;
          }
        }
        const bias = shared[(this.#layout.biases[w] ?? 0) + f] ?? 0;
        features[w * filters + f] = Math.max(0, best + bias);
        places[w * filters + f] = place;
      }
    });
    const share = 1 / Math.sqrt(count + 1);
    for (let d = 0; d < dimensions; d += 1) {
      let sum = 0;
      for (let i = 1; i <= count; i += 1) sum += words[i * dimensions + d] ?? 0;
      features[filters * widths.length + d] = sum * share;
    }
    return { words, count, features, places };
  }

  #writeWord(row: number, to: Float32Array, at: number): void {
    const { dimensions } = this.#shape;
    const { vectors, vectorLength } = this.#vocabulary;
    const projection = this.#projection;
    const from = row * vectorLength;
    for (let d = 0; d < dimensions; d += 1) {
      const own = this.#own[row * dimensions + d] ?? 0;
      to[at + d] = own + product(projection, d * vectorLength, vectors, from, vectorLength);
    }
  }

  /** Adds the slopes of the last layer; gives those of the features. */
  #passOutput(errors: readonly number[], features: Float32Array, kept: Float32Array): Float32Array {
    const { output, outputBiases, features: count } = this.#layout;
    const shared = this.#shared;
    const slopes = this.#sharedSlopes;
    const wanted = new Float32Array(count);
    errors.forEach((error, k) => {
      const from = output + k * count;
      slopes[outputBiases + k] = (slopes[outputBiases + k] ?? 0) + error;
      for (let j = 0; j < count; j += 1) {
        const share = error * (kept[j] ?? 0);
        slopes[from + j] = (slopes[from + j] ?? 0) + share * (features[j] ?? 0);
        wanted[j] = (wanted[j] ?? 0) + share * (shared[from + j] ?? 0);
      }
    });
    return wanted;
  }

  /** Adds the slopes of the filters; gives those of the words. */
  #passFilters(wanted: Float32Array, { words, count, features, places }: Answers): Float32Array {
    const { dimensions, filters } = this.#shape;
    const shared = this.#shared;
    const slopes = this.#sharedSlopes;
    const wordSlopes = new Float32Array(words.length);
    widths.forEach((width, w) => {
      const size = width * dimensions;
      for (let f = 0; f < filters; f += 1) {
        const slope = wanted[w * filters + f] ?? 0;
        if (slope === 0 || (features[w * filters + f] ?? 0) <= 0) continue;
        const start = (this.#layout.filters[w] ?? 0) + f * size;
        const place = places[w * filters + f] ?? 0;
        const bias = (this.#layout.biases[w] ?? 0) + f;
        slopes[bias] = (slopes[bias] ?? 0) + slope;
        for (let j = 0; j < size; j += 1) {
          slopes[start + j] = (slopes[start + j] ?? 0) + slope * (words[place + j] ?? 0);
          wordSlopes[place + j] = (wordSlopes[place + j] ?? 0) + slope * (shared[start + j] ?? 0);
        }
      }
    });
    const share = 1 / Math.sqrt(count + 1);
    for (let d = 0; d < dimensions; d += 1) {
      const slope = (wanted[filters * widths.length + d] ?? 0) * share;
      for (let i = 1; i <= count; i += 1) {
        wordSlopes[i * dimensions + d] = (wordSlopes[i * dimensions + d] ?? 0) + slope;
      }
    }
    return wordSlopes;
  }

  /** Adds the slopes of the projection, and moves what is the words' own at once. */
  #passWords(wordSlopes: Float32Array, rows: Int32Array): void {
    const { dimensions } = this.#shape;
    const { vectors, vectorLength } = this.#vocabulary;
    const { slopes } = this.#adam;
    const own = this.#own;
    const squares = this.#ownSquares;
    rows.forEach((row, i) => {
      if (row < 0) return;
      const from = row * vectorLength;
      for (let d = 0; d < dimensions; d += 1) {
        const slope = wordSlopes[(i + 1) * dimensions + d] ?? 0;
        if (slope === 0) continue;
        const line = d * vectorLength;
        for (let j = 0; j < vectorLength; j += 1) {
          slopes[line + j] = (slopes[line + j] ?? 0) + slope * (vectors[from + j] ?? 0);
        }
        const at = row * dimensions + d;
        const pulled = slope + fitting.ownDecay * (own[at] ?? 0);
        const square = (squares[at] ?? 0) + pulled * pulled;
        squares[at] = square;
        own[at] = (own[at] ?? 0) - (fitting.ownRate * pulled) / Math.sqrt(square);
      }
    });
  }

  /** The network as it is shipped: one row of bytes per word. */
  network(): Network {
    const { dimensions } = this.#shape;
    const { words, rows } = this.#vocabulary;
    const table = new Float32Array(words.length * dimensions);
    words.forEach((_, row) => this.#writeWord(row, table, row * dimensions));
    const largest = table.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    const scale = largest / 127;
    return {
      ...this.#shape,
      rows,
      vectors: Int8Array.from(table, (value) => Math.round(value / scale)),
      scale,
      parameters: Float32Array.from(this.#shared),
    };
  }
}
