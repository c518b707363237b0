import { languages } from '@accanto/contract';
import { expect, test } from 'vitest';
import { readSafetyFacts } from './safety-facts.ts';

const { figures, lines } = readSafetyFacts();

test('every language has its figures, as shares', () => {
  expect(Object.keys(figures).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
});

test('every line can be reached in some way and names its source and the day it was checked', () => {
  for (const line of lines) {
    expect(
      [line.phone, line.text, line.chatUrl].some((way) => way !== null),
      line.id,
    ).toBe(true);
    expect(new URL(line.sourceUrl).protocol, line.id).toBe('https:');
    expect(Number.isNaN(Date.parse(line.verifiedOn)), line.id).toBe(false);
  }
});

test('only lines that two sources confirm are shown, 112 among them', () => {
  expect(lines.find(({ id }) => id === 'eu-112')?.phone).toBe('112');
  // Kept in the file, but confirmed by nobody yet.
  expect(lines.map(({ id }) => id)).not.toContain('it-samaritans');
});

test('a line that nobody has checked for a year is shown no more; the emergency number always is', () => {
  const later = readSafetyFacts(Date.now() + 400 * 24 * 3_600_000).lines;
  expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(['emergency']));
});
