import { retentionDays } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/database.ts';
import { removeAuditEntries } from '../audit-store.ts';
import { removeOldLinks } from './magic-link-store.ts';
import { removeOldTransactions } from './oauth-transaction-store.ts';
import { removeOldSessions } from './session-store.ts';

const dayMs = 86_400_000;

/** Long enough to notice the reuse of a stolen token, short enough to keep the table small. */
const replacedTokensDays = 7;

/** Removes links, sessions, tokens and audit entries whose time is over (security requirement G7). */
export function createAccountRetention(db: Store, clock: Clock) {
  return async (): Promise<void> => {
    const now = clock.now();
    await removeOldLinks(db, now - retentionDays.magicLinksAfterExpiry * dayMs);
    await removeOldTransactions(db, now);
    await removeOldSessions(
      db,
      now - retentionDays.sessionsAfterEnd * dayMs,
      now - replacedTokensDays * dayMs,
    );
    await removeAuditEntries(db, now - retentionDays.auditLog * dayMs);
  };
}
