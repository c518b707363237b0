import type { Store } from '../storage/database.ts';

/** How many model replies a person got on a day; it survives new and cleared conversations. */
export function createDailyReplyStore(db: Store) {
  return {
    async countOn(userId: string, day: string): Promise<number> {
      const row = await db
        .selectFrom('daily_replies')
        .select('count')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    async add(userId: string, day: string): Promise<void> {
      await db
        .insertInto('daily_replies')
        .values({ user_id: userId, day, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet(({ eb }) => ({ count: eb('daily_replies.count', '+', 1) })),
        )
        .execute();
    },

    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom('daily_replies').where('day', '<', day).execute();
    },
  };
}
export type DailyReplyStore = ReturnType<typeof createDailyReplyStore>;
