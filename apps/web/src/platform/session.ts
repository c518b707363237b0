import type { User } from '@accanto/contract';
import { periods } from '@accanto/contract';
import { useSyncExternalStore } from 'react';
import { call, isPassing, RefusedError } from './api.ts';
import { refreshTokens } from './refresh.ts';
import { stored } from './storage.ts';
import {
  claimsOf,
  keepTokens,
  onTokenChange,
  readTokens,
  refreshPeriodOf,
  removeTokens,
} from './tokens.ts';

export { getAccessToken } from './refresh.ts';

export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'signed-out'; readonly user: null }
  /** The profile could not be loaded for a while. The stored tokens are gone; `retry` tries once more with them. */
  | { readonly state: 'unreachable'; readonly user: null; readonly retry: () => void }
  | { readonly state: 'signed-in'; readonly user: User };

const loading: Session = { state: 'loading', user: null };
const signedOut: Session = { state: 'signed-out', user: null };

let session: Session = loading;
const listeners = new Set<() => void>();

const endListeners = new Set<() => void>();

/** Tells when nobody is signed in any more, or somebody else, so that nothing of the person stays on the page (C5). */
export function onSessionEnd(listener: () => void): void {
  endListeners.add(listener);
}

function become(next: Session): void {
  const isEnd = session.state === 'signed-in' && next.user?.id !== session.user.id;
  session = next;
  if (isEnd) for (const listener of endListeners) listener();
  document.documentElement.removeAttribute('data-session');
  for (const listener of listeners) listener();
}

export type ProfileOutcome =
  | { readonly loaded: true }
  | { readonly loaded: false; readonly error: unknown };

const firstPauseMs = 500;

/** Asks for the profile; what may pass is tried again with growing pauses for 15 s (issue: profile load). */
async function askForProfile(stillWanted: () => boolean): Promise<User> {
  const start = Date.now();
  for (let pause = firstPauseMs; ; pause *= 2) {
    try {
      return await call('profile', {});
    } catch (error) {
      const isLate = Date.now() - start + pause > periods.profileRetryMs;
      if (!isPassing(error) || isLate || !stillWanted()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!stillWanted()) throw new DOMException('Somebody else is signed in now', 'AbortError');
  }
}

let generation = 0;

async function loadProfile(): Promise<ProfileOutcome> {
  generation += 1;
  const mine = generation;
  const stillWanted = (): boolean => mine === generation;
  if (session.state !== 'signed-in') become(loading);
  const tokens = readTokens();
  try {
    const user = await askForProfile(stillWanted);
    if (stillWanted()) become({ state: 'signed-in', user });
    return { loaded: true };
  } catch (error) {
    if (stillWanted()) {
      removeTokens();
      become(
        isPassing(error) && tokens !== null
          ? unreachable(tokens.accessToken, tokens.refreshToken)
          : signedOut,
      );
    }
    return { loaded: false, error };
  }
}

function unreachable(accessToken: string, refreshToken: string | null): Session {
  return {
    state: 'unreachable',
    user: null,
    retry: () => {
      keepTokens(accessToken, refreshToken ?? undefined);
      if (session.state === 'unreachable') void loadProfile();
    },
  };
}

/** The person of the stored token, or nobody; follows what other tabs do. */
function followTokens(): void {
  planRefresh();
  const token = readTokens()?.accessToken;
  if (token === undefined) {
    generation += 1;
    if (session.state !== 'signed-out' && session.state !== 'unreachable') become(signedOut);
    return;
  }
  const person = claimsOf(token).sub;
  const isSomebodyElse =
    session.state === 'signed-in' && person !== undefined && person !== session.user.id;
  if (session.state === 'signed-out' || isSomebodyElse) {
    if (isSomebodyElse) become(loading);
    void loadProfile();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Every 14 minutes the token is replaced while somebody is signed in (SPEC 4). Each change of the token starts the time anew. */
function planRefresh(): void {
  clearTimeout(timer);
  const token = readTokens()?.accessToken;
  if (token === undefined) return;
  timer = setTimeout(() => void refreshNow(token), refreshPeriodOf(token));
}

async function refreshNow(token: string): Promise<void> {
  const renewal = await refreshTokens(token);
  if (renewal.outcome === 'unreachable') planRefresh();
}

/** Begins with the stored token, if any. Called once by the page; gives back how to stop. */
export function startSession(): () => void {
  const stop = onTokenChange(followTokens);
  planRefresh();
  if (readTokens() === null) become(signedOut);
  else void loadProfile();
  return () => {
    stop();
    clearTimeout(timer);
    generation += 1;
    session = loading;
  };
}

/** Signs in with two fresh tokens: keeps them and loads the profile (SPEC 4). Tells whether it could be loaded. */
export async function signIn(accessToken: string, refreshToken: string): Promise<ProfileOutcome> {
  generation += 1;
  session = loading;
  stored.remove('link_marker');
  keepTokens(accessToken, refreshToken);
  return loadProfile();
}

const logoutPatienceMs = 5_000;

/** Ends the session on purpose: tells the server, and whatever it says forgets tokens, drafts and unsent messages here. */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  const person = session.user?.id;
  try {
    await call('logout', {
      body: {
        ...(typeof tokens?.refreshToken === 'string' && { refreshToken: tokens.refreshToken }),
      },
      ...(tokens !== null && { accessToken: tokens.accessToken }),
      signal: AbortSignal.timeout(logoutPatienceMs),
    });
  } catch {
    // Any result leads to local clearing (SPEC 7).
  }
  forgetPerson(person);
}

/** Clears everything this browser keeps of a person: after logout and after the account was deleted. */
export function forgetPerson(id: string | undefined): void {
  if (id !== undefined) {
    stored.remove(`drafts:${id}`);
    stored.remove(`outbox:${id}`);
  }
  removeTokens();
}

/** Puts a changed profile in place of the known one. */
export function updateUser(user: User): void {
  if (session.state === 'signed-in') become({ state: 'signed-in', user });
}

/** Whether an error means that the person is not signed in any more. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof RefusedError && error.status === 401;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

/** Who is here. On the server, and for the first moment of a page rendered there, nobody is. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => signedOut);
}
