import { readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { languages } from '@accanto/contract';
import {
  type FeatureList,
  joinFeatures,
  markFeatures,
  textFeatures,
  wordFeatures,
} from './features.ts';
import { type Glossary, glossOf } from './gloss.ts';
import { conceptMarks } from './marks.ts';
import { type NetworkHead, readNetwork, writeNetwork } from './network-file.ts';
import { categoryShares, type Network, type NetworkCategory } from './network.ts';
import type { NormalisedText } from './normalise.ts';
import type { ConceptHit } from './phrases/matcher.ts';
import { softmax } from './softmax.ts';
import { readWeightsFile, writeWeightsFile } from './weights-file.ts';

/**
 * Sizes of the tables of weights of a linear head, powers of two: each language has a table for what is written, all
 * share the tables of marks and of glosses.
 */
export interface TableSizes {
  text: number;
  marks: number;
  glosses: number;
}
export const largeTables: TableSizes = { text: 2 ** 17, marks: 2 ** 15, glosses: 2 ** 17 };
export const smallTables: TableSizes = { text: 2 ** 14, marks: 2 ** 14, glosses: 2 ** 15 };

/** How much the groups of features count beside what is written: found by cross-validation. */
const markEmphasis = 1.5;
const glossEmphasis = 1.2;
/** The share of the network in the common judgement, the rest is the linear head's: likewise. */
const networkShare = 0.6;
/** In words. What hides in a long telling speaks more softly: its odds are raised, by so much in logarithms. Chosen with a look at what long texts gave. */
const longMessage = 30;
const softer = 0.75;
export const languageOrder: readonly Language[] = languages.map((language) => language.code);

/** How many features there are with tables of these sizes. */
export function featureCount(tables: TableSizes): number {
  return languageOrder.length * tables.text + tables.marks + tables.glosses;
}

/** The classes of the questions that the weights answer, in their order. */
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
  scale: number;
  bias: readonly number[];
  weights: Int8Array;
}

export interface Thresholds {
  /** The least gravity (see `gravityOf`) that counts as crisis, and the least worry (see `worryOf`) that counts as concern. */
  crisis: number;
  concern: number;
}

