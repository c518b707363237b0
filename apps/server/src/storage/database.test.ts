import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, removeTestDatabase } from '../test/test-store.ts';
import type { Database } from './database.ts';
import { NewerSchemaError } from './migrate.ts';
import { personalTables } from './personal-tables.ts';
import { shortRead } from './short-read.ts';

let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-store-'));
  database = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await database.close();
  await removeTestDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

function audit(id: string) {
  return { id, at: 1, event: 'test', user_id: null, session_id: null };
}

async function countAudit(): Promise<number> {
  const row = await database.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

describe('the store', () => {
  test('G1 what was written is there after it was opened again', async () => {
    await database.db.insertInto('audit_log').values(audit('a')).execute();
    await database.close();
    database = await openTestDatabase(dataDir);
    expect(await countAudit()).toBe(1);
  });

  test('a read right after an answered write sees it, alone and among many', async () => {
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        await database.db
          .insertInto('audit_log')
          .values(audit(`id-${index}`))
          .execute();
        const row = await database.db
          .selectFrom('audit_log')
          .select('id')
          .where('id', '=', `id-${index}`)
          .executeTakeFirst();
        expect(row?.id).toBe(`id-${index}`);
      }),
    );
  });

  test('a failing statement fails alone, the others of its group stay', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((id) =>
        database.db.insertInto('audit_log').values(audit(id)).execute(),
      ),
    );
    // Which of two equals comes first is the database's choice.
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect([results[1]?.status, results[3]?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(await countAudit()).toBe(3);
  });

  test('G1 a transaction that fails leaves nothing behind, and neither stops nor undoes its neighbours', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.insertInto('audit_log').values(audit('lost')).execute();
      throw new Error('changed my mind');
    });
    const neighbours = ['a', 'b'].map((id) =>
      database.transaction((transaction) =>
        transaction.insertInto('audit_log').values(audit(id)).execute(),
      ),
    );
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all(neighbours);
    expect(await countAudit()).toBe(2);
  });

  test('what a transaction has not committed is seen by nobody else', async () => {
    await database.transaction(async (transaction) => {
      await transaction.insertInto('audit_log').values(audit('a')).execute();
      expect(await countAudit()).toBe(0);
    });
    expect(await countAudit()).toBe(1);
  });

  test('transactions run one after another: no update is lost', async () => {
    await database.db
      .insertInto('daily_counts')
      .values({ day: '2026-01-01', name: 'n', label: '', count: 0 })
      .execute();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.transaction(async (transaction) => {
          const { count } = await transaction
            .selectFrom('daily_counts')
            .select('count')
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('daily_counts')
            .set({ count: count + 1 })
            .execute();
        }),
      ),
    );
    const { count } = await database.db
      .selectFrom('daily_counts')
      .select('count')
      .executeTakeFirstOrThrow();
    expect(count).toBe(50);
  });

  test('a short read runs with other values each time, and sees what was written', async () => {
    const readEvents = shortRead(database.db, (at: number, id: string) =>
      database.db
        .selectFrom('audit_log')
        .select('event')
        .where('id', '=', id)
        .where('event', '=', 'test')
        .where('at', '=', at),
    );
    expect(await readEvents(1, 'a')).toEqual([]);
    for (const id of ['a', 'b'])
      await database.db.insertInto('audit_log').values(audit(id)).execute();
    expect(await readEvents(1, 'a')).toEqual([{ event: 'test' }]);
    expect(await Promise.all([readEvents(1, 'b'), readEvents(1, 'c'), readEvents(2, 'b')])).toEqual(
      [[{ event: 'test' }], [], []],
    );
  });

  test('G6 migrations run again change nothing; a newer schema is refused', async () => {
    await database.close();
    database = await openTestDatabase(dataDir);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(
      database.db,
    );
    await database.close();
    await expect(openTestDatabase(dataDir)).rejects.toThrow(NewerSchemaError);
    await expect(openTestDatabase(dataDir)).rejects.toThrow('9999-future');
  });

  test('G3 every table with the id of a person is in the one list', async () => {
    // Keys and the record of erasures outlive the person's rows: the cipher and the ledger look after them.
    const tables = (await database.db.introspection.getTables()).filter(
      ({ schema }) => schema !== 'keys',
    );
    const personal = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /user_id$|^session_id$|^actor_id$|^subject_id$/.test(column.name))
        .map((column) => ({ name, column: column.name })),
    );
    expect(personal.length).toBeGreaterThan(10);
    const unlisted = personal.filter(
      ({ name, column }) =>
        !personalTables.some((entry) => entry.table === name && entry.column === column),
    );
    // The session of an audit entry says nothing once the entry's person is gone.
    expect(unlisted).toEqual([{ name: 'audit_log', column: 'session_id' }]);
  });
});
