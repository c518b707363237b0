import type { Store } from '../storage/database.ts';

/** Sessions that ended at or after the moment, by whichever process. */
export async function sessionsEndedSince(
  db: Store,
  moment: number,
): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id as userId'])
    .where('ended_at', '>=', moment)
    .execute();
}

/** People erased at or after the moment. */
export async function erasedSince(db: Store, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('keys.erasures')
    .select('user_id')
    .where('erased_at', '>=', moment)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
