import { periods, type AccountDeleted, type User } from '@accanto/contract';
import { call, isPassing } from './api.ts';
import { refreshTokens } from './refresh.ts';
import { currentSession, setSession, type Session } from './session.ts';
import { stored } from './storage.ts';
import { claimsOf, keepTokens, readTokens, refreshPeriodOf, removeTokens } from './tokens.ts';

const loading: Session = { state: 'loading', user: null };
const signedOut: Session = { state: 'signed-out', user: null, next: 'login' };

const firstPauseMs = 500;

/** Asks for the profile; what may pass is tried again with growing pauses, for 15 s in all. */
async function askForProfile(stillWanted: () => boolean): Promise<User> {
  const end = Date.now() + periods.profileRetryMs;
  for (let pause = firstPauseMs; ; pause *= 2) {
    const isLast = Date.now() >= end;
    try {
      return await call('profile', {});
    } catch (error) {
      if (!isPassing(error) || isLast || !stillWanted()) throw error;
    }
    const untilNext = Math.min(pause, Math.max(0, end - Date.now()));
    await new Promise((resolve) => setTimeout(resolve, untilNext));
    if (!stillWanted()) throw new DOMException('Somebody else is signed in now', 'AbortError');
  }
}

/** Counts the beginnings of a session: work for an earlier one changes nothing any more. */
let generation = 0;

/** Whose session that is, as far as the token tells. */
let person: string | undefined;

function isOfSomebodyElse(token: string): boolean {
  const { sub } = claimsOf(token);
  return sub !== undefined && sub !== person;
}

/** Loads the profile of the stored token and keeps it fresh. Ends in signed-in, signed-out or unreachable. */
export async function loadProfile(): Promise<void> {
  generation += 1;
  const mine = generation;
  const stillWanted = (): boolean => mine === generation;
  person = claimsOf(readTokens()?.accessToken ?? '').sub;
  setSession(loading);
  planRefresh();
  try {
    const user = await askForProfile(stillWanted);
    if (stillWanted()) setSession({ state: 'signed-in', user });
  } catch (error) {
    const tokens = readTokens();
    // A sign-in that is only just being heard of has its own loading before it.
    if (!stillWanted() || (tokens !== null && isOfSomebodyElse(tokens.accessToken))) return;
    generation += 1;
    setSession(
      isPassing(error) && tokens !== null
        ? unreachable(tokens.accessToken, tokens.refreshToken)
        : signedOut,
    );
    removeTokens();
  }
}

function unreachable(accessToken: string, refreshToken: string | null): Session {
  return {
    state: 'unreachable',
    user: null,
    retry: () => {
      // Somebody may have signed in meanwhile in another tab.
      if (readTokens() === null) keepTokens(accessToken, refreshToken ?? undefined);
      void loadProfile();
    },
  };
}

/** Makes the session fit the stored token: somebody, somebody else, or nobody (C5). */
export function followTokens(): void {
  planRefresh();
  const session = currentSession();
  const token = readTokens()?.accessToken;
  if (token === undefined) {
    generation += 1;
    if (session.state === 'loading' || session.state === 'signed-in') setSession(signedOut);
    return;
  }
  const isSomebodyHere = session.state === 'signed-in' || session.state === 'loading';
  if (!isSomebodyHere || isOfSomebodyElse(token)) void loadProfile();
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

/** Signs in with two fresh tokens: keeps them and loads the profile (SPEC 4). Afterwards the session tells whether that worked. */
export async function signIn(accessToken: string, refreshToken: string): Promise<void> {
  // From here on the change of the token is our own doing, not something to follow.
  generation += 1;
  setSession(loading);
  stored.remove('link_marker');
  keepTokens(accessToken, refreshToken);
  await loadProfile();
}

/** Ends the session on purpose: forgets tokens, drafts and unsent messages here at once, and tells the server without waiting for it. */
export function signOut(next: 'login' | 'home' = 'home'): void {
  const tokens = readTokens();
  forgetPerson(currentSession().user?.id, next);
  if (tokens === null) return;
  const { accessToken, refreshToken } = tokens;
  call('logout', {
    body: { ...(refreshToken !== null && { refreshToken }) },
    accessToken,
    keepalive: true,
  }).catch(() => undefined);
}

/** Clears everything this browser keeps of a person after the sign-out. */
function forgetPerson(id: string | undefined, next: 'login' | 'home'): void {
  removeDraftsOf(id);
  setSession({ state: 'signed-out', user: null, next });
  removeTokens();
}

/** Clears everything this browser keeps of a person whose account is gone, and shows what was erased. */
export function forgetErased(id: string, proof: AccountDeleted): void {
  removeDraftsOf(id);
  setSession({ state: 'erased', user: null, proof });
  removeTokens();
}

function removeDraftsOf(id: string | undefined): void {
  if (id === undefined) return;
  stored.draftsOf(id).forEach(stored.remove);
  stored.remove(`outbox:${id}`);
}

/** Puts a changed profile in place of the known one. */
export function updateUser(user: User): void {
  if (currentSession().user?.id === user.id) setSession({ state: 'signed-in', user });
}
