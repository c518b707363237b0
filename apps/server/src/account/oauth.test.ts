import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  startFacebookStandIn,
  startOpenIdStandIn,
  standInClient,
  walkThrough,
  type StandIn,
  type StandInAccount,
} from '../test/stand-in-providers.ts';
import { createTestClock, startTestApp, type TestApp } from '../test/start-test-app.ts';

const publicUrl = 'http://localhost:3000';
const page = `${publicUrl}/auth/callback`;
// Tokens of the stand-ins carry the real time.
const clock = createTestClock(Date.now());
let google: StandIn;
let microsoft: StandIn;
let facebook: StandIn;
let app: TestApp;

beforeAll(async () => {
  google = await startOpenIdStandIn([page, `${publicUrl}/api/auth/oauth/google/callback`]);
  microsoft = await startOpenIdStandIn([`${publicUrl}/api/auth/oauth/microsoft/callback`]);
  facebook = await startFacebookStandIn();
  app = await startTestApp({
    clock,
    env: {
      ADMIN_EMAILS: 'boss@example.org',
      GOOGLE_CLIENT_ID: standInClient.id,
      GOOGLE_CLIENT_SECRET: standInClient.secret,
      GOOGLE_ISSUER: google.url,
      MICROSOFT_CLIENT_ID: standInClient.id,
      MICROSOFT_CLIENT_SECRET: standInClient.secret,
      MICROSOFT_ISSUER: microsoft.url,
      FACEBOOK_CLIENT_ID: standInClient.id,
      FACEBOOK_CLIENT_SECRET: standInClient.secret,
      FACEBOOK_AUTHORIZE_URL: `${facebook.url}/authorize`,
      FACEBOOK_TOKEN_URL: `${facebook.url}/token`,
      FACEBOOK_PROFILE_URL: `${facebook.url}/me`,
    },
  });
});
afterAll(() => Promise.all([google.stop(), microsoft.stop(), facebook.stop(), app.stop()]));

let count = 0;
const newVerifier = (): string => `${(count += 1)}-`.padEnd(128, 'aB3._~');
const proved = (email: string, more: object = {}): StandInAccount => ({
  subject: `sub-${email}`,
  claims: { email, email_verified: true, ...more },
});

const startForPage = (codeVerifier: string, redirectUri = page) =>
  app.call('POST', '/api/auth/oauth/google/url', { body: { codeVerifier, redirectUri } });
const exchange = (
  code: string,
  codeVerifier: string,
  redirectUri = page,
  headers: Record<string, string> = {},
) =>
  app.call('POST', '/api/auth/oauth/google/exchange', {
    body: { code, codeVerifier, redirectUri },
    headers,
  });

async function codeFor(
  account: StandInAccount,
  verifier: string,
): Promise<{ code: string; cookie: string }> {
  google.signInAs(account);
  const started = await startForPage(verifier);
  const back = await walkThrough(google, started.body.authorizationUrl);
  return { code: back.searchParams.get('code') ?? '', cookie: cookieOf(started.headers) };
}
const cookieOf = (headers: Headers): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const profileOf = async (token: string) => (await app.call('GET', '/api/auth/me', { token })).body;

/** The whole redirect flow, as a browser with one cookie goes through it. */
async function goThrough(
  name: 'google' | 'microsoft' | 'facebook',
  provider: StandIn,
  account: StandInAccount,
) {
  provider.signInAs(account);
  const started = await app.call('GET', `/api/auth/oauth/${name}`, {
    headers: { accept: 'text/html' },
  });
  const cookie = cookieOf(started.headers);
  const back = await walkThrough(provider, started.headers.get('location') ?? '');
  const path = `${back.pathname}${back.search}`;
  const finished = await app.call('GET', path, { headers: { cookie, accept: 'text/html' } });
  const target = new URL(finished.headers.get('location') ?? '');
  return {
    cookie,
    path,
    started,
    finished,
    target,
    ticket: target.searchParams.get('token') ?? '',
  };
}
const redeem = (ticket: string, cookie: string) =>
  app.call('GET', `/api/auth/magic-link/verify?token=${ticket}`, { headers: { cookie } });

