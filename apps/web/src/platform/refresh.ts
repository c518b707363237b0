import { httpCalls, refreshedSchema } from '@accanto/contract';
import { isRunningOut, keepTokens, readTokens, removeTokens } from './tokens.ts';

export type Renewal =
  | { readonly outcome: 'renewed'; readonly accessToken: string }
  /** The server refused: the session is over and both tokens are gone. */
  | { readonly outcome: 'ended' }
  /** No answer, or one that says nothing about the session: nothing was changed. */
  | { readonly outcome: 'unreachable' };

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
  keepTokens(answer.data.accessToken, answer.data.refreshToken);
  return { outcome: 'renewed', accessToken: answer.data.accessToken };
}

async function renewUnlessDone(stale: string): Promise<Renewal> {
  const tokens = readTokens();
  if (tokens === null) return { outcome: 'ended' };
  // Another tab, or an earlier caller, was faster.
  if (tokens.accessToken !== stale) return { outcome: 'renewed', accessToken: tokens.accessToken };
  const renewal: Renewal =
    tokens.refreshToken === null ? { outcome: 'ended' } : await askForTokens(tokens.refreshToken);
  if (renewal.outcome === 'ended' && readTokens()?.accessToken === stale) removeTokens();
  return renewal;
}

let running: { readonly stale: string; readonly result: Promise<Renewal> } | null = null;

/**
 * Replaces the given access token, once per browser however many tabs and calls ask (C3, C5): the browser's lock lets
 * one tab through at a time, and whoever comes later finds the work done. Where the browser has no locks the server's
 * grace time does the rest.
 */
export function refreshTokens(stale: string): Promise<Renewal> {
  if (running?.stale === stale) return running.result;
  const work = (): Promise<Renewal> => renewUnlessDone(stale);
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  const result: Promise<Renewal> =
    locks === undefined ? work() : locks.request('accanto-refresh', work);
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
