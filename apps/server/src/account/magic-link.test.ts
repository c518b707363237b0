import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';

const clock = createTestClock();
const marker = 'm'.repeat(32);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.stop());

async function askForLink(email: string, more: Record<string, unknown> = {}) {
  await app.call('POST', '/api/auth/magic-link/request', { body: { email, ...more } });
  const letter = (await app.letters()).findLast(({ to }) => to === email);
  if (!letter) throw new Error(`No letter to ${email}`);
  return letter;
}

const verify = (token: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/auth/magic-link/verify?token=${token}`, { headers });
const preview = (token: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/auth/magic-link/preview?token=${token}`, { headers });

describe('a mailed link', () => {
  test('signs in with the token alone, and answers the specified fields', async () => {
    const letter = await askForLink('one@example.org', { language: 'it' });
    const answer = await verify(letter.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      message: 'Accesso effettuato',
    });
    const profile = await app.call('GET', '/api/auth/me', { token: answer.body.accessToken });
    expect(profile.body).toMatchObject({
      email: 'one@example.org',
      emailVerified: true,
      authProvider: 'magic_link',
      lastLoginAt: null,
    });
  });

  test('the answer to the request says how long the link works, as it is configured', async () => {
    const request = { body: { email: 'soon@example.org' } };
    const usual = await app.call('POST', '/api/auth/magic-link/request', request);
    expect(usual.body).toMatchObject({ success: true, validS: 900 });
    const short = await startTestApp({ env: { MAGIC_LINK_TTL_S: '120' } });
    const answer = await short.call('POST', '/api/auth/magic-link/request', request);
    await short.stop();
    expect(answer.body.validS).toBe(120);
  });

  test('last login is the sign-in before the present one', async () => {
    const first = await app.signIn('twice@example.org');
    const firstAt = new Date(clock.now()).toISOString();
    clock.advance(60_000);
    const second = await app.signIn('twice@example.org');
    const lastLogin = async (token: string) =>
      (await app.call('GET', '/api/auth/me', { token })).body.lastLoginAt;
    expect(await lastLogin(first.accessToken)).toBe(null);
    expect(await lastLogin(second.accessToken)).toBe(firstAt);
  });

  test('A1 works once', async () => {
    const { token } = await askForLink('once@example.org');
    expect((await verify(token)).status).toBe(200);
    const again = await verify(token);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      success: false,
      code: 'LINK_INVALID_OR_EXPIRED',
      message: 'Link non valido o scaduto',
    });
  });

  test('A1 is over after its time', async () => {
    const { token } = await askForLink('late@example.org');
    clock.advance(15 * 60_000);
    expect((await verify(token)).body.code).toBe('LINK_INVALID_OR_EXPIRED');
  });

  test(
    'A1 of 20 parallel verifications exactly one gets a session, 100 times',
    { timeout: 120_000 },
    async () => {
      for (let round = 0; round < 100; round += 1) {
        const { token } = await askForLink('race@example.org');
        const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ body }) => body.code === 'LINK_INVALID_OR_EXPIRED')).toHaveLength(
          19,
        );
      }
      const person = await app.signIn('race@example.org');
      const sessions = await app.call('GET', '/api/auth/me/sessions', {
        token: person.accessToken,
      });
      expect(sessions.body.items).toHaveLength(101);
    },
  );

  test.each([
    ['HEAD', {}, 'HEAD'],
    ['a prefetch', { purpose: 'prefetch' }, 'GET'],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    [
      'a document navigation',
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      'GET',
    ],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 'GET'],
  ])('A2 A3 %s uses nothing up', async (_name, headers, method) => {
    const { token } = await askForLink('scanned@example.org');
    const opened = await app.call(method, `/api/auth/magic-link/verify?token=${token}`, {
      headers,
    });
    expect(opened.body.accessToken).toBeUndefined();
    expect((await verify(token)).status).toBe(200);
  });

  test('A2 a navigation is sent on to the page of the configured address', async () => {
    const { token } = await askForLink('opened@example.org');
    const opened = await verify(token, { 'sec-fetch-mode': 'navigate', host: 'evil.example' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(
      `http://localhost:3000/auth/callback?token=${token}`,
    );
  });

  test('A3 a preview tells the browser that asked from any other, shows the address masked, and uses nothing up', async () => {
    const { token } = await askForLink('maria@example.org', { marker });
    const own = await preview(token, { 'x-link-marker': marker });
    expect(own.body).toMatchObject({
      success: true,
      email: 'm•••@example.org',
      sameBrowser: true,
      purpose: 'sign-in',
    });
    expect((await preview(token, { 'x-link-marker': 'x'.repeat(32) })).body.sameBrowser).toBe(
      false,
    );
    expect((await preview(token)).body.sameBrowser).toBe(false);
    expect((await verify(token)).status).toBe(200);
    expect((await preview(token)).body.code).toBe('LINK_INVALID_OR_EXPIRED');
  });

  test('A3 a preview of a link that was asked for without a marker is never of the same browser', async () => {
    const { token } = await askForLink('plain@example.org');
    expect((await preview(token, { 'x-link-marker': marker })).body.sameBrowser).toBe(false);
  });

  test('A4 the answers for a known and an unknown address are the same', async () => {
    await app.signIn('known@example.org');
    const ask = (email: string) =>
      app.call('POST', '/api/auth/magic-link/request', { body: { email } });
    const [known, unknown] = [await ask('known@example.org'), await ask('unknown@example.org')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  test.each([
    'not-an-address',
    'a@b',
    'a b@example.org',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a"@example.org',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('A6 %j is refused with the specified sentence', async (email) => {
    const before = (await app.letters()).length;
    const answer = await app.call('POST', '/api/auth/magic-link/request', { body: { email } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'INVALID_EMAIL',
      message: 'Inserisci un indirizzo email valido',
    });
    expect((await app.letters()).length).toBe(before);
  });

  test('A6 an address is normalised before it is validated, and the letter goes to exactly that', async () => {
    await app.call('POST', '/api/auth/magic-link/request', {
      body: { email: '  Maria@BÜCHER.Example ' },
    });
    expect((await app.letters()).at(-1)?.to).toBe('maria@xn--bcher-kva.example');
  });

  test('A7 links use the configured address, whatever the headers say', async () => {
    await app.call('POST', '/api/auth/magic-link/request', {
      body: { email: 'host@example.org' },
      headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    const letter = (await app.letters()).at(-1);
    expect(letter?.text).toContain('http://localhost:3000/auth/callback?token=');
    expect(letter?.text).not.toContain('evil');
  });
});

describe('the six digits of the letter', () => {
  const tryCode = (email: string, code: string, by = marker) =>
    app.call('POST', '/api/auth/magic-link/code', { body: { email, code, marker: by } });

  test('A8 sign in where the link was asked for, once, and use the link up', async () => {
    const letter = await askForLink('code@example.org', { marker });
    const answer = await tryCode('code@example.org', letter.code);
    expect(answer.status).toBe(200);
    expect(answer.body.accessToken).toEqual(expect.any(String));
    expect((await tryCode('code@example.org', letter.code)).body.code).toBe('CODE_INVALID');
    expect((await verify(letter.token)).body.code).toBe('LINK_INVALID_OR_EXPIRED');
  });

  test('A8 allow five tries, however many come at once, and then not even the right one', async () => {
    const letter = await askForLink('guess@example.org', { marker });
    const wrong = letter.code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => tryCode('guess@example.org', wrong)));
    expect((await tryCode('guess@example.org', letter.code)).body.code).toBe('CODE_INVALID');
    // The link itself still works: guessing locks nobody out.
    expect((await verify(letter.token)).status).toBe(200);
  });

  test('A8 tries of another browser do not count and do not help', async () => {
    const letter = await askForLink('other@example.org', { marker });
    await Promise.all(
      Array.from({ length: 10 }, () => tryCode('other@example.org', letter.code, 'z'.repeat(32))),
    );
    expect((await tryCode('other@example.org', letter.code)).status).toBe(200);
  });

  test('A8 are over after the time of the link', async () => {
    const letter = await askForLink('codelate@example.org', { marker });
    clock.advance(15 * 60_000);
    expect((await tryCode('codelate@example.org', letter.code)).body.code).toBe('CODE_INVALID');
  });
});

describe('limits', () => {
  test('A5 asking too often is answered with 429 and when to come back; forged headers change nothing', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const ask = (index: number) =>
      limited.call('POST', '/api/auth/magic-link/request', {
        body: { email: 'limited@example.org' },
        headers: { 'x-forwarded-for': `10.0.0.${index}`, forwarded: `for=10.0.1.${index}` },
      });
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await ask(index));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const seconds = Number(answers[5]?.headers.get('retry-after'));
    // Not for long: nobody can lock another person out by asking for them.
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(answers[5]?.body.code).toBe('RATE_LIMITED');
    await limited.stop();
  });

  test('A5 who uses up the letters to an address keeps its owner out at no moment, and mails no bombs', async () => {
    const limited = await startTestApp({
      clock,
      env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
    });
    const email = 'wanted@example.org';
    const ask = (network: string, address = email) =>
      limited.call('POST', '/api/auth/magic-link/request', {
        body: { email: address, language: 'it' },
        headers: { 'x-forwarded-for': network },
      });
    const letters = async () => (await limited.letters()).filter(({ to }) => to === email);
    for (let index = 0; index < 20; index += 1) await ask(`198.51.100.${index % 4}`);
    const sent = await letters();
    expect(sent).toHaveLength(6);

    // One of them lets the person in, from their own browser.
    const refused = await ask('203.0.113.9');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toContain('l’ultimo vale ancora');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    const signIn = `/api/auth/magic-link/verify?token=${sent.at(-1)?.token}`;
    expect((await limited.call('GET', signIn)).status).toBe(200);

    // Once none works any more, one more goes, and not two.
    clock.advance(15 * 60_000 + 1);
    const later = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(`203.0.113.${10 + index}`)),
    );
    expect(later.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await letters()).toHaveLength(7);
    expect((await ask('203.0.113.9', 'nobody.else@example.org')).status).toBe(200);
    await limited.stop();
  });
});
