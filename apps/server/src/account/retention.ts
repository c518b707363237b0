import { retentionDays } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/database.ts';
import { removeAuditEntries } from '../audit-store.ts';
import { removeOldLinks } from './magic-link-store.ts';
import { removeOldTransactions } from './oauth-transaction-store.ts';
import { removeOldSessions } from './session-store.ts';

const dayMs = 86_400_000;

/** Removes links, sessions, tokens and audit entries whose time is over (security requirement G7). */
export function createAccountRetention(db: Store, clock: Clock) {
  return async (): Promise<void> => {
    const now = clock.now();
    await removeOldLinks(db, now - retentionDays.magicLinksAfterExpiry * dayMs);
    await removeOldTransactions(db, now);
    await removeOldSessions(
      db,
      now - retentionDays.sessionsAfterEnd * dayMs,
      now - retentionDays.replacedRefreshTokens * dayMs,
    );
    await removeAuditEntries(db, now - retentionDays.auditLog * dayMs);
  };
}
