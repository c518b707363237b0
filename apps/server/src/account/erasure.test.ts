import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personalTables } from '../storage/personal-tables.ts';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';
import { rememberingCompanion, talkingPerson, type TalkingPerson } from '../test/talking-person.ts';
import { openTestDatabase } from '../test/test-store.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const clock = createTestClock(Date.UTC(2026, 10, 21));
let app: TestApp;
let anna: TalkingPerson;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    companion: rememberingCompanion({ reply: 'Ti ascolto.', fact: 'Ama il mare' }),
    env: { ADMIN_EMAILS: 'chief@example.org' },
  });
  anna = await talkingPerson(app, 'anna@example.org', { message: 'Ciao', comment: 'Grazie' });
});
afterAll(() => app.stop());

/** Every row of every table, apart from the record of erasures. */
async function rowsByTable(): Promise<Record<string, string[]>> {
  const database = await openTestDatabase(app.dataDir);
  try {
    const tables = await database.db.introspection.getTables();
    const all: Record<string, string[]> = {};
    for (const { name } of tables.filter(({ schema }) => schema !== 'keys')) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
      all[name] = rows.map((row) => JSON.stringify(row));
    }
    return all;
  } finally {
    await database.close();
  }
}

/** Puts the person into those tables that a conversation alone does not fill. */
async function fillTheRest(): Promise<void> {
  await app.call('POST', '/api/reports', {
    token: anna.accessToken,
    body: { replyId: anna.reply, messageIds: [anna.reply] },
  });
  for (const form of ['contact', 'waitlist'])
    await app.call('POST', `/api/forms/${form}`, {
      body: { name: 'Anna', email: anna.email, message: 'Un messaggio di Anna' },
    });
  await app.call('POST', '/api/auth/me/email', {
    token: anna.accessToken,
    body: { email: 'new@example.org' },
  });
  const database = await openTestDatabase(app.dataDir);
  const { db } = database;
  const [user_id, at] = [anna.id, clock.now()];
  await db
    .insertInto('risk_states')
    .values({ user_id, state: '{}', card: null, limits_yield_until: null, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await db
    .insertInto('risk_events')
    .values({
      id: anna.memory,
      user_id,
      at,
      level: 'R2',
      rule_ids: '',
      language: 'it',
      card_form: null,
      action: null,
    })
    .execute();
  await db.insertInto('daily_replies').values({ user_id, day: '2026-11-21', count: 1 }).execute();
  await db.insertInto('age_checks').values({ user_id, asked_at: at, answered_at: at }).execute();
  await db
    .insertInto('presses')
    .values({
      id: 'p',
      user_id,
      conversation_id: anna.conversation,
      action: 'breathe',
      pressed_at: at,
    })
    .execute();
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject: 'anna', user_id, created_at: at })
    .execute();
  await db
    .insertInto('avatars')
    .values({ id: 'anna', user_id, media_type: 'image/png', bytes: new Uint8Array([1]) })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      id: anna.comment,
      at,
      event: 'account-searched',
      user_id: null,
      session_id: null,
      acted_by: 'administrator',
      actor_id: user_id,
      subject_id: user_id,
    })
    .execute();
  await database.close();
}

test('G3 erasure empties every table of the person, and tells what it was', async () => {
  await fillTheRest();
  const before = await rowsByTable();
  const holds = (rows: readonly string[] = []): boolean =>
    rows.some((row) => row.includes(anna.id) || row.includes(anna.email));
  // A table without a row of hers would prove nothing.
  const direct = personalTables.filter(({ through }) => through === undefined);
  expect(direct.filter(({ table }) => !holds(before[table])).map(({ table }) => table)).toEqual([]);
  expect(['waitlist_entries', 'contact_messages'].every((table) => holds(before[table]))).toBe(
    true,
  );

  const { body } = await app.call('DELETE', '/api/auth/me', {
    token: anna.accessToken,
    body: { confirm: true },
  });
  expect(body).toMatchObject({
    success: true,
    erasedAt: new Date(clock.now()).toISOString(),
    ledgerId: expect.stringMatching(/^E-[0-9A-F]{16}$/),
    erased: {
      users: 1,
      conversations: 1,
      messages: 2,
      reactions: 1,
      comments: 1,
      memories: 1,
      reports: 1,
      consents: 1,
      sessions: 1,
      identities: 1,
      avatars: 1,
      riskEvents: 1,
      riskStates: 1,
      waitlist: 1,
      contact: 1,
    },
  });
  const after = await rowsByTable();
  const left = Object.keys(after).filter((table) => holds(after[table]));
  expect(left).toEqual([]);
  expect(JSON.stringify(after)).not.toContain(anna.session);
  // What she did as an administrator is still on record, without her.
  expect(after['audit_log']?.filter((row) => row.includes('account-searched'))).toHaveLength(1);
});
