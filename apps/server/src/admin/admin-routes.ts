import { httpCalls, limits } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { listActions } from '../audit-store.ts';
import { route } from '../http/route.ts';
import type { Store } from '../storage/database.ts';
import type { Health } from './health.ts';

/** Door: how the server is, and what administrators and the command line did. */
export function addOperationRoutes(
  app: FastifyInstance,
  parts: { readonly db: Store; readonly health: Health },
): void {
  route(app, httpCalls.adminHealth, () => parts.health());

  route(app, httpCalls.adminAudit, async ({ query }) => {
    const limit = query.limit ?? limits.pageSizeDefault;
    const found = await listActions(parts.db, {
      after: query.cursor ?? null,
      limit: limit + 1,
      action: query.action ?? null,
    });
    const page = found.slice(0, limit);
    return {
      items: page.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}
