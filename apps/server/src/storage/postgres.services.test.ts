import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  postgresProgram,
  startPostgres,
  type StartedPostgres,
} from '../../../../bench/started-postgres.ts';
import { createLog } from '../log.ts';
import { startTestApp } from '../test/start-test-app.ts';
import {
  openTestDatabase,
  removeTestDatabase,
  testDatabaseUrl,
  testPostgres,
} from '../test/test-store.ts';
import { openDatabase, type Database } from './database.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

let dataDir: string;
let url: string;
let database: Database;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-pg-'));
  url = (await testDatabaseUrl(dataDir)) ?? '';
  database = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await database.close();
  await removeTestDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const audit = (id: string, at = 1) => ({
  id,
  at,
  event: 'test',
  user_id: null,
  session_id: null,
});

describe('values', () => {
  test('come back as the embedded store gives them: big integers, sums and truth as numbers', async () => {
    const now = Date.UTC(2026, 10, 21);
    await database.db
      .insertInto('audit_log')
      .values([audit('a', now), audit('b', now)])
      .execute();
    const row = await database.db
      .selectFrom('audit_log')
      .select(({ fn, exists, selectFrom }) => [
        fn.max('at').as('max'),
        fn.sum<number>('at').as('sum'),
        fn.countAll<number>().as('count'),
        exists(selectFrom('users').select('users.id')).as('some'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ max: now, sum: 2 * now, count: 2, some: 0 });
    const { rows } = await sql`select ${true} + 1 as two`.execute(database.db);
    expect(rows).toEqual([{ two: 2 }]);
  });

  test('NUL, which PostgreSQL has no place for, is no fault of the server', async () => {
    await database.db.insertInto('audit_log').values(audit('a\0b')).execute();
    const found = await database.db
      .selectFrom('audit_log')
      .select('id')
      .where('id', '=', 'a\0b')
      .execute();
    expect(found).toHaveLength(1);
  });
});

describe('what PostgreSQL refuses', () => {
  const logged = async (refused: Promise<unknown>): Promise<string> => {
    let lines = '';
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines += String(chunk);
        done();
      },
    });
    const log = createLog('error', destination);
    await refused.catch((error: unknown) => log.error({ err: error }, 'refused'));
    return lines;
  };

  test('I5 leaves nothing of the value in a log', async () => {
    await insertConversation(database);
    const twice = await logged(insertConversation(database));
    expect(twice).toContain('users_pkey');
    const malformed = await logged(sql`select cast(${'marked'} as integer)`.execute(database.db));
    expect(malformed).toContain('refused a value');
    for (const line of [twice, malformed]) expect(line).not.toMatch(/marked|\(person\)/);
  });
});

