import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Store, StoreTransaction } from './database.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

/** Each time PostgreSQL undoes a transaction, at least one other has come through. */
const attemptsAtMost = 20;
const longestPauseMs = 200;

/** serialization_failure and deadlock_detected (PostgreSQL, appendix A): run again, the transaction may succeed. */
const conflictCodes: readonly (string | undefined)[] = ['40001', '40P01'];

/**
 * Runs several statements as one step that happens wholly or not at all, as if nobody else were writing. Wait for
 * nothing but the store inside, and change nothing outside of it: with PostgreSQL `work` runs again when it met
 * another transaction. Throws StoreUnavailableError when it met one again and again.
 */
export async function inTransaction<Result>(
  db: Store,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The embedded store knows no other level.
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === attemptsAtMost) throw new StoreUnavailableError(error);
    }
    await pause(Math.random() * Math.min(longestPauseMs, 5 * 2 ** attempt));
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && conflictCodes.includes(error.code);
}
