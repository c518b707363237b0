import { type Block, type Kernel, openKernel } from './kernel.ts';
import {
  directions,
  gateAnswers,
  gates,
  Recurrence,
  type RecurrenceLayout,
  recurrenceSizes,
} from './recurrence.ts';
import { softmax } from './softmax.ts';

/**
 * A small network over the glosses of a message: a vector per word, filters over one to three words in a row of which
 * each keeps its strongest answer, what two recurrent units remember of the whole, and from these and the mean of the
 * words one score per category.
 */
export interface Network extends NetworkShape {
  /** Row of each word in `vectors`. */
  rows: ReadonlyMap<string, number>;
  /** Rows × dimensions, as bytes and their common scale. */
  vectors: Int8Array;
  scale: number;
  /** As `layoutOf` lays them out. */
  parameters: Float32Array;
}

export interface NetworkShape {
  /** A multiple of four, as `filters`. */
  dimensions: number;
  /** For each width. */
  filters: number;
  widths: readonly number[];
  /** Numbers that are remembered in each direction, a multiple of sixteen; 0: no recurrent units. */
  hidden: number;
  categories: readonly NetworkCategory[];
}

export interface NetworkCategory {
  /** Place in `concernClasses`. */
  class: number;
  /** Place in `laneClasses`. */
  lane: number;
}

export interface NetworkLayout {
  /** For each width where its filters begin (filters × width × dimensions), and their biases. */
  filters: readonly number[];
  biases: readonly number[];
  /** For each direction. */
  recurrence: readonly RecurrenceLayout[];
  /** Where the last layer begins (categories × features), and its biases. */
  output: number;
  outputBiases: number;
  features: number;
  length: number;
}

/** Where the parts of the parameters begin. */
export function layoutOf(shape: NetworkShape): NetworkLayout {
  const { dimensions, filters, widths, hidden, categories } = shape;
  const starts: number[] = [];
  const biases: number[] = [];
  let at = 0;
  for (const width of widths) {
    starts.push(at);
    at += filters * width * dimensions;
    biases.push(at);
    at += filters;
  }
  const recurrence: RecurrenceLayout[] = [];
  const mostDirections = hidden === 0 ? 0 : directions;
  while (recurrence.length < mostDirections) {
    const matrix = at + gates * hidden * dimensions;
    const own = matrix + gates * hidden * hidden;
    recurrence.push({ inputs: at, matrix, biases: own });
    at = own + gates * hidden;
  }
  const features = filters * widths.length + dimensions + directions * hidden;
  const outputBiases = at + features * categories.length;
  return {
    filters: starts,
    biases,
    recurrence,
    output: at,
    outputBiases,
    features,
    length: outputBiases + categories.length,
  };
}

/** Longer messages are read from both ends. */
const mostWords = 240;
/** Messages are made of the same few thousand words: what is answered to a word is kept. About 33 MB when full. */
const mostHeard = 3_000;
/** One empty place stands before the first word and one after the last. */
const emptyPlaces = 2;

const readers = new WeakMap<Network, NetworkReader>();

/** How likely each category is, of a message given as glosses; they sum to one. Unknown words answer nothing. */
export function categoryShares(glosses: readonly string[], network: Network): number[] {
  const reader = readers.get(network) ?? new NetworkReader(network);
  readers.set(network, reader);
  return reader.shares(
    glosses.length > mostWords
      ? [...glosses.slice(0, mostWords / 2), ...glosses.slice(-mostWords / 2)]
      : glosses,
  );
}

/** A network in the kernel's memory, with what it has made of words before. */
class NetworkReader {
  readonly #network: Network;
  readonly #layout: NetworkLayout;
  readonly #kernel: Kernel;
  readonly #parameters: Block;
  /** For each word: what is answered to it, then its vector. The first one is no word. */
  readonly #heard: Block;
  readonly #heardSize: number;
  readonly #placeOfRow = new Map<number, number>();
  /** Addresses of what was heard of the words of a message. */
  readonly #words: Int32Array;
  readonly #wordsAt: number;
  readonly #features: Block;
  readonly #scores: Block;
  readonly #recurrence: Recurrence;

  constructor(network: Network) {
    const { parameters, categories, dimensions, hidden } = network;
    const layout = layoutOf(network);
    this.#network = network;
    this.#layout = layout;
    this.#heardSize = answersPerWord(network) + dimensions;
    const sizes = {
      parameters: parameters.length,
      heard: (mostHeard + 1) * this.#heardSize,
      words: mostWords + emptyPlaces,
      features: layout.features,
      scores: categories.length,
    };
    const ofRecurrence = Object.values(recurrenceSizes(hidden, mostWords));
    this.#kernel = openKernel([...Object.values(sizes), ...ofRecurrence]);
    this.#parameters = this.#kernel.block(sizes.parameters);
    this.#parameters.floats.set(parameters);
    this.#heard = this.#kernel.block(sizes.heard);
    const words = this.#kernel.block(sizes.words);
    this.#words = this.#kernel.integersOf(words);
    this.#wordsAt = words.at;
    this.#features = this.#kernel.block(sizes.features);
    this.#scores = this.#kernel.block(sizes.scores);
    const parts = { hidden, mostWords, layout: layout.recurrence };
    this.#recurrence = new Recurrence(this.#kernel, parts, this.#parameters.at);
  }

