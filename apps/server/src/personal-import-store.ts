import type { StoreTransaction } from './storage/database.ts';
import type { TextCipher } from './storage/text-cipher.ts';
import type { ArchiveRow } from './personal-archive.ts';

type Encrypt = (place: string, text: string) => Promise<Uint8Array>;

/**
 * Writes the rows of an export into the store of another instance, under the key that the person has there. Ids stay
 * as they were, so that what points at them still does.
 */
export function createImportStore(cipher: TextCipher, userId: string) {
  const encrypt: Encrypt = (place, text) => cipher.encrypt(userId, place, text);

  return {
    /** Whether the person has conversations here already, with which an import would get mixed up. */
    async isInUse(transaction: StoreTransaction): Promise<boolean> {
      const row = await transaction
        .selectFrom('conversations')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async addConsents(
      transaction: StoreTransaction,
      rows: readonly ArchiveRow<'consents'>[],
      idOf: () => string,
    ): Promise<void> {
      for (const row of rows)
        await transaction
          .insertInto('consents')
          .values({
            id: idOf(),
            user_id: userId,
            processing: row.processing ? 1 : 0,
            history: row.history ? 1 : 0,
            memory: row.memory ? 1 : 0,
            version: row.version,
            language: row.language,
            at: row.at,
          })
          .execute();
    },

    async addAge(transaction: StoreTransaction, rows: readonly ArchiveRow<'age'>[]): Promise<void> {
      for (const { adult, at } of rows)
        await transaction
          .insertInto('age_answers')
          .values({ user_id: userId, adult: adult ? 1 : 0, method: 'declared', at })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
    },

    async addConversations(
      transaction: StoreTransaction,
      rows: readonly ArchiveRow<'conversations'>[],
    ): Promise<void> {
      for (const row of rows)
        await transaction
          .insertInto('conversations')
          .values({
            id: row.id,
            user_id: userId,
            title: await encrypt(`conversations:${row.id}:title`, row.title),
            created_at: row.createdAt,
            updated_at: row.updatedAt,
            is_current: row.isCurrent ? 1 : 0,
            deleted_at: null,
            undo_until: null,
          })
          .execute();
    },

    async addMessages(
      transaction: StoreTransaction,
      rows: readonly ArchiveRow<'messages'>[],
    ): Promise<void> {
      const values = await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          conversation_id: row.conversationId,
          user_id: userId,
          sequence: row.sequence,
          role: row.role,
          content: await encrypt(`messages:${row.id}:content`, row.content),
          created_at: row.createdAt,
          client_message_id: null,
          // Whoever was writing it is not here.
          reply_state: row.state === 'streaming' ? ('interrupted' as const) : row.state,
          origin: row.writtenBy === 'person' ? null : row.writtenBy,
          used_memory: 0,
          answers_through: row.answersThrough,
          action: null,
        })),
      );
      if (values.length > 0) await transaction.insertInto('messages').values(values).execute();
      const reactions = rows.flatMap(({ id, reaction, createdAt }) =>
        reaction === null
          ? []
          : [{ message_id: id, user_id: userId, emoji: reaction, created_at: createdAt }],
      );
      if (reactions.length > 0)
        await transaction.insertInto('reactions').values(reactions).execute();
    },

    async addComments(
      transaction: StoreTransaction,
      rows: readonly ArchiveRow<'comments'>[],
    ): Promise<void> {
      for (const row of rows)
        await transaction
          .insertInto('comments')
          .values({
            id: row.id,
            message_id: row.messageId,
            user_id: userId,
            content: await encrypt(`comments:${row.id}:content`, row.content),
            created_at: row.createdAt,
            edited: row.edited ? 1 : 0,
          })
          .execute();
    },

    async addMemories(
      transaction: StoreTransaction,
      rows: readonly ArchiveRow<'memories'>[],
    ): Promise<void> {
      for (const row of rows)
        await transaction
          .insertInto('memories')
          .values({
            id: row.id,
            user_id: userId,
            fact: await encrypt(`memories:${row.id}:fact`, row.fact),
            source_message_id: row.sourceMessageId,
            created_at: row.createdAt,
          })
          .execute();
    },

    /** Takes everything back that an import has written so far. */
    async removeAll(transaction: StoreTransaction): Promise<void> {
      for (const table of ['memories', 'conversations', 'consents', 'age_answers'] as const)
        await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    },
  };
}
