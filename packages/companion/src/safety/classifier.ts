import { readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { languages } from '@accanto/contract';
import { type FeatureList, markFeatures, textFeatures } from './features.ts';
import { conceptMarks } from './marks.ts';
import type { ConceptHit } from './phrases/matcher.ts';

/**
 * Sizes of the tables of weights; each language has a text table, all share the table of marks. The question of how
 * worrying a message is has the large one; what kind of danger it is does with the small one.
 */
export const largeTextTable = 2 ** 17;
export const smallTextTable = 2 ** 14;
export const markTableSize = 2 ** 15;
/** Marks are few and carry more than single words: found by cross-validation. */
const markEmphasis = 1.5;
export const languageOrder: readonly Language[] = languages.map((language) => language.code);

/** How many features there are with a text table of this size. */
export function featureCount(textTable: number): number {
  return languageOrder.length * textTable + markTableSize;
}

/** The classes of the three questions that the weights answer, in their order. */
export const concernClasses = ['none', 'concern', 'crisis'] as const;
export const degreeClasses = ['R3', 'R4', 'R5'] as const;
export const laneClasses = [
  'self_harm',
  'violence',
  'harm_others',
  'medical',
  'third_party',
  'eating_disorder',
  'psychosis',
  'minor',
] as const;

/** One table of weights: for each feature one number per class, as bytes and their common scale, and a bias. */
export interface Head {
  classes: number;
  textTable: number;
  scale: number;
  bias: readonly number[];
  weights: Int8Array;
}

export interface Thresholds {
  /** The least probability of crisis that counts as crisis, and of concern or crisis that counts as concern. */
  crisis: number;
  concern: number;
}

export interface Weights {
  concern: Head;
  degree: Head;
  lane: Head;
  thresholds: Readonly<Record<Language, Thresholds>>;
}

export interface Judgement {
  none: number;
  concern: number;
  crisis: number;
  degree: (typeof degreeClasses)[number];
  lane: (typeof laneClasses)[number];
  /** How sure it is of the lane, 0–1. */
  laneShare: number;
  thresholds: Thresholds;
}

/** All features of a message at their places in the tables. */
export function featuresOf(
  words: readonly string[],
  hits: readonly ConceptHit[],
  language: Language,
  textTable: number,
): FeatureList {
  const text = textFeatures(words, textTable);
  const marks = markFeatures(conceptMarks(hits, words, language), markTableSize);
  const textStart = languageOrder.indexOf(language) * textTable;
  const markStart = languageOrder.length * textTable;
  const indexes = new Int32Array(text.indexes.length + marks.indexes.length);
  const values = new Float32Array(indexes.length);
  text.indexes.forEach((index, i) => (indexes[i] = index + textStart));
  marks.indexes.forEach((index, i) => (indexes[i + text.indexes.length] = index + markStart));
  values.set(text.values);
  values.set(
    marks.values.map((value) => value * markEmphasis),
    text.values.length,
  );
  return { indexes, values };
}

/** Probabilities of the classes of one head, which sum to one. */
export function probabilities(features: FeatureList, head: Head): number[] {
  const sums: number[] = head.bias.map(() => 0);
  for (let i = 0; i < features.indexes.length; i += 1) {
    const base = (features.indexes[i] ?? 0) * head.classes;
    const value = features.values[i] ?? 0;
    for (let k = 0; k < head.classes; k += 1) {
      sums[k] = (sums[k] ?? 0) + value * (head.weights[base + k] ?? 0);
    }
  }
  return softmax(sums.map((sum, k) => sum * head.scale + (head.bias[k] ?? 0)));
}

/** Exponentials of the scores, made to sum to one. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** What the statistical layer thinks of a message. */
export function judge(
  words: readonly string[],
  hits: readonly ConceptHit[],
  language: Language,
  weights: Weights = shippedWeights(),
): Judgement {
  const features = featuresOf(words, hits, language, weights.concern.textTable);
  const [none = 1, concern = 0, crisis = 0] = probabilities(features, weights.concern);
  const thresholds = weights.thresholds[language];
  const shares = { none, concern, crisis, thresholds };
  // What kind of danger it is matters only where there is some.
  if (crisis < thresholds.crisis && crisis + concern < thresholds.concern) {
    return { ...shares, degree: 'R3', lane: 'self_harm', laneShare: 0 };
  }
  const fewer = featuresOf(words, hits, language, weights.lane.textTable);
  const degree = best(probabilities(fewer, weights.degree));
  const lanes = probabilities(fewer, weights.lane);
  const lane = best(lanes);
  return {
    ...shares,
    degree: degreeClasses[degree] ?? 'R3',
    lane: laneClasses[lane] ?? 'self_harm',
    laneShare: lanes[lane] ?? 0,
  };
}

function best(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares));
}

const weightsFile = new URL('./weights.bin', import.meta.url);
let shipped: Weights | undefined;

function shippedWeights(): Weights {
  shipped ??= readWeights(readFileSync(weightsFile));
  return shipped;
}

/**
 * The file of weights: four bytes with the length of a JSON head (little endian), the head, then the bytes of the
 * three tables. Written by training/train.ts.
 */
export function readWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headLength = view.getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headLength))) as {
    heads: Record<'concern' | 'degree' | 'lane', Omit<Head, 'weights'>>;
    thresholds: Weights['thresholds'];
  };
  let at = 4 + headLength;
  const take = (description: Omit<Head, 'weights'>): Head => {
    const length = featureCount(description.textTable) * description.classes;
    const weights = new Int8Array(file.buffer, file.byteOffset + at, length);
    at += length;
    return { ...description, weights };
  };
  const { concern, degree, lane } = head.heads;
  return {
    concern: take(concern),
    degree: take(degree),
    lane: take(lane),
    thresholds: head.thresholds,
  };
}

/** The same file from weights. */
export function writeWeights(weights: Weights): Uint8Array {
  const { concern, degree, lane, thresholds } = weights;
  const describe = ({ classes, textTable, scale, bias }: Head): Omit<Head, 'weights'> => ({
    classes,
    textTable,
    scale,
    bias,
  });
  const head = new TextEncoder().encode(
    JSON.stringify({
      heads: { concern: describe(concern), degree: describe(degree), lane: describe(lane) },
      thresholds,
    }),
  );
  const tables = [concern, degree, lane].map((table) => table.weights);
  const file = new Uint8Array(
    4 + head.length + tables.reduce((sum, table) => sum + table.length, 0),
  );
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  let at = 4 + head.length;
  for (const table of tables) {
    file.set(new Uint8Array(table.buffer, table.byteOffset, table.length), at);
    at += table.length;
  }
  return file;
}
