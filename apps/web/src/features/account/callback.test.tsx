import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallbackParameters } from '../../platform/callback-address.ts';
import { answer, fakeServer, offline, refuse } from '../../test/fake-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { accessToken, giulia } from '../../test/people.ts';

let parameters: CallbackParameters = {};
vi.mock('../../platform/callback-address.ts', () => ({
  get callbackParameters() {
    return parameters;
  },
}));

const title = 'Errore di autenticazione';
const tokens = () =>
  answer({ success: true, accessToken: accessToken('new'), refreshToken: 'r-new' });
const preview = (sameBrowser: boolean) => () =>
  answer({
    success: true,
    email: 'g•••@example.org',
    sameBrowser,
    expiresAt: '2026-11-21T10:00:00.000Z',
  });
const profile = () => answer(giulia);

beforeEach(() => {
  parameters = {};
});

describe('a mailed link', () => {
  test('asked for in this browser: verifies by itself, says welcome and opens the dashboard', async () => {
    parameters = { token: 'abc' };
    localStorage.setItem('link_marker', 'm'.repeat(43));
    const server = fakeServer({
      previewMagicLink: preview(true),
      verifyMagicLink: tokens,
      profile,
      sessions: () => answer({ items: [] }),
    });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/dashboard');
    expect(page.toasts.success()).toEqual(['Ti diamo il benvenuto, Giulia']);
    expect(server.requests[0]?.headers.get('x-link-marker')).toBe('m'.repeat(43));
    expect(localStorage.getItem('refresh_token')).toBe('r-new');
    expect(localStorage.getItem('link_marker')).toBeNull();
  });

  test('A3 asked for elsewhere: shows the masked address and verifies only when the button is pressed', async () => {
    parameters = { token: 'abc' };
    const server = fakeServer({
      previewMagicLink: preview(false),
      verifyMagicLink: tokens,
      profile,
      sessions: () => answer({ items: [] }),
    });
    const page = await openPage('/auth/callback');
    const button = await screen.findByRole('button', { name: 'Continua come g•••@example.org' });
    expect(server.requests.map(({ call }) => call)).toEqual(['previewMagicLink']);
    await page.user.click(button);
    await page.arrivesAt('/dashboard');
  });

  test('A3 asks before it replaces a running session, even in the browser that asked', async () => {
    parameters = { token: 'abc' };
    localStorage.setItem('access_token', accessToken('old'));
    localStorage.setItem('refresh_token', 'r-old');
    const server = fakeServer({ previewMagicLink: preview(true), profile });
    await openPage('/auth/callback');
    expect(await screen.findByRole('button', { name: /Continua come/ })).toBeTruthy();
    expect(screen.getByText(/c’è già una sessione aperta/)).toBeTruthy();
    expect(server.requests.some(({ call }) => call === 'verifyMagicLink')).toBe(false);
    expect(localStorage.getItem('refresh_token')).toBe('r-old');
  });

  test.each([
    [
      'invalid or expired',
      () => refuse(400, 'LINK_INVALID_OR_EXPIRED', 'Link non valido o scaduto'),
      'Link non valido o scaduto',
    ],
    ['no answer', () => offline, 'Impossibile verificare il link'],
  ])('%s: tells so and returns to the login', async (_, previewMagicLink, sentence) => {
    parameters = { token: 'abc' };
    fakeServer({ previewMagicLink });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/login');
    expect(page.toasts.error()).toEqual([sentence]);
    expect(page.toasts.errorTitles()).toEqual([title]);
  });

  test('a profile that cannot be loaded after the sign-in is told, and nothing is kept', async () => {
    parameters = { token: 'abc' };
    fakeServer({
      previewMagicLink: preview(true),
      verifyMagicLink: tokens,
      profile: () => refuse(403, 'FORBIDDEN'),
    });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/login');
    expect(page.toasts.error()).toEqual(['Impossibile caricare il profilo utente']);
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('a code of Google', () => {
  const keep = (): void => {
    sessionStorage.setItem('pkce_code_verifier', 'v'.repeat(128));
    sessionStorage.setItem('pkce_redirect_uri', 'http://localhost:3000/auth/callback');
  };

  test('is exchanged with the two kept items, which are gone afterwards', async () => {
    keep();
    parameters = { code: 'code-1' };
    const server = fakeServer({
      exchangeGoogle: tokens,
      profile,
      sessions: () => answer({ items: [] }),
    });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/dashboard');
    expect(server.requests[0]?.body).toEqual({
      code: 'code-1',
      codeVerifier: 'v'.repeat(128),
      redirectUri: 'http://localhost:3000/auth/callback',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test('of an address that has to be confirmed ends where the login says so for as long as it takes', async () => {
    keep();
    parameters = { code: 'code-proof' };
    fakeServer({ exchangeGoogle: () => refuse(403, 'EMAIL_PROOF_REQUIRED') });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/login');
    expect(screen.getByRole('alert').textContent).toMatch(/ti abbiamo inviato un link/);
    expect(page.toasts.error()).toEqual([]);
  });

  test('the items are gone after a failure as well', async () => {
    keep();
    parameters = { code: 'code-2' };
    fakeServer({ exchangeGoogle: () => offline });
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/login');
    expect(page.toasts.error()).toEqual(["Impossibile completare l'autenticazione"]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('without the kept items nothing is sent', async () => {
    parameters = { code: 'code-3' };
    const server = fakeServer({});
    const page = await openPage('/auth/callback');
    await page.arrivesAt('/login');
    expect(page.toasts.error()).toEqual([
      "Parametri di sicurezza mancanti. Riprova l'autenticazione",
    ]);
    expect(server.requests).toEqual([]);
  });

  test('the same code twice is exchanged once', async () => {
    keep();
    parameters = { code: 'code-4' };
    const server = fakeServer({ exchangeGoogle: () => offline });
    const first = await openPage('/auth/callback');
    await first.arrivesAt('/login');
    cleanup();
    keep();
    await openPage('/auth/callback');
    expect(await screen.findByText('Autenticazione in corso...')).toBeTruthy();
    expect(server.requests).toHaveLength(1);
  });
});

describe('ready tokens, the legacy form', () => {
  test('A3 ask with the same button before anybody is signed in', async () => {
    const token = accessToken('legacy');
    parameters = { access_token: token, refresh_token: 'r-legacy' };
    fakeServer({ profile, sessions: () => answer({ items: [] }) });
    const page = await openPage('/auth/callback');
    const button = await screen.findByRole('button', { name: 'Continua come g•••@example.org' });
    expect(localStorage.getItem('access_token')).toBeNull();
    await page.user.click(button);
    await page.arrivesAt('/dashboard');
    expect(localStorage.getItem('access_token')).toBe(token);
  });

  test('whoever says no goes home, and nothing is kept', async () => {
    parameters = { access_token: accessToken('legacy'), refresh_token: 'r-legacy' };
    fakeServer({ profile });
    const page = await openPage('/auth/callback');
    await page.user.click(await screen.findByRole('button', { name: 'Non sono io' }));
    await page.arrivesAt('/');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

test('B7 a ticket of a redirect sign-in is redeemed without a question', async () => {
  parameters = { token: 'ot_ticket' };
  const server = fakeServer({
    verifyMagicLink: tokens,
    profile,
    sessions: () => answer({ items: [] }),
  });
  const page = await openPage('/auth/callback');
  await page.arrivesAt('/dashboard');
  expect(server.requests[0]?.address).toBe('/api/auth/magic-link/verify?token=ot_ticket');
});

test('while it works it says so and asks for patience', async () => {
  parameters = { token: 'abc' };
  fakeServer({ previewMagicLink: () => new Promise(() => undefined) });
  await openPage('/auth/callback');
  expect(await screen.findByText('Autenticazione in corso...')).toBeTruthy();
  expect(screen.getByText('Attendere prego')).toBeTruthy();
});

test('nothing at all: tells what is missing and returns to the login', async () => {
  fakeServer({});
  const page = await openPage('/auth/callback');
  await page.arrivesAt('/login');
  await waitFor(() =>
    expect(page.toasts.error()).toEqual(['Parametri di autenticazione mancanti']),
  );
});

test('a provider that says no: the generic sentence', async () => {
  parameters = { error: 'access_denied' };
  fakeServer({});
  const page = await openPage('/auth/callback');
  await page.arrivesAt('/login');
  expect(page.toasts.error()).toEqual(["Errore durante l'autenticazione"]);
});
