import type { Store } from '../storage/database.ts';
import { unsynced } from '../storage/unsynced.ts';

/** Which processes share this store, and that they live. */
export function createNodeStore(db: Store) {
  return {
    async beat(id: string, beat: number): Promise<void> {
      await db
        .withPlugin(unsynced)
        .insertInto('nodes')
        .values({ id, beat })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat }))
        .execute();
    },

    /** The newest beat of every node. */
    async beats(): Promise<Map<string, number>> {
      const rows = await db.selectFrom('nodes').select(['id', 'beat']).execute();
      return new Map(rows.map(({ id, beat }) => [id, beat]));
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('nodes').where('id', '=', id).execute();
    },
  };
}
export type NodeStore = ReturnType<typeof createNodeStore>;
