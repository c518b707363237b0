import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHubPage } from '../../test/hub-page.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { removeTestDatabase, testDatabaseUrl, testPostgres } from '../../test/test-store.ts';
import { openDatabase, type Database } from '../database.ts';
import { connectPostgres, UnfinishedMoveError } from '../postgres.ts';
import { MoveError } from './move-error.ts';
import { moveToPostgres, type MoveProgress } from './move-to-postgres.ts';
import { until } from '../../test/waiting.ts';

let dataDir: string;
let url: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-move-'));
  url = (await testDatabaseUrl(dataDir)) ?? '';
});
afterEach(async () => {
  await removeTestDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const startEmbedded = (): Promise<TestApp> => startTestApp({ dataDir, env: { DATABASE_URL: '' } });
const openEmbedded = (): Promise<Database> => openDatabase({ dataDir, postgres: null });
const openMoved = (): Promise<Database> => openDatabase({ dataDir, postgres: testPostgres(url) });

function move(onProgress: (progress: MoveProgress) => void = () => undefined) {
  return moveToPostgres({ dataDir, postgres: testPostgres(url), onProgress });
}

const audit = (id: string) => ({ id, at: 1, event: 'test', user_id: null, session_id: null });

async function fill(database: Database, rows: number): Promise<void> {
  for (let row = 0; row < rows; row += 1)
    await database.db
      .insertInto('audit_log')
      .values(audit(`${row} “è” ${'x'.repeat(row % 7)}`))
      .execute();
  await database.close();
}

/** Copies some of the rows and then breaks off, as if the process had been killed. */
async function moveAndBreakOff(afterRows: number): Promise<void> {
  const broken = new Error('broken off');
  const moving = move(({ table, rows }) => {
    if (table === 'audit_log' && rows >= afterRows) throw broken;
  });
  await expect(moving).rejects.toBe(broken);
}

describe('moving to PostgreSQL', () => {
  test(
    'G5 people go on where they were, and the erased stay erased',
    { timeout: 60_000 },
    async () => {
      const before = await startEmbedded();
      const person = await before.signIn('moving@example.org');
      const leaving = await before.signIn('leaving@example.org');
      await before.call('PUT', '/api/auth/me/consents', {
        token: person.accessToken,
        body: { processing: true, history: true, memory: true, birth: { year: 1990, month: 1 } },
      });
      const page = await openHubPage(before.url, person.accessToken);
      await page.invoke('SendMessage', 'Mi trasferisco domani');
      await until(() => page.events('ReceiveActionButtons').length > 0);
      const said = (await page.invoke('LoadConversation', {})).messages;
      await page.close();
      await before.call('DELETE', '/api/auth/me', {
        token: leaving.accessToken,
        body: { confirm: true },
      });
      await before.stop({ keepData: true });

      const report = await move();
      expect(report.isResumed).toBe(false);
      const rowsOf = (name: string) => report.tables.find(({ table }) => table === name)?.rows;
      expect([rowsOf('users'), rowsOf('messages'), rowsOf('keys.erasures')]).toEqual([1, 2, 1]);

      const after = await startTestApp({ dataDir, env: { DATABASE_URL: url } });
      const pageAfter = await openHubPage(after.url, person.accessToken);
      expect((await pageAfter.invoke('LoadConversation', {})).messages).toEqual(said);
      await pageAfter.close();
      expect((await after.signIn('moving@example.org')).id).toBe(person.id);
      await after.stop({ keepData: true });
    },
  );

  test('G5 goes on where it was interrupted; until it is done no server starts', async () => {
    await fill(await openEmbedded(), 1_700);
    await moveAndBreakOff(1_000);
    await expect(openMoved()).rejects.toThrow(UnfinishedMoveError);
    const copied: number[] = [];
    const report = await move(({ step, table, rows }) => {
      if (step === 'copied' && table === 'audit_log') copied.push(rows);
    });
    expect([report.isResumed, copied]).toEqual([true, [1_500, 1_700]]);
    expect(report.tables.find(({ table }) => table === 'audit_log')?.rows).toBe(1_700);
    await (await openMoved()).close();
  });

  test('begins anew when the embedded store has changed since the interruption', async () => {
    await fill(await openEmbedded(), 1_200);
    await moveAndBreakOff(500);
    const embedded = await openEmbedded();
    await embedded.db.deleteFrom('audit_log').where('id', 'like', '3%').execute();
    await embedded.close();
    const report = await move();
    expect(report.isResumed).toBe(false);
    const moved = await openMoved();
    const found = await moved.db.selectFrom('audit_log').select('id').execute();
    await moved.close();
    expect(found.some(({ id }) => id.startsWith('3'))).toBe(false);
    expect(found.length).toBe(report.tables.find(({ table }) => table === 'audit_log')?.rows);
  });

  test('notices a single changed value', async () => {
    await fill(await openEmbedded(), 1_200);
    await moveAndBreakOff(500);
    const db = connectPostgres(testPostgres(url));
    const { id } = await db.selectFrom('audit_log').select('id').executeTakeFirstOrThrow();
    await db.updateTable('audit_log').set({ at: 2 }).where('id', '=', id).execute();
    await db.destroy();
    await expect(move()).rejects.toThrow(/^audit_log did not arrive as it was: 1200 rows/);
    await expect(openMoved()).rejects.toThrow(UnfinishedMoveError);
  });

  test('takes nothing from a store in use, and puts nothing into one that has something', async () => {
    const embedded = await openEmbedded();
    await expect(move()).rejects.toThrow(/in use: stop the server first/);
    await embedded.close();
    const there = await openMoved();
    await fill(there, 1);
    await expect(move()).rejects.toThrow(/not empty: there are rows in public.audit_log/);
    await rm(join(dataDir, 'accanto.db'));
    await expect(move()).rejects.toThrow(MoveError);
  });
});
