import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rememberingCompanion, talkingPerson } from '../test/talking-person.ts';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const clock = createTestClock();
let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ clock });
  person = await app.signIn('settings@example.org');
});
afterAll(() => app.stop());

const call = (method: string, path: string, body?: unknown, token = person.accessToken) =>
  app.call(method, path, { token, ...(body !== undefined && { body }) });

test('every setting can be changed alone, and the others stay', async () => {
  const changes = [
    { fullName: 'Luce' },
    { language: 'nl' },
    { settings: { theme: 'dark' } },
    { settings: { country: 'BE' } },
    { settings: { listening: 'ideas' } },
    { settings: { replyLength: 'short' } },
  ];
  for (const change of changes)
    expect((await call('PATCH', '/api/auth/me', change)).body).toMatchObject(change);
  expect((await call('GET', '/api/auth/me')).body).toMatchObject({
    fullName: 'Luce',
    language: 'nl',
    settings: { theme: 'dark', country: 'BE', listening: 'ideas', replyLength: 'short' },
  });
  const cleared = await call('PATCH', '/api/auth/me', { settings: { country: null } });
  expect(cleared.body.settings).toMatchObject({ country: null, theme: 'dark' });
});

test.each([
  { settings: { theme: 'sepia' } },
  { settings: { country: 'Italy' } },
  { settings: { listening: 'shout' } },
  { language: 'fr' },
  { fullName: 'a\u202Eb' },
])('a setting that does not exist is refused: %o', async (change) => {
  expect((await call('PATCH', '/api/auth/me', change)).status).toBe(400);
});

test('C6 all other sessions end with one call, and the one that asks goes on', async () => {
  const elsewhere = await app.signIn('settings@example.org');
  const again = await app.signIn('settings@example.org');
  const { body } = await call('DELETE', '/api/auth/me/sessions', undefined, again.accessToken);
  expect(body).toEqual({ success: true, ended: 2 });
  for (const { accessToken } of [person, elsewhere])
    expect((await call('GET', '/api/auth/me', undefined, accessToken)).status).toBe(401);
  expect((await call('GET', '/api/auth/me', undefined, again.accessToken)).status).toBe(200);
});

test('the progress of an export is told while it runs, and there is none otherwise', async () => {
  person = await app.signIn('settings@example.org');
  expect((await call('GET', '/api/auth/me/export/progress')).body).toEqual({ progress: null });
  expect((await call('GET', '/api/auth/me/export')).status).toBe(200);
  expect((await call('GET', '/api/auth/me/export/progress')).body).toEqual({ progress: null });
});

test('memories come with the message they are from, can be edited, and are all forgotten at once', async () => {
  const other = await startTestApp({
    companion: rememberingCompanion({ reply: 'Ti ascolto.', fact: 'Ama il mare' }),
  });
  const luce = await talkingPerson(other, 'luce@example.org', {
    message: 'Amo il mare',
    comment: '!',
  });
  const ask = (method: string, path: string, body?: unknown) =>
    other.call(method, `/api/auth/me/memories${path}`, {
      token: luce.accessToken,
      ...(body !== undefined && { body }),
    });
  expect((await ask('GET', '')).body.items).toMatchObject([
    {
      id: luce.memory,
      fact: 'Ama il mare',
      sourceMessageId: luce.message,
      source: { conversationId: luce.conversation, content: 'Amo il mare' },
    },
  ]);
  const edited = await ask('PATCH', `/${luce.memory}`, { fact: 'Ama il mare d’inverno' });
  expect(edited.body.fact).toBe('Ama il mare d’inverno');
  expect((await ask('DELETE', '')).status).toBe(200);
  expect((await ask('GET', '')).body.items).toEqual([]);
  await other.stop();
});
