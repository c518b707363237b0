import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkThrough } from '../test/stand-in-providers.ts';
import { startTestApp } from '../test/start-test-app.ts';
import {
  callbackPage,
  cookieOf,
  newVerifier,
  proved,
  publicUrl,
  startOauthStage,
  type OauthStage,
} from './testing/oauth-stage.ts';

let stage: OauthStage;
beforeAll(async () => {
  stage = await startOauthStage();
});
afterAll(() => stage.stop());

describe('sign-in by redirect', () => {
  test('B7 ends in a one-time ticket at the callback page, and no token in the address', async () => {
    const { target, ticket, cookie, started } = await stage.goThrough(
      'google',
      stage.google,
      proved('ticket@example.org'),
    );
    expect(started.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(started.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(`${target.origin}${target.pathname}`).toBe(callbackPage);
    expect([...target.searchParams.keys()]).toEqual(['token']);
    expect(ticket).toMatch(/^ot_[\w-]{43}$/);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.redeem(ticket, cookie)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const signedIn = answers.find(({ status }) => status === 200);
    expect(signedIn?.body.user.email).toBe('ticket@example.org');
  });

  test('A3 B7 a ticket is worth nothing in another browser, and a preview says so', async () => {
    const { ticket, cookie } = await stage.goThrough(
      'google',
      stage.google,
      proved('bound@example.org'),
    );
    const preview = (browser: string) =>
      stage.app.call('GET', `/api/auth/magic-link/preview?token=${ticket}`, {
        headers: { cookie: browser },
      });
    expect((await preview(cookie)).body).toMatchObject({
      sameBrowser: true,
      email: 'b•••@example.org',
    });
    expect((await preview('')).body.sameBrowser).toBe(false);
    expect((await stage.redeem(ticket, 'accanto_sign_in=other')).body.code).toBe(
      'LINK_INVALID_OR_EXPIRED',
    );
    expect((await stage.redeem(ticket, '')).body.code).toBe('LINK_INVALID_OR_EXPIRED');
    expect((await stage.redeem(ticket, cookie)).status).toBe(200);
  });

  test('B2 the answer of a provider is taken once, from the browser that started, with its own state', async () => {
    const { path, cookie } = await stage.goThrough(
      'google',
      stage.google,
      proved('replayed@example.org'),
    );
    const replay = await stage.app.call('GET', path, { headers: { cookie, accept: 'text/html' } });
    expect(replay.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
    stage.google.signInAs(proved('victim@example.org'));
    const started = await stage.app.call('GET', '/api/auth/oauth/google', {
      headers: { accept: 'text/html' },
    });
    const back = await walkThrough(stage.google, started.headers.get('location') ?? '');
    const elsewhere = await stage.app.call('GET', `${back.pathname}${back.search}`, {
      headers: { accept: 'text/html', cookie: 'accanto_sign_in=x' },
    });
    expect(elsewhere.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
  });

  test("B5 one provider's answer is not taken at another's callback", async () => {
    stage.google.signInAs(proved('mixup@example.org'));
    const started = await stage.app.call('GET', '/api/auth/oauth/google', {
      headers: { accept: 'text/html' },
    });
    const back = await walkThrough(stage.google, started.headers.get('location') ?? '');
    const path = `${back.pathname.replace('google', 'microsoft')}${back.search}`;
    const answer = await stage.app.call('GET', path, {
      headers: { accept: 'text/html', cookie: cookieOf(started.headers) },
    });
    expect(answer.headers.get('location')).toBe(`${publicUrl}/login?error=OAUTH_FAILED`);
  });

  test('B4 Microsoft proves an address only where it says that the domain owner was verified', async () => {
    const unproved = await stage.goThrough('microsoft', stage.microsoft, {
      subject: 'ms-1',
      claims: { email: 'ms@example.org', email_verified: true },
    });
    expect(unproved.target.href).toBe(`${publicUrl}/login?error=EMAIL_PROOF_REQUIRED`);
    const proof = await stage.goThrough('microsoft', stage.microsoft, {
      subject: 'ms-2',
      claims: { email: 'ms2@example.org', xms_edov: true },
    });
    expect((await stage.redeem(proof.ticket, proof.cookie)).body.user.email).toBe(
      'ms2@example.org',
    );
  });

  test('A3 B4 the letter that asks for a proof belongs to the browser that went to the provider, and to no other', async () => {
    const account = { subject: 'fb-2', claims: { email: 'fb2@example.org' } };
    const { cookie } = await stage.goThrough('facebook', stage.facebook, account);
    const { token = '' } = (await stage.app.letters()).at(-1) ?? {};
    const preview = async (browser: string) =>
      (
        await stage.app.call('GET', `/api/auth/magic-link/preview?token=${token}`, {
          headers: { cookie: browser },
        })
      ).body;
    expect(await preview(cookie)).toMatchObject({ email: 'f•••@example.org', sameBrowser: true });
    expect((await preview('accanto_sign_in=other')).sameBrowser).toBe(false);
    expect((await preview('')).sameBrowser).toBe(false);
  });

  test('A8 B4 the six digits of that letter work in the same browser only', async () => {
    const account = { subject: 'fb-3', claims: { email: 'fb3@example.org' } };
    const { cookie } = await stage.goThrough('facebook', stage.facebook, account);
    const { code = '' } = (await stage.app.letters()).at(-1) ?? {};
    const shown = { email: 'fb3@example.org', code, marker: 'm'.repeat(32) };
    const tryCode = (browser: string) =>
      stage.app.call('POST', '/api/auth/magic-link/code', {
        body: shown,
        headers: { cookie: browser },
      });
    expect((await tryCode('')).body.code).toBe('CODE_INVALID');
    expect((await tryCode(cookie)).body.user.email).toBe('fb3@example.org');
  });

  test('B4 Facebook asks for a proof by mail once, and then signs in', async () => {
    const account = { subject: 'fb-1', claims: { name: 'Anna', email: 'fb@example.org' } };
    const first = await stage.goThrough('facebook', stage.facebook, account);
    expect(first.target.href).toBe(`${publicUrl}/login?error=EMAIL_PROOF_REQUIRED`);
    const letter = (await stage.app.letters()).at(-1);
    expect(letter?.to).toBe('fb@example.org');
    const byMail = await stage.redeem(letter?.token ?? '', first.cookie);
    const second = await stage.goThrough('facebook', stage.facebook, account);
    const byFacebook = await stage.redeem(second.ticket, second.cookie);
    expect(byFacebook.body.user.id).toBe(byMail.body.user.id);
    expect((await stage.profileOf(byFacebook.body.accessToken)).authProvider).toBe('facebook');
  });
});

describe('a provider that is not configured', () => {
  test('answers the specified error, to a person on the login page', async () => {
    const bare = await startTestApp();
    const answer = await bare.call('POST', '/api/auth/oauth/google/url', {
      body: { codeVerifier: newVerifier(), redirectUri: callbackPage },
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
