import { readFileSync } from 'node:fs';
import type { Language } from '@accanto/contract';
import { type FeatureList, hash } from './features.ts';
import { foldCharacters } from './normalise.ts';
import { type Head, languageOrder, probabilities } from './classifier.ts';

export const languageTableSize = 2 ** 14;
/** Below this share the message alone does not tell the language; a short one must tell it more clearly. */
const sureShare = 0.75;
const sureShareOfShort = 0.95;
const shortLetters = 25;
/** Nobody changes language in the middle of a conversation by a hair's breadth: one sentence must tell it clearly. */
const changeLetters = 60;
const sureShareOfChange = 0.98;
const fewestLetters = 8;

/** Parts of words of one to four letters, and whole words, hashed: what a language looks like. */
export function languageFeatures(text: string): FeatureList {
  const line = ` ${(foldCharacters(text).match(/[\p{L}']+/gu) ?? []).join(' ')} `;
  const places = new Set<number>();
  for (let size = 1; size <= 4; size += 1) {
    for (let i = 0; i + size <= line.length; i += 1) {
      places.add(hash(line.slice(i, i + size), 7) & (languageTableSize - 1));
    }
  }
  for (const word of line.split(' ')) places.add(hash(word, 8) & (languageTableSize - 1));
  const value = 1 / Math.sqrt(Math.max(1, places.size));
  return { indexes: Int32Array.from(places), values: new Float32Array(places.size).fill(value) };
}

let shipped: Head | undefined;

function languageHead(): Head {
  shipped ??= readLanguageHead(readFileSync(new URL('./language.bin', import.meta.url)));
  return shipped;
}

/** The file of the language weights: four scores for bias, one for scale (32-bit floats, little endian), then bytes. */
export function readLanguageHead(file: Uint8Array): Head {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const bias = languageOrder.map((_, i) => view.getFloat32(i * 4, true));
  const classes = languageOrder.length;
  const scale = view.getFloat32(classes * 4, true);
  const start = file.byteOffset + (classes + 1) * 4;
  return {
    classes,
    scale,
    bias,
    weights: new Int8Array(file.buffer, start, languageTableSize * classes),
  };
}

/** The same file from weights. */
export function writeLanguageHead(head: Head): Uint8Array {
  const file = new Uint8Array((head.classes + 1) * 4 + head.weights.length);
  const view = new DataView(file.buffer);
  head.bias.forEach((bias, i) => view.setFloat32(i * 4, bias, true));
  view.setFloat32(head.classes * 4, head.scale, true);
  file.set(
    new Uint8Array(head.weights.buffer, head.weights.byteOffset, head.weights.length),
    (head.classes + 1) * 4,
  );
  return file;
}

/** The language a message is written in, of our four, with how sure that is (0–1). */
export function guessLanguage(text: string): { language: Language; share: number } {
  const shares = probabilities(languageFeatures(text), languageHead());
  const best = shares.indexOf(Math.max(...shares));
  return { language: languageOrder[best] ?? 'it', share: shares[best] ?? 0 };
}

/**
 * The language to answer in: that of the message where it can be told, else that of the person's last messages,
 * else the given one (safety-and-law.md section 4.3). `earlier` is what the person wrote before, oldest first.
 */
export function languageOfTurn(
  text: string,
  earlier: readonly string[],
  fallback: Language,
): Language {
  const letters = lettersIn(text);
  const guess = guessLanguage(text);
  // What was said before could not change it.
  if (letters >= fewestLetters && guess.share >= sureShareOfChange) return guess.language;
  const recent = earlier.slice(-4).join(' ');
  const before = guessLanguage(recent);
  const isTold = lettersIn(recent) >= fewestLetters && before.share >= neededFor(lettersIn(recent));
  const spoken = isTold ? before.language : null;
  const isNew = !earlier.slice(-8).some((one) => isClearly(guess.language, one));
  const isChange = spoken !== null && isNew && letters < changeLetters;
  if (
    letters >= fewestLetters &&
    guess.share >= (isChange ? sureShareOfChange : neededFor(letters))
  )
    return guess.language;
  return spoken ?? fallback;
}

function neededFor(letters: number): number {
  return letters < shortLetters ? sureShareOfShort : sureShare;
}

function isClearly(language: Language, text: string): boolean {
  const guess = guessLanguage(text);
  return guess.language === language && guess.share >= sureShareOfShort;
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
