import type { Store } from '../storage/database.ts';
import type { ExportSource, ExportTable } from '../personal-export.ts';
import { listAllSessions, listIdentities } from './account-export-store.ts';
import { findUser } from './user-store.ts';

/** What the account room keeps of a person. */
export function createAccountExport(db: Store): ExportSource {
  return async (userId): Promise<readonly ExportTable[]> => {
    const user = await findUser(db, userId);
    if (!user) return [];
    return [
      {
        name: 'profile',
        rows: [
          {
            id: user.id,
            email: user.email,
            fullName: user.fullName,
            language: user.language,
            roles: user.roles.join(', '),
            country: user.settings.country,
            listening: user.settings.listening,
            replyLength: user.settings.replyLength,
            createdAt: toText(user.createdAt),
            lastLoginAt: user.lastLoginAt === null ? null : toText(user.lastLoginAt),
          },
        ],
      },
      {
        name: 'sessions',
        rows: (await listAllSessions(db, userId)).map((session) => ({
          ...session,
          createdAt: toText(session.createdAt),
          lastUsedAt: toText(session.lastUsedAt),
          endedAt: session.endedAt === null ? null : toText(session.endedAt),
        })),
      },
      {
        name: 'sign-in-providers',
        rows: (await listIdentities(db, userId)).map((identity) => ({
          ...identity,
          createdAt: toText(identity.createdAt),
        })),
      },
    ];
  };
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
