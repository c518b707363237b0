/** Where the features of one text fall in tables of weights. */
export interface FeatureList {
  indexes: Int32Array;
  /** One value per index: the groups of features are each of length one. */
  values: Float32Array;
}

/** FNV-1a over UTF-16 units, 32 bits, with its bits mixed at the end. */
export function hash(text: string, seed: number): number {
  return mixed(over(startOf(seed), text));
}

/** The hash so far, over another text: several are hashed one after another without making one text of them. */
function over(value: number, text: string): number {
  let result = value;
  for (let i = 0; i < text.length; i += 1) result = step(result, text.charCodeAt(i));
  return result;
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

/** Which places the group that is being collected has taken; all noughts between two groups. */
let taken = new Uint8Array();

/** The places of a table that hashes fall on, each once, in the order in which they come. Quicker than a set of them. */
class Places {
  readonly #mask: number;
  readonly #places: number[] = [];

  constructor(tableSize: number) {
    this.#mask = tableSize - 1;
    if (taken.length < tableSize) taken = new Uint8Array(tableSize);
  }

  add(hashed: number): void {
    const place = hashed & this.#mask;
    if (taken[place] !== 0) return;
    taken[place] = 1;
    this.#places.push(place);
  }

  /** To be called once, before another group is begun. */
  close(): readonly number[] {
    for (const place of this.#places) taken[place] = 0;
    return this.#places;
  }
}

const partSeed = 4;
const shortestPart = 3;
const longestPart = 5;

/** All parts of three to five units, hashed while they grow: this is the longest loop of an assessment. */
function partGroup(line: string, tableSize: number): readonly number[] {
  const places = new Places(tableSize);
  for (let from = 0; from + shortestPart <= line.length; from += 1) {
    let value = startOf(partSeed);
    for (let size = 1; size <= longestPart && from + size <= line.length; size += 1) {
      value = step(value, line.charCodeAt(from + size - 1));
      if (size >= shortestPart) places.add(mixed(value));
    }
  }
  return places.close();
}

/** Words, word pairs (also with one word between) and triples; the ends of sentences do not count. */
function wordGroup(words: readonly string[], tableSize: number): readonly number[] {
  const places = new Places(tableSize);
  const spoken = words.filter((word) => word !== '.');
  for (let i = 0; i < spoken.length; i += 1) {
    const word = spoken[i] ?? '';
    const next = spoken[i + 1];
    const second = spoken[i + 2];
    places.add(hash(word, 1));
    if (next === undefined) continue;
    places.add(mixed(over(over(over(startOf(2), word), ' '), next)));
    if (second === undefined) continue;
    places.add(mixed(over(over(over(startOf(3), word), ' _ '), second)));
    const pair = over(over(over(startOf(5), word), ' '), next);
    places.add(mixed(over(over(pair, ' '), second)));
  }
  return places.close();
}

/**
 * Words, their pairs and triples, and parts of words of three to five letters, hashed into a table.
 * @param tableSize a power of two
 */
export function textFeatures(words: readonly string[], tableSize: number): FeatureList {
  const line = words.filter((word) => word !== '.').join(' ');
  return listOf([wordGroup(words, tableSize), partGroup(` ${line} `, tableSize)]);
}

/** Words, their pairs and triples, hashed into a table. */
export function wordFeatures(words: readonly string[], tableSize: number): FeatureList {
  return listOf([wordGroup(words, tableSize)]);
}

/** Features of plain marks, for example concepts, hashed into a table. */
export function markFeatures(marks: Iterable<string>, tableSize: number): FeatureList {
  const places = new Places(tableSize);
  for (const mark of marks) places.add(hash(mark, 6));
  return listOf([places.close()]);
}

function listOf(groups: readonly (readonly number[])[]): FeatureList {
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const indexes = new Int32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const group of groups) {
    indexes.set(group, at);
    values.fill(1 / Math.sqrt(group.length), at, at + group.length);
    at += group.length;
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
