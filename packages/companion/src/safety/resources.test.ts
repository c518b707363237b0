import { expect, test } from 'vitest';
import { resourceEntries } from './resources.ts';

const lines = resourceEntries.map((entry) => [entry.id, entry] as const);

test.each(lines)('%s has a name, a way to reach it, hours, a country and a source', (_, entry) => {
  expect(Object.values(entry.name).filter((name) => name.trim() !== '')).not.toEqual([]);
  const ways = [entry.phone, entry.text, entry.whatsapp, entry.chatUrl];
  expect(ways.filter((way) => way !== null)).not.toEqual([]);
  expect(entry.countries).not.toEqual([]);
  for (const country of entry.countries) expect(country).toMatch(/^(?:[A-Z]{2}|\*)$/u);
  expect(entry.languages).not.toEqual([]);
  // Hours mean nothing without a clock that they are of; an unknown zone throws here.
  expect(new Intl.DateTimeFormat('en', { timeZone: entry.timeZone })).toBeDefined();
  if (typeof entry.hours === 'object') expect(entry.hours.from < entry.hours.to).toBe(true);
  expect(new URL(entry.sourceUrl).protocol).toBe('https:');
  expect(Date.parse(entry.verifiedOn)).not.toBeNaN();
  expect(entry.verifiedBy.trim()).not.toBe('');
});

test('a line that people see has a number, and its hours are known', () => {
  for (const entry of resourceEntries.filter(({ status }) => status === 'V2')) {
    expect(entry.phone ?? entry.text, entry.id).not.toBeNull();
    expect(entry.hours, entry.id).not.toBe('unknown');
  }
});

test('numbers are well formed: digits in groups, three to fifteen of them', () => {
  for (const { id, phone, text, whatsapp } of resourceEntries) {
    for (const number of [phone, whatsapp]) {
      if (number === null) continue;
      expect(number, id).toMatch(/^\+?\d[\d ()-]*\d$/u);
      expect(number.replace(/\D/gu, '').length, id).toBeGreaterThanOrEqual(3);
      expect(number.replace(/\D/gu, '').length, id).toBeLessThanOrEqual(15);
    }
    if (text !== null) expect(text, id).toMatch(/\d{3,}/u);
  }
});

test('no two lines of a country share an id or a number', () => {
  const ids = resourceEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const numbers = resourceEntries.flatMap(({ countries, phone, kind }) =>
    phone === null
      ? []
      : countries.map((country) => `${country} ${kind} ${phone.replace(/\D/gu, '')}`),
  );
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([]);
});
