import type { Language, OAuthProvider } from '@accanto/contract';
import type { Store, StoreTransaction } from '../storage/database.ts';

/** What is kept between the provider's answer and the end of the sign-in. */
export type KeptOutcome =
  | { readonly kind: 'account'; readonly userId: string; readonly email: string }
  | { readonly kind: 'needs-proof'; readonly subject: string; readonly email: string | null };

export interface KeptTransaction {
  readonly id: string;
  readonly browserHash: string | null;
  readonly language: Language;
}

export async function insertTransaction(
  db: Store,
  transaction: {
    readonly id: string;
    readonly provider: OAuthProvider;
    readonly startHash: string;
    readonly redirectUri: string;
    readonly browserHash: string | null;
    readonly language: Language;
    readonly now: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  await db
    .insertInto('oauth_transactions')
    .values({
      id: transaction.id,
      provider: transaction.provider,
      start_hash: transaction.startHash,
      redirect_uri: transaction.redirectUri,
      browser_hash: transaction.browserHash,
      language: transaction.language,
      created_at: transaction.now,
      expires_at: transaction.expiresAt,
      started_use_at: null,
      assertion: null,
      ticket_hash: null,
      finished_at: null,
    })
    // Asked twice with one verifier: the transaction that is there serves, and only once.
    .onConflict((conflict) => conflict.column('start_hash').doNothing())
    .execute();
}

/** Checks that everything belongs together and uses the transaction up, in one statement (requirement B2). */
export async function useTransaction(
  db: Store,
  which: {
    readonly provider: OAuthProvider;
    readonly startHash: string;
    readonly redirectUri: string;
    readonly now: number;
  },
): Promise<KeptTransaction | undefined> {
  return db
    .updateTable('oauth_transactions')
    .set({ started_use_at: which.now })
    .where('start_hash', '=', which.startHash)
    .where('provider', '=', which.provider)
    .where('redirect_uri', '=', which.redirectUri)
    .where('started_use_at', 'is', null)
    .where('expires_at', '>', which.now)
    .returning(['id', 'browser_hash as browserHash', 'language'])
    .executeTakeFirst();
}

export async function keepOutcome(
  db: Store | StoreTransaction,
  id: string,
  kept: {
    readonly outcome: KeptOutcome;
    readonly ticketHash: string | null;
    readonly expiresAt: number;
  },
): Promise<void> {
  await db
    .updateTable('oauth_transactions')
    .set({
      assertion: JSON.stringify(kept.outcome),
      ticket_hash: kept.ticketHash,
      expires_at: kept.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function findTicket(db: Store, ticketHash: string, now: number) {
  const row = await db
    .selectFrom('oauth_transactions')
    .select(['assertion', 'browser_hash as browserHash', 'expires_at as expiresAt'])
    .where('ticket_hash', '=', ticketHash)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...row, outcome: readOutcome(row.assertion) };
}

/** Checks ticket and browser and uses the ticket up, in one statement. */
export async function useTicket(
  transaction: StoreTransaction,
  ticketHash: string,
  browserHash: string,
  now: number,
): Promise<{ provider: OAuthProvider; outcome: KeptOutcome | null } | undefined> {
  const row = await transaction
    .updateTable('oauth_transactions')
    .set({ finished_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'assertion'])
    .executeTakeFirst();
  return row && { provider: row.provider as OAuthProvider, outcome: readOutcome(row.assertion) };
}

/** Takes the identities that wait in this browser for a proof; each is handed out once. */
export async function takeWaiting(transaction: StoreTransaction, browserHash: string, now: number) {
  const rows = await transaction
    .updateTable('oauth_transactions')
    .set({ finished_at: now })
    .where('browser_hash', '=', browserHash)
    .where('ticket_hash', 'is', null)
    .where('assertion', 'is not', null)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'assertion'])
    .execute();
  return rows.map(({ provider, assertion }) => ({ provider, outcome: readOutcome(assertion) }));
}

export async function removeOldTransactions(db: Store, now: number): Promise<void> {
  await db.deleteFrom('oauth_transactions').where('expires_at', '<', now).execute();
}

function readOutcome(assertion: string | null): KeptOutcome | null {
  return assertion === null ? null : (JSON.parse(assertion) as KeptOutcome);
}
