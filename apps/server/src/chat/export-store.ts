import { smallTable, type ExportTable } from '../personal-export.ts';
import type { CsvRow } from '../csv.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

/** Messages are read this many at a time. */
const messagesAtOnce = 200;

/** What the chat keeps of a person, in readable form, and whole enough to be taken over by another instance. */
export function createChatExport(db: Store, cipher: TextCipher): readonly ExportTable[] {
  const read = (userId: string, place: string, bytes: Uint8Array | null): Promise<string> =>
    bytes === null ? Promise.resolve('') : cipher.decrypt(userId, place, bytes);

  const selectConversations = (userId: string) =>
    db
      .selectFrom('conversations')
      .select(['id', 'title', 'created_at', 'updated_at', 'is_current'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('id');

  async function pageOf(userId: string, conversationId: string, after: number): Promise<CsvRow[]> {
    const rows = await db
      .selectFrom('messages')
      .leftJoin('reactions', 'reactions.message_id', 'messages.id')
      .select(['messages.id as id', 'conversation_id', 'sequence', 'role', 'content', 'emoji'])
      .select(['messages.created_at as created_at', 'origin', 'reply_state', 'answers_through'])
      .select(['action', 'anew_of', 'used_memory'])
      .where('conversation_id', '=', conversationId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(messagesAtOnce)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        conversationId: row.conversation_id,
        sequence: row.sequence,
        role: row.role,
        // EU AI Act art. 50(2): what a machine wrote is marked so that machines can tell.
        ai_generated: row.role === 'assistant',
        writtenBy: row.role === 'user' ? 'person' : row.origin,
        content: await read(userId, `messages:${row.id}:content`, row.content),
        state: row.reply_state,
        answersThrough: row.answers_through,
        action: row.action,
        anewOf: row.anew_of,
        usedMemory: row.used_memory === 1,
        reaction: row.emoji,
        createdAt: toText(row.created_at),
      })),
    );
  }

  const messages: ExportTable = {
    name: 'messages',
    async count(userId) {
      const { count } = await db
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },
    async *rows(userId) {
      for (const { id } of await selectConversations(userId).execute()) {
        let after = 0;
        for (;;) {
          const page = await pageOf(userId, id, after);
          yield* page;
          if (page.length < messagesAtOnce) break;
          after = Number(page.at(-1)?.['sequence']);
        }
      }
    },
  };

  return [
    smallTable('conversations', async (userId) => {
      const rows = await selectConversations(userId).execute();
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          title: await read(userId, `conversations:${row.id}:title`, row.title),
          isCurrent: row.is_current === 1,
          createdAt: toText(row.created_at),
          updatedAt: toText(row.updated_at),
        })),
      );
    }),
    messages,
    smallTable('comments', async (userId) => {
      const rows = await db
        .selectFrom('comments')
        .select(['id', 'message_id', 'content', 'created_at', 'edited'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          messageId: row.message_id,
          content: await read(userId, `comments:${row.id}:content`, row.content),
          edited: row.edited === 1,
          createdAt: toText(row.created_at),
        })),
      );
    }),
    smallTable('memories', async (userId) => {
      const rows = await db
        .selectFrom('memories')
        .select(['id', 'fact', 'source_message_id', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          fact: await read(userId, `memories:${row.id}:fact`, row.fact),
          sourceMessageId: row.source_message_id,
          createdAt: toText(row.created_at),
        })),
      );
    }),
    smallTable('safety-events', async (userId) => {
      const rows = await db
        .selectFrom('risk_events')
        .select(['at', 'level', 'rule_ids', 'language', 'card_form', 'action'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute();
      return rows.map((row) => ({
        at: toText(row.at),
        level: row.level,
        rules: row.rule_ids,
        language: row.language,
        cardShown: row.card_form,
        buttonPressed: row.action,
      }));
    }),
  ];
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
