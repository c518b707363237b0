import { limits } from '@accanto/contract';

/**
 * Whether somebody born in this month is surely of age. The day is not asked, so in the month of the birthday itself
 * the answer is still no (safety-and-law.md 7: the service is for adults).
 */
export function isSurelyAdult(birth: { year: number; month: number }, now: number): boolean {
  const today = new Date(now);
  const monthsLived =
    (today.getUTCFullYear() - birth.year) * 12 + (today.getUTCMonth() + 1 - birth.month);
  return monthsLived > limits.minimumAgeYears * 12;
}
