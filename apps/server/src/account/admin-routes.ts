import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { Database } from '../storage/database.ts';
import type { Audit } from './audit.ts';
import type { Sessions } from './session.ts';
import { findUser, findUserByEmail } from './user-store.ts';

/** Door: what administrators may do with accounts. They never see what people wrote (security requirement D2). */
export function addAdminRoutes(
  app: FastifyInstance,
  given: { readonly database: Database; readonly sessions: Sessions; readonly audit: Audit },
): void {
  const { database, sessions, audit } = given;

  route(app, httpCalls.adminUsers, async ({ query }) => {
    const user = await findUserByEmail(database.db, query.email);
    if (!user) return { items: [], next: null };
    const living = await sessions.list(user.id);
    const item = {
      id: user.id,
      email: user.email,
      roles: [...user.roles],
      isConfiguredAdmin: false,
      isBlocked: user.isBlocked,
      createdAt: new Date(user.createdAt).toISOString(),
      lastLoginAt: user.lastLoginAt === null ? null : new Date(user.lastLoginAt).toISOString(),
      activeSessions: living.length,
    };
    return { items: [item], next: null };
  });

  route(app, httpCalls.adminEndSessions, async ({ params }) => {
    if (!(await findUser(database.db, params.id))) throw new ProblemError('NOT_FOUND');
    const ended = await sessions.end({ userId: params.id }, 'administrator');
    await audit('sessions-ended-by-administrator', { userId: params.id });
    return { success: true as const, ended: ended.length };
  });
}
