import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownCount, shownParts, shownTotal } from './small-counts.ts';

const counts = fc.array(fc.nat(60), { maxLength: 12 });
const sum = (all: readonly number[]): number => all.reduce((total, count) => total + count, 0);

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
