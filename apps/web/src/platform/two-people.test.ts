import type { User } from '@accanto/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, fakeServer, offline, refuse, type Request } from '../test/fake-server.ts';
import { accessToken, giulia } from '../test/people.ts';
import { call } from './api.ts';
import { refreshTokens } from './refresh.ts';
import { signIn, signOut, updateUser } from './session-work.ts';
import { currentSession, startSession } from './session.ts';
import { claimsOf, readTokens, removeTokens } from './tokens.ts';
import { eventually } from '../test/eventually.ts';

/** Two people who use one browser after each other; what was asked for one of them is answered after the other came. */
const luca: User = { ...giulia, id: '018f0000-0000-7000-8000-000000000002', fullName: 'Luca' };

let answerNow = (): void => undefined;
let held: Promise<void>;
let stop = (): void => undefined;
beforeEach(() => {
  ({ promise: held, resolve: answerNow } = Promise.withResolvers<void>());
});
afterEach(() => {
  removeTokens();
  stop();
});

const tokenOf = ({ id }: User, name = 'first'): string => accessToken(name, 900_000, id);

function keep(user: User): string {
  const token = tokenOf(user);
  localStorage.setItem('refresh_token', `r-${user.fullName}`);
  localStorage.setItem('access_token', token);
  return token;
}

function inAnotherTab(work: () => void): void {
  work();
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'access_token', storageArea: localStorage }),
  );
}

const whoAsks = ({ headers }: Request): User =>
  claimsOf(headers.get('authorization') ?? '').sub === luca.id ? luca : giulia;

const profile = (request: Request): Response => answer(whoAsks(request));

async function lateRefresh(): Promise<Response> {
  await held;
  return answer({ success: true, accessToken: tokenOf(giulia, 'next'), refreshToken: 'r-next' });
}

const isHere = (user: User): Promise<void> =>
  eventually(() => expect(currentSession().user?.id).toBe(user.id));

/** Who the page shows is who the stored token belongs to. */
function expectOnly(user: User): void {
  expect(currentSession().user?.fullName).toBe(user.fullName);
  expect(claimsOf(readTokens()?.accessToken ?? '').sub).toBe(user.id);
}

describe('an answer that comes too late', () => {
  test('new tokens are not kept when somebody else has signed in', async () => {
    const old = keep(giulia);
    fakeServer({ profile, refresh: lateRefresh });
    stop = startSession();
    await isHere(giulia);
    const renewal = refreshTokens(old);
    await signIn(tokenOf(luca), 'r-Luca');
    answerNow();
    await renewal;
    expectOnly(luca);
    expect(readTokens()?.refreshToken).toBe('r-Luca');
  });

  test('new tokens are not kept after a sign-out, also when the server never heard of it', async () => {
    const old = keep(giulia);
    fakeServer({ profile, refresh: lateRefresh, logout: () => offline });
    stop = startSession();
    await isHere(giulia);
    const renewal = refreshTokens(old);
    signOut();
    answerNow();
    await expect(renewal).resolves.toEqual({ outcome: 'ended' });
    expect(readTokens()).toBeNull();
    expect(currentSession().state).toBe('signed-out');
  });

  test('a profile is not shown to whoever signed in meanwhile in another tab', async () => {
    keep(giulia);
    const server = fakeServer({
      profile: async (request) => {
        if (whoAsks(request) === giulia) await held;
        return profile(request);
      },
    });
    stop = startSession();
    await eventually(() => expect(server.requests).toHaveLength(1));
    inAnotherTab(() => keep(luca));
    await isHere(luca);
    answerNow();
    await held;
    expectOnly(luca);
  });

  test('a change of a profile does not come back as the profile of somebody else', async () => {
    keep(giulia);
    fakeServer({
      profile,
      changeProfile: async () => {
        await held;
        return answer(giulia);
      },
    });
    stop = startSession();
    await isHere(giulia);
    const saving = call('changeProfile', { body: { fullName: 'Giulia' } });
    inAnotherTab(() => keep(luca));
    await isHere(luca);
    answerNow();
    await expect(saving).rejects.toMatchObject({ name: 'UnreachableError' });
    updateUser(giulia);
    expectOnly(luca);
  });

  test('a call that has to be repeated is not made in the name of somebody else', async () => {
    const old = keep(giulia);
    const server = fakeServer({
      sessions: () => {
        keep(luca);
        return refuse(401, 'UNAUTHORIZED');
      },
    });
    await expect(call('sessions', {})).rejects.toMatchObject({ name: 'UnreachableError' });
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${old}`,
    ]);
  });
});

describe('a profile that could not be loaded', () => {
  async function becomeUnreachable(): Promise<void> {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    keep(giulia);
    fakeServer({ profile: () => offline });
    stop = startSession();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(currentSession().state).toBe('unreachable');
    fakeServer({ profile });
  }

  test('gives way to a sign-in in another tab', async () => {
    await becomeUnreachable();
    inAnotherTab(() => keep(luca));
    await isHere(luca);
    expectOnly(luca);
  });

  test('is not tried again in place of whoever signed in meanwhile', async () => {
    await becomeUnreachable();
    const session = currentSession();
    keep(luca);
    if (session.state === 'unreachable') session.retry();
    await isHere(luca);
    expectOnly(luca);
  });
});
