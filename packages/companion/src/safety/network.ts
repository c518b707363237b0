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

/** How likely each category is, of a message given as glosses: the mean of what the networks find; sums to one. */
export function categoryShares(glosses: readonly string[], networks: readonly Network[]): number[] {
  const read =
    glosses.length > mostWords
      ? [...glosses.slice(0, mostWords / 2), ...glosses.slice(-mostWords / 2)]
      : glosses;
  const all = networks.map((network) => sharesOf(read, network));
  return (all[0] ?? []).map(
    (_, k) => all.reduce((sum, one) => sum + (one[k] ?? 0), 0) / all.length,
  );
}

function sharesOf(glosses: readonly string[], network: Network): number[] {
  const layout = layoutOf(network);
  const features = featuresOfWords(vectorsOf(glosses, network), glosses.length, network, layout);
  const { parameters, categories } = network;
  const scores = categories.map((_, k) => {
    const from = layout.output + k * layout.features;
    let sum = parameters[layout.outputBiases + k] ?? 0;
    for (let j = 0; j < layout.features; j += 1) {
      sum += (parameters[from + j] ?? 0) * (features[j] ?? 0);
    }
    return sum;
  });
  return softmax(scores);
}

/** The vectors one after another, with one empty place before the first and after the last; unknown words are empty. */
function vectorsOf(glosses: readonly string[], network: Network): Float32Array {
  const { dimensions, vectors, scale, rows } = network;
  const words = new Float32Array((glosses.length + 2) * dimensions);
  glosses.forEach((gloss, i) => {
    const row = rows.get(gloss);
    if (row === undefined) return;
    const to = (i + 1) * dimensions;
    for (let d = 0; d < dimensions; d += 1) {
      words[to + d] = (vectors[row * dimensions + d] ?? 0) * scale;
    }
  });
  return words;
}

function featuresOfWords(
  words: Float32Array,
  count: number,
  network: Network,
  layout: NetworkLayout,
): Float32Array {
  const { dimensions, filters, widths, parameters } = network;
  const features = new Float32Array(layout.features);
  widths.forEach((width, w) => {
    const size = width * dimensions;
    const last = Math.max(0, count + 2 - width) * dimensions;
    for (let f = 0; f < filters; f += 1) {
      const start = (layout.filters[w] ?? 0) + f * size;
      const filter = parameters.subarray(start, start + size);
      const bias = parameters[(layout.biases[w] ?? 0) + f] ?? 0;
      features[w * filters + f] = Math.max(0, strongest(words, filter, last, dimensions) + bias);
    }
  });
  const share = 1 / Math.sqrt(count + 1);
  for (let d = 0; d < dimensions; d += 1) {
    let sum = 0;
    for (let i = 1; i <= count; i += 1) sum += words[i * dimensions + d] ?? 0;
    features[filters * widths.length + d] = sum * share;
  }
  return features;
}

/** The highest answer of a filter at any place. */
function strongest(words: Float32Array, filter: Float32Array, last: number, step: number): number {
  let best = -Infinity;
  for (let from = 0; from <= last; from += step) {
    const answer = product(filter, 0, words, from, filter.length);
    if (answer > best) best = answer;
  }
  return best;
}

/**
 * The sum of the products of two runs of numbers: where nearly all the time goes, hence four sums side by side.
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
