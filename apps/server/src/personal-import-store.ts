import type { Store } from './storage/database.ts';
import type { TextCipher } from './storage/text-cipher.ts';
import type { ArchiveRow } from './personal-archive.ts';

/**
 * Writes the rows of an export into the store of another instance, under the key that the person has there. Ids stay
 * as they were, so that what points at them still does. Every call takes a few hundred rows at most.
 */
export function createImportStore(db: Store, cipher: TextCipher, userId: string) {
  const encrypt = (place: string, text: string): Promise<Uint8Array> =>
    cipher.encrypt(userId, place, text);

  return {
    /** Whether the person has conversations here already, with which an import would get mixed up. */
    async isInUse(): Promise<boolean> {
      const row = await db
        .selectFrom('conversations')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether the person has answered about consent here, which then counts. */
    async hasConsents(): Promise<boolean> {
      const row = await db
        .selectFrom('consents')
        .select('id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async addConsent(id: string, row: ArchiveRow<'consents'>): Promise<void> {
      await db
        .insertInto('consents')
        .values({
          id,
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

    async addAge({ adult, at }: ArchiveRow<'age'>): Promise<void> {
      await db
        .insertInto('age_answers')
        .values({ user_id: userId, adult: adult ? 1 : 0, method: 'declared', at })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
    },

    async addConversations(rows: readonly ArchiveRow<'conversations'>[]): Promise<void> {
      const values = await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          user_id: userId,
          title: await encrypt(`conversations:${row.id}:title`, row.title),
          created_at: row.createdAt,
          updated_at: row.updatedAt,
          is_current: row.isCurrent ? 1 : 0,
          deleted_at: null,
          undo_until: null,
        })),
      );
      await db.insertInto('conversations').values(values).execute();
    },

    async addMessages(rows: readonly ArchiveRow<'messages'>[]): Promise<void> {
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
          used_memory: row.usedMemory ? 1 : 0,
          answers_through: row.answersThrough,
          action: row.action,
          anew_of: row.anewOf,
        })),
      );
      await db.insertInto('messages').values(values).execute();
      const reactions = rows.flatMap(({ id, reaction, createdAt }) =>
        reaction === null
          ? []
          : [{ message_id: id, user_id: userId, emoji: reaction, created_at: createdAt }],
      );
      if (reactions.length > 0) await db.insertInto('reactions').values(reactions).execute();
    },

    async addComments(rows: readonly ArchiveRow<'comments'>[]): Promise<void> {
      const values = await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          message_id: row.messageId,
          user_id: userId,
          content: await encrypt(`comments:${row.id}:content`, row.content),
          created_at: row.createdAt,
          edited: row.edited ? 1 : 0,
        })),
      );
      await db.insertInto('comments').values(values).execute();
    },

    async addMemories(rows: readonly ArchiveRow<'memories'>[]): Promise<void> {
      const values = await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          user_id: userId,
          fact: await encrypt(`memories:${row.id}:fact`, row.fact),
          source_message_id: row.sourceMessageId,
          created_at: row.createdAt,
        })),
      );
      await db.insertInto('memories').values(values).execute();
    },

    /** Takes back what an import has written so far: there were no conversations before it. */
    async takeBack(written: {
      readonly consentIds: readonly string[];
      readonly memoryIds: readonly string[];
    }): Promise<void> {
      for (const [table, ids] of [
        ['memories', written.memoryIds],
        ['consents', written.consentIds],
      ] as const)
        for (const id of ids)
          await db.deleteFrom(table).where('user_id', '=', userId).where('id', '=', id).execute();
      await db.deleteFrom('conversations').where('user_id', '=', userId).execute();
    },
  };
}
