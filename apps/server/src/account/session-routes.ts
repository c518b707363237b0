import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { bearerToken, route } from '../http/route.ts';
import { sentence } from '../http/sentences.ts';
import type { Sessions } from './session.ts';

/** Told when a person deliberately signs out, so that rooms can forget what is only kept for the time of a visit. */
export type OnLogout = (userId: string) => Promise<void>;

/** Door: refresh, logout, and the list of one's own sessions. */
export function addSessionRoutes(
  app: FastifyInstance,
  given: { readonly sessions: Sessions; readonly limits: RateLimits; readonly onLogout: OnLogout },
): void {
  const { sessions, limits } = given;

  route(app, httpCalls.refresh, async ({ body, request }) => {
    await limits.take('refresh:network', clientNetwork(request.ip));
    return { success: true as const, ...(await sessions.refresh(body.refreshToken)) };
  });

  route(app, httpCalls.logout, async ({ body, request, language }) => {
    const token = bearerToken(request);
    const person = token === undefined ? null : await app.identify(token);
    const owner = person
      ? await sessions.endOne(person.id, person.sessionId, 'logout')
      : body.refreshToken !== undefined && (await sessions.endByRefreshToken(body.refreshToken));
    if (owner) await given.onLogout(owner);
    return { success: true as const, message: sentence('signedOut', language) };
  });

  route(app, httpCalls.sessions, async ({ person }) => {
    const living = await sessions.list(person.id);
    return {
      items: living.map((session) => ({
        id: session.id,
        device: session.device,
        createdAt: new Date(session.createdAt).toISOString(),
        lastUsedAt: new Date(session.lastUsedAt).toISOString(),
        isCurrent: session.id === person.sessionId,
      })),
    };
  });

  route(app, httpCalls.endOtherSessions, async ({ person }) => {
    const ended = await sessions.endOthers(person.id, person.sessionId);
    return { success: true as const, ended };
  });

  route(app, httpCalls.endSession, async ({ person, params }) => {
    if (!(await sessions.endOne(person.id, params.id, 'person')))
      throw new ProblemError('NOT_FOUND');
    return { success: true as const };
  });
}
