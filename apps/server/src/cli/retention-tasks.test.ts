import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { periods, retentionDays } from '@accanto/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomId } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Store } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { createTestClock } from '../test/start-test-app.ts';
import { openInstance, type Instance } from './instance.ts';
import { retentionTasks } from './retention-tasks.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.UTC(2026, 0, 10, 12);
const clock = createTestClock(start);
const bytes = new Uint8Array([1]);
const user_id = randomId();
const conversation_id = randomId();
const kept_session = randomId();
let dataDir: string;
let instance: Instance;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-retention-'));
  instance = await openInstance(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), clock);
  const { db } = instance.database;
  await db
    .insertInto('users')
    .values({
      id: user_id,
      email: 'anna@example.org',
      full_name: null,
      avatar_id: null,
      language: 'it',
      roles: '[]',
      auth_provider: 'magic_link',
      settings: '{}',
      created_at: start,
      last_login_at: start,
      blocked_at: null,
    })
    .execute();
  await insertSession(db, kept_session, start + 10_000 * dayMs, null);
});
afterAll(async () => {
  await instance.close();
  await rm(dataDir, { recursive: true, force: true });
});

function insertSession(db: Store, id: string, expires: number, ended: number | null) {
  return db
    .insertInto('sessions')
    .values({
      id,
      user_id,
      device: 'Firefox',
      auth_provider: 'magic_link',
      created_at: clock.now(),
      last_used_at: clock.now(),
      previous_login_at: null,
      idle_expires_at: expires,
      expires_at: expires,
      refresh_counter: 1,
      ended_at: ended,
      ended_by: ended === null ? null : 'logout',
    })
    .execute();
}

interface Kept {
  readonly what: string;
  readonly table: keyof Tables;
  /** How long it is kept. */
  readonly ms: number;
  readonly rows: number;
  insert(db: Store, at: number): Promise<unknown>;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** A counted day goes when the whole of it is that old. */
const wholeDays = (days: number): number => days * dayMs + 12 * hourMs;

test('whoever an interrupted erasure has left is erased', async () => {
  const { database, cipher } = instance;
  const id = randomId();
  await database.db
    .insertInto('users')
    .values({
      id,
      email: 'gone@example.org',
      full_name: null,
      avatar_id: null,
      language: 'it',
      roles: '[]',
      auth_provider: 'magic_link',
      settings: '{}',
      created_at: start,
      last_login_at: start,
      blocked_at: null,
    })
    .execute();
  await cipher.destroyKey(id);
  await retentionTasks(instance)['account']?.();
  const left = await database.db.selectFrom('users').select('id').execute();
  expect(left).toEqual([{ id: user_id }]);
});

/** Everything that has a time, and how one row of it from the moment `at` is made. */
const kept: readonly Kept[] = [
  {
    what: 'a refusal by age',
    table: 'age_refusals',
    ms: periods.ageRefusalMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('age_refusals')
        .values({ subject_hash: 'hash', expires_at: at + periods.ageRefusalMs })
        .execute(),
  },
  {
    what: 'a silent conversation of somebody without consent to a history',
    table: 'conversations',
    ms: periods.silentConversationMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('conversations')
        .values({
          id: conversation_id,
          user_id,
          title: bytes,
          created_at: at,
          updated_at: at,
          is_current: 1,
          deleted_at: null,
          undo_until: null,
        })
        .execute(),
  },
  {
    what: 'a mailed link',
    table: 'magic_links',
    ms: retentionDays.magicLinksAfterExpiry * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('magic_links')
        .values({
          id: randomId(),
          token_hash: 'hash',
          email: 'anna@example.org',
          language: 'it',
          marker_hash: null,
          code_hash: 'hash',
          code_tries: 0,
          changes_user_id: null,
          created_at: at,
          expires_at: at,
          used_at: null,
        })
        .execute(),
  },
  {
    what: 'the count of replies of a day',
    table: 'daily_replies',
    ms: wholeDays(retentionDays.dailyReplyCounts),
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('daily_replies')
        .values({ user_id, day: dayOf(at), count: 1 })
        .execute(),
  },
  {
    what: 'the state of risk',
    table: 'risk_states',
    ms: periods.riskStickyMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('risk_states')
        .values({ user_id, state: '{}', card: null, limits_yield_until: null, updated_at: at })
        .execute(),
  },
  {
    what: 'a refresh token that was replaced',
    table: 'refresh_tokens',
    ms: retentionDays.replacedRefreshTokens * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('refresh_tokens')
        .values({
          token_hash: 'hash',
          session_id: kept_session,
          counter: 1,
          created_at: at,
          replaced_at: at,
          sealed_successor: bytes,
        })
        .execute(),
  },
  {
    what: 'a session that ended',
    table: 'sessions',
    ms: retentionDays.sessionsAfterEnd * dayMs,
    rows: 1,
    insert: (db, at) => insertSession(db, randomId(), at + 10_000 * dayMs, at),
  },
  {
    what: 'an event of risk',
    table: 'risk_events',
    ms: retentionDays.riskEvents * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('risk_events')
        .values({
          id: randomId(),
          user_id,
          at,
          level: 'R2',
          rule_ids: '',
          language: 'it',
          card_form: null,
          action: null,
        })
        .execute(),
  },
  {
    what: 'a report of a harmful answer',
    table: 'reports',
    ms: retentionDays.reports * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('reports')
        .values({
          id: randomId(),
          user_id,
          language: 'it',
          messages: bytes,
          reason: null,
          created_at: at,
          done_at: null,
        })
        .execute(),
  },
  {
    what: 'a contact message',
    table: 'contact_messages',
    ms: retentionDays.contactMessages * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('contact_messages')
        .values({
          id: randomId(),
          email: 'anna@example.org',
          name: bytes,
          subject: bytes,
          message: bytes,
          language: 'it',
          created_at: at,
          done_at: null,
        })
        .execute(),
  },
  {
    what: 'an entry of the audit log',
    table: 'audit_log',
    ms: retentionDays.auditLog * dayMs,
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('audit_log')
        .values({ id: randomId(), at, event: 'signed-in', user_id, session_id: null })
        .execute(),
  },
  {
    what: 'the counters of a day',
    table: 'daily_counts',
    ms: wholeDays(retentionDays.dailyCounts),
    rows: 0,
    insert: (db, at) =>
      db
        .insertInto('daily_counts')
        .values({ day: dayOf(at), name: 'visits', label: '', count: 1 })
        .execute(),
  },
];

async function forget(): Promise<void> {
  for (const run of Object.values(retentionTasks(instance))) await run();
}

async function rowsOf(table: keyof Tables): Promise<number> {
  const { rows } = await instance.database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

test.each(kept.map((one) => [one.what, one] as const))(
  'G7 %s is kept as long as the constants say, and no longer',
  async (_what, { table, ms, rows, insert }) => {
    clock.advance(start + Math.ceil((clock.now() - start) / dayMs) * dayMs - clock.now());
    await insert(instance.database.db, clock.now());
    clock.advance(ms - hourMs);
    await forget();
    expect(await rowsOf(table)).toBe(rows + 1);
    clock.advance(14 * hourMs);
    await forget();
    expect(await rowsOf(table)).toBe(rows);
  },
);
