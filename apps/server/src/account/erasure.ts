import { createHash } from 'node:crypto';
import { retentionDays, type AccountDeleted } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { Database } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import type { Audit } from '../audit.ts';
import {
  deleteLinksTo,
  deleteLongTables,
  deletePersonalRows,
  deleteTransactionsOf,
  findReturned,
} from './erasure-store.ts';
import type { Sessions } from './session.ts';
import { findUser } from './user-store.ts';

const dayMs = 86_400_000;

/**
 * What an erased person can show, and an operator look up in the record of erasures: made from the id, which nobody
 * can tell from it.
 */
export function ledgerIdOf(userId: string): string {
  const digest = createHash('sha256').update(`erasure ${userId}`).digest('hex');
  return `E-${digest.slice(0, 16).toUpperCase()}`;
}

/** What other rooms do for an erasure; app.ts hands it in. */
export interface ErasureNeighbours {
  /** Stops what is being written for the person right now. */
  silence(userId: string): Promise<void>;
  /** Removes what is kept under the address without an account. */
  removeByAddress(email: string): Promise<{ readonly waitlist: number; readonly contact: number }>;
}

export type Erasure = ReturnType<typeof createErasure>;

/** Deletes accounts wholly (security requirement G3). */
export function createErasure(given: {
  readonly database: Database;
  readonly cipher: TextCipher;
  readonly sessions: Sessions;
  readonly neighbours: ErasureNeighbours;
  readonly clock: Clock;
  readonly audit: Audit;
}) {
  const { database, cipher, sessions, neighbours, clock } = given;
  /** Whose rows are on their way out at this moment. */
  const inProgress = new Set<string>();

  async function removeRows(person: { readonly id: string; readonly email: string }) {
    const { waitlist, contact } = await neighbours.removeByAddress(person.email);
    const long = await deleteLongTables(database.db, person.id);
    const others = await database.transaction(async (transaction) => {
      await deleteLinksTo(transaction, person.email);
      await deleteTransactionsOf(transaction, person);
      return deletePersonalRows(transaction, person.id);
    });
    const erased: Record<string, number> = { ...others, waitlist, contact };
    for (const [kind, rows] of Object.entries(long)) erased[kind] = (erased[kind] ?? 0) + rows;
    return erased;
  }

  return {
    /**
     * First nobody is signed in any more and nothing is being written; then the key goes, and with it every text in
     * every backup, and the erasure is on record; then the rows. Interrupted, it is completed by the upkeep.
     */
    async erase(userId: string): Promise<AccountDeleted> {
      const person = await findUser(database.db, userId);
      if (!person) throw new ProblemError('UNAUTHORIZED');
      const living = await sessions.list(userId);
      await sessions.end({ userId }, 'person');
      await neighbours.silence(userId);
      await cipher.destroyKey(userId);
      inProgress.add(userId);
      const erased = await removeRows(person).finally(() => inProgress.delete(userId));
      await given.audit('account-erased', {});
      const now = clock.now();
      return {
        success: true,
        erased: { ...erased, sessions: Math.max(erased['sessions'] ?? 0, living.length) },
        erasedAt: new Date(now).toISOString(),
        ledgerId: ledgerIdOf(userId),
        backupsExpireAt: new Date(now + retentionDays.backups * dayMs).toISOString(),
      };
    },

    /** Erases again whoever a restored backup or an interruption brought back; answers how many. */
    async completeErasures(): Promise<number> {
      const returned = await findReturned(database.db);
      const left = returned.filter(({ id }) => !inProgress.has(id));
      for (const person of left) await removeRows(person);
      return left.length;
    },
  };
}
