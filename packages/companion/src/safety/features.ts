/** Where the features of one text fall in tables of weights. */
export interface FeatureList {
  indexes: Int32Array;
  /** One value per index: the groups of features are each of length one. */
  values: Float32Array;
}

/** FNV-1a over UTF-16 units, 32 bits, with its bits mixed at the end. */
export function hash(text: string, seed: number): number {
  let value = startOf(seed);
  for (let i = 0; i < text.length; i += 1) value = step(value, text.charCodeAt(i));
  return mixed(value);
}

function startOf(seed: number): number {
  return (0x811c9dc5 ^ seed) >>> 0;
}

function step(value: number, unit: number): number {
  return Math.imul(value ^ unit, 0x01000193);
}

function mixed(value: number): number {
  let result = value ^ (value >>> 15);
  result = Math.imul(result, 0x2c1b3c6d);
  return (result ^ (result >>> 12)) >>> 0;
}

const partSeed = 4;
const shortestPart = 3;
const longestPart = 5;

/** All parts of three to five units, hashed while they grow: this is the longest loop of an assessment. */
function addParts(line: string, group: Set<number>, mask: number): void {
  for (let from = 0; from + shortestPart <= line.length; from += 1) {
    let value = startOf(partSeed);
    for (let size = 1; size <= longestPart && from + size <= line.length; size += 1) {
      value = step(value, line.charCodeAt(from + size - 1));
      if (size >= shortestPart) group.add(mixed(value) & mask);
    }
  }
}

/** Words, word pairs (also with one word between) and triples; the ends of sentences do not count. */
function wordGroup(words: readonly string[], mask: number): Set<number> {
  const group = new Set<number>();
  const spoken = words.filter((word) => word !== '.');
  for (let i = 0; i < spoken.length; i += 1) {
    const word = spoken[i] ?? '';
    const next = spoken[i + 1];
    const second = spoken[i + 2];
    group.add(hash(word, 1) & mask);
    if (next !== undefined) group.add(hash(`${word} ${next}`, 2) & mask);
    if (second !== undefined) group.add(hash(`${word} _ ${second}`, 3) & mask);
    if (next !== undefined && second !== undefined)
      group.add(hash(`${word} ${next} ${second}`, 5) & mask);
  }
  return group;
}

/**
 * Words, their pairs and triples, and parts of words of three to five letters, hashed into a table.
 * @param tableSize a power of two
 */
export function textFeatures(words: readonly string[], tableSize: number): FeatureList {
  const parts = new Set<number>();
  const line = words.filter((word) => word !== '.').join(' ');
  addParts(` ${line} `, parts, tableSize - 1);
  return listOf([wordGroup(words, tableSize - 1), parts]);
}

/** Words, their pairs and triples, hashed into a table. */
export function wordFeatures(words: readonly string[], tableSize: number): FeatureList {
  return listOf([wordGroup(words, tableSize - 1)]);
}

/** Features of plain marks, for example concepts, hashed into a table. */
export function markFeatures(marks: Iterable<string>, tableSize: number): FeatureList {
  const group = new Set<number>();
  for (const mark of marks) group.add(hash(mark, 6) & (tableSize - 1));
  return listOf([group]);
}

function listOf(groups: readonly Set<number>[]): FeatureList {
  const count = groups.reduce((sum, group) => sum + group.size, 0);
  const indexes = new Int32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const group of groups) {
    const value = group.size === 0 ? 0 : 1 / Math.sqrt(group.size);
    for (const index of group) {
      indexes[at] = index;
      values[at] = value;
      at += 1;
    }
  }
  return { indexes, values };
}

/** Several lists as one, each with its tables beginning at `at` and its values multiplied by `emphasis` (1). */
export function joinFeatures(
  parts: readonly { list: FeatureList; at: number; emphasis?: number }[],
): FeatureList {
  const count = parts.reduce((sum, { list }) => sum + list.indexes.length, 0);
  const indexes = new Int32Array(count);
  const values = new Float32Array(count);
  let to = 0;
  for (const { list, at, emphasis = 1 } of parts) {
    for (let i = 0; i < list.indexes.length; i += 1) {
      indexes[to] = (list.indexes[i] ?? 0) + at;
      values[to] = (list.values[i] ?? 0) * emphasis;
      to += 1;
    }
  }
  return { indexes, values };
}
