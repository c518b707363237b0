import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '../test/test-store.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { until } from '../test/waiting.ts';

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const contact = {
  name: 'Anna',
  email: 'anna@example.org',
  message: 'Vorrei sapere quando aprite.',
  subject: 'Sito',
  timestamp: '2026-11-21T10:00:00.000Z',
};
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** What the store holds, read after the server has stopped. */
async function stored(app: TestApp) {
  await app.stop({ keepData: true });
  const database = await openTestDatabase(app.dataDir);
  const messages = await database.db.selectFrom('contact_messages').selectAll().execute();
  const waitlist = await database.db.selectFrom('waitlist_entries').selectAll().execute();
  const counts = await database.db.selectFrom('daily_counts').selectAll().execute();
  await database.close();
  return { messages, waitlist, counts };
}

describe('the forms', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.stop().catch(() => undefined));

  const post = (form: string, body: unknown, headers: Record<string, string> = {}) =>
    app.call('POST', `/api/forms/${form}`, { body, headers });

  test('keep a contact message, its words as cipher text', async () => {
    const answer = await post('contact', contact);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { messages } = await stored(app);
    expect(messages).toMatchObject([{ email: 'anna@example.org', language: 'it' }]);
    const bytes = messages.flatMap(({ name, subject, message }) => [name, subject, message]);
    const readable = Buffer.concat(bytes.map((part) => Buffer.from(part))).toString('latin1');
    expect(readable).not.toMatch(/Anna|Sito|aprite/);
  });

  test.each([
    [{ ...contact, name: ' ' }, 'name'],
    [{ ...contact, name: 'a'.repeat(101) }, 'name'],
    [{ ...contact, email: 'anna' }, null],
    [{ ...contact, message: 'corto' }, 'message'],
    [{ ...contact, message: 'a'.repeat(1001) }, 'message'],
    [{ name: 'Anna' }, 'email'],
  ])('refuse a contact message that breaks a rule (%#)', async (body, field) => {
    const answer = await post('contact', body);
    expect(answer.status).toBe(400);
    if (field !== null) expect(answer.body.fields).toContain(field);
  });

  test('D8 drop what fills the honeypot, with the very answer of a success', async () => {
    const honest = await post('contact', contact);
    const machine = await post('contact', { ...contact, website: 'http://spam.example' });
    expect([machine.status, machine.body]).toEqual([honest.status, honest.body]);
    const list = await post('waitlist', { email: 'm@example.org', website: 'x' });
    expect([list.status, list.body]).toEqual([honest.status, honest.body]);
    const { messages, waitlist } = await stored(app);
    expect([messages.length, waitlist.length]).toEqual([1, 0]);
  });

  test('put an address on the waitlist once, and never tell that it was there', async () => {
    const first = await post('waitlist', { email: 'Anna@Example.org', plan: 'base' });
    const again = await post('waitlist', { email: 'anna@example.org' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    await until(async () => (await app.letters()).length > 0);
    expect(await app.letters()).toHaveLength(1);
    const { waitlist } = await stored(app);
    expect(waitlist).toMatchObject([{ plan: 'base' }]);
  });

  test('confirm the waitlist by a letter whose link withdraws, by a button and not by following it', async () => {
    await post('waitlist', { email: 'anna@example.org' });
    await until(async () => (await app.letters()).length === 1);
    const [letter] = await app.letters();
    expect(letter?.subject).toBe('Sei nella lista d’attesa di Accanto');
    const link = /http:\/\/localhost:3000(\/api\/forms\/waitlist\/withdraw\?token=([\w-]+))/.exec(
      letter?.text ?? '',
    );
    const page = await app.call('GET', link?.[1] ?? '');
    expect(page.body).toContain('<form method="post"');
    const token = new URLSearchParams({ token: link?.[2] ?? '' }).toString();
    const done = await post('waitlist/withdraw', token, formHeaders);
    expect(done.status).toBe(200);
    expect(done.body).toContain('cancellato');
    expect((await stored(app)).waitlist).toEqual([]);
  });

  test('take plain posts of a page without script, and answer with pages', async () => {
    const { timestamp, ...fields } = contact;
    expect(timestamp).toBeDefined();
    const body = new URLSearchParams(fields).toString();
    const answer = await post('contact', body, formHeaders);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/api/forms/thanks?form=contact');
    const thanks = await app.call('GET', '/api/forms/thanks?form=contact', {
      headers: { 'accept-language': 'nl' },
    });
    expect(thanks.body).toContain('Bericht verzonden');
    const refused = await post('contact', 'name=Anna&email=x&message=corto', formHeaders);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('<h1>');
    expect(refused.body).toContain('Inserisci un indirizzo email valido');
    const hostile = await app.call('GET', '/api/forms/waitlist/withdraw?token="><script>');
    expect(hostile.status).toBe(400);
  });

  test.each([
    [{ name: ' ' }, 'Il nome è obbligatorio'],
    [{ name: ' ', email: '', message: '' }, 'Il nome è obbligatorio'],
    [{ name: 'a'.repeat(101), message: '' }, 'Il nome può avere al massimo 100 caratteri'],
    [{ email: '', message: '' }, 'L’email è obbligatoria'],
    [{ message: 'corto' }, 'Il messaggio deve avere almeno 10 caratteri'],
    [{ message: 'corto', language: 'nl' }, 'Het bericht moet minstens 10 tekens hebben'],
  ])('tell a page without script the first thing that is wrong (%#)', async (change, sentence) => {
    const { name, email, message } = contact;
    const body = new URLSearchParams({ name, email, message, ...change }).toString();
    const refused = await post('contact', body, { ...formHeaders, 'accept-language': 'it' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(`<p>${sentence}</p>`);
  });

  test('answer a page without script, and write, in the language of the page', async () => {
    const headers = { ...formHeaders, 'accept-language': 'it' };
    const joined = await post('waitlist', 'email=anna%40example.org&language=es', headers);
    const thanks = await app.call('GET', joined.headers.get('location') ?? '', { headers });
    expect(thanks.body).toContain('Registro confirmado');
    await until(async () => (await app.letters()).length === 1);
    expect((await app.letters())[0]?.subject).toBe('Estás en la lista de espera de Accanto');
  });

  test('count events without knowing anybody, and not at all for those who ask for it', async () => {
    const count = (headers: Record<string, string> = {}) =>
      app.call('POST', '/api/analytics/event', {
        body: { name: 'CTA Click', text: 'Inizia', location: 'hero' },
        headers,
      });
    await count();
    await count();
    expect((await count({ dnt: '1' })).body).toEqual({ success: true });
    await count({ 'sec-gpc': '1' });
    const bad = await app.call('POST', '/api/analytics/event', { body: { name: 'Anything' } });
    expect(bad.status).toBe(400);
    const { counts } = await stored(app);
    expect(counts).toMatchObject([{ name: 'CTA Click', label: 'Inizia | hero', count: 2 }]);
  });
});

describe('the forms with an external service', () => {
  let upstream: Server;
  let app: TestApp;
  let status = 200;
  const bodies: unknown[] = [];
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push({ accept: request.headers.accept, body: JSON.parse(body) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
      });
    });
    await new Promise<void>((resolve) => {
      upstream.listen(0, '127.0.0.1', resolve);
    });
    const { port } = upstream.address() as AddressInfo;
    app = await startTestApp({ env: { FORMS_URL: `http://127.0.0.1:${port}/forms` } });
  });
  afterAll(async () => {
    await app.stop();
    upstream.close();
  });

  test('hand over exactly the specified fields', async () => {
    await app.call('POST', '/api/forms/contact', { body: { ...contact, extra: 1 } });
    expect(bodies.at(-1)).toEqual({ accept: 'application/json', body: contact });
    await app.call('POST', '/api/forms/waitlist', { body: { email: 'anna@example.org' } });
    expect(bodies.at(-1)).toMatchObject({
      body: {
        email: 'anna@example.org',
        subject: expect.any(String),
        timestamp: expect.any(String),
      },
    });
  });

  test.each([500, 404, 302])('fail when it answers %s', async (answered) => {
    status = answered;
    const answer = await app.call('POST', '/api/forms/contact', { body: contact });
    status = 200;
    expect(answer).toMatchObject({
      status: 502,
      body: {
        code: 'FORM_DELIVERY_FAILED',
        message: 'Si è verificato un errore. Riprova più tardi.',
      },
    });
  });
});

describe('the forms under limits', () => {
  test('refuse too many posts from one network', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1' } });
    const send = () => app.call('POST', '/api/forms/contact', { body: contact });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await app.stop();
  });
});
