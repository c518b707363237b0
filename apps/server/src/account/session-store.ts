import type { AuthProvider, Language } from '@accanto/contract';
import type { Store, StoreTransaction } from '../storage/database.ts';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly authProvider: AuthProvider;
  readonly now: number;
  readonly idleExpiresAt: number;
  readonly expiresAt: number;
}

/** A session that lives, with what is needed of its person. */
export interface LivingSession {
  readonly id: string;
  readonly userId: string;
  readonly roles: readonly string[];
  readonly language: Language;
  readonly authProvider: AuthProvider;
  readonly createdAt: number;
  readonly previousLoginAt: number | null;
}

export interface KeptRefreshToken {
  readonly sessionId: string;
  readonly counter: number;
  readonly replacedAt: number | null;
  readonly sealedSuccessor: Uint8Array | null;
}

/** Why a session ended; kept with it. */
export type EndedBy = 'logout' | 'person' | 'administrator' | 'reuse';

type Reader = Store | StoreTransaction;

/** Writes a sign-in down: the session, and the person's last login, which the session remembers the one before of. */
export async function insertSession(
  transaction: StoreTransaction,
  session: NewSession,
): Promise<void> {
  const { last_login_at } = await transaction
    .selectFrom('users')
    .select('last_login_at')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('users')
    .set({ last_login_at: session.now })
    .where('id', '=', session.userId)
    .execute();
  await transaction
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      device: session.device,
      auth_provider: session.authProvider,
      created_at: session.now,
      last_used_at: session.now,
      previous_login_at: last_login_at,
      idle_expires_at: session.idleExpiresAt,
      expires_at: session.expiresAt,
      refresh_counter: 1,
      ended_at: null,
      ended_by: null,
    })
    .execute();
}

export async function insertRefreshToken(
  transaction: StoreTransaction,
  token: {
    readonly hash: string;
    readonly sessionId: string;
    readonly counter: number;
    readonly now: number;
  },
): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      counter: token.counter,
      created_at: token.now,
      replaced_at: null,
      sealed_successor: null,
    })
    .execute();
}

export async function findLivingSession(
  db: Reader,
  sessionId: string,
  now: number,
): Promise<LivingSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as id',
      'sessions.user_id as userId',
      'users.roles as roles',
      'users.language as language',
      'sessions.auth_provider as authProvider',
      'sessions.created_at as createdAt',
      'sessions.previous_login_at as previousLoginAt',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.idle_expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, roles: JSON.parse(row.roles) as string[] } : null;
}

/** Counts one more token for a living session and moves its idle end. Undefined when the session is over. */
export async function countRefresh(
  transaction: StoreTransaction,
  sessionId: string,
  now: number,
  idleExpiresAt: number,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('sessions')
    .set(({ eb }) => ({
      refresh_counter: eb('refresh_counter', '+', 1),
      last_used_at: now,
      idle_expires_at: idleExpiresAt,
    }))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .returning('refresh_counter')
    .executeTakeFirst();
  return row?.refresh_counter;
}

export async function findRefreshToken(
  db: Reader,
  hash: string,
): Promise<KeptRefreshToken | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .select([
      'session_id as sessionId',
      'counter',
      'replaced_at as replacedAt',
      'sealed_successor as sealedSuccessor',
    ])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** Whether this call was the one that replaced the token: of any number, exactly one. */
export async function replaceRefreshToken(
  transaction: StoreTransaction,
  hash: string,
  sealedSuccessor: Uint8Array,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refresh_tokens')
    .set({ replaced_at: now, sealed_successor: sealedSuccessor })
    .where('token_hash', '=', hash)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends those sessions of the person that still live, all or one; answers their ids. */
export async function endSessions(
  db: Reader,
  which: { readonly userId: string; readonly sessionId?: string },
  by: EndedBy,
  now: number,
): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: by })
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null)
    .$if(which.sessionId !== undefined, (query) => query.where('id', '=', which.sessionId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listLivingSessions(db: Reader, userId: string, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Whose session it is, living or not. */
export async function ownerOfSession(db: Reader, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Removes sessions over since before `endedBefore`, and replaced tokens older than `replacedBefore`. */
export async function removeOldSessions(
  db: Store,
  endedBefore: number,
  replacedBefore: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ or, eb }) =>
      or([
        eb('ended_at', '<', endedBefore),
        eb('expires_at', '<', endedBefore),
        eb('idle_expires_at', '<', endedBefore),
      ]),
    )
    .execute();
  await db.deleteFrom('refresh_tokens').where('replaced_at', '<', replacedBefore).execute();
}
