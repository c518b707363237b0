import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** A key for one purpose; `id` names it in a token without saying anything about it. */
export interface PurposeKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface Keyring {
  /** Signs access tokens: the present key first, the previous one only verifies. */
  readonly access: readonly [PurposeKey, ...PurposeKey[]];
  /** A keyed hash for short secrets, which a plain hash would not protect; `purpose` separates its uses. */
  mac(
    purpose: 'sign-in code' | 'oauth nonce' | 'oauth state' | 'oauth verifier',
    value: string,
  ): string;
}

/** Derives one key for each purpose from AUTH_SECRET (RFC 5869), so that no kind of token passes for another. */
export function createKeyring(secrets: readonly [string, ...string[]]): Keyring {
  const [present, ...previous] = secrets;
  return {
    access: [
      derive(present, 'access token'),
      ...previous.map((secret) => derive(secret, 'access token')),
    ],
    mac: (purpose, value) =>
      createHmac('sha256', derive(present, purpose).bytes).update(value).digest('base64url'),
  };
}

function derive(secret: string, purpose: string): PurposeKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'accanto', purpose, 32));
  const id = createHash('sha256').update('id').update(bytes).digest('base64url').slice(0, 8);
  return { id, bytes };
}

/** How tokens with at least 128 random bits are kept: a plain hash cannot be turned back (security requirement A1). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