describe('a session with PostgreSQL', () => {
  test('G1 answers a commit once it is on the disk, whatever the server’s default is', async () => {
    await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set synchronous_commit = off`.execute(
      database.db,
    );
    const another = await openDatabase({ dataDir, postgres: testPostgres(url) });
    const { rows } = await sql`show synchronous_commit`.execute(another.db);
    await another.close();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test.each([
    { limit: 'a write', statement: sql`update audit_log set at = (select 1 from pg_sleep(60))` },
    { limit: 'a read', statement: sql`select pg_sleep(60)` },
  ])('has a time limit for $limit, and goes on after it', async ({ statement }) => {
    const settings = { ...testPostgres(url), poolMax: 2, readMs: 1_500, writeMs: 1_500 };
    const hasty = await openDatabase({ dataDir, postgres: settings });
    await hasty.db.insertInto('audit_log').values(audit('a')).execute();
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(statement.execute(hasty.db)).rejects.toThrow(StoreUnavailableError);
    await hasty.ping();
    await hasty.close();
  });

  test('I4 leaves a server that has become a standby', async () => {
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.db);
    const node = await openDatabase({ dataDir, postgres: testPostgres(url) });
    const write = (id: string) => node.db.insertInto('audit_log').values(audit(id)).execute();
    await expect(write('a')).rejects.toThrow(StoreUnavailableError);
    await sql`alter database ${name} reset default_transaction_read_only`.execute(database.db);
    await write('b');
    await node.close();
  });

  test('waits for a connection only so long', async () => {
    const settings = { ...testPostgres(url), poolMax: 2, connectMs: 2_000 };
    const small = await openDatabase({ dataDir, postgres: settings });
    const held = Promise.withResolvers<void>();
    const holders = [1, 2].map(() => small.db.connection().execute(() => held.promise));
    await expect(small.ping()).rejects.toThrow(StoreUnavailableError);
    held.resolve();
    await Promise.all(holders);
    await small.ping();
    await small.close();
  });

  test('says in one line what is wrong when it cannot be opened', async () => {
    const open = (address: string) =>
      openDatabase({ dataDir, postgres: { ...testPostgres(address), connectMs: 2_000 } });
    await expect(open('postgres://accanto@127.0.0.1:1/none')).rejects.toThrow(
      /^The database does not answer: .*ECONNREFUSED/,
    );
    const missing = new URL(url);
    missing.pathname = '/not_there';
    await expect(open(missing.href)).rejects.toThrow(/database "not_there" does not exist/);
  });
});

describe('several nodes', () => {
  test('G6 may start at once on an empty database', async () => {
    const empty = new URL(url);
    empty.pathname = `${empty.pathname}_empty`;
    await sql`create database ${sql.id(empty.pathname.slice(1))}`.execute(database.db);
    const nodes = await Promise.all(
      Array.from({ length: 6 }, () =>
        openDatabase({ dataDir, postgres: testPostgres(empty.href) }),
      ),
    );
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(nodes[0]?.db ?? database.db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(2);
    await Promise.all(nodes.map((node) => node.close()));
    await sql`drop database ${sql.id(empty.pathname.slice(1))}`.execute(database.db);
  });

  test('that lock rows in opposite order both come through', async () => {
    const other = await openTestDatabase(dataDir);
    await database.db
      .insertInto('audit_log')
      .values([audit('a', 0), audit('b', 0)])
      .execute();
    const meet = Promise.withResolvers<void>();
    let arrived = 0;
    const add = (node: Database, ids: readonly string[]) =>
      node.transaction(async (transaction) => {
        for (const id of ids) {
          await transaction
            .updateTable('audit_log')
            .set(({ eb }) => ({ at: eb('at', '+', 1) }))
            .where('id', '=', id)
            .execute();
          arrived += 1;
          if (arrived >= 2) meet.resolve();
          await meet.promise;
        }
      });
    await Promise.all([add(database, ['a', 'b']), add(other, ['b', 'a'])]);
    await other.close();
    const rows = await database.db.selectFrom('audit_log').select('at').execute();
    expect(rows).toEqual([{ at: 2 }, { at: 2 }]);
  });

  test('a statement that waits for tables which a next version changes in another order comes through', async () => {
    const next = new Client({ connectionString: url });
    await next.connect();
    await next.query('begin; alter table messages add column next_mark text');
    const waiting = database.db
      .updateTable('conversations')
      .set(({ ref }) => ({ created_at: ref('created_at') }))
      .where(({ exists, selectFrom }) => exists(selectFrom('messages').select('messages.id')))
      .execute();
    await expect
      .poll(async () => {
        const { rows } = await next.query('select 1 from pg_locks where not granted');
        return rows.length;
      })
      .toBeGreaterThan(0);
    await next.query('alter table conversations add column next_count integer; commit');
    await next.end();
    await expect(waiting).resolves.toBeDefined();
  });

  test('cannot give one place in a conversation to two messages', async () => {
    const other = await openTestDatabase(dataDir);
    await insertConversation(database);
    const nodes = [database, other, database, other];
    // Each node takes what it believes to be the next place until it has one.
    const append = async (node: Database, index: number) => {
      for (;;) {
        const { last } = await node.db
          .selectFrom('messages')
          .select(({ fn }) => fn.max<number | null>('sequence').as('last'))
          .executeTakeFirstOrThrow();
        const stored = await node.db
          .insertInto('messages')
          .values(message(`m${index}`, (last ?? 0) + 1))
          .onConflict((conflict) => conflict.columns(['conversation_id', 'sequence']).doNothing())
          .returning('sequence')
          .executeTakeFirst();
        if (stored) return stored.sequence;
      }
    };
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) => append(nodes[index % 4] ?? database, index)),
    );
    await other.close();
    expect(taken.toSorted((one, two) => one - two)).toEqual(taken.map((_, index) => index + 1));
  });
});

async function insertConversation({ db }: Database): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: 'person',
      email: 'person@example.org',
      full_name: null,
      avatar_id: null,
      language: 'it',
      roles: '[]',
      auth_provider: 'magic_link',
      settings: '{}',
      created_at: 1,
      last_login_at: null,
      blocked_at: null,
    })
    .execute();
  await db
    .insertInto('conversations')
    .values({
      id: 'conversation',
      user_id: 'person',
      title: Buffer.of(1),
      created_at: 1,
      updated_at: 1,
      is_current: 1,
      deleted_at: null,
      undo_until: null,
    })
    .execute();
}

function message(id: string, sequence: number) {
  return {
    id,
    conversation_id: 'conversation',
    user_id: 'person',
    sequence,
    role: 'user' as const,
    content: Buffer.of(1),
    created_at: 1,
    client_message_id: null,
    reply_state: null,
    origin: null,
    used_memory: 0,
    answers_through: null,
    action: null,
  };
}

describe('a dump of PostgreSQL', () => {
  let postgres: StartedPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ isLasting: false });
  });
  afterAll(() => postgres.stop());

  const run = (program: string, ...args: string[]) =>
    execFileSync(postgresProgram(program), [...args, `--dbname=${postgres.url}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('G3 without the keys, restored later, does not bring an erased person back', async () => {
    const env = { DATABASE_URL: postgres.url };
    const dump = join(dataDir, 'accanto.dump');
    const first = await startTestApp({ env, dataDir });
    const person = await first.signIn('restored@example.org');
    run('pg_dump', '--format=custom', '--schema=public', `--file=${dump}`);
    const erased = await first.call('DELETE', '/api/auth/me', {
      token: person.accessToken,
      body: { confirm: true },
    });
    expect(erased.status).toBe(200);
    await first.stop({ keepData: true });
    run('pg_restore', '--clean', '--if-exists', '--schema=public', dump);
    const second = await startTestApp({ env, dataDir });
    expect((await second.call('GET', '/api/auth/me', { token: person.accessToken })).status).toBe(
      401,
    );
    expect((await second.signIn('restored@example.org')).id).not.toBe(person.id);
    await second.stop({ keepData: true });
  });
});
