import { periods } from '@accanto/contract';
import { onStoredChange, stored } from './storage.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** The two tokens as this browser keeps them, or nothing. */
export function readTokens(): Tokens | null {
  const accessToken = stored.get('access_token');
  return accessToken === null || accessToken === ''
    ? null
    : { accessToken, refreshToken: stored.get('refresh_token') };
}

/** Keeps a new access token and, where one came along, its refresh token (SPEC 3: optional on refresh). */
export function keepTokens(accessToken: string, refreshToken: string | undefined): void {
  // The refresh token first: other tabs wake up at the change of the access token.
  if (refreshToken !== undefined) stored.set('refresh_token', refreshToken);
  stored.set('access_token', accessToken);
}

export function removeTokens(): void {
  stored.remove('refresh_token');
  stored.remove('access_token');
}

/** Tells when the access token changed, in this tab or another one. */
export function onTokenChange(listener: () => void): () => void {
  return onStoredChange((key) => {
    if (key === 'access_token' || key === null) listener();
  });
}

export interface TokenClaims {
  /** Whose token it is. */
  readonly sub?: string;
  /** Seconds since 1970: when it was given, and when it runs out. */
  readonly iat?: number;
  readonly exp?: number;
}

/** What an access token says of itself. Never trusted, only used to plan the next refresh; an opaque token says nothing. */
export function claimsOf(accessToken: string): TokenClaims {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, iat, exp }: Record<string, unknown> = JSON.parse(atob(payload));
    return {
      ...(typeof sub === 'string' && { sub }),
      ...(typeof iat === 'number' && { iat }),
      ...(typeof exp === 'number' && { exp }),
    };
  } catch {
    return {};
  }
}

/** Milliseconds between two refreshes: 14 minutes (SPEC 9), earlier where the server gives shorter lives. */
export function refreshPeriodOf(accessToken: string): number {
  const { iat, exp } = claimsOf(accessToken);
  if (iat === undefined || exp === undefined) return periods.accessTokenRefreshMs;
  return Math.min(periods.accessTokenRefreshMs, Math.max(1_000, (exp - iat) * 1_000 * 0.8));
}

const marginMs = 10_000;

/** Whether the token has run out or is about to; a tenth of its life, at most ten seconds, counts as about to. */
export function isRunningOut(accessToken: string, now: number): boolean {
  const { iat, exp } = claimsOf(accessToken);
  if (exp === undefined) return false;
  const life = iat === undefined ? Number.POSITIVE_INFINITY : (exp - iat) * 1_000;
  return exp * 1_000 - now <= Math.min(marginMs, life / 10);
}
