import type { ReplyOrigin, ReplyState } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import { shortRead } from '../storage/short-read.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { inTransaction } from '../storage/transaction.ts';
import { contentPlace, readMessage } from './message-row.ts';
import {
  toReplyRow,
  type MessageRow,
  type NewReply,
  type StoredMessage,
} from './stored-message.ts';

/** How a reply is kept for good. */
export interface FinishedReply {
  content: string;
  state: Exclude<ReplyState, 'streaming'>;
  origin: ReplyOrigin | null;
  usedMemory: boolean;
}

/**
 * Messages of one person at a time; texts are cipher text at rest. `nodeId` is written beside the replies of this
 * process; null: there is no other one.
 */
export function createMessageStore(db: Store, cipher: TextCipher, nodeId: string | null) {
  const readByClientId = shortRead(db, (userId: string, clientMessageId: string) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', userId)
      .where('client_message_id', '=', clientMessageId),
  );
  const readOfCurrent = shortRead(db, (userId: string, limit: number) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', userId)
      .where('conversation_id', '=', ({ selectFrom }) =>
        selectFrom('conversations')
          .select('id')
          .where('user_id', '=', userId)
          .where('is_current', '=', 1)
          .where('deleted_at', 'is', null),
      )
      .orderBy('sequence', 'desc')
      .limit(limit),
  );
  const read = (row: MessageRow): Promise<StoredMessage> => readMessage(cipher, row);
  const open = async (newestFirst: readonly MessageRow[]): Promise<StoredMessage[]> =>
    (await Promise.all(newestFirst.map(read))).toReversed();

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

    /** What was stored for this client id, in whatever conversation: a message, or the reply to a press. */
    async findByClientId(userId: string, clientMessageId: string): Promise<StoredMessage | null> {
      const [row] = await readByClientId(userId, clientMessageId);
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
        anew_of: null,
      };
      const rows = reply === null ? [row] : [row, toReplyRow(reply, nodeId)];
      await Promise.all([
        db.insertInto('messages').values(rows).execute(),
        touch(db, message.conversationId, message.createdAt),
      ]);
    },

    /** The press that asks for it waits no more. */
    async insertReply(reply: NewReply): Promise<void> {
      await Promise.all([
        db.insertInto('messages').values(toReplyRow(reply, nodeId)).execute(),
        touch(db, reply.conversationId, reply.createdAt),
      ]);
      if (reply.pressId !== null)
        await db
          .deleteFrom('presses')
          .where('user_id', '=', reply.userId)
          .where('id', '=', reply.pressId)
          .execute();
    },

    /** Puts a new reply in the place of an old one. */
    async replaceReply(oldId: string, reply: NewReply): Promise<void> {
      await inTransaction(db, async (step) => {
        await step
          .deleteFrom('messages')
          .where('id', '=', oldId)
          .where('user_id', '=', reply.userId)
          .execute();
        await step.insertInto('messages').values(toReplyRow(reply, nodeId)).execute();
        await touch(step, reply.conversationId, reply.createdAt);
      });
    },

    /** false: somebody else has ended it, and nothing was changed. */
    async finishReply(reply: { id: string; userId: string }, end: FinishedReply): Promise<boolean> {
      const content = await cipher.encrypt(reply.userId, contentPlace(reply.id), end.content);
      const { numUpdatedRows } = await db
        .updateTable('messages')
        .set({
          content,
          reply_state: end.state,
          origin: end.origin,
          used_memory: end.usedMemory ? 1 : 0,
        })
        .where('id', '=', reply.id)
        .where('reply_state', '=', 'streaming')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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
      return open(await query.execute());
    },

    /** The newest messages of the conversation that the chat shows, as they are kept; `open` reads them. */
    sealedOfCurrent: (userId: string, limit: number): Promise<readonly MessageRow[]> =>
      readOfCurrent(userId, limit),

    /** Messages with their texts, the other way round: oldest first. */
    open,

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
  };
}
export type MessageStore = ReturnType<typeof createMessageStore>;

async function touch(db: Store, conversationId: string, at: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ updated_at: at })
    .where('id', '=', conversationId)
    .execute();
}
