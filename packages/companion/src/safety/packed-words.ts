import { hash } from './features.ts';

const seed = 9;
const none = -1;

/**
 * A list of words in which each is found at once. They lie in three arrays of numbers: the garbage collector walks
 * through a map of 200,000 strings whenever it cleans up, and everybody who is being answered waits for it.
 */
export class PackedWords {
  /** The UTF-16 units of all words, one after another, and where each begins. */
  readonly #units: Uint16Array;
  readonly #starts: Uint32Array;
  /** An open hash table of places in the list, at most half full. */
  readonly #slots: Int32Array;

  constructor(words: readonly string[]) {
    this.#units = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0));
    this.#starts = new Uint32Array(words.length + 1);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * words.length + 1))).fill(none);
    words.forEach((word, place) => {
      const start = this.#starts[place] ?? 0;
      for (let i = 0; i < word.length; i += 1) this.#units[start + i] = word.charCodeAt(i);
      this.#starts[place + 1] = start + word.length;
      const slot = this.#slotOf(word);
      if (this.#slots[slot] === none) this.#slots[slot] = place;
    });
  }

  /** The place of a word in the list, the first where it stands there several times; -1 where it does not. */
  indexOf(word: string): number {
    return this.#slots[this.#slotOf(word)] ?? none;
  }

  /** The slot that holds a word, or the empty one where it would stand. */
  #slotOf(word: string): number {
    const mask = this.#slots.length - 1;
    let slot = hash(word, seed) & mask;
    while (this.#slots[slot] !== none && !this.#stands(word, this.#slots[slot] ?? 0))
      slot = (slot + 1) & mask;
    return slot;
  }

  #stands(word: string, place: number): boolean {
    const start = this.#starts[place] ?? 0;
    if ((this.#starts[place + 1] ?? 0) - start !== word.length) return false;
    for (let i = 0; i < word.length; i += 1)
      if (this.#units[start + i] !== word.charCodeAt(i)) return false;
    return true;
  }
}
