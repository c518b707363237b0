import type { Language } from '@accanto/contract';
import { languages } from '@accanto/contract';
import { meaningRows } from './meanings-data.ts';

interface MeaningIndex {
  exact: ReadonlyMap<string, readonly string[]>;
  prefix: ReadonlyMap<string, readonly string[]>;
  kept: Map<string, readonly string[]>;
}

const indexes = new Map<Language, MeaningIndex>(
  languages.map(({ code }) => [code, buildIndex(code)]),
);

/** The meanings of every word, at its place; most words have one or none. */
export function findMeanings(
  words: readonly string[],
  language: Language,
): { name: string; at: number }[] {
  const index = indexes.get(language);
  if (index === undefined) return [];
  const found: { name: string; at: number }[] = [];
  for (const [at, word] of words.entries()) {
    const ofPair = index.exact.get(`${word}+${words[at + 1] ?? ''}`);
    const names = ofPair === undefined ? ofWord(word, index) : union(ofWord(word, index), ofPair);
    for (const name of names) found.push({ name, at });
  }
  return found;
}

/** The same few thousand words come again and again: what they mean is kept, up to so many. */
const mostKept = 5_000;

function ofWord(word: string, { exact, prefix, kept }: MeaningIndex): readonly string[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  let names = exact.get(word) ?? [];
  for (let length = 2; length <= word.length; length += 1)
    names = union(names, prefix.get(word.slice(0, length)) ?? []);
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, names);
  return names;
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return other.length === 0 ? one : [...new Set([...one, ...other])];
}

function buildIndex(language: Language): MeaningIndex {
  const exact = new Map<string, string[]>();
  const prefix = new Map<string, string[]>();
  for (const [name, words] of meaningRows) {
    for (const written of words[language].split(' ')) {
      const isPrefix = written.endsWith('*');
      const key = (isPrefix ? written.slice(0, -1) : written)
        .normalize('NFD')
        .replace(/\p{M}/gu, '');
      const table = isPrefix ? prefix : exact;
      table.set(key, [...(table.get(key) ?? []), name]);
    }
  }
  return { exact, prefix, kept: new Map() };
}
