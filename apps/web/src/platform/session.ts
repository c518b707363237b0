import type { AccountDeleted, User } from '@accanto/contract';
import { useSyncExternalStore } from 'react';
import type * as SessionWork from './session-work.ts';
import { forgetOldWords } from './storage.ts';
import { onTokenChange, readTokens } from './tokens.ts';

export type Session =
  | { readonly state: 'loading'; readonly user: null }
  /** `next`: where somebody goes who was on a guarded page at that moment. */
  | { readonly state: 'signed-out'; readonly user: null; readonly next: 'login' | 'home' }
  /** The person erased the account: what the server says was erased, until the page goes. */
  | { readonly state: 'erased'; readonly user: null; readonly proof: AccountDeleted }
  /**
   * The profile could not be loaded for a while, or the code for it did not arrive. The stored tokens are gone in the
   * first case; `retry` tries once more with them.
   */
  | { readonly state: 'unreachable'; readonly user: null; readonly retry: () => void }
  | { readonly state: 'signed-in'; readonly user: User };

const loading: Session = { state: 'loading', user: null };
const signedOut: Session = { state: 'signed-out', user: null, next: 'login' };

let session: Session = loading;
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

/** Tells when nobody is signed in any more, or somebody else, so that nothing of the person stays on the page (C5). */
export function onSessionEnd(listener: () => void): void {
  endListeners.add(listener);
}

/** Changes who is here. Only the session's own work calls it. */
export function setSession(next: Session): void {
  const isEnd = session.state === 'signed-in' && next.user?.id !== session.user.id;
  session = next;
  document.documentElement.removeAttribute('data-session');
  if (isEnd) for (const listener of endListeners) listener();
  for (const listener of listeners) listener();
}

// The work of a session needs the calls and their schemas, which a visitor without one does not have to carry.
async function withWork(use: (work: typeof SessionWork) => unknown): Promise<void> {
  const work = await import('./session-work.ts').catch(() => null);
  if (work !== null) use(work);
  // A browser that missed a piece of code asks for it again only after a reload.
  else if (session.state === 'loading')
    setSession({ state: 'unreachable', user: null, retry: () => window.location.reload() });
}

/** Begins with the stored token, if any, and follows what other tabs do. Called once by the page; gives back how to stop. */
export function startSession(): () => void {
  forgetOldWords(Date.now());
  setSession(readTokens() === null ? signedOut : loading);
  if (session.state === 'loading') void withWork((work) => work.loadProfile());
  return onTokenChange(() => void withWork((work) => work.followTokens()));
}

/** The access token to use now, renewed first when it is about to run out; null when nobody is signed in. */
export async function getAccessToken(): Promise<string | null> {
  return readTokens() === null ? null : (await import('./refresh.ts')).getAccessToken();
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
