import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { inTransaction } from '../storage/transaction.ts';
import { unsynced } from '../storage/unsynced.ts';
import { contentPlace, readMessage } from './message-row.ts';
import type { MessageRow, StoredMessage, StoredReply } from './stored-message.ts';

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

  async function readReplies(rows: readonly MessageRow[]): Promise<StoredReplyMessage[]> {
    const read = await Promise.all(rows.map((row) => readMessage(cipher, row)));
    return read.filter((message) => isReply(message));
  }

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

    /** Marks a reply as interrupted that nobody writes any more; one without a word is removed. Answers it to one caller only. */
    async end(id: string): Promise<StoredReplyMessage[]> {
      const rows = await endStreaming(db).where('id', '=', id).returningAll().execute();
      await removeWordless(db, rows);
      return readReplies(rows);
    },

    /**
     * The same for what dead processes have left, or one node; null: one without a name. A press whose reply has no
     * word waits again.
     */
    async endLeft(by: 'anybody' | { node: string | null }): Promise<StoredReplyMessage[]> {
      const rows = await inTransaction(db, async (step) => {
        let ending = endStreaming(step);
        if (by !== 'anybody') {
          const { node } = by;
          ending = ending.where('written_by', node === null ? 'is' : '=', node);
        }
        const ended = await ending.returningAll().execute();
        await removeWordless(step, ended);
        const asked = ended.flatMap((row) => pressOf(row) ?? []);
        if (asked.length > 0) await step.insertInto('presses').values(asked).execute();
        return ended;
      });
      return readReplies(rows);
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

const endStreaming = (db: Store | StoreTransaction) =>
  db
    .updateTable('messages')
    .set({ reply_state: 'interrupted' })
    .where('reply_state', '=', 'streaming');

async function removeWordless(
  db: Store | StoreTransaction,
  rows: readonly MessageRow[],
): Promise<void> {
  const wordless = rows.filter(({ content }) => content === null).map(({ id }) => id);
  if (wordless.length > 0) await db.deleteFrom('messages').where('id', 'in', wordless).execute();
}

/** The press that asked for a reply without a word. */
function pressOf(row: MessageRow) {
  const { client_message_id: id, action, content } = row;
  if (content !== null || id === null || action === null) return null;
  return {
    id,
    user_id: row.user_id,
    conversation_id: row.conversation_id,
    action,
    pressed_at: row.created_at,
  };
}
