import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { Analytics } from './analytics.ts';
import type { Figures } from './figures.ts';
import { wantsNoCounting } from './wants-no-counting.ts';

/** Door: events of the pages come in, and administrators see the sums. */
export function addAnalyticsRoutes(
  app: FastifyInstance,
  parts: { analytics: Analytics; figures: Figures; limits: RateLimits },
): void {
  route(app, httpCalls.analyticsEvent, async ({ body, request }) => {
    if (wantsNoCounting(request)) return { success: true } as const;
    await parts.limits.take('analytics:network', clientNetwork(request.ip));
    await parts.analytics.count(body);
    return { success: true } as const;
  });

  route(app, httpCalls.adminFigures, ({ query }) => parts.figures(query.days));
}
