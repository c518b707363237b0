import {
  adminFiguresSchema,
  figureNames,
  type AdminFigures,
  type FigureName,
} from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { CountStore, DayCount, LabelCount } from './count-store.ts';
import { shownCount, shownParts, shownTotal } from './small-counts.ts';

const dayMs = 24 * 3_600_000;
const defaultDays = 30;

/** Some time passed until the first word: the upper bounds between which it is counted. */
export const firstWordBoundsMs = [
  25, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000,
] as const;

/** The bound under which it is counted, as a label. */
export function firstWordLabel(ms: number): string {
  return String(firstWordBoundsMs.find((bound) => ms <= bound) ?? firstWordBoundsMs.at(-1));
}

const events = [
  'CTA Click',
  'Scroll Depth',
  'Section View',
  'Plan Click',
  'Social Click',
  'Navigation Click',
  'Language Changed',
  'Waitlist Signup',
  'Contact Form Submit',
] as const;

/** A step of a funnel: a counter, or one label of it. */
type Step = readonly [step: string, counter: string, label?: string];
const funnels: Readonly<Record<AdminFigures['funnels'][number]['name'], readonly Step[]>> = {
  waitlist: [
    ['visit', 'visits'],
    ['section', 'Section View', 'waitlist'],
    ['click', 'CTA Click'],
    ['signup', 'waitlistSignups'],
  ],
  contact: [
    ['visit', 'visits'],
    ['section', 'Section View', 'contact'],
    ['message', 'contactMessages'],
  ],
  plans: [
    ['visit', 'visits'],
    ['section', 'Section View', 'pricing'],
    ['click', 'Plan Click'],
    ['signup', 'waitlistSignups'],
  ],
  chat: [
    ['visit', 'visits'],
    ['sign-in', 'signIns'],
    ['conversation', 'conversations'],
    ['reply', 'replies'],
  ],
  reading: [
    ['25', 'Scroll Depth', '25'],
    ['50', 'Scroll Depth', '50'],
    ['75', 'Scroll Depth', '75'],
    ['100', 'Scroll Depth', '100'],
  ],
};

/** The counters of a period, with everything below ten hidden (safety-and-law.md 8). */
export function createFigures(parts: { readonly store: CountStore; readonly clock: Clock }) {
  const { store, clock } = parts;

  return async (wantedDays: number = defaultDays): Promise<AdminFigures> => {
    const days = daysUntil(clock.now(), wantedDays);
    const since = days[0] ?? '';
    const [byDay, byLabel, fromTables] = await Promise.all([
      store.byDay(since),
      store.byLabel(since),
      store.ofTables(Date.parse(since)),
    ]);
    const perDay = [...byDay, ...fromTables];
    return adminFiguresSchema.parse({
      days,
      series: figureNames.map((name) => seriesOf(name, days, perDay, byLabel)),
      events: events.map((name) => {
        const labels = byLabel.filter((row) => row.name === name);
        const total = totalOf(labels);
        return { name, total: shownCount(total), parts: shownParts(labels, total) };
      }),
      funnels: Object.entries(funnels).map(([name, steps]) => ({
        name,
        steps: steps.map(([step, counter, label]) => ({
          name: step,
          count: shownCount(
            totalOf(
              byLabel.filter(
                (row) => row.name === counter && (label === undefined || row.label === label),
              ),
            ),
          ),
        })),
      })),
      firstWord: firstWordOf(byLabel),
    });
  };
}
export type Figures = ReturnType<typeof createFigures>;

function seriesOf(
  name: FigureName,
  days: readonly string[],
  perDay: readonly DayCount[],
  byLabel: readonly LabelCount[],
): AdminFigures['series'][number] {
  const own = new Map(
    perDay.filter((row) => row.name === name).map(({ day, count }) => [day, count]),
  );
  const counts = days.map((day) => own.get(day) ?? 0);
  const exact = counts.reduce((sum, count) => sum + count, 0);
  const total = shownTotal(exact, counts);
  const labels = byLabel.filter((row) => row.name === name && row.label !== '');
  return {
    name,
    total,
    byDay: counts.map(shownCount),
    parts: labels.length === 0 ? [] : shownParts(labels, total ?? 0),
  };
}

/** Percentiles as the upper bound of the bucket that holds them. */
function firstWordOf(byLabel: readonly LabelCount[]): AdminFigures['firstWord'] {
  const buckets = byLabel
    .filter(({ name }) => name === 'firstWordMs')
    .map(({ label, count }) => ({ bound: Number(label), count }))
    .toSorted((one, two) => one.bound - two.bound);
  const total = totalOf(buckets);
  if (shownCount(total) === null) return null;
  const percentile = (share: number): number => {
    let seen = 0;
    for (const { bound, count } of buckets) {
      seen += count;
      if (seen >= total * share) return bound;
    }
    return 0;
  };
  return { p50Ms: percentile(0.5), p95Ms: percentile(0.95) };
}

function totalOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The last `count` days up to today, oldest first. */
function daysUntil(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
