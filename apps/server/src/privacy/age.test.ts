import { describe, expect, test } from 'vitest';
import { isSurelyAdult } from './age.ts';

const november = Date.UTC(2026, 10, 21);

describe('the age that a month of birth says', () => {
  test.each([
    [{ year: 2008, month: 10 }, true],
    [{ year: 2008, month: 11 }, false],
    [{ year: 2008, month: 12 }, false],
    [{ year: 1990, month: 12 }, true],
    [{ year: 2026, month: 11 }, false],
    [{ year: 2100, month: 1 }, false],
  ])('of somebody born in %o is of age: %s', (birth, adult) => {
    expect(isSurelyAdult(birth, november)).toBe(adult);
  });
});
