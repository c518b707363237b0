import { sql } from 'kysely';
import type { Store } from '../storage/database.ts';

export interface DayCount {
  readonly day: string;
  readonly name: string;
  readonly count: number;
}

export interface LabelCount {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

const dayMs = 24 * 3_600_000;

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

    async add(day: string, name: string, label: string, count = 1): Promise<void> {
      await db
        .insertInto('daily_counts')
        .values({ day, name, label, count })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'name', 'label'])
            .doUpdateSet(({ eb }) => ({ count: eb('daily_counts.count', '+', count) })),
        )
        .execute();
    },

    /** The counters with these names, day by day. */
    async between(names: readonly string[], first: string, last: string) {
      return db
        .selectFrom('daily_counts')
        .selectAll()
        .where('name', 'in', names)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .execute();
    },

    async byDay(since: string): Promise<DayCount[]> {
      return db
        .selectFrom('daily_counts')
        .select(['day', 'name'])
        .select(({ fn }) => fn.sum<number>('count').as('count'))
        .where('day', '>=', since)
        .groupBy(['day', 'name'])
        .execute();
    },

    async byLabel(since: string): Promise<LabelCount[]> {
      return db
        .selectFrom('daily_counts')
        .select(['name', 'label'])
        .select(({ fn }) => fn.sum<number>('count').as('count'))
        .where('day', '>=', since)
        .groupBy(['name', 'label'])
        .execute();
    },

    /** What is counted where it is kept: accounts and reports, by the day on which they were made. */
    async ofTables(since: number): Promise<DayCount[]> {
      const dayOf = sql<number>`created_at - created_at % ${sql.lit(dayMs)}`;
      const [accounts, reports] = await Promise.all(
        (['users', 'reports'] as const).map((table) =>
          db
            .selectFrom(table)
            .select(dayOf.as('day'))
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('created_at', '>=', since)
            .groupBy(dayOf)
            .execute(),
        ),
      );
      const toCounts = (name: string, rows: readonly { day: number; count: number }[] = []) =>
        rows.map(({ day, count }) => ({
          day: new Date(day).toISOString().slice(0, 10),
          name,
          count,
        }));
      return [...toCounts('newAccounts', accounts), ...toCounts('reports', reports)];
    },

    async removeBefore(day: string): Promise<void> {
      await db.deleteFrom('daily_counts').where('day', '<', day).execute();
    },
  };
}
export type CountStore = ReturnType<typeof createCountStore>;
