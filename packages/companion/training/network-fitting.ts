import { type Block, type Kernel, openKernel } from '../src/safety/kernel.ts';
import {
  answersPerWord,
  gatesAt,
  hearWord,
  layoutOf,
  type Network,
  type NetworkCategory,
  type NetworkLayout,
  type NetworkShape,
} from '../src/safety/network.ts';
import { Adam } from './adam.ts';
import { errorsOf } from './category-errors.ts';
import { scatter, seeded, shuffle } from './chance.ts';
import { RecurrenceFitting, recurrenceFittingSizes } from './recurrence-fitting.ts';
import { type Vocabulary, WordTable } from './word-table.ts';

/** What a network is fitted to. */
export interface NetworkTask {
  vocabulary: Vocabulary;
  categories: readonly NetworkCategory[];
  /** Numbers for a word, filters for each width, and numbers remembered in each direction. */
  size: { dimensions: number; filters: number; hidden: number };
  examples: readonly NetworkExample[];
  seed: number;
}

export interface NetworkExample {
  /** The message as rows of the vocabulary; -1 for words that have none. */
  rows: Int32Array;
  category: number;
}

const widths: readonly number[] = [1, 2, 3];
/** Found by cross-validation on the training texts. */
const fitting = {
  epochs: 10,
  rate: 2e-3,
  batch: 16,
  dropFeatures: 0.4,
  dropWords: 0.1,
  decay: 1e-3,
};

