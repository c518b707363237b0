import type { Store } from '../storage/database.ts';

/** When administrators confirmed lines of help. */
export function createLineCheckStore(db: Store) {
  return {
    /** Milliseconds since 1970 by the id of the line. */
    async all(): Promise<Map<string, number>> {
      const rows = await db.selectFrom('help_line_checks').selectAll().execute();
      return new Map(rows.map(({ line_id, confirmed_at }) => [line_id, confirmed_at]));
    },

    async confirm(lineId: string, at: number): Promise<void> {
      await db
        .insertInto('help_line_checks')
        .values({ line_id: lineId, confirmed_at: at })
        .onConflict((conflict) => conflict.column('line_id').doUpdateSet({ confirmed_at: at }))
        .execute();
    },
  };
}
