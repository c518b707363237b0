import { softmax } from './softmax.ts';

/**
 * A small convolutional network over the glosses of a message: a vector per word, filters over one to three words in
 * a row of which each keeps its strongest answer, and from these and the mean of the words one score per category.
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
  dimensions: number;
  /** For each width. */
  filters: number;
  widths: readonly number[];
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
  /** Where the last layer begins (categories × features), and its biases. */
  output: number;
  outputBiases: number;
  features: number;
  length: number;
}

/** Where the parts of the parameters begin. */
export function layoutOf({ dimensions, filters, widths, categories }: NetworkShape): NetworkLayout {
  const starts: number[] = [];
  const biases: number[] = [];
  let at = 0;
  for (const width of widths) {
    starts.push(at);
    at += filters * width * dimensions;
    biases.push(at);
    at += filters;
  }
  const features = filters * widths.length + dimensions;
  const outputBiases = at + features * categories.length;
  return {
    filters: starts,
    biases,
    output: at,
    outputBiases,
    features,
    length: outputBiases + categories.length,
  };
}

/** Longer messages are read from both ends. */
const mostWords = 240;

/** How likely each category is, of a message given as glosses; they sum to one. */
export function categoryShares(glosses: readonly string[], network: Network): number[] {
  const read =
    glosses.length > mostWords
      ? [...glosses.slice(0, mostWords / 2), ...glosses.slice(-mostWords / 2)]
      : glosses;
  const { parameters, categories } = network;
  const layout = layoutOf(network);
  const features = featuresOf(read, network, layout);
  const scores = categories.map((_, k) => {
    const from = layout.output + k * layout.features;
    const bias = parameters[layout.outputBiases + k] ?? 0;
    return bias + product(parameters, from, features, 0, layout.features);
  });
  return softmax(scores);
}

/** What filters and mean make of one word: it is the same in every message. */
interface HeardWord {
  /** For each width, place of the word in it, and filter: the product of that part of the filter with the word. */
  answers: Float32Array;
  vector: Float32Array;
}

/** In words; about 15 MB of answers. */
const mostHeard = 5_000;
/** Nearly all the time went into these products, and messages are made of the same few thousand words. */
const heardWords = new WeakMap<Network, Map<number, HeardWord>>();

function hear(row: number, network: Network, layout: NetworkLayout): HeardWord {
  const heard = heardWords.get(network) ?? new Map<number, HeardWord>();
  heardWords.set(network, heard);
  const known = heard.get(row);
  if (known !== undefined) return known;
  const { dimensions, filters, widths, vectors, scale, parameters } = network;
  const vector = Float32Array.from(
    vectors.subarray(row * dimensions, (row + 1) * dimensions),
    (value) => value * scale,
  );
  const answers = new Float32Array(filters * widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  widths.forEach((width, w) => {
    for (let place = 0; place < width; place += 1) {
      for (let f = 0; f < filters; f += 1) {
        const from = (layout.filters[w] ?? 0) + (f * width + place) * dimensions;
        answers[at] = product(parameters, from, vector, 0, dimensions);
        at += 1;
      }
    }
  });
  const word = { answers, vector };
  if (heard.size >= mostHeard) heard.clear();
  heard.set(row, word);
  return word;
}

/** The strongest answer of every filter at any place, and the mean of the words. Unknown words answer nothing. */
function featuresOf(
  glosses: readonly string[],
  network: Network,
  layout: NetworkLayout,
): Float32Array {
  const { dimensions, filters, widths, parameters, rows } = network;
  const words = glosses.map((gloss) => {
    const row = rows.get(gloss);
    return row === undefined ? undefined : hear(row, network, layout);
  });
  const features = new Float32Array(layout.features);
  const sums = new Float32Array(filters);
  let answersAt = 0;
  widths.forEach((width, w) => {
    const strongest = features.subarray(w * filters, (w + 1) * filters).fill(-Infinity);
    // One empty place stands before the first word and one after the last.
    for (let first = -1; first <= Math.max(-1, words.length + 1 - width); first += 1) {
      sums.fill(0);
      for (let place = 0; place < width; place += 1) {
        const answers = words[first + place]?.answers;
        if (answers !== undefined) addTo(sums, answers, answersAt + place * filters);
      }
      for (let f = 0; f < filters; f += 1) {
        if ((sums[f] ?? 0) > (strongest[f] ?? 0)) strongest[f] = sums[f] ?? 0;
      }
    }
    for (let f = 0; f < filters; f += 1) {
      const bias = parameters[(layout.biases[w] ?? 0) + f] ?? 0;
      strongest[f] = Math.max(0, (strongest[f] ?? 0) + bias);
    }
    answersAt += width * filters;
  });
  const mean = features.subarray(filters * widths.length);
  for (const word of words) if (word !== undefined) addTo(mean, word.vector, 0);
  const share = 1 / Math.sqrt(words.length + 1);
  for (let d = 0; d < dimensions; d += 1) mean[d] = (mean[d] ?? 0) * share;
  return features;
}

function addTo(sums: Float32Array, more: Float32Array, from: number): void {
  for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (more[from + i] ?? 0);
}

/**
 * The sum of the products of two runs of numbers: where the time of fitting goes, hence four sums side by side.
 * @param size a multiple of four
 */
export function product(
  one: Float32Array,
  oneFrom: number,
  other: Float32Array,
  otherFrom: number,
  size: number,
): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let j = 0; j < size; j += 4) {
    const a = oneFrom + j;
    const b = otherFrom + j;
    first += (one[a] ?? 0) * (other[b] ?? 0);
    second += (one[a + 1] ?? 0) * (other[b + 1] ?? 0);
    third += (one[a + 2] ?? 0) * (other[b + 2] ?? 0);
    fourth += (one[a + 3] ?? 0) * (other[b + 3] ?? 0);
  }
  return first + second + third + fourth;
}
