import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('G1 a write to the embedded store is synced to the disk before it is answered', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accanto-sqlite-'));
  const database = await openDatabase({ dataDir, postgres: null });
  const settings = await sql<{ journal: string; level: number }>`
    select (select journal_mode from pragma_journal_mode) as journal,
      (select synchronous from pragma_synchronous) as level`.execute(database.db);
  await database.close();
  await rm(dataDir, { recursive: true });
  expect(settings.rows[0]).toEqual({ journal: 'wal', level: 2 });
});
