import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, fakeServer, offline, refuse } from '../test/fake-server.ts';
import { openPage } from '../test/open-page.tsx';
import { accessToken, giulia } from '../test/people.ts';
import { call } from './api.ts';
import { getAccessToken, refreshTokens } from './refresh.ts';
import { signIn, signOut } from './session-work.ts';
import { currentSession, onSessionEnd, startSession } from './session.ts';
import { removeTokens } from './tokens.ts';
import { eventually } from '../test/eventually.ts';

const profile = (): Response => answer(giulia);
const sessions = (): Response => answer({ items: [] });
let stop = (): void => undefined;

function keep(name: string, lifeMs?: number): string {
  const token = accessToken(name, lifeMs);
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', `r-${name}`);
  return token;
}

/** What another tab did, as this one learns of it. */
function inAnotherTab(work: () => void): void {
  work();
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'access_token', storageArea: localStorage }),
  );
}

const becomes = (state: string): Promise<void> =>
  eventually(() => expect(currentSession().state).toBe(state));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  removeTokens();
  stop();
});

describe('the profile at start', () => {
  test('without a token nobody is signed in and nothing is asked', () => {
    const server = fakeServer({});
    stop = startSession();
    expect(currentSession().state).toBe('signed-out');
    expect(server.requests).toEqual([]);
  });

  test('with a token: loading, then signed in; the token travels as bearer', async () => {
    const token = keep('a');
    const server = fakeServer({ profile });
    stop = startSession();
    expect(currentSession().state).toBe('loading');
    await becomes('signed-in');
    expect(server.requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test('403 removes both tokens at once, without a second try', async () => {
    keep('a');
    const server = fakeServer({ profile: () => refuse(403, 'FORBIDDEN') });
    stop = startSession();
    await becomes('signed-out');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
    expect(server.requests).toHaveLength(1);
  });

  test('401 and a refused refresh remove both tokens at once', async () => {
    keep('a');
    const server = fakeServer({
      profile: () => refuse(401, 'UNAUTHORIZED'),
      refresh: () => refuse(401, 'REFRESH_REFUSED'),
    });
    stop = startSession();
    await becomes('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(server.requests.map((request) => request.call)).toEqual(['profile', 'refresh']);
  });

  test.each([
    ['offline', () => offline],
    ['5xx', () => refuse(503, 'UNAVAILABLE')],
  ])(
    '%s is tried again with growing pauses for 15 s, then the tokens go and a retry is offered',
    async (_, failing) => {
      keep('a');
      let isBack = false;
      const times: number[] = [];
      fakeServer({
        profile: () => {
          times.push(Date.now());
          return isBack ? profile() : failing();
        },
        sessions,
      });
      stop = startSession();
      await vi.advanceTimersByTimeAsync(14_000);
      expect(currentSession().state).toBe('loading');
      await vi.advanceTimersByTimeAsync(3_000);
      const session = currentSession();
      expect(session.state).toBe('unreachable');
      expect(localStorage.getItem('access_token')).toBeNull();
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(pauses.length).toBeGreaterThan(3);
      expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(
        true,
      );
      isBack = true;
      if (session.state === 'unreachable') session.retry();
      await becomes('signed-in');
    },
  );

  test('a server that comes back within 15 s signs nobody out', async () => {
    keep('a');
    let asked = 0;
    fakeServer({ profile: () => ((asked += 1) < 4 ? offline : profile()) });
    stop = startSession();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(currentSession().state).toBe('signed-in');
    expect(localStorage.getItem('refresh_token')).toBe('r-a');
  });
});

describe('C5 one refresh for everybody', () => {
  test('a 401 is answered by one refresh and one repetition, however many calls meet it', async () => {
    const old = keep('a');
    const next = accessToken('b');
    const server = fakeServer({
      sessions: ({ headers }) =>
        headers.get('authorization') === `Bearer ${old}` ? refuse(401, 'UNAUTHORIZED') : sessions(),
      refresh: () => answer({ success: true, accessToken: next, refreshToken: 'r-b' }),
    });
    await Promise.all(Array.from({ length: 5 }, () => call('sessions', {})));
    const counted = Object.groupBy(server.requests, (request) => request.call);
    expect(counted.refresh).toHaveLength(1);
    expect(counted.sessions).toHaveLength(10);
    expect(localStorage.getItem('refresh_token')).toBe('r-b');
  });

  test('a call is repeated once only', async () => {
    keep('a');
    const server = fakeServer({
      sessions: () => refuse(401, 'UNAUTHORIZED'),
      refresh: () => answer({ success: true, accessToken: accessToken('b') }),
    });
    await expect(call('sessions', {})).rejects.toMatchObject({ status: 401 });
    expect(server.requests.map((request) => request.call)).toEqual([
      'sessions',
      'refresh',
      'sessions',
    ]);
    expect(localStorage.getItem('refresh_token')).toBe('r-a');
  });

  test('whoever comes after another tab uses what that tab got', async () => {
    const old = keep('a');
    const next = keep('b');
    const server = fakeServer({});
    expect(await refreshTokens(old)).toEqual({ outcome: 'renewed', accessToken: next });
    expect(server.requests).toEqual([]);
  });

  test.each([
    ['no answer', () => offline],
    ['5xx', () => refuse(500, 'INTERNAL')],
    ['429', () => refuse(429, 'RATE_LIMITED')],
  ])('%s is not a refused refresh: the tokens stay', async (_, refresh) => {
    const token = keep('a');
    fakeServer({ refresh });
    expect(await refreshTokens(token)).toEqual({ outcome: 'unreachable' });
    expect(localStorage.getItem('refresh_token')).toBe('r-a');
  });

  test('a token that is about to run out is renewed before it is used', async () => {
    keep('a', 5_000);
    const next = accessToken('b');
    fakeServer({
      refresh: () => answer({ success: true, accessToken: next, refreshToken: 'r-b' }),
    });
    await vi.advanceTimersByTimeAsync(4_800);
    expect(await getAccessToken()).toBe(next);
  });

  test('every 14 minutes the token is replaced; a refusal then signs out', async () => {
    keep('a', 3_600_000);
    let refreshed = 0;
    fakeServer({
      profile,
      refresh: () =>
        (refreshed += 1) < 3
          ? answer({
              success: true,
              accessToken: accessToken(`b${refreshed}`, 3_600_000),
              refreshToken: 'r',
            })
          : refuse(401, 'REFRESH_REFUSED'),
    });
    stop = startSession();
    await becomes('signed-in');
    await vi.advanceTimersByTimeAsync(13.9 * 60_000);
    expect(refreshed).toBe(0);
    await vi.advanceTimersByTimeAsync(0.2 * 60_000);
    expect(refreshed).toBe(1);
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(refreshed).toBe(2);
    expect(currentSession().state).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(currentSession().state).toBe('signed-out');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});

describe('several tabs', () => {
  test('C5 a sign-out in another tab ends the session here and forgets what was shown', async () => {
    keep('a');
    fakeServer({ profile });
    stop = startSession();
    await becomes('signed-in');
    const forgotten = vi.fn();
    onSessionEnd(forgotten);
    inAnotherTab(() => {
      localStorage.removeItem('access_token');
      localStorage.removeItem('refresh_token');
    });
    await becomes('signed-out');
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  test('a sign-in in another tab is followed, also by somebody else', async () => {
    const lucas = accessToken('l', 900_000, 'luca');
    fakeServer({
      profile: ({ headers }) =>
        answer(
          headers.get('authorization')?.includes(lucas)
            ? { ...giulia, email: 'luca@example.org' }
            : giulia,
        ),
    });
    stop = startSession();
    inAnotherTab(() => keep('a'));
    await becomes('signed-in');
    inAnotherTab(() => localStorage.setItem('access_token', lucas));
    await eventually(() => expect(currentSession().user?.email).toBe('luca@example.org'));
  });
});

describe('logout', () => {
  test.each([
    ['the server agrees', () => answer({ success: true })],
    ['the server refuses', () => refuse(500, 'INTERNAL')],
    ['nobody answers', () => offline],
    ['the server never answers', () => new Promise<Response>(() => undefined)],
  ])('%s: tokens, drafts and unsent messages are gone at once', async (_, logout) => {
    const server = fakeServer({ profile, logout });
    stop = startSession();
    await signIn(accessToken('a'), 'r-a');
    localStorage.setItem(`drafts:${giulia.id}`, 'x');
    localStorage.setItem(`drafts:${giulia.id}:page`, 'x');
    localStorage.setItem(`outbox:${giulia.id}`, 'y');
    localStorage.setItem('theme', 'dark');
    signOut();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(currentSession().state).toBe('signed-out');
    expect(server.requests.at(-1)).toMatchObject({
      call: 'logout',
      body: { refreshToken: 'r-a' },
      keepalive: true,
    });
  });

  test('a forced sign-out keeps drafts and unsent messages', async () => {
    fakeServer({
      profile,
      sessions: () => refuse(401, 'UNAUTHORIZED'),
      refresh: () => refuse(401, 'REFRESH_REFUSED'),
    });
    stop = startSession();
    await signIn(accessToken('a'), 'r-a');
    localStorage.setItem(`drafts:${giulia.id}`, 'x');
    await expect(call('sessions', {})).rejects.toMatchObject({ status: 401 });
    await becomes('signed-out');
    expect(localStorage.getItem(`drafts:${giulia.id}`)).toBe('x');
  });
});

describe('guarded pages', () => {
  test.each(['/dashboard', '/chat-interface', '/chat-demo', '/admin'])(
    '%s sends the anonymous to the login',
    async (address) => {
      fakeServer({});
      const page = await openPage(address);
      await page.arrivesAt('/login');
    },
  );

  test('a missing role shows the 403 screen', async () => {
    keep('a');
    fakeServer({ profile });
    await openPage('/admin');
    expect(await screen.findByRole('heading', { name: 'Accesso Negato' })).toBeTruthy();
    expect(screen.getByText('Non hai i permessi per accedere a questa pagina')).toBeTruthy();
  });

  test('a profile that cannot be reached shows what happened and a retry, not the login', async () => {
    keep('a');
    let isBack = false;
    fakeServer({ profile: () => (isBack ? profile() : offline), sessions });
    const page = await openPage('/dashboard');
    await vi.advanceTimersByTimeAsync(16_000);
    expect(
      await screen.findByRole('heading', { name: 'Impossibile caricare il profilo utente' }),
    ).toBeTruthy();
    isBack = true;
    await page.user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Ciao, Giulia' })).toBeTruthy();
  });

  test('an unknown address shows the not-found page with a way home', async () => {
    fakeServer({});
    await openPage('/nowhere');
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Torna alla home' }).getAttribute('href')).toBe('/');
  });
});
