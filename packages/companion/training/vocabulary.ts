import type { Vocabulary } from './word-table.ts';
import { vectorLength, type WordVectors } from './word-vectors.ts';

/** What has no vector of its own borrows those of words that mean nearly the same. */
const borrowed: ReadonlyMap<string, readonly string[]> = new Map([
  ['i', ['me', 'my', 'myself']],
  ['a', ['one', 'another']],
  ['number', ['six', 'twelve', 'thirty']],
  ['emojilaugh', ['laugh', 'funny']],
  ['emojisad', ['sad', 'cry']],
  ['emojideath', ['death', 'dead']],
  ['emojiwarm', ['love', 'happy']],
  ['emojiknife', ['knife']],
  ['emojipill', ['pills']],
  ['emojiblood', ['blood']],
  ['emojigun', ['gun']],
]);
/** English words that no training text has, but that people use. */
const commonWords = 15_000;
/** The length of every vector: found by trying. */
const norm = 3;

/** The words that the network may know: those of the glosses and the common ones. */
export function vocabularyOf(
  vectors: WordVectors,
  glosses: readonly (readonly string[])[],
): Vocabulary {
  const candidates = new Set([...glosses.flat(), ...vectors.common(commonWords), '.']);
  const words = [...candidates].filter(
    (word) => borrowed.has(word) || vectors.rankOf(word) !== undefined,
  );
  const table = new Float32Array(words.length * vectorLength);
  words.forEach((word, row) => {
    const sum = new Float32Array(vectorLength);
    for (const source of borrowed.get(word) ?? [word]) {
      vectors.of(source).forEach((value, j) => (sum[j] = (sum[j] ?? 0) + value));
    }
    const length = Math.max(1e-6, Math.hypot(...sum));
    table.set(
      sum.map((value) => (norm * value) / length),
      row * vectorLength,
    );
  });
  const rows = new Map(words.map((word, row) => [word, row]));
  return { words, rows, vectors: table, vectorLength };
}

/** The rows of the words of a text; -1 for those that have none. */
export function rowsOf(glosses: readonly string[], { rows }: Vocabulary): Int32Array {
  return Int32Array.from(glosses, (gloss) => rows.get(gloss) ?? -1);
}
