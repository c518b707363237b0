import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { exportArchive, type ExportSource } from '../personal-export.ts';
import type { Erasure } from './erasure.ts';
import { demandFreshSignIn } from './profile-routes.ts';

/** Door: taking everything along, and leaving. */
export function addDepartureRoutes(
  app: FastifyInstance,
  given: {
    readonly erasure: Erasure;
    readonly exportSources: readonly ExportSource[];
    readonly limits: RateLimits;
    readonly clock: Clock;
  },
): void {
  route(app, httpCalls.exportAccount, async ({ person, reply }) => {
    await given.limits.take('export:person', person.id);
    const tables = await Promise.all(given.exportSources.map((source) => source(person.id)));
    const day = new Date(given.clock.now()).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="accanto-${day}.zip"`)
      .send(Buffer.from(await exportArchive(tables.flat())));
  });

  route(app, httpCalls.deleteAccount, async ({ person }) => {
    demandFreshSignIn(person, given.clock);
    return given.erasure.erase(person.id);
  });
}
