import { sql } from 'kysely';
import type { Store } from '../storage/database.ts';

/** What is no longer to be kept, of all people. */
export function createRetentionStore(db: Store) {
  /** The newest answer of the person in this column, where it allows this. */
  const allowing = (consent: 'history' | 'memory', person: string) =>
    db
      .selectFrom('consents as given')
      .select('given.id')
      .where('given.user_id', '=', sql.ref<string>(person))
      .where(`given.${consent}`, '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('consents as later')
              .select('later.id')
              .whereRef('later.user_id', '=', 'given.user_id')
              .whereRef('later.id', '>', 'given.id'),
          ),
        ),
      );

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

    /** People of whom something is remembered although their newest answer does not allow it. */
    async rememberedAgainstTheirWill(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('memories as memory')
        .select('memory.user_id as userId')
        .distinct()
        .where(({ not, exists }) => not(exists(allowing('memory', 'memory.user_id'))))
        .limit(limit)
        .execute();
      return rows.map(({ userId }) => userId);
    },

    /** Conversations without a word since that moment, of people whose newest answer does not allow keeping them. */
    async silentSince(moment: number, limit: number): Promise<{ id: string; userId: string }[]> {
      return db
        .selectFrom('conversations as conversation')
        .select(['conversation.id as id', 'conversation.user_id as userId'])
        .where('conversation.updated_at', '<', moment)
        .where('conversation.deleted_at', 'is', null)
        .where(({ not, exists }) => not(exists(allowing('history', 'conversation.user_id'))))
        .limit(limit)
        .execute();
    },
  };
}
export type RetentionStore = ReturnType<typeof createRetentionStore>;
