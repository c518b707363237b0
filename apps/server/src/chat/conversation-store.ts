import type { Store, StoreTransaction } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { shortRead } from '../storage/short-read.ts';
import { inTransaction } from '../storage/transaction.ts';

export interface StoredConversation {
  id: string;
  title: string;
  createdAt: number;
  updatedAt: number;
  isCurrent: boolean;
  messageCount: number;
}

/** Where a listing goes on: after this conversation, newest first. */
export interface ListPosition {
  updatedAt: number;
  id: string;
}

export interface CurrentConversation {
  id: string;
  lastSequence: number;
}

interface NewConversation {
  id: string;
  userId: string;
  title: string;
  at: number;
}

const titlePlace = (id: string): string => `conversations:${id}:title`;

/** Conversations of one person at a time; every question carries the person's id. */
export function createConversationStore(db: Store, cipher: TextCipher) {
  const readCurrent = shortRead(db, (userId: string) =>
    db
      .selectFrom('conversations')
      .select('id')
      .select(({ selectFrom }) =>
        selectFrom('messages')
          .select(({ fn }) => fn.max('messages.sequence').as('last'))
          .whereRef('messages.conversation_id', '=', 'conversations.id')
          .as('last_sequence'),
      )
      .where('user_id', '=', userId)
      .where('is_current', '=', 1)
      .where('deleted_at', 'is', null),
  );

  async function read(row: Row): Promise<StoredConversation> {
    return {
      id: row.id,
      title: await cipher.decrypt(row.user_id, titlePlace(row.id), row.title),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      isCurrent: row.is_current === 1,
      messageCount: row.message_count,
    };
  }

  return {
    /** The conversation that the chat shows, and the sequence of its newest message; 0: it is empty. */
    async current(userId: string): Promise<CurrentConversation | null> {
      const [row] = await readCurrent(userId);
      return row === undefined ? null : { id: row.id, lastSequence: row.last_sequence ?? 0 };
    },

    async currentId(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('conversations')
        .select('id')
        .where('user_id', '=', userId)
        .where('is_current', '=', 1)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Inserts the conversation that the chat shows from now on; the person must have no other current one. */
    async insertCurrent(conversation: NewConversation): Promise<void> {
      const { id, userId, at } = conversation;
      const title = await cipher.encrypt(userId, titlePlace(id), conversation.title);
      await db
        .insertInto('conversations')
        .values({
          id,
          user_id: userId,
          title,
          created_at: at,
          updated_at: at,
          is_current: 1,
          deleted_at: null,
          undo_until: null,
        })
        .execute();
    },

    /** Whether this is a conversation of the person that is not deleted. */
    async isOwn(userId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('conversations')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A conversation of the person that is not deleted. */
    async find(userId: string, id: string): Promise<StoredConversation | null> {
      const row = await selectWithCount(db, userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    /** Newest first, without empty ones. */
    async list(
      userId: string,
      after: ListPosition | null,
      limit: number,
    ): Promise<StoredConversation[]> {
      let query = selectWithCount(db, userId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.conversation_id', '=', 'conversations.id'),
          ),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (after !== null)
        query = query.where(({ or, and, eb }) =>
          or([
            eb('updated_at', '<', after.updatedAt),
            and([eb('updated_at', '=', after.updatedAt), eb('id', '<', after.id)]),
          ]),
        );
      return Promise.all((await query.execute()).map(read));
    },

    async setTitle(userId: string, id: string, title: string): Promise<void> {
      const encrypted = await cipher.encrypt(userId, titlePlace(id), title);
      await db
        .updateTable('conversations')
        .set({ title: encrypted })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Closes the current conversation: kept for the history. */
    async closeCurrent(userId: string): Promise<void> {
      await inTransaction(db, (step) => closeCurrent(step, userId));
    },

    /** Makes this conversation the one that the chat shows; the former one is closed. */
    async open(userId: string, id: string): Promise<void> {
      await inTransaction(db, async (step) => {
        await closeCurrent(step, userId);
        await step
          .updateTable('conversations')
          .set({ is_current: 1, deleted_at: null, undo_until: null })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
      });
    },

    /** Deleted at once for everybody who asks; the rows stay until `undoUntil` so that it can be taken back. */
    async softDelete(userId: string, id: string, at: number, undoUntil: number): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ deleted_at: at, undo_until: undoUntil })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
    },

    /** A deleted conversation that can still be taken back, and whether the chat showed it. */
    async findDeleted(
      userId: string,
      id: string,
      now: number,
    ): Promise<{ wasCurrent: boolean } | null> {
      const row = await db
        .selectFrom('conversations')
        .select('is_current')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .where('undo_until', '>=', now)
        .executeTakeFirst();
      return row === undefined ? null : { wasCurrent: row.is_current === 1 };
    },

    /** Takes back the deletion of a conversation that the chat did not show. */
    async undelete(userId: string, id: string): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ deleted_at: null, undo_until: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async deleteForGood(userId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .deleteFrom('conversations')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
    },

    /** All that the person has, deleted ones that could be taken back included; or only what the chat does not show. */
    async idsOf(userId: string, which: 'all' | 'closed'): Promise<string[]> {
      let query = db.selectFrom('conversations').select('id').where('user_id', '=', userId);
      if (which === 'closed') query = query.where('is_current', '=', 0);
      return (await query.execute()).map((row) => row.id);
    },
  };
}
export type ConversationStore = ReturnType<typeof createConversationStore>;

interface Row {
  id: string;
  user_id: string;
  title: Uint8Array;
  created_at: number;
  updated_at: number;
  is_current: number;
  message_count: number;
}

function selectWithCount(db: Store, userId: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'user_id', 'title', 'created_at', 'updated_at', 'is_current'])
    .select(({ selectFrom, fn }) =>
      selectFrom('messages')
        .select(fn.countAll<number>().as('count'))
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .$asScalar()
        .$notNull()
        .as('message_count'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

/** An empty conversation is not worth keeping; any other stays in the history. */
async function closeCurrent(step: StoreTransaction, userId: string): Promise<void> {
  await step
    .deleteFrom('conversations')
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.conversation_id', '=', 'conversations.id'),
        ),
      ),
    )
    .execute();
  await step
    .updateTable('conversations')
    .set({ is_current: 0 })
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
}
