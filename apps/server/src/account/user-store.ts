import type { AuthProvider, Language, UserSettings } from '@accanto/contract';
import type { Store, StoreTransaction } from '../storage/database.ts';
import { shortRead } from '../storage/short-read.ts';

type Reader = Store | StoreTransaction;

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly avatarId: string | null;
  readonly language: Language;
  readonly roles: readonly string[];
  /** Those of the roles that were granted, and not given by the configuration. */
  readonly grantedRoles: readonly string[];
  readonly settings: UserSettings;
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly isBlocked: boolean;
}

const defaultSettings: UserSettings = { country: null, listening: 'ask', replyLength: 'medium' };

const columns = [
  'id',
  'email',
  'full_name',
  'avatar_id',
  'language',
  'roles',
  'granted_roles',
  'settings',
  'created_at',
  'last_login_at',
  'blocked_at',
] as const;

const selectUserBy = (db: Reader, column: 'id' | 'email', value: string) =>
  db.selectFrom('users').select(columns).where(column, '=', value);

type UserRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectUserBy>['executeTakeFirst']>>
>;

async function findUserBy(
  db: Reader,
  column: 'id' | 'email',
  value: string,
): Promise<StoredUser | null> {
  const row = await selectUserBy(db, column, value).executeTakeFirst();
  return row ? toUser(row) : null;
}

function toUser(row: UserRow): StoredUser {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    avatarId: row.avatar_id,
    language: row.language,
    roles: JSON.parse(row.roles) as string[],
    grantedRoles: JSON.parse(row.granted_roles) as string[],
    settings: { ...defaultSettings, ...(JSON.parse(row.settings) as Partial<UserSettings>) },
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    isBlocked: row.blocked_at !== null,
  };
}

export const findUser = (db: Reader, id: string) => findUserBy(db, 'id', id);

/** As findUser, for those who ask with each message. */
export function createUserReader(db: Store): (id: string) => Promise<StoredUser | null> {
  const readRows = shortRead(db, (id: string) => selectUserBy(db, 'id', id));
  return async (id) => {
    const [row] = await readRows(id);
    return row ? toUser(row) : null;
  };
}

export const findUserByEmail = (db: Reader, email: string) => findUserBy(db, 'email', email);

/** Makes the account of a proved address unless there is one already. */
export async function insertUserOnce(
  transaction: StoreTransaction,
  user: {
    readonly id: string;
    readonly email: string;
    readonly fullName: string | null;
    readonly language: Language;
    readonly authProvider: AuthProvider;
    readonly now: number;
  },
): Promise<void> {
  await transaction
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      avatar_id: null,
      language: user.language,
      roles: '[]',
      auth_provider: user.authProvider,
      settings: '{}',
      created_at: user.now,
      last_login_at: null,
      blocked_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

export async function updateUser(
  db: Reader,
  id: string,
  change: {
    readonly fullName?: string | null;
    readonly language?: Language;
    readonly settings?: UserSettings;
    readonly roles?: readonly string[];
    readonly grantedRoles?: readonly string[];
    readonly blockedAt?: number | null;
    readonly avatarId?: string;
  },
): Promise<void> {
  const values = {
    ...(change.fullName !== undefined && { full_name: change.fullName }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.settings !== undefined && { settings: JSON.stringify(change.settings) }),
    ...(change.roles !== undefined && { roles: JSON.stringify(change.roles) }),
    ...(change.grantedRoles !== undefined && {
      granted_roles: JSON.stringify(change.grantedRoles),
    }),
    ...(change.blockedAt !== undefined && { blocked_at: change.blockedAt }),
    ...(change.avatarId !== undefined && { avatar_id: change.avatarId }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Whether the address was free to take; another account's stays that account's. */
export async function changeUserEmail(
  transaction: StoreTransaction,
  id: string,
  email: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever is not in the list keeps only what was granted; answers whom it concerned. */
export async function takeConfiguredRoles(db: Store, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set(({ ref }) => ({ roles: ref('granted_roles') }))
    .whereRef('roles', '!=', 'granted_roles')
    .$if(emails.length > 0, (query) => query.where('email', 'not in', emails))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findIdentity(
  db: Reader,
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentityOnce(
  transaction: StoreTransaction,
  identity: {
    readonly provider: string;
    readonly subject: string;
    readonly userId: string;
    readonly now: number;
  },
): Promise<void> {
  await transaction
    .insertInto('identities')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      created_at: identity.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
}
