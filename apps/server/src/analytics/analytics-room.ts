import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Store } from '../storage/database.ts';
import { addAnalyticsRoutes } from './analytics-routes.ts';
import { createAnalytics } from './analytics.ts';
import { createCountStore } from './count-store.ts';
import { createFigures } from './figures.ts';
import { createTally } from './tally.ts';
import { countVisits } from './visits.ts';

/** Counters that know nobody. */
export function openAnalyticsRoom(given: {
  db: Store;
  limits: RateLimits;
  clock: Clock;
  log: Log;
}) {
  const { limits, clock, log } = given;
  const store = createCountStore(given.db);
  const analytics = createAnalytics({ store, clock });
  const figures = createFigures({ store, clock });
  const tally = createTally({ store, clock, log });
  return {
    /** Handed to the other rooms. */
    count: tally.count,
    addRoutes(app: FastifyInstance): void {
      addAnalyticsRoutes(app, { analytics, figures, limits });
      countVisits(app, tally.count);
    },
    removeOld: analytics.removeOld,
    stop: tally.flush,
  };
}