export interface Weights {
  concern: Head;
  degree: Head;
  network: Network;
  thresholds: Thresholds;
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

/** What the classifier reads of a message. */
export interface ReadMessage extends NormalisedText {
  language: Language;
  glosses: readonly string[];
  marks: ReadonlySet<string>;
}

/** Everything that is read of a message, from its normalised text and the concepts in it; the shipped glossary when none is given. */
export function readMessage(
  text: NormalisedText,
  hits: readonly ConceptHit[],
  language: Language,
  glossary?: Glossary,
): ReadMessage {
  return {
    ...text,
    language,
    glosses: glossOf(text, language, glossary),
    marks: conceptMarks(hits, text.words, language),
  };
}

/** All features of a message at their places in the tables. */
export function featuresOf(message: ReadMessage, tables: TableSizes): FeatureList {
  const { language, words, marks, glosses } = message;
  const marksAt = languageOrder.length * tables.text;
  return joinFeatures([
    { list: textFeatures(words, tables.text), at: languageOrder.indexOf(language) * tables.text },
    { list: markFeatures(marks, tables.marks), at: marksAt, emphasis: markEmphasis },
    {
      list: wordFeatures(glosses, tables.glosses),
      at: marksAt + tables.marks,
      emphasis: glossEmphasis,
    },
  ]);
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

/** The common judgement of the linear head and the network: the weighted geometric mean of what both find likely. */
export function agreed(linear: readonly number[], network: readonly number[]): number[] {
  const scores = linear.map(
    (share, k) =>
      (1 - networkShare) * Math.log(Math.max(1e-9, share)) +
      networkShare * Math.log(Math.max(1e-9, network[k] ?? 0)),
  );
  return softmax(scores);
}

/** The shares of the classes from those of the categories. */
export function classShares(
  shares: readonly number[],
  categories: readonly NetworkCategory[],
): number[] {
  return concernClasses.map((_, k) =>
    shares.reduce((sum, share, i) => sum + (categories[i]?.class === k ? share : 0), 0),
  );
}

/**
 * The shares of none, concern and crisis of a message: what the linear head and the network agree on.
 * @param features for the large tables
 * @param byCategory what the network thinks
 */
export function classesOf(
  { features, byCategory }: { features: FeatureList; byCategory: readonly number[] },
  { concern, network }: Pick<Weights, 'concern' | 'network'>,
): number[] {
  return agreed(probabilities(features, concern), classShares(byCategory, network.categories));
}

/** What the statistical layer thinks of a message. */
export function judge(message: ReadMessage, weights: Weights = shippedWeights()): Judgement {
  const { categories } = weights.network;
  const byCategory = categoryShares(message.glosses, weights.network);
  const features = featuresOf(message, largeTables);
  const found = classesOf({ features, byCategory }, weights);
  const [none = 1, concern = 0, crisis = 0] = isLong(message) ? heardLouder(found) : found;
  const { thresholds } = weights;
  const shares = { none, concern, crisis, thresholds };
  // What kind of danger it is matters only where there is some.
  if (gravityOf(shares) < thresholds.crisis && worryOf(shares) < thresholds.concern) {
    return { ...shares, degree: 'R3', lane: 'self_harm', laneShare: 0 };
  }
  const degrees = probabilities(featuresOf(message, smallTables), weights.degree);
  const lanes = laneShares(byCategory, categories);
  const lane = best(lanes);
  return {
    ...shares,
    degree: degreeClasses[best(degrees)] ?? 'R3',
    lane: laneClasses[lane] ?? 'self_harm',
    laneShare: lanes[lane] ?? 0,
  };
}

/**
 * How grave a message is, 0–1, a concern being half a crisis. What is dangerous beyond doubt and only open between the
 * two comes nearer to a crisis than what may as well be harmless: on held-out texts, with as many harmless ones raised,
 * this finds more crises than their probability alone.
 */
export function gravityOf({ concern, crisis }: { concern: number; crisis: number }): number {
  return crisis + concern / 2;
}

/**
 * How worrying a message is, 0–1, a concern being 0.7 of a crisis: to pass over a crisis is worse than to pass over a
 * concern, so that of two messages equally likely to be harmless the one that may be a crisis is asked about first. On
 * held-out texts, with 8 % of the harmless ones raised, 10.1 instead of 11.7 % of the crises are passed over, and 25.9
 * instead of 22.7 % of the concerns.
 */
export function worryOf({ concern, crisis }: { concern: number; crisis: number }): number {
  return crisis + 0.7 * concern;
}

function isLong({ glosses }: ReadMessage): boolean {
  return glosses.filter((gloss) => gloss !== '.').length >= longMessage;
}

function heardLouder([none = 1, ...risky]: readonly number[]): number[] {
  const quieter = none * Math.exp(-softer);
  const total = risky.reduce((sum, share) => sum + share, quieter);
  return [quieter, ...risky].map((share) => share / total);
}

/** The shares of the lanes among the categories of danger. */
function laneShares(shares: readonly number[], categories: readonly NetworkCategory[]): number[] {
  const risky = shares.map((share, i) => (categories[i]?.class === 0 ? 0 : share));
  const total = risky.reduce((sum, share) => sum + share, 1e-9);
  return laneClasses.map(
    (_, lane) =>
      risky.reduce((sum, share, i) => sum + (categories[i]?.lane === lane ? share : 0), 0) / total,
  );
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

interface FileHead {
  concern: Omit<Head, 'weights'>;
  degree: Omit<Head, 'weights'>;
  network: NetworkHead;
  thresholds: Weights['thresholds'];
}

const noBytes = new Int8Array();

/** The file of weights, which training/train.ts writes. */
export function readWeights(file: Uint8Array): Weights {
  const { head, bytes, floats } = readWeightsFile<FileHead>(file);
  return {
    concern: { ...head.concern, weights: bytes['concern'] ?? noBytes },
    degree: { ...head.degree, weights: bytes['degree'] ?? noBytes },
    network: readNetwork(head.network, { bytes, floats }),
    thresholds: head.thresholds,
  };
}

/** The same file from weights. */
export function writeWeights({ concern, degree, network, thresholds }: Weights): Uint8Array {
  const describe = ({ classes, scale, bias }: Head): Omit<Head, 'weights'> => ({
    classes,
    scale,
    bias,
  });
  const written = writeNetwork(network);
  return writeWeightsFile<FileHead>({
    head: {
      concern: describe(concern),
      degree: describe(degree),
      network: written.head,
      thresholds,
    },
    bytes: { concern: concern.weights, degree: degree.weights, ...written.bytes },
    floats: written.floats,
  });
}
