import type { Store } from '../storage/database.ts';

/** Conversations that are no longer to be kept, of all people. */
export function createRetentionStore(db: Store) {
  return {
    /** Removes what was deleted and can no longer be taken back; answers the number of conversations. */
    async purgeDeleted(now: number): Promise<number> {
      const result = await db
        .deleteFrom('conversations')
        .where('deleted_at', 'is not', null)
        .where('undo_until', '<', now)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** Conversations without a word since that moment, of people whose newest answer does not allow keeping them. */
    async silentSince(moment: number, limit: number): Promise<{ id: string; userId: string }[]> {
      return db
        .selectFrom('conversations as conversation')
        .select(['conversation.id as id', 'conversation.user_id as userId'])
        .where('conversation.updated_at', '<', moment)
        .where('conversation.deleted_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('consents as given')
                .select('given.id')
                .whereRef('given.user_id', '=', 'conversation.user_id')
                .where('given.history', '=', 1)
                .where((inner) =>
                  inner.not(
                    inner.exists(
                      inner
                        .selectFrom('consents as later')
                        .select('later.id')
                        .whereRef('later.user_id', '=', 'given.user_id')
                        .whereRef('later.id', '>', 'given.id'),
                    ),
                  ),
                ),
            ),
          ),
        )
        .limit(limit)
        .execute();
    },
  };
}
export type RetentionStore = ReturnType<typeof createRetentionStore>;
