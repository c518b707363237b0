import type { Language } from '@accanto/contract';
import type { Store, StoreTransaction } from '../storage/database.ts';

export interface NewLink {
  readonly id: string;
  readonly tokenHash: string;
  readonly email: string;
  readonly language: Language;
  readonly markerHash: string | null;
  readonly codeHash: string;
  readonly changesUserId: string | null;
  readonly now: number;
  readonly expiresAt: number;
}

export interface KeptLink {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly markerHash: string | null;
  readonly codeHash: string;
  readonly changesUserId: string | null;
  readonly expiresAt: number;
}

const kept = [
  'id',
  'email',
  'language',
  'marker_hash as markerHash',
  'code_hash as codeHash',
  'changes_user_id as changesUserId',
  'expires_at as expiresAt',
] as const;

export async function insertLink(db: Store, link: NewLink): Promise<void> {
  await db
    .insertInto('magic_links')
    .values({
      id: link.id,
      token_hash: link.tokenHash,
      email: link.email,
      language: link.language,
      marker_hash: link.markerHash,
      code_hash: link.codeHash,
      code_tries: 0,
      changes_user_id: link.changesUserId,
      created_at: link.now,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A link that would still work, without using it up. */
export async function findUsableLink(
  db: Store,
  tokenHash: string,
  now: number,
): Promise<KeptLink | undefined> {
  return db
    .selectFrom('magic_links')
    .select(kept)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Until when a letter to this address lets its reader in; null: none does any more. */
export async function usableUntil(db: Store, email: string, now: number): Promise<number | null> {
  const { last } = await db
    .selectFrom('magic_links')
    .select(({ fn }) => fn.max('expires_at').as('last'))
    .where('email', '=', email)
    .where('changes_user_id', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return last;
}

/** What became of a link, also of one that works no more. */
export async function findLinkState(
  db: Store | StoreTransaction,
  tokenHash: string,
): Promise<{ changesUserId: string | null; usedAt: number | null } | undefined> {
  return db
    .selectFrom('magic_links')
    .select(['changes_user_id as changesUserId', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Checks and uses the link up in one statement (security requirement A1): of any number of callers one gets it. */
export async function useLink(
  transaction: StoreTransaction,
  which: { readonly tokenHash: string } | { readonly id: string },
  now: number,
): Promise<KeptLink | undefined> {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['token_hash', which.tokenHash] as const);
  return transaction
    .updateTable('magic_links')
    .set({ used_at: now })
    .where(column, '=', value)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(kept)
    .executeTakeFirst();
}

/**
 * Counts a try against every usable link of the address that this browser, or a client without a marker, asked for,
 * and answers those that had a try left. One statement, so that parallel guesses cannot share a try.
 */
export async function tryCodes(
  db: Store,
  which: {
    readonly email: string;
    /** Of everything by which the browser may have been known when it asked. */
    readonly browserHashes: readonly string[];
    readonly triesAtMost: number;
    readonly now: number;
  },
): Promise<KeptLink[]> {
  return db
    .updateTable('magic_links')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('email', '=', which.email)
    .where('changes_user_id', 'is', null)
    .where(({ or, eb }) =>
      or([eb('marker_hash', 'in', which.browserHashes), eb('marker_hash', 'is', null)]),
    )
    .where('code_tries', '<', which.triesAtMost)
    .where('used_at', 'is', null)
    .where('expires_at', '>', which.now)
    .returning(kept)
    .execute();
}

export async function removeOldLinks(db: Store, expiredBefore: number): Promise<void> {
  await db.deleteFrom('magic_links').where('expires_at', '<', expiredBefore).execute();
}
