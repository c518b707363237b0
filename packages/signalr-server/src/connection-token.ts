import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a connection token vouches for. */
export interface TokenClaims {
  readonly connectionId: string;
  readonly expiresAt: number;
  readonly mayResume: boolean;
  /** In negotiate version 0 the token itself is the connection's public name. */
  readonly isPublicName: boolean;
}

/** A public name for a connection: 128 random bits. */
export function newConnectionId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Makes and checks connection tokens. They are signed and carry all that is needed, so that the
 * server remembers nothing about negotiations, and any server with the same secret accepts them.
 * The hub path and the user are signed but not carried: with another of either the token is void.
 */
export class ConnectionTokens {
  readonly #secret: string | Buffer;

  constructor(secret: string | Buffer) {
    this.#secret = secret;
  }

  issue(claims: TokenClaims, path: string, userId: string | null): string {
    const kind = claims.isPublicName ? '0' : claims.mayResume ? 's' : 'p';
    const head = `${claims.connectionId}.${Math.ceil(claims.expiresAt).toString(36)}.${kind}`;
    return `${head}.${this.#sign(head, path, userId)}`;
  }

  /** The claims of a genuine token for this path and user, expired or not; else undefined. */
  verify(token: string, path: string, userId: string | null): TokenClaims | undefined {
    const cut = token.lastIndexOf('.');
    const head = token.slice(0, Math.max(cut, 0));
    const given = Buffer.from(token.slice(cut + 1));
    const expected = Buffer.from(this.#sign(head, path, userId));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const [connectionId, expires, kind] = head.split('.');
    if (connectionId === undefined || expires === undefined) return undefined;
    const isPublicName = kind === '0';
    return {
      connectionId: isPublicName ? token : connectionId,
      expiresAt: Number.parseInt(expires, 36),
      mayResume: kind === 's',
      isPublicName,
    };
  }

  #sign(head: string, path: string, userId: string | null): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([head, path, userId]))
      .digest('base64url');
  }
}
