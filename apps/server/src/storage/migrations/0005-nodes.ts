import type { Kysely } from 'kysely';

/** What several processes on one store must know of each other. */
export interface NodeTables {
  nodes: NodeTable;
}

/** A running process of this product. */
interface NodeTable {
  id: string;
  /** Counts up while it lives: whether a node lives is told from its changes, never from a clock. */
  beat: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('messages').addColumn('written_by', 'text').execute();
}
