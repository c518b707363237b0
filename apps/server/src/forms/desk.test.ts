import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const clock = createTestClock(Date.UTC(2026, 10, 21));
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock, env: { ADMIN_EMAILS: 'chief@example.org' } });
  token = (await app.signIn('chief@example.org')).accessToken;
  for (const [name, email, message] of [
    ['Anna', 'anna@example.org', 'Quando aprite a Torino?'],
    ['=cmd|calc', 'bruno@example.org', 'Perché non c’è più il piano gratuito?'],
    ['Carla', 'carla@example.org', 'Vorrei lavorare con voi.'],
  ])
    await app.call('POST', '/api/forms/contact', {
      body: { name, email, message, subject: 'Sito' },
      headers: { 'accept-language': 'it' },
    });
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    await app.call('POST', '/api/forms/waitlist', {
      body: { email, plan: 'base', source: 'hero' },
    });
});
afterAll(() => app.stop());

const get = async (path: string) => (await app.call('GET', path, { token })).body;
const namesOf = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

describe('contact messages in the panel', () => {
  test('come newest first and page by page, each exactly once', async () => {
    const first = await get('/api/admin/contact?limit=2');
    expect(namesOf(first)).toEqual(['Carla', '=cmd|calc']);
    const second = await get(`/api/admin/contact?limit=2&cursor=${first.next}`);
    expect(namesOf(second)).toEqual(['Anna']);
    expect(second.next).toBeNull();
  });

  test('are found by any part of what was sent, whatever its case and accents', async () => {
    expect(namesOf(await get('/api/admin/contact?search=PERCHE'))).toEqual(['=cmd|calc']);
    expect(namesOf(await get('/api/admin/contact?search=anna%40'))).toEqual(['Anna']);
    expect(namesOf(await get('/api/admin/contact?search=nowhere'))).toEqual([]);
  });

  test('can be marked as done and taken back, and are filtered by it', async () => {
    const [message] = (await get('/api/admin/contact?search=Torino')).items;
    const mark = (isDone: boolean) =>
      app.call('PATCH', `/api/admin/contact/${message.id}`, { token, body: { isDone } });
    expect((await mark(true)).body.doneAt).toBe(new Date(clock.now()).toISOString());
    expect(namesOf(await get('/api/admin/contact?state=done'))).toEqual(['Anna']);
    expect(namesOf(await get('/api/admin/contact?state=open'))).toEqual(['Carla', '=cmd|calc']);
    expect((await mark(false)).body.doneAt).toBeNull();
  });

  test('are answered by a letter to that address alone, in plain words, and the answer is noted', async () => {
    const [message] = (await get('/api/admin/contact?search=Carla')).items;
    const answer = (body: unknown) =>
      app.call('POST', `/api/admin/contact/${message.id}/answer`, { token, body });
    const done = await answer({
      subject: 'Lavorare con noi',
      text: 'Cara Carla,\n\n<b>grazie</b>.',
    });
    expect(done.body.answeredAt).toBe(new Date(clock.now()).toISOString());
    const letter = (await app.letters()).at(-1);
    expect(letter).toMatchObject({ to: 'carla@example.org', subject: 'Lavorare con noi' });
    expect(letter?.text).toContain('<b>grazie</b>');
    expect(letter?.text).toContain('21 novembre 2026');
    expect(letter?.html).not.toContain('<b>grazie</b>');
    const hostile = await answer({ subject: 'a\r\nBcc: x@example.org', text: 'x' });
    expect(hostile.status).toBe(400);
  });

  test('come out as a file that no spreadsheet executes', async () => {
    const { headers, body } = await app.call('GET', '/api/admin/contact/csv', { token });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="accanto-contact-2026-11-21.csv"',
    );
    const lines = body.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('id,name,email,subject,message');
    expect(body).toContain("'=cmd|calc");
  });

  test('can be removed, and are gone then', async () => {
    const [message] = (await get('/api/admin/contact?search=Torino')).items;
    const remove = () => app.call('DELETE', `/api/admin/contact/${message.id}`, { token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(namesOf(await get('/api/admin/contact'))).not.toContain('Anna');
  });
});

describe('the waitlist in the panel', () => {
  test('is listed, marked, answered, taken out and shortened in the same way', async () => {
    const { items } = await get('/api/admin/waitlist?state=open');
    expect(items.map(({ email }: { email: string }) => email)).toEqual([
      'three@example.org',
      'two@example.org',
      'one@example.org',
    ]);
    const path = `/api/admin/waitlist/${items[0].id}`;
    await app.call('PATCH', path, { token, body: { isDone: true } });
    await app.call('POST', `${path}/answer`, {
      token,
      body: { subject: 'Ci siamo', text: 'Vieni' },
    });
    expect((await app.letters()).at(-1)).toMatchObject({ to: 'three@example.org' });
    const csv = (await app.call('GET', '/api/admin/waitlist/csv?state=done', { token })).body;
    expect(csv.trim().split('\n')).toHaveLength(2);
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await get('/api/admin/waitlist?search=three')).items).toEqual([]);
  });
});
