import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import * as z from 'zod';
import { randomId, type Clock } from '../clock.ts';
import type { Keyring } from './keyring.ts';

/** What an access token says; whether its session still lives is the store's word. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** In ms. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  issue(session: { readonly userId: string; readonly sessionId: string }): Promise<string>;
  /** null for everything that is not a valid access token of ours: never throws (security requirement C1). */
  read(token: string): Promise<AccessClaims | null>;
}

const audience = 'accanto-api';
/** RFC 9068, 2.1 */
const type = 'at+jwt';
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** Signed tokens for the time between two refreshes: HS256 only, told apart by type, audience, issuer and key. */
export function createAccessTokens(
  settings: { readonly issuer: string; readonly ttlMs: number },
  keys: Keyring['access'],
  clock: Clock,
): AccessTokens {
  const keyOf = (header: JWTHeaderParameters): Uint8Array => {
    const key = keys.find(({ id }) => id === header.kid);
    if (!key) throw new errors.JWSInvalid('unknown key');
    return key.bytes;
  };
  return {
    async issue({ userId, sessionId }) {
      const seconds = Math.floor(clock.now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid: keys[0].id })
        .setIssuer(settings.issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(randomId())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + Math.ceil(settings.ttlMs / 1000))
        .sign(keys[0].bytes);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, async (header) => keyOf({ ...header }), {
          algorithms: ['HS256'],
          typ: type,
          issuer: settings.issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
          currentDate: new Date(clock.now()),
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return null;
        const { sub, sid, exp } = claims.data;
        return { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
      } catch {
        return null;
      }
    },
  };
}
