import { limits, type Language, type Resource } from '@accanto/contract';
import * as z from 'zod';
import data from './resources.json' with { type: 'json' };
import type { Lane } from './risk.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/u);

const entrySchema = z.object({
  id: z.string(),
  /** ISO 3166 codes; '*' is every country without an entry of its own. */
  countries: z.array(z.string()),
  region: z.optional(z.string()),
  languages: z.array(z.string()),
  audience: z.enum(['everyone', 'women', 'minors']),
  kind: z.enum(['emergency', 'suicide', 'listening', 'violence', 'minor']),
  name: z.partialRecord(z.enum(['it', 'en', 'es', 'nl']), z.string()),
  phone: z.nullable(z.string()),
  text: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  chatUrl: z.nullable(z.string()),
  hours: z.union([
    z.literal('always'),
    z.literal('unknown'),
    z.object({ from: clockTime, to: clockTime }),
  ]),
  timeZone: z.string(),
  free: z.boolean(),
  anonymous: z.boolean(),
  sourceUrl: z.url(),
  verifiedOn: z.iso.date(),
  verifiedBy: z.string(),
  status: z.enum(['V2', 'V1', 'U']),
});
export type ResourceEntry = z.infer<typeof entrySchema>;

/** The whole file, also what is not shown (safety-and-law.md section 6). */
export const resourceEntries: readonly ResourceEntry[] = z.array(entrySchema).parse(data);

const dayMs = 24 * 3_600_000;
const longestTrustMs = limits.helpLineTrustDays * dayMs;

/** When the operator confirmed a line, by its id; newer than the file's own date, it counts instead. */
let confirmations: ReadonlyMap<string, number> = new Map();

/** Hands in what the operator has confirmed so far: milliseconds since epoch by the id of the line. */
export function setConfirmations(confirmedAt: ReadonlyMap<string, number>): void {
  confirmations = confirmedAt;
}

/** The last check of a line, milliseconds since epoch. */
export function trustedSince(entry: ResourceEntry): number {
  const verifiedAt = Date.parse(`${entry.verifiedOn}T00:00:00Z`);
  return Math.max(verifiedAt, confirmations.get(entry.id) ?? 0);
}

/** The country to show lines of: the person's choice, else that of the interface's language; null where English leaves it open. */
export function countryOf(chosen: string | null, interfaceLanguage: Language): string | null {
  if (chosen !== null) return chosen === 'UK' ? 'GB' : chosen;
  return { it: 'IT', es: 'ES', nl: 'NL', en: null }[interfaceLanguage];
}

/** The emergency number of a country: 112, except where another one is the known one. */
export function emergencyNumberOf(country: string | null): string {
  const own = resourceEntries.find(
    (entry) => entry.kind === 'emergency' && country !== null && entry.countries.includes(country),
  );
  return own?.phone ?? '112';
}

/** The emergency numbers of Great Britain and the United States: named where English leaves the country open. */
export function emergencyNumbersElsewhere(): { unitedKingdom: string; unitedStates: string } {
  return { unitedKingdom: emergencyNumberOf('GB'), unitedStates: emergencyNumberOf('US') };
}

/**
 * The lines to show: of the country, verified twice, fitting the lanes; the emergency number first when it is urgent,
 * else last; then open and free, open, closed.
 * @param now milliseconds since epoch
 */
export function resourcesFor(wish: {
  country: string | null;
  language: Language;
  lanes: readonly Lane[];
  isUrgent: boolean;
  now: number;
}): Resource[] {
  const shown = resourceEntries.filter(
    (entry) => isShown(entry, wish.now) && isOf(entry, wish.country) && fits(entry, wish.lanes),
  );
  const emergency = shown.filter((entry) => entry.kind === 'emergency');
  const lines = shown
    .filter((entry) => entry.kind !== 'emergency')
    .sort((one, other) => orderOf(one, wish) - orderOf(other, wish));
  const ordered = wish.isUrgent ? [...emergency, ...lines] : [...lines, ...emergency];
  return ordered.map((entry) => toResource(entry, wish.language, wish.now));
}

