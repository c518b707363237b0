import { shownCount } from './small-counts.ts';

/** A row of the public figures: how often help was shown and a line pressed. null: fewer than ten. */
export interface YearlyFigure {
  /** YYYY-MM */
  readonly month: string;
  /** As the card or the line names it, for example IT or EU. */
  readonly country: string;
  readonly cardsShown: number | null;
  readonly taps: number | null;
}

/** Cards and taps of a year by month and country, nothing below ten told (safety-and-law.md 8; Oregon SB 1546). */
export function yearlyFigures(
  counts: readonly {
    readonly day: string;
    readonly name: string;
    readonly label: string;
    readonly count: number;
  }[],
): YearlyFigure[] {
  const sums = new Map<string, { cardsShown: number; taps: number }>();
  for (const { day, name, label, count } of counts) {
    // A card is labelled `IT small`, a line `it-telefono-amico`.
    const country = (label.split(/[ -]/, 1)[0] ?? '').toUpperCase();
    const key = `${day.slice(0, 7)} ${country}`;
    const sum = sums.get(key) ?? { cardsShown: 0, taps: 0 };
    sums.set(key, sum);
    sum[name === 'cardsShown' ? 'cardsShown' : 'taps'] += count;
  }
  return [...sums]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([key, { cardsShown, taps }]) => {
      const [month = '', country = ''] = key.split(' ');
      return { month, country, cardsShown: shownCount(cardsShown), taps: shownCount(taps) };
    });
}
