import type { StoreTransaction } from '../storage/database.ts';
import type { StoredUser } from './user-store.ts';

/**
 * Joins a provider's identity that waits for a proof of its address to the account that was just proved, when it
 * is the same browser and the same address. Does nothing otherwise.
 */
export type JoinPendingIdentity = (
  transaction: StoreTransaction,
  browserSecret: string | null,
  user: StoredUser,
) => Promise<void>;