/** Every number of the file, digits only: the only ones a reply may carry. */
export const knownNumbers: ReadonlySet<string> = new Set(
  resourceEntries
    .filter((entry) => entry.status === 'V2')
    .flatMap((entry) => [entry.phone, entry.text])
    .filter((number) => number !== null)
    .map((number) => number.replace(/\D/gu, '')),
);

/** Whether a line answers now, in its own time zone. */
export function isOpenAt(entry: ResourceEntry, now: number): boolean {
  if (entry.hours === 'always') return true;
  if (entry.hours === 'unknown') return false;
  const minute = minuteOfDay(now, entry.timeZone);
  return minute >= minutesOf(entry.hours.from) && minute < minutesOf(entry.hours.to);
}

/** Whether people see the line: two sources agree, and the last check is not older than a year. */
export function isShown(entry: ResourceEntry, now: number): boolean {
  if (entry.status !== 'V2' || entry.region !== undefined) return false;
  return entry.kind === 'emergency' || now - trustedSince(entry) <= longestTrustMs;
}

/** English without a country chosen: the lines of the three countries, each named, until the person says which. */
const englishCountries = ['GB', 'IE', 'US'];

function isOf(entry: ResourceEntry, country: string | null): boolean {
  if (country === null) {
    return (
      entry.countries.includes('*') ||
      entry.countries.some((code) => englishCountries.includes(code))
    );
  }
  if (!entry.countries.includes('*')) return entry.countries.includes(country);
  return emergencyNumberOf(country) === entry.phone;
}

function fits(entry: ResourceEntry, lanes: readonly Lane[]): boolean {
  if (entry.kind === 'emergency') return true;
  if (entry.kind === 'violence') return lanes.includes('violence');
  if (entry.kind === 'minor') return lanes.includes('minor');
  const onlyViolence = lanes.length > 0 && lanes.every((lane) => lane === 'violence');
  return !(onlyViolence && entry.kind === 'suicide');
}

function orderOf(entry: ResourceEntry, wish: { lanes: readonly Lane[]; now: number }): number {
  const isForLane =
    (entry.kind === 'violence' && wish.lanes.includes('violence')) ||
    (entry.kind === 'minor' && wish.lanes.includes('minor'));
  const isOpen = isOpenAt(entry, wish.now);
  return (isOpen ? (entry.free ? 0 : 2) : 4) + (isForLane ? 0 : 1);
}

function toResource(entry: ResourceEntry, language: Language, now: number): Resource {
  const isOpen = isOpenAt(entry, now);
  return {
    id: entry.id,
    name: entry.name[language] ?? Object.values(entry.name)[0] ?? entry.id,
    kind: entry.kind,
    phone: entry.phone,
    text: entry.text,
    chatUrl: entry.chatUrl,
    isOpen,
    hours: hoursInWords(entry, language),
    opens:
      isOpen || typeof entry.hours === 'string'
        ? null
        : opensWords[language](shortTime(entry.hours.from)),
    isFree: entry.free,
  };
}

const opensWords: Record<Language, (time: string) => string> = {
  it: (time) => `apre alle ${time}`,
  en: (time) => `opens at ${time}`,
  es: (time) => `abre a las ${time}`,
  nl: (time) => `gaat open om ${time}`,
};
const alwaysWords: Record<Language, string> = {
  it: '24 ore su 24',
  en: '24 hours a day',
  es: 'las 24 horas',
  nl: 'dag en nacht',
};
const dailyWords: Record<Language, (from: string, to: string) => string> = {
  it: (from, to) => `ogni giorno ${from}–${to}`,
  en: (from, to) => `every day ${from}–${to}`,
  es: (from, to) => `todos los días ${from}–${to}`,
  nl: (from, to) => `elke dag ${from}–${to}`,
};

/** In the words of the language; empty: not known. */
export function hoursInWords(entry: ResourceEntry, language: Language): string {
  if (entry.hours === 'always') return alwaysWords[language];
  if (entry.hours === 'unknown') return '';
  return dailyWords[language](shortTime(entry.hours.from), shortTime(entry.hours.to));
}

function shortTime(time: string): string {
  return time.replace(/^0/u, '').replace(/:00$/u, '');
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return minutesOf(parts);
}
