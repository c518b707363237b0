import type { ProfileChange, User } from '@accanto/contract';
import type { Person } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { Store } from '../storage/database.ts';
import { findUser, updateUser } from './user-store.ts';

/** The profile as the specification names its fields. Throws UNAUTHORIZED when the account is gone. */
export async function readProfile(db: Store, person: Person): Promise<User> {
  const user = await findUser(db, person.id);
  if (!user) throw new ProblemError('UNAUTHORIZED');
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    avatarUrl: user.avatarId === null ? null : `/api/avatars/${user.avatarId}`,
    roles: [...user.roles],
    // An address gets onto an account only with a proof (account.ts).
    emailVerified: true,
    createdAt: new Date(user.createdAt).toISOString(),
    lastLoginAt:
      person.previousLoginAt === null ? null : new Date(person.previousLoginAt).toISOString(),
    authProvider: person.authProvider,
    language: user.language,
    settings: user.settings,
  };
}

/** Changes what was given and leaves the rest. */
export async function changeProfile(
  db: Store,
  person: Person,
  change: ProfileChange,
): Promise<User> {
  const user = await findUser(db, person.id);
  if (!user) throw new ProblemError('UNAUTHORIZED');
  const { country, listening, replyLength, theme = user.settings.theme } = change.settings ?? {};
  await updateUser(db, person.id, {
    ...(change.fullName !== undefined && { fullName: change.fullName }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.settings && {
      settings: {
        country: country === undefined ? user.settings.country : country,
        listening: listening ?? user.settings.listening,
        replyLength: replyLength ?? user.settings.replyLength,
        ...(theme && { theme }),
      },
    }),
  });
  return readProfile(db, person);
}
