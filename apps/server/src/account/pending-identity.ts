import type { Clock } from '../clock.ts';
import type { StoreTransaction } from '../storage/database.ts';
import { hashToken } from './keyring.ts';
import { takeWaiting } from './oauth-transaction-store.ts';
import { insertIdentityOnce, type StoredUser } from './user-store.ts';

/**
 * Joins the provider's identities that wait in this browser for a proof of their address to the account that was
 * just proved by mail. Both must agree, the browser and the address: a letter opened elsewhere joins nothing, so
 * nobody can slip their own provider account under somebody else's (security requirement B4).
 */
export async function joinPendingIdentity(
  transaction: StoreTransaction,
  browserSecret: string | null,
  user: StoredUser,
  clock: Clock,
): Promise<void> {
  if (browserSecret === null) return;
  for (const { provider, outcome } of await takeWaiting(
    transaction,
    hashToken(browserSecret),
    clock.now(),
  )) {
    if (outcome?.kind !== 'needs-proof') continue;
    if (outcome.email !== null && outcome.email !== user.email) continue;
    await insertIdentityOnce(transaction, {
      provider,
      subject: outcome.subject,
      userId: user.id,
      now: clock.now(),
    });
  }
}
