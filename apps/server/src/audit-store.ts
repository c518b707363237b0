import { adminActionSchema, type AdminAction } from '@accanto/contract';
import type { Actor } from './audit.ts';
import type { Store } from './storage/database.ts';

export async function insertAuditEntry(
  db: Store,
  entry: {
    readonly id: string;
    readonly at: number;
    readonly event: string;
    readonly userId: string | null;
    readonly sessionId: string | null;
    /** Set when an administrator or the command line acted. */
    readonly action: {
      readonly actedBy: Actor['by'];
      readonly actorId: string | null;
      readonly subjectId: string | null;
    } | null;
  },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: entry.id,
      at: entry.at,
      event: entry.event,
      user_id: entry.userId,
      session_id: entry.sessionId,
      acted_by: entry.action?.actedBy ?? null,
      actor_id: entry.action?.actorId ?? null,
      subject_id: entry.action?.subjectId ?? null,
    })
    .execute();
}

export interface RecordedAction {
  readonly id: string;
  readonly at: number;
  readonly action: AdminAction;
  readonly by: Actor['by'];
  /** Address of the administrator; null: the command line, or an account that is gone. */
  readonly administrator: string | null;
  readonly subjectId: string | null;
}

/** What administrators and the command line did, newest first, after the entry with the id `after`. */
export async function listActions(
  db: Store,
  wish: {
    readonly after: string | null;
    readonly limit: number;
    readonly action: AdminAction | null;
  },
): Promise<RecordedAction[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id as id', 'at', 'event', 'acted_by', 'users.email as administrator'])
    .select('subject_id as subjectId')
    .where('acted_by', 'is not', null)
    .$if(wish.after !== null, (query) => query.where('audit_log.id', '<', wish.after ?? ''))
    .$if(wish.action !== null, (query) => query.where('event', '=', wish.action ?? ''))
    .orderBy('audit_log.id', 'desc')
    .limit(wish.limit)
    .execute();
  return rows.flatMap(({ event, acted_by, ...row }) => {
    const action = adminActionSchema.safeParse(event);
    return action.success && acted_by !== null
      ? [{ ...row, action: action.data, by: acted_by }]
      : [];
  });
}

export async function removeAuditEntries(db: Store, before: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}
