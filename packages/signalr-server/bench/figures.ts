/** Milliseconds of a clock that never goes back. */
export function monotonicMs(): number {
  return performance.now();
}

/** The value below which the given share (0 to 1) of the values lies. Throws nothing; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
