import { httpCalls, refreshedSchema } from '@accanto/contract';
import { isRunningOut, keepTokens, readTokens, removeTokens } from './tokens.ts';

export type Renewal =
  | { readonly outcome: 'renewed'; readonly accessToken: string }
  /** The server refused: the session is over and both tokens are gone. */
  | { readonly outcome: 'ended' }
  /** No answer, or one that says nothing about the session: nothing was changed. */
  | { readonly outcome: 'unreachable' };

/** The session as this browser has it now. */
function asKept(): Renewal {
  const tokens = readTokens();
  return tokens === null
    ? { outcome: 'ended' }
    : { outcome: 'renewed', accessToken: tokens.accessToken };
}

async function askForTokens(refreshToken: string): Promise<Renewal> {
  let response: Response;
  try {
    response = await fetch(httpCalls.refresh.path, {
      method: httpCalls.refresh.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
  } catch {
    return { outcome: 'unreachable' };
  }
  if (response.status >= 500 || response.status === 429) return { outcome: 'unreachable' };
  const answer = refreshedSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !answer.success) return { outcome: 'ended' };
  // Signed out, or somebody else signed in, while the server was asked: what it gave belongs to nobody here.
  if (readTokens()?.refreshToken !== refreshToken) return asKept();
  keepTokens(answer.data.accessToken, answer.data.refreshToken);
  return { outcome: 'renewed', accessToken: answer.data.accessToken };
}

/** What another tab, or an earlier caller, has brought about already. */
function doneByOthers(stale: string): Renewal | null {
  return readTokens()?.accessToken === stale ? null : asKept();
}

async function renew(stale: string): Promise<Renewal> {
  const refreshToken = readTokens()?.refreshToken ?? null;
  const renewal: Renewal =
    refreshToken === null ? { outcome: 'ended' } : await askForTokens(refreshToken);
  if (renewal.outcome === 'ended' && readTokens()?.accessToken === stale) removeTokens();
  return renewal;
}

/**
 * What one tab writes into the storage reaches tabs in other processes a moment later, so the lock outlives the writing
 * by this long: whoever gets it next reads the new tokens. Far above what Chromium needs on a busy machine.
 */
const storageTravelMs = 1_000;

function renewOncePerBrowser(locks: LockManager, stale: string): Promise<Renewal> {
  return new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      const done = doneByOthers(stale);
      const renewal = done ?? (await renew(stale));
      resolve(renewal);
      if (done === null && renewal.outcome === 'renewed')
        await new Promise((travelled) => setTimeout(travelled, storageTravelMs));
    };
    locks.request('accanto-refresh', work).catch(reject);
  });
}

let running: { readonly stale: string; readonly result: Promise<Renewal> } | null = null;

/**
 * Replaces the given access token, once per browser however many tabs and calls ask (C3, C5): the browser's lock lets
 * one tab through at a time, and whoever comes later finds the work done. Where the browser has no locks the server's
 * grace time does the rest.
 */
export function refreshTokens(stale: string): Promise<Renewal> {
  if (running?.stale === stale) return running.result;
  // Absent in old browsers and on pages without https, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  const result =
    locks === undefined
      ? Promise.resolve(doneByOthers(stale) ?? renew(stale))
      : renewOncePerBrowser(locks, stale);
  const mine = { stale, result };
  running = mine;
  void result.finally(() => {
    if (running === mine) running = null;
  });
  return result;
}

/**
 * The access token to use now, renewed first when it is about to run out; null when nobody is signed in.
 * While the server cannot be reached the old one is given: only the server decides that it is over.
 */
export async function getAccessToken(): Promise<string | null> {
  const token = readTokens()?.accessToken ?? null;
  if (token === null || !isRunningOut(token, Date.now())) return token;
  const renewal = await refreshTokens(token);
  if (renewal.outcome === 'renewed') return renewal.accessToken;
  return renewal.outcome === 'ended' ? null : token;
}
