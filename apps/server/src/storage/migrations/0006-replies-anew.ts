import type { Kysely } from 'kysely';

/** Replies that answer an older question anew remember whose place in the conversation they speak from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('anew_of', 'integer').execute();
}
