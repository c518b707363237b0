// How long the event loop stands still while many people write at once: the engine in the server's own thread, and
// in the store's threads. Run: SYNC_MS=20 node --import ./bench/slow-disk.ts bench/store-loop-delay.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openDatabase } from '../src/storage/database.ts';

const writers = 50;
const writesEach = 10;

interface Store {
  write(id: string): Promise<void>;
  close(): Promise<void>;
}

function openInThisThread(folder: string): Store {
  const db = new DatabaseSync(join(folder, 'store.db'));
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('create table entries (id text primary key, at integer)');
  const insert = db.prepare('insert into entries (id, at) values (?, ?)');
  return {
    async write(id) {
      await nextTurn();
      db.exec('begin immediate');
      insert.run(id, 1);
      db.exec('commit');
    },
    close: async () => db.close(),
  };
}

async function openInThreads(folder: string): Promise<Store> {
  const database = await openDatabase({ dataDir: folder, postgres: null });
  return {
    async write(id) {
      await database.db
        .insertInto('audit_log')
        .values({ id, at: 1, event: 'bench', user_id: null, session_id: null })
        .execute();
    },
    close: () => database.close(),
  };
}

async function measure(
  name: string,
  open: (folder: string) => Promise<Store> | Store,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'accanto-bench-'));
  const store = await open(folder);
  await store.write('warm-up');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; index < writesEach; index += 1) await store.write(`${writer}-${index}`);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  delay.disable();
  const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1);
  const writes = writers * writesEach;
  console.log(
    `${name}: loop delay p50 ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms, max ${ms(delay.max)} ms; ${writes} durable writes in ${seconds.toFixed(2)} s (${Math.round(writes / seconds)}/s)`,
  );
  await store.close();
  rmSync(folder, { recursive: true });
}

console.log(
  `disk sync ${process.env['SYNC_MS'] ?? 20} ms more than this disk's own; ${writers} writers`,
);
await measure('in the server thread', openInThisThread);
await measure('in store threads    ', openInThreads);
