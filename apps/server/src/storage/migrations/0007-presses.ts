import type { Kysely } from 'kysely';

/** Action buttons that were pressed and whose reply has no place yet. */
export interface PressTables {
  presses: PressTable;
}

/** Gone as soon as its reply has a place, which then carries the id as its `client_message_id`. */
interface PressTable {
  /** The id that the page gave it, unique for the person. */
  id: string;
  user_id: string;
  conversation_id: string;
  /** The meaning of the button. */
  action: string;
  pressed_at: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('presses')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('pressed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presses_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('presses_of_conversation')
    .on('presses')
    .column('conversation_id')
    .execute();
}
