import { Readable } from 'node:stream';
import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { exportArchive, type ExportTable } from '../personal-export.ts';
import type { Erasure } from './erasure.ts';
import { demandFreshSignIn } from './profile-routes.ts';

/** Every table is written twice, as JSON and as CSV. */
const filesOfTable = 2;

/** Door: taking everything along, and leaving. */
export function addDepartureRoutes(
  app: FastifyInstance,
  given: {
    readonly erasure: Erasure;
    readonly exportTables: readonly ExportTable[];
    readonly limits: RateLimits;
    readonly clock: Clock;
  },
): void {
  const { exportTables, limits, clock } = given;
  /** Exports that are being written, by person. */
  const running = new Map<string, { rows: number; of: number }>();

  async function* writeExport(userId: string): AsyncGenerator<Uint8Array> {
    const counts = await Promise.all(exportTables.map((table) => table.count(userId)));
    const of = counts.reduce((sum, count) => sum + count, 0) * filesOfTable;
    const progress = { rows: 0, of };
    running.set(userId, progress);
    try {
      yield* exportArchive(exportTables, userId, () => {
        progress.rows += 1;
      });
    } finally {
      if (running.get(userId) === progress) running.delete(userId);
    }
  }

  route(app, httpCalls.exportAccount, async ({ person, reply }) => {
    await limits.take('export:person', person.id);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="accanto-${day}.zip"`)
      .send(Readable.from(writeExport(person.id), { objectMode: false }));
  });

  route(app, httpCalls.exportProgress, async ({ person }) => {
    const progress = running.get(person.id);
    return { progress: progress ? { ...progress } : null };
  });

  route(app, httpCalls.deleteAccount, async ({ person }) => {
    demandFreshSignIn(person, clock);
    return given.erasure.erase(person.id);
  });
}
