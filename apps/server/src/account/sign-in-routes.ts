import {
  httpCalls,
  linkMarkerHeader,
  linkMarkerSchema,
  oauthTicketPrefix,
} from '@accanto/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { ProblemError } from '../http/problem.ts';
import { bearerToken, route } from '../http/route.ts';
import { sentence } from '../http/sentences.ts';
import { browserSecretOf } from './browser-cookie.ts';
import { deviceOf } from './device.ts';
import { hashToken } from './keyring.ts';
import type { MagicLinks, Visitor } from './magic-link.ts';
import type { OAuth } from './oauth.ts';
import { isDeliberateCall, isNavigation } from './own-call.ts';

/** Door: sign-in by a mailed link, and what a redirect sign-in hands over in the same way. */
export function addSignInRoutes(
  app: FastifyInstance,
  given: {
    readonly links: MagicLinks;
    readonly oauth: OAuth;
    readonly limits: RateLimits;
    readonly publicUrl: string;
  },
): void {
  const { links, oauth, limits } = given;

  async function visitorOf(request: FastifyRequest): Promise<Visitor> {
    const token = bearerToken(request);
    const person = token === undefined ? null : await app.identify(token);
    return {
      device: deviceOf(request.headers['user-agent']),
      personId: person?.id ?? null,
      browserSecret: browserSecretOf(request),
    };
  }

  /**
   * Letters to one address are few, whoever asks for them; but others who use them up keep nobody out: as long as one
   * works, it is in the person's hands, and when none does, another one goes.
   */
  async function takeAddress(email: string): Promise<void> {
    try {
      await limits.take('magicLink:address', email);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const retryAfterS = await links.usableForS(email);
      if (retryAfterS !== null)
        throw new ProblemError('RATE_LIMITED', { sentence: 'linkStillWorks', retryAfterS });
      await limits.take('magicLink:addressWithoutLink', email);
    }
  }

  route(app, httpCalls.requestMagicLink, async ({ body, language, request }) => {
    const network = clientNetwork(request.ip);
    await limits.take('magicLink:overall', 'all');
    await limits.take('magicLink:network', network);
    await limits.take('magicLink:addressAndNetwork', `${body.email} ${network}`);
    await takeAddress(body.email);
    const spoken = body.language ?? language;
    const browserHash = body.marker === undefined ? null : hashToken(body.marker);
    await links.request({ email: body.email, language: spoken, browserHash });
    return {
      success: true as const,
      message: sentence('linkRequested', spoken),
      validS: links.validS,
    };
  });

  route(app, httpCalls.previewMagicLink, async ({ query, request }) => {
    await limits.take('link:network', clientNetwork(request.ip));
    const visitor = await visitorOf(request);
    const marker = linkMarkerSchema.safeParse(request.headers[linkMarkerHeader]).data ?? null;
    const preview = query.token.startsWith(oauthTicketPrefix)
      ? await oauth.previewTicket(query.token, visitor.browserSecret)
      : await links.preview(query.token, {
          marker,
          secret: visitor.browserSecret,
          personId: visitor.personId,
        });
    return {
      success: true as const,
      ...preview,
      expiresAt: new Date(preview.expiresAt).toISOString(),
    };
  });

  route(app, httpCalls.verifyMagicLink, async ({ query, request, reply, language }) => {
    // A link opened here instead of on its page is sent on to the page, which asks before it redeems.
    if (isNavigation(request.headers)) {
      const page = `${given.publicUrl}/auth/callback?token=${encodeURIComponent(query.token)}`;
      return reply.redirect(page, 303);
    }
    if (!isDeliberateCall(request.headers)) return reply.code(204).send();
    await limits.take('link:network', clientNetwork(request.ip));
    const visitor = await visitorOf(request);
    const signedIn = query.token.startsWith(oauthTicketPrefix)
      ? await oauth.redeemTicket(query.token, visitor)
      : await links.verify(query.token, visitor);
    return { success: true as const, ...signedIn, message: sentence('signedIn', language) };
  });

  route(app, httpCalls.verifySignInCode, async ({ body, request, language }) => {
    await limits.take('code:network', clientNetwork(request.ip));
    await limits.take('code:address', body.email);
    const signedIn = await links.verifyCode(body, await visitorOf(request));
    return { success: true as const, ...signedIn, message: sentence('signedIn', language) };
  });
}
