import { emailSchema } from '@accanto/contract';
import * as client from 'openid-client';
import * as z from 'zod';
import { isLoopback } from '../config-values.ts';
import type { OpenIdProvider } from '../config.ts';
import { normaliseEmail } from '../http/email-address.ts';
import type { IdentityProvider, ProviderTransaction } from './identity-provider.ts';
import { pictureOf } from './provider-picture.ts';

const timeoutS = 10;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  /** Google: the organisation that hosts the address. */
  hd: z.string().optional(),
  /** Microsoft: the domain's owner was verified. */
  xms_edov: z.union([z.boolean(), z.string(), z.number()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
type Claims = z.infer<typeof claimsSchema>;

/**
 * Google or Microsoft, by OpenID Connect. The library checks signature, issuer, audience, time and nonce
 * (security requirement B3).
 */
export function createOpenIdProvider(
  provider: 'google' | 'microsoft',
  settings: OpenIdProvider,
): IdentityProvider {
  let discovered: Promise<client.Configuration> | undefined;

  /** Asked once; a failure is not remembered. */
  function configuration(): Promise<client.Configuration> {
    const issuer = new URL(settings.issuer);
    const isLocal = issuer.protocol === 'http:' && isLoopback(issuer.hostname);
    discovered ??= client
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        timeout: timeoutS,
        execute: isLocal ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  function callbackOf(
    config: client.Configuration,
    transaction: ProviderTransaction,
    answer: { readonly callback: URL } | { readonly code: string },
  ): URL {
    if ('callback' in answer) return answer.callback;
    // The page hands over the code alone. This transaction belongs to this issuer and to no other (requirement B5).
    const callback = new URL(transaction.redirectUri);
    callback.searchParams.set('code', answer.code);
    callback.searchParams.set('state', transaction.state);
    callback.searchParams.set('iss', config.serverMetadata().issuer);
    return callback;
  }

  return {
    async authorizationUrl(transaction) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: transaction.redirectUri,
        scope: 'openid email profile',
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async assertion(transaction, answer) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(
        config,
        callbackOf(config, transaction, answer),
        {
          pkceCodeVerifier: transaction.codeVerifier,
          expectedNonce: transaction.nonce,
          expectedState: transaction.state,
          idTokenExpected: true,
        },
      );
      const idToken = tokens.claims();
      if (!idToken) throw new Error('no id token');
      const more =
        idToken['email'] === undefined
          ? await client.fetchUserInfo(config, tokens.access_token, idToken.sub)
          : {};
      const claims = claimsSchema.parse({ ...more, ...idToken });
      return {
        provider,
        subject: claims.sub,
        email: emailSchema.safeParse(normaliseEmail(claims.email)).data ?? null,
        provesEmail:
          provider === 'google'
            ? provesAtGoogle(claims, settings.issuer)
            : provesAtMicrosoft(claims),
        name: claims.name ?? null,
        picture: pictureOf(claims.picture, provider, settings.issuer),
      };
    },
  };
}

/**
 * Google speaks for its own addresses and for those of organisations it hosts; for others it only once saw a proof
 * (developers.google.com/identity, "is the email authoritative"). Another configured issuer is taken at its word.
 */
function provesAtGoogle(claims: Claims, issuer: string): boolean {
  if (claims.email_verified !== true && claims.email_verified !== 'true') return false;
  const isGoogle = new URL(issuer).hostname === 'accounts.google.com';
  return (
    !isGoogle || claims.hd !== undefined || /@(gmail|googlemail)\.com$/i.test(claims.email ?? '')
  );
}

/** Microsoft lets administrators of any tenant write any address; only a verified domain owner is a proof. */
function provesAtMicrosoft(claims: Claims): boolean {
  return [true, 1, '1', 'true'].includes(claims.xms_edov ?? false);
}
