import { retentionDays } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { ReportStore } from './report-store.ts';

const dayMs = 24 * 3_600_000;

/** Removes reports whose time is over (safety-and-law.md 8). */
export function removeOldReports(store: ReportStore, clock: Clock): Promise<void> {
  return store.removeBefore(clock.now() - retentionDays.reports * dayMs);
}
