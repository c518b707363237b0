import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { signInLetter } from './letters/sign-in-letter.ts';
import { eventually } from '../test/waiting.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function startApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ env });
  stops.push(() => app.stop());
  return app;
}

const ask = (app: TestApp, body: object) =>
  app.call('POST', '/api/auth/magic-link/request', { body });

describe('the sign-in letter', () => {
  test.each([
    ['it', 'Il tuo link per entrare in Accanto', '15 minuti'],
    ['en', 'Your link to sign in to Accanto', '15 minutes'],
    ['es', 'Tu enlace para entrar en Accanto', '15 minutos'],
    ['nl', 'Je link om in te loggen bij Accanto', '15 minuten'],
  ])(
    'speaks %s, in HTML and text, with link, six digits and how long they are valid',
    async (language, subject, validity) => {
      const app = await startApp();
      await ask(app, { email: 'reader@example.org', language });
      const letter = (await app.letters())[0];
      expect(letter).toMatchObject({ to: 'reader@example.org', subject });
      for (const part of [letter?.text, letter?.html]) {
        expect(part).toContain(`http://localhost:3000/auth/callback?token=${letter?.token}`);
        expect(part).toContain(letter?.code);
        expect(part).toContain(validity);
        expect(part).toContain('112');
      }
      expect(letter?.html).toContain(`<html lang="${language}">`);
      expect(letter?.html).not.toMatch(/<(script|img|link)\b/);
    },
  );

  test('escapes what it is given', () => {
    const letter = signInLetter({
      to: 'a@example.org',
      language: 'it',
      link: 'http://x/?a="><script>',
      code: '<b>',
      validMs: 60_000,
    });
    expect(letter.html).not.toContain('<script>');
    expect(letter.html).not.toContain('<b>');
    expect(letter.text).toContain('1 minuto');
  });
});

describe('the outbox', () => {
  test('keeps each letter as one file that only the owner reads; names sort by time', async () => {
    const app = await startApp();
    for (const name of ['one', 'two', 'three']) await ask(app, { email: `${name}@example.org` });
    const folder = join(app.dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const recipients = await Promise.all(
      names
        .toSorted()
        .map(
          async (name) =>
            (await PostalMime.parse(await readFile(join(folder, name)))).to?.[0]?.address,
        ),
    );
    expect(recipients).toEqual(['one@example.org', 'two@example.org', 'three@example.org']);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o077).toBe(0);
  });

  test('is listed and opened at /dev/outbox, for this machine only and never in production', async () => {
    const app = await startApp();
    await ask(app, { email: 'listed@example.org', language: 'it' });
    const list = await app.call('GET', '/dev/outbox');
    expect(list.body).toContain('listed@example.org: Il tuo link per entrare in Accanto');
    const link = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
    const letter = (await app.letters())[0];
    const opened = await app.call('GET', link);
    expect(opened.body).toContain(`token=${letter?.token}`);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(
      (await app.call('GET', '/dev/outbox', { headers: { host: 'evil.example' } })).status,
    ).toBe(404);
    expect((await app.call('GET', '/dev/outbox/..%2f..%2fauth-secret')).status).toBe(404);
    const production = await startApp({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '1' });
    expect((await production.call('GET', '/dev/outbox')).status).toBe(404);
  });
});

describe('with a mail server', () => {
  async function startMailServer(
    refuse = false,
  ): Promise<{ port: number; received: { envelope: string[]; mail: Email }[] }> {
    const received: { envelope: string[]; mail: Email }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(refuse ? new Error(`<${address}>: mailbox unavailable`) : null),
      onData(stream, session, done) {
        const receive = async (): Promise<void> => {
          const mail = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
          received.push({ envelope: session.envelope.rcptTo.map(({ address }) => address), mail });
          done();
        };
        void receive();
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { port: (server.server.address() as AddressInfo).port, received };
  }

  test('A6 the letter goes to exactly one recipient, from the configured sender', async () => {
    const { port, received } = await startMailServer();
    const app = await startApp({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Accanto <hello@accanto.example>',
    });
    expect((await ask(app, { email: ' Someone@Example.org ' })).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]?.envelope).toEqual(['someone@example.org']);
    expect(received[0]?.mail.from?.address).toBe('hello@accanto.example');
    expect(await app.letters()).toEqual([]);
  });

  test('a letter that could not be sent is told in the specified words, and its address is not logged', async () => {
    const { port } = await startMailServer(true);
    const app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const answer = await ask(app, { email: 'refused@example.org' });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Impossibile inviare il Magic Link. Riprova più tardi.',
    });
    expect(app.log()).not.toContain('refused@example.org');
    expect(app.log()).toContain('letter not sent');
  });

  test('I5 a waitlist letter that could not be sent is logged by its fault, without the address', async () => {
    const { port } = await startMailServer(true);
    const app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const body = { email: 'waiting@example.org' };
    expect((await app.call('POST', '/api/forms/waitlist', { body })).status).toBe(200);
    await eventually(() => expect(app.log()).toContain('a waitlist letter was not sent'));
    expect(app.log()).toContain('"fault":"EENVELOPE"');
    expect(app.log()).not.toContain('waiting@example.org');
  });
});
