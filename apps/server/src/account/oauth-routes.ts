import { httpCalls, type OAuthProvider } from '@accanto/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../clock.ts';
import { clientNetwork } from '../http/client-network.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { sentence } from '../http/sentences.ts';
import { browserSecretOf, setBrowserSecret } from './browser-cookie.ts';
import { deviceOf } from './device.ts';
import type { OAuth } from './oauth.ts';

/** As long as a sign-in at a provider, with a proof by mail after it, may take. */
const cookieMs = 30 * 60_000;

/** Door: sign-in by a provider, the page's own flow and the one by redirects. */
export function addOAuthRoutes(
  app: FastifyInstance,
  given: { readonly oauth: OAuth; readonly limits: RateLimits; readonly publicUrl: string },
): void {
  const { oauth, limits, publicUrl } = given;
  const isSecure = publicUrl.startsWith('https:');

  /** One secret for all sign-ins of a browser, so that two tabs do not undo each other. */
  function bindBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const secret = browserSecretOf(request) ?? randomToken(32);
    setBrowserSecret(reply, secret, { isSecure, maxAgeMs: cookieMs });
    return secret;
  }

  /** A browser on its way is sent back to the login with the code of what went wrong; a program gets the error. */
  async function orBackToLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await work();
    } catch (error) {
      const isPerson = (request.headers.accept ?? '').includes('text/html');
      if (!(error instanceof ProblemError) || !isPerson) throw error;
      return reply.redirect(`${publicUrl}/login?error=${error.code}`, 303);
    }
  }

  route(app, httpCalls.startGoogle, async ({ body, request, reply, language }) => {
    await limits.take('oauth:network', clientNetwork(request.ip));
    const browserSecret = bindBrowser(request, reply);
    const address = await oauth.startForPage(body, { browserSecret, language });
    return { success: true as const, authorizationUrl: address.href };
  });

  route(app, httpCalls.exchangeGoogle, async ({ body, request, language }) => {
    await limits.take('oauth:network', clientNetwork(request.ip));
    const signedIn = await oauth.exchangeForPage(body, deviceOf(request.headers['user-agent']));
    return { success: true as const, ...signedIn, message: sentence('signedIn', language) };
  });

  route(app, httpCalls.startOAuth, async ({ params, request, reply, language }) =>
    orBackToLogin(request, reply, async () => {
      const provider: OAuthProvider = params.provider;
      oauth.demandProvider(provider);
      await limits.take('oauth:network', clientNetwork(request.ip));
      const browserSecret = bindBrowser(request, reply);
      const address = await oauth.startRedirect(provider, { browserSecret, language });
      return reply.redirect(address.href, 303);
    }),
  );

  route(app, httpCalls.finishOAuth, async ({ params, request, reply }) =>
    orBackToLogin(request, reply, async () => {
      await limits.take('oauth:network', clientNetwork(request.ip));
      const query = request.url.slice(request.url.indexOf('?') + 1);
      const ticket = await oauth.finishRedirect(params.provider, query, browserSecretOf(request));
      return reply.redirect(`${publicUrl}/auth/callback?token=${ticket}`, 303);
    }),
  );
}
