import type { KyselyPlugin, QueryId } from 'kysely';

/** Tells the store something about statements: those that a `db.withPlugin(mark.plugin)` builds carry it. */
interface StatementMark {
  readonly plugin: KyselyPlugin;
  isOn(statement: { readonly queryId: QueryId }): boolean;
}

function createMark(): StatementMark {
  const marked = new WeakSet<QueryId>();
  return {
    plugin: {
      transformQuery({ queryId, node }) {
        marked.add(queryId);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    isOn: ({ queryId }) => marked.has(queryId),
  };
}

/**
 * What is written then survives the process from the moment it is answered, and a power cut from the next synced write
 * or checkpoint on. For what is written again and again and promised to nobody. Inside a transaction it changes nothing.
 */
export const unsynced = createMark();

/**
 * A few rows by an index, on the way of a message: the embedded store reads them in the server's own thread, where they
 * take less time than waking another one. Whatever may be long stays without it. Inside a transaction it changes nothing.
 */
export const shortRead = createMark();
