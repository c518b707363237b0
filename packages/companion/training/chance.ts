/** Puts a list into another order, in place. */
export function shuffle(list: number[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
}

/** A repeatable source of chance (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Fills a part with numbers near enough to a normal distribution around nought. */
export function scatter(part: Float32Array, spread: number, random: () => number): void {
  for (let i = 0; i < part.length; i += 1) {
    let sum = 0;
    for (let k = 0; k < 6; k += 1) sum += random();
    part[i] = ((sum - 3) / Math.SQRT1_2) * spread;
  }
}
