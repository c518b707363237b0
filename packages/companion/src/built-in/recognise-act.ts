import { readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { agreed, type Head, languageOrder, probabilities } from '../safety/classifier.ts';
import {
  type FeatureList,
  joinFeatures,
  markFeatures,
  textFeatures,
  wordFeatures,
} from '../safety/features.ts';
import { glossOf } from '../safety/gloss.ts';
import { type NetworkHead, readNetwork, writeNetwork } from '../safety/network-file.ts';
import { categoryShares, type Network } from '../safety/network.ts';
import { normalise } from '../safety/normalise.ts';
import { readWeightsFile, writeWeightsFile } from '../safety/weights-file.ts';

/** What a message may do that is told by meaning; the order is that of the weights. */
export const recognisedActs = [
  'other',
  'human',
  'farewell',
  'thanks',
  'greeting',
  'hostile',
  'diagnosis',
  'medicine',
  'privacy',
] as const;
export type RecognisedAct = (typeof recognisedActs)[number];

/** Powers of two: for each language a table of what is written, for all together those of meanings and of marks. */
const textTable = 2 ** 13;
const glossTable = 2 ** 14;
const markTable = 2 ** 12;
export const actFeatureCount = languageOrder.length * textTable + glossTable + markTable;
/** How much the groups of features count beside what is written: found by cross-validation. */
const glossEmphasis = 1.2;
const markEmphasis = 1;

/**
 * Words with their neighbours and parts, their meanings in plain English (so that what is learnt from one language
 * serves the others), where they begin and end, and how the message is put.
 */
export function actFeatures(text: string, language: Language): FeatureList {
  const normalised = normalise(text, language);
  const words = withEnds(normalised.words);
  const glosses = withEnds(glossOf(normalised, language));
  const length = lengthClass(words.length - 2);
  const marks = [
    `first ${glosses[1] ?? ''}`,
    `second ${glosses.slice(1, 3).join(' ')}`,
    `last ${glosses.at(-2) ?? ''}`,
    `length ${length}`,
    `asks ${text.includes('?')} ${length}`,
  ];
  const glossesAt = languageOrder.length * textTable;
  return joinFeatures([
    { list: textFeatures(words, textTable), at: languageOrder.indexOf(language) * textTable },
    { list: wordFeatures(glosses, glossTable), at: glossesAt, emphasis: glossEmphasis },
    { list: markFeatures(marks, markTable), at: glossesAt + glossTable, emphasis: markEmphasis },
  ]);
}

function withEnds(words: readonly string[]): string[] {
  return ['<', ...words.filter((word) => word !== '.'), '>'];
}

function lengthClass(words: number): number {
  return [1, 2, 3, 5, 8, 12, 18].findIndex((most) => words <= most);
}

/** What recognises acts: both find a share for each. */
export interface ActWeights {
  head: Head;
  network: Network;
}

interface FileHead {
  head: Omit<Head, 'weights'>;
  network: NetworkHead;
}

let shipped: ActWeights | undefined;

/** The file of weights, which training/acts.ts writes. */
export function readActWeights(file: Uint8Array): ActWeights {
  const { head, bytes, floats } = readWeightsFile<FileHead>(file);
  return {
    head: { ...head.head, weights: bytes['acts'] ?? new Int8Array() },
    network: readNetwork(head.network, { bytes, floats }),
  };
}

/** The same file from weights. */
export function writeActWeights({ head: { weights, ...head }, network }: ActWeights): Uint8Array {
  const written = writeNetwork(network);
  return writeWeightsFile<FileHead>({
    head: { head, network: written.head },
    bytes: { acts: weights, ...written.bytes },
    floats: written.floats,
  });
}

function shippedWeights(): ActWeights {
  shipped ??= readActWeights(readFileSync(new URL('./acts.bin', import.meta.url)));
  return shipped;
}

/** How likely each act is, in the order of `recognisedActs`; they sum to one. */
export function actShares(
  text: string,
  language: Language,
  { head, network }: ActWeights = shippedWeights(),
): readonly number[] {
  const glosses = glossOf(normalise(text, language), language);
  return agreed(probabilities(actFeatures(text, language), head), categoryShares(glosses, network));
}
