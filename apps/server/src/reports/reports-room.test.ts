import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openHubPage } from '../test/hub-page.ts';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';
import { openTestDatabase } from '../test/test-store.ts';
import { until } from '../test/waiting.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const clock = createTestClock(Date.UTC(2026, 10, 21));
let app: TestApp;
let chief: TestPerson;
let anna: TestPerson;
let spoken: { id: string; role: string; content: string }[];

/** A person who said two things and was answered; answers the conversation. */
async function talk(person: TestPerson) {
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
  });
  const page = await openHubPage(app.url, person.accessToken);
  for (const [index, text] of ['Il segreto di Anna', 'La seconda cosa che ho detto'].entries()) {
    await page.invoke('SendMessage', text);
    await until(() => page.events('ReceiveActionButtons').length > index);
  }
  const { messages } = await page.invoke('LoadConversation', {});
  await page.close();
  return messages;
}

beforeAll(async () => {
  app = await startTestApp({ clock, env: { ADMIN_EMAILS: 'chief@example.org' } });
  chief = await app.signIn('chief@example.org');
  anna = await app.signIn('anna@example.org');
  spoken = await talk(anna);
});
afterAll(() => app.stop());

const report = (person: TestPerson, body: unknown) =>
  app.call('POST', '/api/reports', { token: person.accessToken, body });
const listed = async (query = '') =>
  (await app.call('GET', `/api/admin/reports${query}`, { token: chief.accessToken })).body;
const idOf = (index: number): string => spoken[index]?.id ?? '';

describe('a report of a harmful answer', () => {
  test('carries the ticked messages and the reason, and not whose they are', async () => {
    const answer = await report(anna, {
      replyId: idOf(3),
      messageIds: [idOf(3), idOf(2)],
      reason: 'Mi ha fatto sentire peggio',
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { items } = await listed();
    expect(items).toMatchObject([
      {
        language: 'it',
        reason: 'Mi ha fatto sentire peggio',
        doneAt: null,
        messages: [
          { role: 'user', content: 'La seconda cosa che ho detto', isReported: false },
          { role: 'assistant', content: spoken[3]?.content, isReported: true },
        ],
      },
    ]);
    const text = JSON.stringify(items);
    for (const hidden of ['Il segreto di Anna', anna.id, anna.email, idOf(2)])
      expect(text).not.toContain(hidden);
  });

  test('is refused alike for what is foreign, missing, or not a reply', async () => {
    const bruno = await app.signIn('bruno@example.org');
    const missing = '0198f7a0-0000-7000-8000-000000000000';
    const refusals = [
      await report(bruno, { replyId: idOf(3), messageIds: [idOf(3)] }),
      await report(bruno, { replyId: missing, messageIds: [missing] }),
      await report(anna, { replyId: idOf(3), messageIds: [missing] }),
      await report(anna, { replyId: idOf(2), messageIds: [idOf(2)] }),
    ];
    for (const { status, body } of refusals)
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await report(anna, { replyId: idOf(3), messageIds: [] })).status).toBe(400);
    expect((await listed()).items).toHaveLength(1);
  });

  test('rests as cipher text', async () => {
    const database = await openTestDatabase(app.dataDir);
    const rows = await database.db.selectFrom('reports').select(['messages', 'reason']).execute();
    await database.close();
    const bytes = rows.flatMap(({ messages, reason }) => [messages, reason ?? new Uint8Array()]);
    expect(bytes.length).toBeGreaterThan(1);
    const readable = Buffer.concat(bytes.map((part) => Buffer.from(part))).toString('latin1');
    expect(readable).not.toMatch(/seconda cosa|sentire peggio/);
  });

  test('is marked as done, and reading and marking are on record', async () => {
    const [{ id }] = (await listed()).items;
    const mark = (isDone: boolean) =>
      app.call('PATCH', `/api/admin/reports/${id}`, { token: chief.accessToken, body: { isDone } });
    expect((await mark(true)).body.doneAt).toBe(new Date(clock.now()).toISOString());
    expect((await listed('?state=open')).items).toEqual([]);
    expect((await listed('?state=done')).items).toHaveLength(1);
    await mark(false);
    const { body } = await app.call('GET', '/api/admin/audit', { token: chief.accessToken });
    const actions = body.items.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['report-reopened', 'reports-read']);
    expect(actions).toContain('report-done');
  });

  test('goes with the account of the person who sent it', async () => {
    const { body } = await app.call('DELETE', '/api/auth/me', {
      token: anna.accessToken,
      body: { confirm: true },
    });
    expect(body.erased).toMatchObject({ reports: 1, messages: 4, conversations: 1 });
    expect((await listed()).items).toEqual([]);
  });
});