  shares(glosses: readonly string[]): number[] {
    const { rows, categories } = this.#network;
    const { output, outputBiases, features } = this.#layout;
    const words = glosses.map((gloss) => this.#hear(rows.get(gloss)));
    this.#features.floats.fill(0);
    this.#readFilters(words);
    this.#readMean(words);
    this.#readInOrder(words.length);
    this.#kernel.multiply(
      this.#parameterAt(output),
      features * 4,
      categories.length,
      this.#features.at,
      features,
      this.#scores.at,
    );
    const biases = this.#parameters.floats.subarray(outputBiases);
    return softmax(Array.from(this.#scores.floats, (score, k) => score + (biases[k] ?? 0)));
  }

  /** The address of what was heard of a word. */
  #hear(row: number | undefined): number {
    if (row === undefined) return this.#heard.at;
    const known = this.#placeOfRow.get(row);
    const place = known ?? this.#freePlace();
    const at = this.#heard.at + place * this.#heardSize * 4;
    // What was heard last stands last.
    if (known !== undefined) this.#placeOfRow.delete(row);
    this.#placeOfRow.set(row, place);
    if (known !== undefined) return at;
    const { dimensions, vectors, scale } = this.#network;
    const answers = answersPerWord(this.#network);
    const vector = this.#heard.floats.subarray(place * this.#heardSize + answers);
    for (let d = 0; d < dimensions; d += 1)
      vector[d] = (vectors[row * dimensions + d] ?? 0) * scale;
    hearWord(this.#kernel, this.#network, this.#parameters.at, {
      vector: at + answers * 4,
      to: at,
    });
    return at;
  }

  /** Where nothing stands yet, or what was not heard for longest: never a word of the same message, there is room for more. */
  #freePlace(): number {
    const [oldest] = this.#placeOfRow;
    if (this.#placeOfRow.size < mostHeard || oldest === undefined) return this.#placeOfRow.size + 1;
    this.#placeOfRow.delete(oldest[0]);
    return oldest[1];
  }

  /** The strongest answer of every filter at any place. */
  #readFilters(words: readonly number[]): void {
    const { filters, widths } = this.#network;
    const { floats: features, at } = this.#features;
    const { floats: parameters } = this.#parameters;
    const count = Math.max(words.length + emptyPlaces, ...widths);
    this.#words.fill(this.#heard.at, 0, count);
    this.#words.set(words, 1);
    let answersAt = 0;
    widths.forEach((width, w) => {
      const from = w * filters;
      const to = at + from * 4;
      this.#kernel.strongestAnswers(this.#wordsAt, count, width, filters, answersAt * 4, to);
      const biases = this.#layout.biases[w] ?? 0;
      for (let f = 0; f < filters; f += 1)
        features[from + f] = Math.max(0, (features[from + f] ?? 0) + (parameters[biases + f] ?? 0));
      answersAt += width * filters;
    });
  }

  #readMean(words: readonly number[]): void {
    const { dimensions, filters, widths } = this.#network;
    const from = filters * widths.length;
    const vectorAt = answersPerWord(this.#network) * 4;
    const share = 1 / Math.sqrt(words.length + 1);
    for (const word of words)
      this.#kernel.addScaled(this.#features.at + from * 4, word + vectorAt, share, dimensions);
  }

  #readInOrder(count: number): void {
    const { dimensions, filters, widths } = this.#network;
    const read = { words: this.#wordsAt + 4, count, at: gatesAt(this.#network) * 4 };
    const from = filters * widths.length + dimensions;
    this.#recurrence.read(read, this.#features.at + from * 4);
  }

  #parameterAt(place: number): number {
    return this.#parameters.at + place * 4;
  }
}

/** How many answers one word gets: from all parts of all filters, and from all gates. */
export function answersPerWord(shape: NetworkShape): number {
  return gatesAt(shape) + gateAnswers(shape.hidden);
}

/** Where those of the gates begin. */
export function gatesAt({ filters, widths }: NetworkShape): number {
  return filters * widths.reduce((sum, width) => sum + width, 0);
}

/** Writes what is answered to the word at `vector`: by the filters, width after width, part after part, then by the gates. */
export function hearWord(
  kernel: Kernel,
  shape: NetworkShape,
  parametersAt: number,
  word: { vector: number; to: number },
): void {
  const { dimensions, filters, widths, hidden } = shape;
  const { filters: starts, recurrence } = layoutOf(shape);
  let to = word.to;
  widths.forEach((width, w) => {
    for (let part = 0; part < width; part += 1) {
      const from = (starts[w] ?? 0) + part * dimensions;
      const step = width * dimensions * 4;
      kernel.multiply(parametersAt + from * 4, step, filters, word.vector, dimensions, to);
      to += filters * 4;
    }
  });
  for (const { inputs } of recurrence) {
    const rows = gates * hidden;
    kernel.multiply(parametersAt + inputs * 4, dimensions * 4, rows, word.vector, dimensions, to);
    to += rows * 4;
  }
}
