import {
  startFacebookStandIn,
  startOpenIdStandIn,
  standInClient,
  walkThrough,
  type StandIn,
  type StandInAccount,
} from '../../test/stand-in-providers.ts';
import { createTestClock, startTestApp } from '../../test/start-test-app.ts';

export const publicUrl = 'http://localhost:3000';
export const callbackPage = `${publicUrl}/auth/callback`;

let count = 0;
/** A verifier of the right shape, another one each time. */
export const newVerifier = (): string => `${(count += 1)}-`.padEnd(128, 'aB3._~');

/** Somebody whose address the provider has proved. */
export const proved = (email: string, more: object = {}): StandInAccount => ({
  subject: `sub-${email}`,
  claims: { email, email_verified: true, ...more },
});

/** What a browser sends back of the cookie that it was given. */
export const cookieOf = (headers: Headers): string =>
  (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** The server with all three providers as stand-ins, and the ways through them. */
export async function startOauthStage() {
  // Tokens of the stand-ins carry the real time.
  const clock = createTestClock(Date.now());
  const google = await startOpenIdStandIn([
    callbackPage,
    `${publicUrl}/api/auth/oauth/google/callback`,
  ]);
  const microsoft = await startOpenIdStandIn([`${publicUrl}/api/auth/oauth/microsoft/callback`]);
  const facebook = await startFacebookStandIn();
  const app = await startTestApp({
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

  const startForPage = (codeVerifier: string, redirectUri = callbackPage) =>
    app.call('POST', '/api/auth/oauth/google/url', { body: { codeVerifier, redirectUri } });
  const exchange = (
    code: string,
    codeVerifier: string,
    redirectUri = callbackPage,
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

  const profileOf = async (token: string) =>
    (await app.call('GET', '/api/auth/me', { token })).body;

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

  return {
    clock,
    google,
    microsoft,
    facebook,
    app,
    startForPage,
    exchange,
    codeFor,
    profileOf,
    goThrough,
    redeem,
    stop: () => Promise.all([google.stop(), microsoft.stop(), facebook.stop(), app.stop()]),
  };
}
export type OauthStage = Awaited<ReturnType<typeof startOauthStage>>;
