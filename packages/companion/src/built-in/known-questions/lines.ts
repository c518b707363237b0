import type { Resource } from '@accanto/contract';
import { callable, linesOf, type LinePlace, writtenLine } from '../../safety/crisis-lines.ts';
import { countryOf, resourceEntries, resourcesFor } from '../../safety/resources.ts';
import type { Lane } from '../../safety/risk.ts';

/** A line that costs nothing, one that is paid for, one that needs no name, one that is written to. */
export type LineSlot = 'free' | 'paid' | 'nameless' | 'written';

const fits: Readonly<Record<Exclude<LineSlot, 'written'>, (line: Resource) => boolean>> = {
  free: (line) => line.isFree,
  paid: (line) => !line.isFree,
  nameless: ({ id }) => resourceEntries.some((entry) => entry.id === id && entry.anonymous),
};
const everyLane: readonly Lane[] = ['self_harm', 'violence', 'minor'];

/** The line that is meant, with its number, if the resource file says that of it; null: none. */
export function lineFor(slot: LineSlot, plain: string, place: LinePlace): string | null {
  if (slot === 'written') return writtenLine(place);
  const named = linesNamed(plain, place);
  const lines = named.length > 0 ? named : linesOf(place);
  const line = lines.find((one) => one.phone !== null && fits[slot](one));
  return line === undefined ? null : callable(line);
}

/** The lines of the country whose number stands in the message. */
function linesNamed(plain: string, place: LinePlace): Resource[] {
  const { language, interfaceLanguage, chosenCountry, now } = place;
  const country = countryOf(chosenCountry, interfaceLanguage);
  if (country === null) return [];
  const numbers: readonly string[] = plain.match(/\d[\d ]*\d/gu) ?? [];
  const digits = numbers.map((number) => number.replace(/\D/gu, ''));
  return resourcesFor({ country, language, lanes: everyLane, isUrgent: false, now }).filter(
    ({ phone }) => phone !== null && digits.includes(phone.replace(/\D/gu, '')),
  );
}
