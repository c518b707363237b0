import { retentionDays, type AnalyticsEvent } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { CountStore } from './count-store.ts';

/** Anybody can send events, so the different ones of a day are bounded; the rest is counted together. */
const labelsAtMost = 500;
const restLabel = 'other';
const dayMs = 24 * 3_600_000;

/** Cookie-free daily counters: how often each event happened on a day (SPEC 7). */
export function createAnalytics(parts: { store: CountStore; clock: Clock }) {
  const { store, clock } = parts;
  const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);

  async function roomFor(day: string, name: string, label: string): Promise<boolean> {
    if (await store.isKnown(day, name, label)) return true;
    return (await store.labelsOf(day, name)) < labelsAtMost;
  }

  return {
    async count(event: AnalyticsEvent): Promise<void> {
      const day = today();
      const label = labelOf(event);
      await store.add(day, event.name, (await roomFor(day, event.name, label)) ? label : restLabel);
    },

    async removeOld(): Promise<void> {
      const oldest = clock.now() - retentionDays.dailyCounts * dayMs;
      await store.removeBefore(new Date(oldest).toISOString().slice(0, 10));
    },
  };
}
export type Analytics = ReturnType<typeof createAnalytics>;

/** An event's properties in the order of the contract, for example `Inizia ora | hero`. */
function labelOf(event: AnalyticsEvent): string {
  const { name, ...properties } = event;
  void name;
  return Object.values(properties)
    .filter((value) => value !== undefined)
    .map((value) => String(value).toWellFormed())
    .join(' | ');
}
