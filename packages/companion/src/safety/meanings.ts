import type { Language } from '@accanto/contract';
import { languages } from '@accanto/contract';
import { meaningRows } from './meanings-data.ts';

interface MeaningIndex {
  exact: ReadonlyMap<string, readonly string[]>;
  prefix: ReadonlyMap<string, readonly string[]>;
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
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const found = new Set([
      ...(index.exact.get(word) ?? []),
      ...(index.exact.get(`${word}+${next}`) ?? []),
    ]);
    for (let length = 2; length <= word.length; length += 1) {
      for (const name of index.prefix.get(word.slice(0, length)) ?? []) found.add(name);
    }
    return [...found].map((name) => ({ name, at }));
  });
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
  return { exact, prefix };
}
