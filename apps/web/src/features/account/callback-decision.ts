import { oauthTicketPrefix, type MagicLinkPreview } from '@accanto/contract';
import type { CallbackParameters } from '../../platform/callback-address.ts';

/** The two halves of a Google sign-in, as this tab kept them. */
export interface KeptTransaction {
  readonly codeVerifier: string | null;
  readonly redirectUri: string | null;
}

/** What /auth/callback has to do. */
export type CallbackStep =
  | { readonly kind: 'check-link'; readonly token: string }
  /** A ticket of a redirect sign-in; the server knows the browser that started by its cookie. */
  | { readonly kind: 'redeem-ticket'; readonly token: string }
  | {
      readonly kind: 'exchange-code';
      readonly code: string;
      readonly codeVerifier: string;
      readonly redirectUri: string;
    }
  /** The same code once more: somebody else is already working on it. */
  | { readonly kind: 'ignore' }
  | { readonly kind: 'pkce-missing' }
  /** Ready tokens, the legacy form. */
  | { readonly kind: 'confirm-tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'provider-failed' }
  | { readonly kind: 'missing' };

/** The callback's decision order (SPEC 4): token, then code, then ready tokens, then nothing. */
export function decideCallback(
  parameters: CallbackParameters,
  kept: KeptTransaction,
  usedCodes: ReadonlySet<string>,
): CallbackStep {
  const { token, code, access_token: accessToken, refresh_token: refreshToken, error } = parameters;
  if (token !== undefined) {
    return token.startsWith(oauthTicketPrefix)
      ? { kind: 'redeem-ticket', token }
      : { kind: 'check-link', token };
  }
  if (code !== undefined) {
    if (usedCodes.has(code)) return { kind: 'ignore' };
    const { codeVerifier, redirectUri } = kept;
    return codeVerifier === null || redirectUri === null
      ? { kind: 'pkce-missing' }
      : { kind: 'exchange-code', code, codeVerifier, redirectUri };
  }
  if (accessToken !== undefined && refreshToken !== undefined) {
    return { kind: 'confirm-tokens', accessToken, refreshToken };
  }
  return error === undefined ? { kind: 'missing' } : { kind: 'provider-failed' };
}

/**
 * Whether a link may sign in without a question: only in the browser that asked for it, and never over a running
 * session (A3).
 */
export function mayVerifyAlone(
  preview: Pick<MagicLinkPreview, 'sameBrowser'>,
  hasSession: boolean,
): boolean {
  return preview.sameBrowser && !hasSession;
}

/** An address of which only its owner recognises the name: first letter, then dots, then the domain. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
