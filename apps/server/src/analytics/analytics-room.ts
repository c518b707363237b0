import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Store } from '../storage/database.ts';
import { addAnalyticsRoutes } from './analytics-routes.ts';
import { createAnalytics } from './analytics.ts';
import { createCountStore } from './count-store.ts';

/** Counters that know nobody. */
export function openAnalyticsRoom(given: { db: Store; limits: RateLimits; clock: Clock }) {
  const analytics = createAnalytics({ store: createCountStore(given.db), clock: given.clock });
  return {
    addRoutes(app: FastifyInstance): void {
      addAnalyticsRoutes(app, { analytics, limits: given.limits });
    },
    removeOld: analytics.removeOld,
  };
}
