import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { copyDatabase } from './sqlite-backup.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

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

/** The name of each file with what it lets others than its owner do. */
async function rightsOfOthers(folder: string): Promise<[string, number][]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o077]),
  );
}
const ownersOnly = ['accanto.db', 'accanto.db-shm', 'accanto.db-wal']
  .concat(['keys.db', 'keys.db-shm', 'keys.db-wal'])
  .map((name) => [name, 0]);

test('the files of the embedded store are for their owner only, also those that were not so far', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accanto-sqlite-'));
  const first = await openDatabase({ dataDir, postgres: null });
  expect(await rightsOfOthers(dataDir)).toEqual(ownersOnly);
  for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), 0o644);
  const second = await openDatabase({ dataDir, postgres: null });
  expect(await rightsOfOthers(dataDir)).toEqual(ownersOnly);
  await Promise.all([first.close(), second.close()]);
  await rm(dataDir, { recursive: true });
});

test('a backup is for its owner only from its first page on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'accanto-sqlite-'));
  const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')];
  const db = new DatabaseSync(from);
  db.exec('create table t (bytes blob); insert into t values (zeroblob(8000000))');
  db.close();
  const seen = new Map<number, number>();
  await copyDatabase(from, to, (share) => seen.set(share, statSync(to).mode & 0o077));
  await rm(folder, { recursive: true });
  expect(seen.size).toBeGreaterThan(2);
  expect(new Set(seen.values())).toEqual(new Set([0]));
});

test('a full disk is a store that is away, and nothing worse: with room again it takes the same', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accanto-sqlite-'));
  const { db, close } = await openDatabase({ dataDir, postgres: null });
  await sql`create table filling (bytes blob)`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma main.page_count`.execute(db);
  await sql`pragma main.max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const fill = () => sql`insert into filling values (zeroblob(100000))`.execute(db);
  await expect(fill()).rejects.toThrow(StoreUnavailableError);
  await sql`pragma main.max_page_count = 1000000`.execute(db);
  await fill();
  await close();
  await rm(dataDir, { recursive: true });
});
