import type { ActionButtonMeaning, ReplyOrigin, ReplyState } from '@accanto/contract';
import { sql } from 'kysely';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { inTransaction } from '../storage/transaction.ts';
import { unsynced } from '../storage/unsynced.ts';
import {
  toReplyRow,
  type MessageRow,
  type NewReply,
  type StoredMessage,
  type StoredReply,
} from './stored-message.ts';

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

interface FinishedReply {
  content: string;
  state: Exclude<ReplyState, 'streaming'>;
  origin: ReplyOrigin | null;
  usedMemory: boolean;
}

const contentPlace = (id: string): string => `messages:${id}:content`;

/**
 * Messages of one person at a time; texts are cipher text at rest. `nodeId` is written beside the replies of this
 * process; null: there is no other one.
 */
export function createMessageStore(db: Store, cipher: TextCipher, nodeId: string | null) {
  const unsyncedDb = db.withPlugin(unsynced);

  async function read(row: MessageRow): Promise<StoredMessage> {
    return {
      id: row.id,
      conversationId: row.conversation_id,
      userId: row.user_id,
      sequence: row.sequence,
      content:
        row.content === null
          ? ''
          : await cipher.decrypt(row.user_id, contentPlace(row.id), row.content),
      createdAt: row.created_at,
      clientMessageId: row.client_message_id,
      reply:
        row.role === 'user'
          ? null
          : {
              state: row.reply_state ?? 'interrupted',
              origin: row.origin,
              usedMemory: row.used_memory === 1,
              answersThrough: row.answers_through ?? 0,
              action: row.action as ActionButtonMeaning | null,
            },
    };
  }

  const readAll = (rows: readonly MessageRow[]): Promise<StoredMessage[]> =>
    Promise.all(rows.map(read));

  /** Not of a deleted conversation. */
  const messagesOf = (userId: string) =>
    db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .selectAll('messages')
      .where('messages.user_id', '=', userId)
      .where('conversations.deleted_at', 'is', null);

  return {
    async lastSequence(userId: string, conversationId: string): Promise<number> {
      const row = await db
        .selectFrom('messages')
        .select('sequence')
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.sequence ?? 0;
    },

    /** The message that was stored for this client id, in whatever conversation. */
    async findByClientId(userId: string, clientMessageId: string): Promise<StoredMessage | null> {
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where('user_id', '=', userId)
        .where('client_message_id', '=', clientMessageId)
        .executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    async find(userId: string, id: string): Promise<StoredMessage | null> {
      const row = await messagesOf(userId).where('messages.id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    /**
     * Stores a message and, in the same statement, the place of the reply to it: either both are there after a
     * crash or neither is. Resolves once they are on disk.
     */
    async append(message: StoredMessage, reply: NewReply | null): Promise<void> {
      const content = await cipher.encrypt(
        message.userId,
        contentPlace(message.id),
        message.content,
      );
      const row: MessageRow = {
        id: message.id,
        conversation_id: message.conversationId,
        user_id: message.userId,
        sequence: message.sequence,
        role: 'user',
        content,
        created_at: message.createdAt,
        client_message_id: message.clientMessageId,
        reply_state: null,
        origin: null,
        used_memory: 0,
        answers_through: null,
        action: null,
        written_by: null,
      };
      const rows = reply === null ? [row] : [row, toReplyRow(reply, nodeId)];
      await Promise.all([
        db.insertInto('messages').values(rows).execute(),
        touch(db, message.conversationId, message.createdAt),
      ]);
    },

    async insertReply(reply: NewReply): Promise<void> {
      await Promise.all([
        db.insertInto('messages').values(toReplyRow(reply, nodeId)).execute(),
        touch(db, reply.conversationId, reply.createdAt),
      ]);
    },

    /** Puts a new reply in the place of an old one; its reaction and comments go with it. */
    async replaceReply(oldId: string, reply: NewReply): Promise<void> {
      await inTransaction(db, async (step) => {
        await step
          .deleteFrom('messages')
          .where('id', '=', oldId)
          .where('user_id', '=', reply.userId)
          .execute();
        await step.insertInto('messages').values(toReplyRow(reply, nodeId)).execute();
      });
    },

    /**
     * Keeps running replies as far as they came, in one statement; they survive the process, not a power cut. Without
     * effect on those that have ended.
     */
    async savePartials(partials: readonly PartialReply[]): Promise<void> {
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

    async finishReply(reply: { id: string; userId: string }, end: FinishedReply): Promise<void> {
      const content = await cipher.encrypt(reply.userId, contentPlace(reply.id), end.content);
      await db
        .updateTable('messages')
        .set({
          content,
          reply_state: end.state,
          origin: end.origin,
          used_memory: end.usedMemory ? 1 : 0,
        })
        .where('id', '=', reply.id)
        .where('reply_state', '=', 'streaming')
        .execute();
    },

    /**
     * Marks replies as interrupted that nobody writes any more: all, one, or those of a dead node. Those without a
     * word are removed. Answers what was ended, each to one caller only.
     */
    async endRunning(which: {
      id?: string;
      writtenBy?: string | null;
    }): Promise<StoredReplyMessage[]> {
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
      return (await readAll(rows)).filter((message) => isReply(message));
    },

    /** The reply that is being written in the conversation, on whatever node. */
    async runningIn(conversationId: string): Promise<RunningRow | null> {
      const row = await db
        .selectFrom('messages')
        .select(['id', 'sequence', 'written_by as writtenBy'])
        .where('conversation_id', '=', conversationId)
        .where('reply_state', '=', 'streaming')
        .executeTakeFirst();
      return row ?? null;
    },

    /** The conversations in which a reply is being written to the person. */
    async runningFor(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('messages')
        .select('conversation_id')
        .where('user_id', '=', userId)
        .where('reply_state', '=', 'streaming')
        .execute();
      return rows.map((row) => row.conversation_id);
    },

    /** The nodes that are writing a reply. */
    async runningWriters(): Promise<string[]> {
      const rows = await db
        .selectFrom('messages')
        .select('written_by')
        .distinct()
        .where('reply_state', '=', 'streaming')
        .execute();
      return rows.flatMap((row) => row.written_by ?? []);
    },

    /** A reply that never said anything leaves no trace; its question counts as unanswered. */
    async removeReply(reply: { id: string; userId: string }): Promise<void> {
      await db
        .deleteFrom('messages')
        .where('id', '=', reply.id)
        .where('user_id', '=', reply.userId)
        .execute();
    },

    /** Newest backwards from before `before`, and later than `after`; answered in order of sequence. */
    async page(
      userId: string,
      conversationId: string,
      range: { after?: number; before?: number; limit: number },
    ): Promise<StoredMessage[]> {
      let query = messagesOf(userId)
        .where('messages.conversation_id', '=', conversationId)
        .orderBy('messages.sequence', 'desc')
        .limit(range.limit);
      if (range.before !== undefined) query = query.where('messages.sequence', '<', range.before);
      if (range.after !== undefined) query = query.where('messages.sequence', '>', range.after);
      return (await readAll(await query.execute())).toReversed();
    },

    /** The sequence of the person's newest message; 0: none. */
    async lastQuestion(userId: string, conversationId: string): Promise<number> {
      const row = await db
        .selectFrom('messages')
        .select('sequence')
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .where('role', '=', 'user')
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.sequence ?? 0;
    },

    /** The highest sequence of the person's messages that a reply has answered; 0: none. */
    async answeredThrough(userId: string, conversationId: string): Promise<number> {
      const row = await db
        .selectFrom('messages')
        .select('answers_through')
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .where('role', '=', 'assistant')
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.answers_through ?? 0;
    },

    /** The reply that answered the person's message with this sequence. */
    async replyTo(
      userId: string,
      conversationId: string,
      sequence: number,
    ): Promise<StoredMessage | null> {
      const row = await messagesOf(userId)
        .where('messages.conversation_id', '=', conversationId)
        .where('messages.answers_through', '>=', sequence)
        .where('messages.action', 'is', null)
        .orderBy('messages.sequence')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : read(row);
    },
  };
}
export type MessageStore = ReturnType<typeof createMessageStore>;

function isReply(message: StoredMessage): message is StoredReplyMessage {
  return message.reply !== null;
}

async function touch(db: Store, conversationId: string, at: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ updated_at: at })
    .where('id', '=', conversationId)
    .execute();
}
