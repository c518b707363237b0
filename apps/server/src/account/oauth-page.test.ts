import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkThrough } from '../test/stand-in-providers.ts';
import {
  callbackPage,
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

describe("Google, by the page's own flow", () => {
  test('signs in with a new account whose nickname the provider suggests, and answers the specified fields', async () => {
    const verifier = newVerifier();
    const { code } = await stage.codeFor(
      proved('new@example.org', { name: 'Maria Rossi' }),
      verifier,
    );
    const answer = await stage.exchange(code, verifier);
    expect(answer.body).toMatchObject({
      success: true,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { email: 'new@example.org' },
    });
    expect(await stage.profileOf(answer.body.accessToken)).toMatchObject({
      fullName: 'Maria Rossi',
      authProvider: 'google',
      emailVerified: true,
      lastLoginAt: null,
    });
  });

  test('B1 uses PKCE with S256, and a nonce and state of its own', async () => {
    const verifier = newVerifier();
    const { body } = await stage.startForPage(verifier);
    const query = new URL(body.authorizationUrl).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('redirect_uri')).toBe(callbackPage);
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(body.authorizationUrl).not.toContain(verifier);
    const other = await stage.startForPage(newVerifier());
    expect(new URL(other.body.authorizationUrl).searchParams.get('nonce')).not.toBe(
      query.get('nonce'),
    );
  });

  test.each([
    `${callbackPage}/`,
    `${callbackPage}?x=1`,
    `${publicUrl}/auth/callback2`,
    'https://evil.example/auth/callback',
    `${publicUrl}@evil.example/auth/callback`,
    `${callbackPage}#x`,
    '//evil.example',
    '',
  ])('B1 B6 the redirect address %j is refused, at start and at exchange', async (redirectUri) => {
    expect((await stage.startForPage(newVerifier(), redirectUri)).body.code).toBe(
      'OAUTH_REDIRECT_NOT_ALLOWED',
    );
    expect((await stage.exchange('code', newVerifier(), redirectUri)).body.code).toBe(
      'OAUTH_REDIRECT_NOT_ALLOWED',
    );
  });

  test.each(['short', 'a'.repeat(127), 'a'.repeat(129), `${'a'.repeat(127)}!`])(
    'B1 the verifier %j is refused',
    async (verifier) => {
      const answer = await stage.startForPage(verifier);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['codeVerifier'] });
    },
  );

  test('B2 a code works only with the verifier of its own transaction', async () => {
    const [own, other] = [newVerifier(), newVerifier()];
    const { code } = await stage.codeFor(proved('mixed@example.org'), own);
    await stage.startForPage(other);
    expect((await stage.exchange(code, other)).body.code).toBe('OAUTH_FAILED');
    expect((await stage.exchange(code, newVerifier())).body.code).toBe('OAUTH_FAILED');
  });

  test('B2 of 20 parallel exchanges of one code exactly one signs in', async () => {
    const verifier = newVerifier();
    const { code } = await stage.codeFor(proved('parallel@example.org'), verifier);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.exchange(code, verifier)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'OAUTH_FAILED')).toHaveLength(19);
  });

  test('B2 a transaction is over after its time', async () => {
    const verifier = newVerifier();
    const { code } = await stage.codeFor(proved('slow@example.org'), verifier);
    stage.clock.advance(15 * 60_000);
    expect((await stage.exchange(code, verifier)).body.code).toBe('OAUTH_FAILED');
  });

  test('B2 a code that the provider does not know signs nobody in', async () => {
    const verifier = newVerifier();
    await stage.startForPage(verifier);
    expect((await stage.exchange('invented', verifier)).body.code).toBe('OAUTH_FAILED');
  });

  test('B3 an answer with the nonce of another transaction is refused', async () => {
    const verifier = newVerifier();
    stage.google.signInAs(proved('nonce@example.org'));
    const { body } = await stage.startForPage(verifier);
    const changed = new URL(body.authorizationUrl);
    changed.searchParams.set('nonce', 'n'.repeat(43));
    const back = await walkThrough(stage.google, changed.href);
    expect((await stage.exchange(back.searchParams.get('code') ?? '', verifier)).body.code).toBe(
      'OAUTH_FAILED',
    );
  });

  test('B4 a proved address joins the account that the mailed link made; the subject identifies it from then on', async () => {
    const byLink = await stage.app.signIn('joined@example.org');
    const first = newVerifier();
    const joined = await stage.exchange(
      (await stage.codeFor(proved('joined@example.org'), first)).code,
      first,
    );
    expect(joined.body.user.id).toBe(byLink.id);
    const later = newVerifier();
    const renamed = {
      subject: 'sub-joined@example.org',
      claims: { email: 'renamed@example.org', email_verified: true },
    };
    const again = await stage.exchange((await stage.codeFor(renamed, later)).code, later);
    expect(again.body.user).toEqual({ id: byLink.id, email: 'joined@example.org' });
  });

  test('B4 an address that is not proved joins nothing until the same browser proves it by mail', async () => {
    const owner = await stage.app.signIn('claimed@example.org');
    const account = {
      subject: 'sub-claimer',
      claims: { email: 'claimed@example.org', email_verified: false },
    };
    const verifier = newVerifier();
    const { code, cookie } = await stage.codeFor(account, verifier);
    const refused = await stage.exchange(code, verifier, callbackPage, { cookie });
    expect([refused.status, refused.body.code]).toEqual([403, 'EMAIL_PROOF_REQUIRED']);
    const letter = (await stage.app.letters()).at(-1);
    expect(letter?.to).toBe('claimed@example.org');
    // Opened in another browser, the letter signs its reader in and joins nothing.
    expect((await stage.redeem(letter?.token ?? '', '')).body.user.id).toBe(owner.id);
    const again = newVerifier();
    const second = await stage.codeFor(account, again);
    expect(
      (await stage.exchange(second.code, again, callbackPage, { cookie: second.cookie })).body.code,
    ).toBe('EMAIL_PROOF_REQUIRED');
    // Opened where the sign-in began, it joins.
    const proof = (await stage.app.letters()).at(-1);
    expect((await stage.redeem(proof?.token ?? '', second.cookie)).body.user.id).toBe(owner.id);
    const third = newVerifier();
    const joined = await stage.exchange((await stage.codeFor(account, third)).code, third);
    expect(joined.body.user.id).toBe(owner.id);
  });

  test('B4 roles by address follow a proof', async () => {
    const verifier = newVerifier();
    const answer = await stage.exchange(
      (await stage.codeFor(proved('boss@example.org'), verifier)).code,
      verifier,
    );
    expect((await stage.profileOf(answer.body.accessToken)).roles).toEqual(['admin']);
  });
});
