import type { KyselyPlugin, QueryId } from 'kysely';

const marked = new WeakSet<QueryId>();

/**
 * For `db.withPlugin(unsynced)`: what is written then survives the process from the moment it is answered, and a power
 * cut from the next synced write or checkpoint on. For what is written again and again and promised to nobody. Inside
 * a transaction it changes nothing.
 */
export const unsynced: KyselyPlugin = {
  transformQuery({ queryId, node }) {
    marked.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Whether the statement was marked by `unsynced`. */
export function isUnsynced(queryId: QueryId): boolean {
  return marked.has(queryId);
}
