import { sql } from 'kysely';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { unsynced } from '../storage/unsynced.ts';
import { contentPlace, readMessage } from './message-row.ts';
import type { StoredMessage, StoredReply } from './stored-message.ts';

export interface PartialReply {
  id: string;
  userId: string;
  content: string;
}

/** A reply that some node is writing. */
export interface RunningRow {
  id: string;
  sequence: number;
  writtenBy: string | null;
}

type StoredReplyMessage = StoredMessage & { reply: StoredReply };

/** Replies that are being written, whoever writes them. */
export function createRunningReplyStore(db: Store, cipher: TextCipher) {
  const unsyncedDb = db.withPlugin(unsynced);

  return {
    /**
     * Keeps running replies as far as they came, in one statement; they survive the process, not a power cut. Without
     * effect on those that have ended.
     */
    async save(partials: readonly PartialReply[]): Promise<void> {
      const kept = await Promise.all(
        partials.map(async ({ id, userId, content }) => ({
          id,
          content: await cipher.encrypt(userId, contentPlace(id), content),
        })),
      );
      // `else content` tells PostgreSQL the type of the values.
      const choices = kept.map(({ id, content }) => sql`when ${id} then ${content}`);
      await sql`update messages set content = case id ${sql.join(choices, sql` `)} else content end
        where id in (${sql.join(kept.map(({ id }) => id))}) and reply_state = 'streaming'`.execute(
        unsyncedDb,
      );
    },

    /**
     * Marks replies as interrupted that nobody writes any more: all, one, or those of a dead node. Those without a
     * word are removed. Answers what was ended, each to one caller only.
     */
    async end(which: { id?: string; writtenBy?: string | null }): Promise<StoredReplyMessage[]> {
      let ending = db
        .updateTable('messages')
        .set({ reply_state: 'interrupted' })
        .where('reply_state', '=', 'streaming')
        .returningAll();
      if (which.id !== undefined) ending = ending.where('id', '=', which.id);
      const { writtenBy } = which;
      if (writtenBy === null) ending = ending.where('written_by', 'is', null);
      else if (writtenBy !== undefined) ending = ending.where('written_by', '=', writtenBy);
      const rows = await ending.execute();
      const wordless = rows.filter(({ content }) => content === null).map(({ id }) => id);
      if (wordless.length > 0)
        await db.deleteFrom('messages').where('id', 'in', wordless).execute();
      return (await Promise.all(rows.map((row) => readMessage(cipher, row)))).filter((message) =>
        isReply(message),
      );
    },

    /** The reply that is being written in the conversation, on whatever node. */
    async in(conversationId: string): Promise<RunningRow | null> {
      const row = await db
        .selectFrom('messages')
        .select(['id', 'sequence', 'written_by as writtenBy'])
        .where('conversation_id', '=', conversationId)
        .where('reply_state', '=', 'streaming')
        .executeTakeFirst();
      return row ?? null;
    },

    /** The conversations in which a reply is being written to the person. */
    async ofPerson(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('messages')
        .select('conversation_id')
        .where('user_id', '=', userId)
        .where('reply_state', '=', 'streaming')
        .execute();
      return rows.map((row) => row.conversation_id);
    },

    /** The nodes that are writing a reply. */
    async writers(): Promise<string[]> {
      const rows = await db
        .selectFrom('messages')
        .select('written_by')
        .distinct()
        .where('reply_state', '=', 'streaming')
        .execute();
      return rows.flatMap((row) => row.written_by ?? []);
    },
  };
}
export type RunningReplyStore = ReturnType<typeof createRunningReplyStore>;

function isReply(message: StoredMessage): message is StoredReplyMessage {
  return message.reply !== null;
}
