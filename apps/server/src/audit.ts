import type { AdminAction } from '@accanto/contract';
import { randomId, type Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Store } from './storage/database.ts';
import { insertAuditEntry } from './audit-store.ts';

/** What is worth knowing afterwards about the safety of accounts; each entry names ids, never an address. */
export type AuditEvent =
  | 'signed-in'
  | 'refresh-token-reused'
  | 'email-changed'
  | 'account-erased'
  | 'age-check-asked';

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
      userId: who.userId ?? null,
      sessionId: who.sessionId ?? null,
      action: null,
    });
  };
}

/** Who used the power of running the service. */
export type Actor =
  | { readonly by: 'administrator'; readonly id: string }
  | { readonly by: 'command-line' };

/** Writes down what an administrator or the command line did; `subjectId` names what it was about. */
export type RecordAction = (
  action: AdminAction,
  actor: Actor,
  subjectId?: string | null,
) => Promise<void>;

export function createActionRecord(db: Store, log: Log, clock: Clock): RecordAction {
  return async (action, actor, subjectId = null) => {
    const actorId = actor.by === 'administrator' ? actor.id : null;
    log.info({ securityEvent: action, by: actor.by, actorId, subjectId }, 'security event');
    await insertAuditEntry(db, {
      id: randomId(),
      at: clock.now(),
      event: action,
      userId: null,
      sessionId: null,
      action: { actedBy: actor.by, actorId, subjectId },
    });
  };
}
