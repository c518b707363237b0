import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { administratorOf } from '../http/person.ts';
import { route } from '../http/route.ts';
import type { Administration } from './administration.ts';
import { demandFreshSignIn } from './profile-routes.ts';

/** Door: what administrators may do with accounts. They never see what people wrote (security requirement D2). */
export function addAdminRoutes(
  app: FastifyInstance,
  given: { readonly administration: Administration; readonly clock: Clock },
): void {
  const { administration } = given;

  route(app, httpCalls.adminUsers, async ({ person, query }) => {
    const user = await administration.search(administratorOf(person), query.email);
    return { items: user ? [user] : [], next: null };
  });

  route(app, httpCalls.adminChangeRoles, ({ person, params, body }) =>
    administration.changeRoles(administratorOf(person), params.id, body.roles),
  );

  route(app, httpCalls.adminBlock, ({ person, params, body }) =>
    administration.block(administratorOf(person), params.id, body.isBlocked),
  );

  route(app, httpCalls.adminEndSessions, async ({ person, params }) => ({
    success: true as const,
    ended: await administration.endSessions(administratorOf(person), params.id),
  }));

  route(app, httpCalls.adminEraseUser, async ({ person, params, body }) => {
    demandFreshSignIn(person, given.clock);
    return administration.erase(administratorOf(person), params.id, body.email);
  });
}
