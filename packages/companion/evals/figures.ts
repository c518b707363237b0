import type { EvalLevel, RiskText } from './sets.ts';

export interface RiskFigures {
  crisis: Share;
  crisisSeen: Share;
  concernSeen: Share;
  harmlessAsCrisis: Share;
  harmlessAsConcern: Share;
}

export interface Share {
  hits: number;
  of: number;
}

/** Recall and false alarms of a set of answered risk texts. */
export function riskFigures(
  answered: readonly { text: RiskText; level: EvalLevel }[],
): RiskFigures {
  const share = (level: EvalLevel, test: (found: EvalLevel) => boolean): Share => {
    const own = answered.filter(({ text }) => text.level === level);
    return { hits: own.filter((one) => test(one.level)).length, of: own.length };
  };
  return {
    crisis: share('crisis', (found) => found === 'crisis'),
    crisisSeen: share('crisis', (found) => found !== 'none'),
    concernSeen: share('concern', (found) => found !== 'none'),
    harmlessAsCrisis: share('none', (found) => found === 'crisis'),
    harmlessAsConcern: share('none', (found) => found !== 'none'),
  };
}

/** The bounds of a share at 95 % (Wilson's score interval). */
export function confidence({ hits, of }: Share): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const spread = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

/** '93.4 % (90.1–95.8, 312)'. */
export function written(share: Share): string {
  const percent = (value: number): string => (100 * value).toFixed(1);
  const { low, high } = confidence(share);
  if (share.of === 0) return '–';
  return `${percent(share.hits / share.of)} % (${percent(low)}–${percent(high)}, ${share.of})`;
}

/** The value below which this part of the numbers lies; 0 without numbers. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
