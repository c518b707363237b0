import type { Store } from '../storage/database.ts';
import { smallTable, type ExportTable } from '../personal-export.ts';
import { listAllSessions, listIdentities, listSecurityEvents } from './account-export-store.ts';
import { findUser } from './user-store.ts';

/** What the account room keeps of a person. */
export function createAccountExport(db: Store): readonly ExportTable[] {
  return [
    smallTable('profile', async (userId) => {
      const user = await findUser(db, userId);
      if (!user) return [];
      const { country, listening, replyLength, theme } = user.settings;
      return [
        {
          id: user.id,
          email: user.email,
          fullName: user.fullName,
          language: user.language,
          roles: user.roles.join(', '),
          country,
          listening,
          replyLength,
          theme: theme ?? null,
          createdAt: toText(user.createdAt),
          lastLoginAt: user.lastLoginAt === null ? null : toText(user.lastLoginAt),
        },
      ];
    }),
    smallTable('sessions', async (userId) =>
      (await listAllSessions(db, userId)).map((session) => ({
        ...session,
        createdAt: toText(session.createdAt),
        lastUsedAt: toText(session.lastUsedAt),
        endedAt: session.endedAt === null ? null : toText(session.endedAt),
      })),
    ),
    smallTable('sign-in-providers', async (userId) =>
      (await listIdentities(db, userId)).map((identity) => ({
        ...identity,
        createdAt: toText(identity.createdAt),
      })),
    ),
    smallTable('security-events', async (userId) =>
      (await listSecurityEvents(db, userId)).map(({ at, event }) => ({ at: toText(at), event })),
    ),
  ];
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
