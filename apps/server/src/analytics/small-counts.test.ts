import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yearlyFigures } from './yearly-figures.ts';
import { shownCount, shownParts, shownTotal } from './small-counts.ts';

const counts = fc.array(fc.nat(60), { maxLength: 12 });
const sum = (all: readonly number[]): number => all.reduce((total, count) => total + count, 0);

test('the figures of a year are told by month and country, and nothing below ten', () => {
  const count = (day: string, name: string, label: string, times: number) => ({
    day,
    name,
    label,
    count: times,
  });
  expect(
    yearlyFigures([
      count('2026-03-02', 'cardsShown', 'IT small', 8),
      count('2026-03-30', 'cardsShown', 'IT urgent', 4),
      count('2026-03-30', 'helpLineTaps', 'it-telefono-amico', 3),
      count('2026-02-01', 'cardsShown', 'NL full', 9),
      count('2026-02-01', 'helpLineTaps', 'nl-113', 10),
    ]),
  ).toEqual([
    { month: '2026-02', country: 'NL', cardsShown: null, taps: 10 },
    { month: '2026-03', country: 'IT', cardsShown: 12, taps: null },
  ]);
});

describe('counts below ten', () => {
  test('are not told, and neither is that there were none', () => {
    expect([0, 1, 9, 10, 250].map(shownCount)).toEqual([null, null, null, 10, 250]);
  });

  test('never stand among the parts, and cannot be told from the total', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const total = sum(all);
        const parts = shownParts(
          all.map((count, index) => ({ label: `l${index}`, count })),
          total,
        );
        expect(parts.filter(({ count }) => count < 10)).toEqual([]);
        if (parts.length > 0) expect(sum(parts.map(({ count }) => count))).toBe(total);
      }),
    );
  });

  test('make the sum of their days coarse', () => {
    fc.assert(
      fc.property(counts, (days) => {
        const total = shownTotal(sum(days), days);
        const hidesOne = days.some((day) => day > 0 && day < 10);
        if (total === null) expect(sum(days)).toBeLessThan(20);
        else if (hidesOne) expect(total % 10).toBe(0);
        else expect(total).toBe(sum(days));
      }),
    );
  });
});
