import { adminRole, type AccountDeleted, type AdminUser } from '@accanto/contract';
import type { Actor, RecordAction } from '../audit.ts';
import { ProblemError } from '../http/problem.ts';
import type { Database } from '../storage/database.ts';
import type { Erasure } from './erasure.ts';
import type { Sessions } from './session.ts';
import { findUser, findUserByEmail, updateUser, type StoredUser } from './user-store.ts';

export type Administration = ReturnType<typeof createAdministration>;

/**
 * What those who run the service may do with accounts. Everything takes effect at once, since roles, blocks and
 * sessions are looked up at every call (security requirement C4), and everything is written down.
 */
export function createAdministration(given: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly erasure: Erasure;
  readonly record: RecordAction;
  readonly adminEmails: readonly string[];
  readonly now: () => number;
}) {
  const { database, sessions, record } = given;
  const { db } = database;

  async function viewOf(user: StoredUser): Promise<AdminUser> {
    const living = await sessions.list(user.id);
    return {
      id: user.id,
      email: user.email,
      roles: [...user.roles],
      isConfiguredAdmin: given.adminEmails.includes(user.email),
      isBlocked: user.isBlocked,
      createdAt: new Date(user.createdAt).toISOString(),
      lastLoginAt: user.lastLoginAt === null ? null : new Date(user.lastLoginAt).toISOString(),
      activeSessions: living.length,
    };
  }

  async function find(id: string): Promise<StoredUser> {
    const user = await findUser(db, id);
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  }

  /** Nobody locks themselves out; somebody else has to do it. */
  function refuseOwn(actor: Actor, user: StoredUser): void {
    if (actor.by === 'administrator' && actor.id === user.id) throw new ProblemError('OWN_ACCOUNT');
  }

  return {
    async search(actor: Actor, email: string): Promise<AdminUser | null> {
      const user = await findUserByEmail(db, email);
      await record('account-searched', actor, user?.id ?? null);
      return user && viewOf(user);
    },

    /** Throws NOT_FOUND; ROLE_IS_CONFIGURED where the configuration would give the role again. */
    async changeRoles(actor: Actor, id: string, roles: readonly string[]): Promise<AdminUser> {
      const user = await find(id);
      const isAdmin = roles.includes(adminRole);
      if (!isAdmin) refuseOwn(actor, user);
      if (!isAdmin && given.adminEmails.includes(user.email))
        throw new ProblemError('ROLE_IS_CONFIGURED');
      const granted = isAdmin ? [adminRole] : [];
      await updateUser(db, id, { roles: granted, grantedRoles: granted });
      if (isAdmin !== user.roles.includes(adminRole))
        await record(isAdmin ? 'role-granted' : 'role-revoked', actor, id);
      return viewOf(await find(id));
    },

    /** A blocked account cannot sign in, and whatever it had open ends at once. */
    async block(actor: Actor, id: string, isBlocked: boolean): Promise<AdminUser> {
      const user = await find(id);
      refuseOwn(actor, user);
      if (isBlocked !== user.isBlocked) {
        await updateUser(db, id, { blockedAt: isBlocked ? given.now() : null });
        await record(isBlocked ? 'account-blocked' : 'account-unblocked', actor, id);
      }
      if (isBlocked) await sessions.end({ userId: id }, 'administrator');
      return viewOf(await find(id));
    },

    async endSessions(actor: Actor, id: string): Promise<number> {
      await find(id);
      const ended = await sessions.end({ userId: id }, 'administrator');
      await record('sessions-ended-by-administrator', actor, id);
      return ended.length;
    },

    /** Erases the account for good; `email` must be its address. Throws NOT_FOUND, OWN_ACCOUNT. */
    async erase(actor: Actor, id: string, email: string): Promise<AccountDeleted> {
      const user = await find(id);
      refuseOwn(actor, user);
      if (user.email !== email) throw new ProblemError('VALIDATION_FAILED', { fields: ['email'] });
      const deleted = await given.erasure.erase(id);
      await record('account-erased-by-administrator', actor, deleted.ledgerId);
      return deleted;
    },
  };
}