describe("Google, by the page's own flow", () => {
  test('signs in with a new account whose nickname the provider suggests, and answers the specified fields', async () => {
    const verifier = newVerifier();
    const { code } = await codeFor(proved('new@example.org', { name: 'Maria Rossi' }), verifier);
    const answer = await exchange(code, verifier);
    expect(answer.body).toMatchObject({
      success: true,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { email: 'new@example.org' },
    });
    expect(await profileOf(answer.body.accessToken)).toMatchObject({
      fullName: 'Maria Rossi',
      authProvider: 'google',
      emailVerified: true,
      lastLoginAt: null,
    });
  });

  test('B1 uses PKCE with S256, and a nonce and state of its own', async () => {
    const verifier = newVerifier();
    const { body } = await startForPage(verifier);
    const query = new URL(body.authorizationUrl).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('redirect_uri')).toBe(page);
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(body.authorizationUrl).not.toContain(verifier);
    const other = await startForPage(newVerifier());
    expect(new URL(other.body.authorizationUrl).searchParams.get('nonce')).not.toBe(
      query.get('nonce'),
    );
  });

  test.each([
    `${page}/`,
    `${page}?x=1`,
    `${publicUrl}/auth/callback2`,
    'https://evil.example/auth/callback',
    `${publicUrl}@evil.example/auth/callback`,
    `${page}#x`,
    '//evil.example',
    '',
  ])('B1 B6 the redirect address %j is refused, at start and at exchange', async (redirectUri) => {
    expect((await startForPage(newVerifier(), redirectUri)).body.code).toBe(
      'OAUTH_REDIRECT_NOT_ALLOWED',
    );
    expect((await exchange('code', newVerifier(), redirectUri)).body.code).toBe(
      'OAUTH_REDIRECT_NOT_ALLOWED',
    );
  });

  test.each(['short', 'a'.repeat(127), 'a'.repeat(129), `${'a'.repeat(127)}!`])(
    'B1 the verifier %j is refused',
    async (verifier) => {
      const answer = await startForPage(verifier);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['codeVerifier'] });
    },
  );

  test('B2 a code works only with the verifier of its own transaction', async () => {
    const [own, other] = [newVerifier(), newVerifier()];
    const { code } = await codeFor(proved('mixed@example.org'), own);
    await startForPage(other);
    expect((await exchange(code, other)).body.code).toBe('OAUTH_FAILED');
    expect((await exchange(code, newVerifier())).body.code).toBe('OAUTH_FAILED');
  });

  test('B2 of 20 parallel exchanges of one code exactly one signs in', async () => {
    const verifier = newVerifier();
    const { code } = await codeFor(proved('parallel@example.org'), verifier);
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'OAUTH_FAILED')).toHaveLength(19);
  });

  test('B2 a transaction is over after its time', async () => {
    const verifier = newVerifier();
    const { code } = await codeFor(proved('slow@example.org'), verifier);
    clock.advance(15 * 60_000);
    expect((await exchange(code, verifier)).body.code).toBe('OAUTH_FAILED');
  });

  test('B2 a code that the provider does not know signs nobody in', async () => {
    const verifier = newVerifier();
    await startForPage(verifier);
    expect((await exchange('invented', verifier)).body.code).toBe('OAUTH_FAILED');
  });

  test('B3 an answer with the nonce of another transaction is refused', async () => {
    const verifier = newVerifier();
    google.signInAs(proved('nonce@example.org'));
    const { body } = await startForPage(verifier);
    const changed = new URL(body.authorizationUrl);
    changed.searchParams.set('nonce', 'n'.repeat(43));
    const back = await walkThrough(google, changed.href);
    expect((await exchange(back.searchParams.get('code') ?? '', verifier)).body.code).toBe(
      'OAUTH_FAILED',
    );
  });

  test('B4 a proved address joins the account that the mailed link made; the subject identifies it from then on', async () => {
    const byLink = await app.signIn('joined@example.org');
    const first = newVerifier();
    const joined = await exchange((await codeFor(proved('joined@example.org'), first)).code, first);
    expect(joined.body.user.id).toBe(byLink.id);
    const later = newVerifier();
    const renamed = {
      subject: 'sub-joined@example.org',
      claims: { email: 'renamed@example.org', email_verified: true },
    };
    const again = await exchange((await codeFor(renamed, later)).code, later);
    expect(again.body.user).toEqual({ id: byLink.id, email: 'joined@example.org' });
  });

  test('B4 an address that is not proved joins nothing until the same browser proves it by mail', async () => {
    const owner = await app.signIn('claimed@example.org');
    const account = {
      subject: 'sub-claimer',
      claims: { email: 'claimed@example.org', email_verified: false },
    };
    const verifier = newVerifier();
    const { code, cookie } = await codeFor(account, verifier);
    const refused = await exchange(code, verifier, page, { cookie });
    expect([refused.status, refused.body.code]).toEqual([403, 'EMAIL_PROOF_REQUIRED']);
    const letter = (await app.letters()).at(-1);
    expect(letter?.to).toBe('claimed@example.org');
    // Opened in another browser, the letter signs its reader in and joins nothing.
    expect((await redeem(letter?.token ?? '', '')).body.user.id).toBe(owner.id);
    const again = newVerifier();
    const second = await codeFor(account, again);
    expect((await exchange(second.code, again, page, { cookie: second.cookie })).body.code).toBe(
      'EMAIL_PROOF_REQUIRED',
    );
    // Opened where the sign-in began, it joins.
    const proof = (await app.letters()).at(-1);
    expect((await redeem(proof?.token ?? '', second.cookie)).body.user.id).toBe(owner.id);
    const third = newVerifier();
    const joined = await exchange((await codeFor(account, third)).code, third);
    expect(joined.body.user.id).toBe(owner.id);
  });

  test('B4 roles by address follow a proof', async () => {
    const verifier = newVerifier();
    const answer = await exchange(
      (await codeFor(proved('boss@example.org'), verifier)).code,
      verifier,
    );
    expect((await profileOf(answer.body.accessToken)).roles).toEqual(['admin']);
  });
});