/** Training texts are shorter; the rest of a longer one is not read. */
const mostWords = 240;
/** One empty place stands before the first word and one after the last. */
const emptyPlaces = 2;

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
  readonly #kernel: Kernel;
  /** Of the projection (dimensions × vector length), then of what `layoutOf` describes. */
  readonly #adam: Adam;
  readonly #projected: number;
  readonly #wordTable: WordTable;
  readonly #recurrence: RecurrenceFitting;
  readonly #blocks: Record<keyof ReturnType<typeof blockSizes>, Block>;
  /** Addresses of the answers to the words of an example. */
  readonly #heard: Int32Array;

  constructor({ vocabulary, categories, size, seed }: Omit<NetworkTask, 'examples'>) {
    const { dimensions, hidden } = size;
    this.#vocabulary = vocabulary;
    this.#shape = { ...size, widths, categories };
    this.#layout = layoutOf(this.#shape);
    this.#random = seeded(seed);
    this.#projected = dimensions * vocabulary.vectorLength;
    const length = Math.ceil((this.#projected + this.#layout.length) / 4) * 4;
    const sizes = blockSizes(this.#shape, this.#layout);
    const vectors = vocabulary.vectors.length;
    const ofAdam = Array.from({ length: 4 }, () => length);
    const ofRecurrence = recurrenceFittingSizes(hidden, mostWords);
    const kernel = openKernel([...Object.values(sizes), ...ofRecurrence, vectors, ...ofAdam]);
    this.#kernel = kernel;
    this.#blocks = {
      words: kernel.block(sizes.words),
      wordSlopes: kernel.block(sizes.wordSlopes),
      answers: kernel.block(sizes.answers),
      heard: kernel.block(sizes.heard),
      features: kernel.block(sizes.features),
      places: kernel.block(sizes.places),
      wanted: kernel.block(sizes.wanted),
      scores: kernel.block(sizes.scores),
    };
    this.#heard = kernel.integersOf(this.#blocks.heard);
    this.#adam = new Adam(kernel, length, fitting.decay);
    this.#wordTable = new WordTable(kernel, this.#adam, vocabulary, dimensions);
    this.#recurrence = new RecurrenceFitting(kernel, {
      dimensions,
      hidden,
      mostWords,
      layout: this.#layout.recurrence,
      values: this.#valueAt(0),
      slopes: this.#slopeAt(0),
    });
    this.#begin();
  }

  #begin(): void {
    const { dimensions, filters, hidden } = this.#shape;
    const { output, outputBiases, filters: starts, recurrence } = this.#layout;
    const values = this.#adam.values.floats;
    const shared = values.subarray(this.#projected);
    scatter(
      values.subarray(0, this.#projected),
      1 / Math.sqrt(this.#vocabulary.vectorLength),
      this.#random,
    );
    widths.forEach((width, w) => {
      const size = filters * width * dimensions;
      const part = shared.subarray(starts[w] ?? 0, (starts[w] ?? 0) + size);
      scatter(part, Math.sqrt(1.5 / (width * dimensions)), this.#random);
    });
    for (const { inputs, biases } of recurrence)
      scatter(shared.subarray(inputs, biases), 1 / Math.sqrt(3 * hidden), this.#random);
    scatter(shared.subarray(output, outputBiases), 0.1, this.#random);
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
    const heard = rows
      .subarray(0, mostWords)
      .map((row) => (this.#random() < fitting.dropWords ? -1 : row));
    this.#answer(heard);
    const features = this.#blocks.features.floats;
    const kept = features.map(() =>
      this.#random() < fitting.dropFeatures ? 0 : 1 / (1 - fitting.dropFeatures),
    );
    for (let j = 0; j < features.length; j += 1) features[j] = (features[j] ?? 0) * (kept[j] ?? 0);
    const errors = errorsOf(this.#scores(), category, this.#shape.categories);
    this.#passOutput(errors, kept);
    this.#passFilters(heard.length);
    this.#passInOrder(heard.length);
    this.#passWords(heard);
  }

  #scores(): Float32Array {
    const { output, outputBiases, features } = this.#layout;
    const scores = this.#blocks.scores;
    this.#kernel.multiply(
      this.#valueAt(output),
      features * 4,
      this.#shape.categories.length,
      this.#blocks.features.at,
      features,
      scores.at,
    );
    const biases = this.#adam.values.floats.subarray(this.#projected + outputBiases);
    return scores.floats.map((score, k) => score + (biases[k] ?? 0));
  }

  /** As the shipped network reads, but keeping the places of the strongest answers. */
  #answer(rows: Int32Array): void {
    const { dimensions, filters } = this.#shape;
    const { words, answers, features, places, heard } = this.#blocks;
    const count = Math.max(rows.length + emptyPlaces, ...widths);
    features.floats.fill(0);
    words.floats.fill(0, 0, count * dimensions);
    // What is answered to no word stands first, and stays nought.
    this.#heard.fill(answers.at, 0, count);
    const answerBytes = answersPerWord(this.#shape) * 4;
    rows.forEach((row, i) => {
      if (row < 0) return;
      const vector = words.at + (i + 1) * dimensions * 4;
      const to = answers.at + (i + 1) * answerBytes;
      this.#wordTable.write(row, words, (i + 1) * dimensions);
      hearWord(this.#kernel, this.#shape, this.#valueAt(0), { vector, to });
      this.#heard[i + 1] = to;
    });
    const biases = this.#adam.values.floats.subarray(this.#projected);
    let answersAt = 0;
    widths.forEach((width, w) => {
      const from = w * filters;
      const to = features.at + from * 4;
      const placesAt = places.at + from * 4;
      this.#kernel.strongest(heard.at, count, width, filters, answersAt * 4, to, placesAt);
      const biasesAt = this.#layout.biases[w] ?? 0;
      for (let f = 0; f < filters; f += 1) {
        const answer = (features.floats[from + f] ?? 0) + (biases[biasesAt + f] ?? 0);
        features.floats[from + f] = Math.max(0, answer);
      }
      answersAt += width * filters;
    });
    const meanAt = filters * widths.length;
    const share = 1 / Math.sqrt(rows.length + 1);
    for (let i = 1; i <= rows.length; i += 1) {
      const word = words.at + i * dimensions * 4;
      this.#kernel.addScaled(features.at + meanAt * 4, word, share, dimensions);
    }
    const inOrder = { words: heard.at + 4, count: rows.length, at: gatesAt(this.#shape) * 4 };
    this.#recurrence.read(inOrder, features.at + (meanAt + dimensions) * 4);
  }

  /** Adds the slopes of the last layer; writes those of the features. */
  #passOutput(errors: readonly number[], kept: Float32Array): void {
    const { output, outputBiases, features: count } = this.#layout;
    const { features, wanted } = this.#blocks;
    const slopes = this.#adam.slopes.floats;
    wanted.floats.fill(0);
    errors.forEach((error, k) => {
      const bias = this.#projected + outputBiases + k;
      slopes[bias] = (slopes[bias] ?? 0) + error;
      const row = output + k * count;
      this.#kernel.addScaled(this.#slopeAt(row), features.at, error, count);
      this.#kernel.addScaled(wanted.at, this.#valueAt(row), error, count);
    });
    const filtersEnd = this.#shape.filters * widths.length;
    for (let j = 0; j < count; j += 1) {
      const isSilent = j < filtersEnd && (features.floats[j] ?? 0) <= 0;
      wanted.floats[j] = isSilent ? 0 : (wanted.floats[j] ?? 0) * (kept[j] ?? 0);
    }
  }

  /** Adds the slopes of the filters; writes those of the words. */
  #passFilters(count: number): void {
    const { dimensions, filters } = this.#shape;
    const { wanted, places, words, wordSlopes } = this.#blocks;
    const slopes = this.#adam.slopes.floats;
    wordSlopes.floats.fill(0, 0, (count + emptyPlaces) * dimensions);
    widths.forEach((width, w) => {
      const from = w * filters;
      const bias = this.#projected + (this.#layout.biases[w] ?? 0);
      for (let f = 0; f < filters; f += 1)
        slopes[bias + f] = (slopes[bias + f] ?? 0) + (wanted.floats[from + f] ?? 0);
      const start = this.#layout.filters[w] ?? 0;
      this.#kernel.passFilters(
        wanted.at + from * 4,
        places.at + from * 4,
        filters,
        width * dimensions,
        dimensions,
        this.#valueAt(start),
        this.#slopeAt(start),
        words.at,
        wordSlopes.at,
      );
    });
    const share = 1 / Math.sqrt(count + 1);
    const mean = wanted.at + filters * widths.length * 4;
    for (let i = 1; i <= count; i += 1)
      this.#kernel.addScaled(wordSlopes.at + i * dimensions * 4, mean, share, dimensions);
  }

  /** Adds the slopes of the recurrent units, and to those of the words. */
  #passInOrder(count: number): void {
    const { dimensions, filters } = this.#shape;
    const { wanted, words, wordSlopes } = this.#blocks;
    const first = dimensions * 4;
    this.#recurrence.pass(wanted.floats.subarray(filters * widths.length + dimensions), count, {
      values: words.at + first,
      slopes: wordSlopes.at + first,
    });
  }

  #passWords(rows: Int32Array): void {
    const { dimensions } = this.#shape;
    const slopes = this.#blocks.wordSlopes.floats;
    rows.forEach((row, i) => {
      const from = (i + 1) * dimensions;
      if (row >= 0) this.#wordTable.learn(row, slopes.subarray(from, from + dimensions));
    });
  }

  /** Address of a number of what `layoutOf` describes. */
  #valueAt(place: number): number {
    return this.#adam.values.at + (this.#projected + place) * 4;
  }

  #slopeAt(place: number): number {
    return this.#adam.slopes.at + (this.#projected + place) * 4;
  }

  /** The network as it is shipped: one row of bytes per word. */
  network(): Network {
    const { dimensions } = this.#shape;
    const { words, rows } = this.#vocabulary;
    const table = new Float32Array(words.length * dimensions);
    const word = this.#blocks.words;
    words.forEach((_, row) => {
      this.#wordTable.write(row, word, 0);
      table.set(word.floats.subarray(0, dimensions), row * dimensions);
    });
    const largest = table.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    const scale = largest / 127;
    const parameters = this.#adam.values.floats.slice(
      this.#projected,
      this.#projected + this.#layout.length,
    );
    return {
      ...this.#shape,
      rows,
      vectors: Int8Array.from(table, (value) => Math.round(value / scale)),
      scale,
      parameters,
    };
  }
}

function blockSizes(shape: NetworkShape, layout: NetworkLayout) {
  const places = mostWords + emptyPlaces;
  return {
    words: places * shape.dimensions,
    wordSlopes: places * shape.dimensions,
    answers: places * answersPerWord(shape),
    heard: places,
    features: layout.features,
    places: shape.filters * shape.widths.length,
    wanted: layout.features,
    scores: shape.categories.length,
  };
}
