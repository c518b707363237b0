import { emailSchema } from '@accanto/contract';
import * as client from 'openid-client';
import * as z from 'zod';
import { isLoopback } from '../config-values.ts';
import type { FacebookProvider } from '../config.ts';
import { normaliseEmail } from '../http/email-address.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { pictureOf } from './provider-picture.ts';

const profileSchema = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

/** Facebook: OAuth 2 without OpenID, and a profile call. Its word on an address is no proof of it. */
export function createFacebookProvider(settings: FacebookProvider): IdentityProvider {
  const config = new client.Configuration(
    {
      issuer: new URL(settings.authorizeUrl).origin,
      authorization_endpoint: settings.authorizeUrl,
      token_endpoint: settings.tokenUrl,
    },
    settings.clientId,
    settings.clientSecret,
    client.ClientSecretPost(settings.clientSecret),
  );
  config.timeout = 10;
  if (isLoopback(new URL(settings.tokenUrl).hostname)) client.allowInsecureRequests(config);

  return {
    async authorizationUrl(transaction) {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: transaction.redirectUri,
        scope: 'public_profile email',
        state: transaction.state,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async assertion(transaction, answer) {
      if (!('callback' in answer)) throw new Error('Facebook answers by redirect only');
      const tokens = await client.authorizationCodeGrant(config, answer.callback, {
        pkceCodeVerifier: transaction.codeVerifier,
        expectedState: transaction.state,
      });
      const address = new URL(settings.profileUrl);
      address.searchParams.set('fields', 'id,name,email,picture.width(256)');
      const response = await client.fetchProtectedResource(
        config,
        tokens.access_token,
        address,
        'GET',
      );
      if (!response.ok) throw new Error('the profile was refused');
      const profile = profileSchema.parse(await response.json());
      return {
        provider: 'facebook',
        subject: profile.id,
        email: emailSchema.safeParse(normaliseEmail(profile.email)).data ?? null,
        provesEmail: false,
        name: profile.name ?? null,
        picture: pictureOf(profile.picture?.data.url, 'facebook', settings.profileUrl),
      };
    },
  };
}