describe('sign-in by redirect', () => {
  test('B7 ends in a one-time ticket at the callback page, and no token in the address', async () => {
    const { target, ticket, cookie, started } = await goThrough(
      'google',
      google,
      proved('ticket@example.org'),
    );
    expect(started.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(started.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(`${target.origin}${target.pathname}`).toBe(page);
    expect([...target.searchParams.keys()]).toEqual(['token']);
    expect(ticket).toMatch(/^ot_[\w-]{43}$/);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const signedIn = answers.find(({ status }) => status === 200);
    expect(signedIn?.body.user.email).toBe('ticket@example.org');
  });

  test('A3 B7 a ticket is worth nothing in another browser, and a preview says so', async () => {
    const { ticket, cookie } = await goThrough('google', google, proved('bound@example.org'));
    const preview = (browser: string) =>
      app.call('GET', `/api/auth/magic-link/preview?token=${ticket}`, {
        headers: { cookie: browser },
      });
    expect((await preview(cookie)).body).toMatchObject({
      sameBrowser: true,
      email: 'b•••@example.org',
    });
    expect((await preview('')).body.sameBrowser).toBe(false);
    expect((await redeem(ticket, 'accanto_sign_in=other')).body.code).toBe(
      'LINK_INVALID_OR_EXPIRED',
    );
    expect((await redeem(ticket, '')).body.code).toBe('LINK_INVALID_OR_EXPIRED');
    expect((await redeem(ticket, cookie)).status).toBe(200);
  });

  test('B2 the answer of a provider is taken once, from the browser that started, with its own state', async () => {
    const { path, cookie } = await goThrough('google', google, proved('replayed@example.org'));
    const replay = await app.call('GET', path, { headers: { cookie, accept: 'text/html' } });
    expect(replay.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
    google.signInAs(proved('victim@example.org'));
    const started = await app.call('GET', '/api/auth/oauth/google', {
      headers: { accept: 'text/html' },
    });
    const back = await walkThrough(google, started.headers.get('location') ?? '');
    const elsewhere = await app.call('GET', `${back.pathname}${back.search}`, {
      headers: { accept: 'text/html', cookie: 'accanto_sign_in=x' },
    });
    expect(elsewhere.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
  });

  test("B5 one provider's answer is not taken at another's callback", async () => {
    google.signInAs(proved('mixup@example.org'));
    const started = await app.call('GET', '/api/auth/oauth/google', {
      headers: { accept: 'text/html' },
    });
    const back = await walkThrough(google, started.headers.get('location') ?? '');
    const path = `${back.pathname.replace('google', 'microsoft')}${back.search}`;
    const answer = await app.call('GET', path, {
      headers: { accept: 'text/html', cookie: cookieOf(started.headers) },
    });
    expect(answer.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
  });

  test('B4 Microsoft proves an address only where it says that the domain owner was verified', async () => {
    const unproved = await goThrough('microsoft', microsoft, {
      subject: 'ms-1',
      claims: { email: 'ms@example.org', email_verified: true },
    });
    expect(unproved.target.href).toBe(`${publicUrl}/login?error=EMAIL_PROOF_REQUIRED`);
    const proof = await goThrough('microsoft', microsoft, {
      subject: 'ms-2',
      claims: { email: 'ms2@example.org', xms_edov: true },
    });
    expect((await redeem(proof.ticket, proof.cookie)).body.user.email).toBe('ms2@example.org');
  });

  test('B4 Facebook asks for a proof by mail once, and then signs in', async () => {
    const account = { subject: 'fb-1', claims: { name: 'Anna', email: 'fb@example.org' } };
    const first = await goThrough('facebook', facebook, account);
    expect(first.target.href).toBe(`${publicUrl}/login?error=EMAIL_PROOF_REQUIRED`);
    const letter = (await app.letters()).at(-1);
    expect(letter?.to).toBe('fb@example.org');
    const byMail = await redeem(letter?.token ?? '', first.cookie);
    const second = await goThrough('facebook', facebook, account);
    const byFacebook = await redeem(second.ticket, second.cookie);
    expect(byFacebook.body.user.id).toBe(byMail.body.user.id);
    expect((await profileOf(byFacebook.body.accessToken)).authProvider).toBe('facebook');
  });
});

describe('a provider that is not configured', () => {
  test('answers the specified error, to a person on the login page', async () => {
    const bare = await startTestApp();
    const answer = await bare.call('POST', '/api/auth/oauth/google/url', {
      body: { codeVerifier: newVerifier(), redirectUri: page },
    });
    expect([answer.status, answer.body.code]).toEqual([503, 'PROVIDER_NOT_CONFIGURED']);
    for (const name of ['google', 'facebook', 'microsoft']) {
      const opened = await bare.call('GET', `/api/auth/oauth/${name}`, {
        headers: { accept: 'text/html,*/*' },
      });
      expect([opened.status, opened.headers.get('location')]).toEqual([
        303,
        `${publicUrl}/login?error=PROVIDER_NOT_CONFIGURED`,
      ]);
      expect((await bare.call('GET', `/api/auth/oauth/${name}`)).body.code).toBe(
        'PROVIDER_NOT_CONFIGURED',
      );
    }
    expect((await bare.call('GET', '/api/auth/oauth/other')).status).toBe(400);
    await bare.stop();
  });
});

describe("a provider's picture", () => {
  async function signInWithPicture(email: string, picture: string) {
    const verifier = newVerifier();
    const { body } = await exchange(
      (await codeFor(proved(email, { picture }), verifier)).code,
      verifier,
    );
    return body.accessToken as string;
  }

  test('is copied to our own origin', async () => {
    const token = await signInWithPicture('picture@example.org', `${google.url}/picture.png`);
    const avatarUrl = await vi.waitFor(async () => {
      const profile = await profileOf(token);
      expect(profile.avatarUrl).toMatch(/^\/api\/avatars\/[\w-]{22}$/);
      return profile.avatarUrl as string;
    });
    const { status, headers } = await app.call('GET', avatarUrl);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('D9 other hosts are never asked, and what is no picture is not kept', async () => {
    let asked = 0;
    const foreign = createServer((_request, response) => {
      asked += 1;
      response.end('x');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', () => resolve()));
    const foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/me.png`;
    const token = await signInWithPicture('ssrf@example.org', foreignUrl);
    const notPicture = await signInWithPicture(
      'notpicture@example.org',
      `${google.url}/.well-known/openid-configuration`,
    );
    await vi.waitFor(() => expect(app.log()).toContain('picture refused'));
    expect((await profileOf(token)).avatarUrl).toBe(null);
    expect((await profileOf(notPicture)).avatarUrl).toBe(null);
    expect(asked).toBe(0);
    await new Promise((resolve) => foreign.close(resolve));
    expect((await app.call('GET', '/api/avatars/none')).status).toBe(404);
  });
});
