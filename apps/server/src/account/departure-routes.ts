import { Readable } from 'node:stream';
import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { exportArchive, type ExportTable } from '../personal-export.ts';
import type { ExportProgress } from '../redis/export-progress.ts';
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
    readonly exportProgress: ExportProgress;
    readonly limits: RateLimits;
    readonly clock: Clock;
  },
): void {
  const { exportTables, exportProgress, limits, clock } = given;

  async function* writeExport(userId: string): AsyncGenerator<Uint8Array> {
    const counts = await Promise.all(exportTables.map((table) => table.count(userId)));
    const of = counts.reduce((sum, count) => sum + count, 0) * filesOfTable;
    const progress = exportProgress.begin(userId, of);
    try {
      yield* exportArchive(exportTables, userId, progress.countRow);
    } finally {
      progress.end();
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

  route(app, httpCalls.exportProgress, async ({ person }) => ({
    progress: await exportProgress.read(person.id),
  }));

  route(app, httpCalls.deleteAccount, async ({ person }) => {
    demandFreshSignIn(person, clock);
    return given.erasure.erase(person.id);
  });
}
