import type { Store } from '../storage/database.ts';

export async function insertAuditEntry(
  db: Store,
  entry: {
    readonly id: string;
    readonly at: number;
    readonly event: string;
    readonly user_id: string | null;
    readonly session_id: string | null;
  },
): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}

export async function removeAuditEntries(db: Store, before: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}
