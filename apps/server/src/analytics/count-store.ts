import type { Store } from '../storage/database.ts';

/** Counters for a day: an event's name and properties, and nothing about who caused it. */
export function createCountStore(db: Store) {
  return {
    async isKnown(day: string, name: string, label: string): Promise<boolean> {
      const row = await db
        .selectFrom('daily_counts')
        .select('count')
        .where('day', '=', day)
        .where('name', '=', name)
        .where('label', '=', label)
        .executeTakeFirst();
      return row !== undefined;
    },

    async labelsOf(day: string, name: string): Promise<number> {
      const row = await db
        .selectFrom('daily_counts')
        .select(({ fn }) => fn.countAll<number>().as('labels'))
        .where('day', '=', day)
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.labels ?? 0;
    },

    async add(day: string, name: string, label: string): Promise<void> {
      await db
        .insertInto('daily_counts')
        .values({ day, name, label, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'name', 'label'])
            .doUpdateSet(({ eb }) => ({ count: eb('daily_counts.count', '+', 1) })),
        )
        .execute();
    },

    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom('daily_counts').where('day', '<', day).execute();
    },
  };
}
export type CountStore = ReturnType<typeof createCountStore>;
