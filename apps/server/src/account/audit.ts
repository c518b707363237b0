import { randomId, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from '../storage/database.ts';
import { insertAuditEntry } from './audit-store.ts';

/** What is worth knowing afterwards about the safety of accounts; each entry names ids, never an address. */
export type AuditEvent =
  | 'signed-in'
  | 'refresh-token-reused'
  | 'sessions-ended-by-administrator'
  | 'email-changed'
  | 'account-erased';

export type Audit = (
  event: AuditEvent,
  who: { readonly userId?: string; readonly sessionId?: string },
) => Promise<void>;

/** Security events go to the log at once and to the store for a year (security requirement I5). */
export function createAudit(db: Store, log: Log, clock: Clock): Audit {
  return async (event, who) => {
    log.info({ securityEvent: event, ...who }, 'security event');
    await insertAuditEntry(db, {
      id: randomId(),
      at: clock.now(),
      event,
      user_id: who.userId ?? null,
      session_id: who.sessionId ?? null,
    });
  };
}
