import { languages } from '@accanto/contract';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatMilliseconds,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format.ts';

/** Non-breaking spaces are a matter of the locale's data; the eye sees a space. */
const seen = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  ['it', '1.234', '12.345', '42%', '1 gen 2026', '1 gennaio 2026', '850 ms', '1,9 s', '6,99 €'],
  ['en', '1,234', '12,345', '42%', 'Jan 1, 2026', 'January 1, 2026', '850 ms', '1.9 sec', '€6.99'],
  [
    'es',
    '1.234',
    '12.345',
    '42 %',
    '1 ene 2026',
    '1 de enero de 2026',
    '850 ms',
    '1,9 s',
    '6,99 €',
  ],
  ['nl', '1.234', '12.345', '42%', '1 jan 2026', '1 januari 2026', '850 ms', '1,9 sec', '€ 6,99'],
] as const)(
  'numbers, shares, days, times and prices are written as in %s',
  (language, thousand, more, share, day, date, short, long, price) => {
    expect(formatNumber(1234, language)).toBe(thousand);
    expect(formatNumber(12_345, language)).toBe(more);
    expect(seen(formatPercent(0.42, language))).toBe(share);
    expect(formatDay('2026-01-01', language)).toBe(day);
    expect(formatDate('2026-01-01T12:00:00Z', language)).toBe(date);
    expect(seen(formatMilliseconds(850, language))).toBe(short);
    expect(seen(formatMilliseconds(1_850, language))).toBe(long);
    expect(seen(formatPrice(6.99, language))).toBe(price);
  },
);

test('a calendar day is the same day whatever the time zone', () => {
  for (const { code } of languages) {
    expect(formatDay('2026-03-01', code)).toMatch(/\b1\b/);
    expect(formatDay('2026-12-31', code)).toMatch(/31/);
  }
});
