import type { Language } from '@accanto/contract';
import { languages } from '@accanto/contract';
import { meaningRows } from './meanings-data.ts';

interface MeaningIndex {
  exact: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words by their first two letters, the shortest first. */
  prefixes: ReadonlyMap<string, readonly Prefix[]>;
}

interface Prefix {
  letters: string;
  names: readonly string[];
}

/** By so many first letters beginnings are found; none is shorter. */
const lettersOfStart = 2;

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
    const names = new Set(index.exact.get(word));
    for (const name of index.exact.get(`${word}+${words[at + 1] ?? ''}`) ?? []) names.add(name);
    for (const prefix of index.prefixes.get(word.slice(0, lettersOfStart)) ?? [])
      if (word.startsWith(prefix.letters)) for (const name of prefix.names) names.add(name);
    return Array.from(names, (name) => ({ name, at }));
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
  const prefixes = new Map<string, Prefix[]>();
  const byLength = [...prefix].sort(([one], [other]) => one.length - other.length);
  for (const [letters, names] of byLength) {
    const start = letters.slice(0, lettersOfStart);
    prefixes.set(start, [...(prefixes.get(start) ?? []), { letters, names }]);
  }
  return { exact, prefixes };
}
