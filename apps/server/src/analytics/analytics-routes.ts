import { httpCalls } from '@accanto/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { Analytics } from './analytics.ts';

export function addAnalyticsRoutes(
  app: FastifyInstance,
  parts: { analytics: Analytics; limits: RateLimits },
): void {
  route(app, httpCalls.analyticsEvent, async ({ body, request }) => {
    if (wantsNoCounting(request)) return { success: true } as const;
    await parts.limits.take('analytics:network', clientNetwork(request.ip));
    await parts.analytics.count(body);
    return { success: true } as const;
  });
}

/** Do Not Track, and Global Privacy Control (W3C, Sec-GPC): nothing at all is counted. */
function wantsNoCounting({ headers }: FastifyRequest): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
