import type { ExportSource, ExportTable } from '../personal-export.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

/** What the chat keeps of a person, in readable form. */
export function createChatExport(db: Store, cipher: TextCipher): ExportSource {
  const read = (userId: string, place: string, bytes: Uint8Array | null): Promise<string> =>
    bytes === null ? Promise.resolve('') : cipher.decrypt(userId, place, bytes);

  async function conversations(userId: string): Promise<ExportTable['rows']> {
    const rows = await db
      .selectFrom('conversations')
      .select(['id', 'title', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        title: await read(userId, `conversations:${row.id}:title`, row.title),
        createdAt: toText(row.created_at),
        updatedAt: toText(row.updated_at),
      })),
    );
  }

  async function messages(userId: string): Promise<ExportTable['rows']> {
    const rows = await db
      .selectFrom('messages')
      .leftJoin('reactions', 'reactions.message_id', 'messages.id')
      .select(['messages.id as id', 'conversation_id', 'sequence', 'role', 'content', 'emoji'])
      .select(['messages.created_at as created_at', 'origin'])
      .where('messages.user_id', '=', userId)
      .orderBy('conversation_id')
      .orderBy('sequence')
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        conversationId: row.conversation_id,
        role: row.role,
        writtenBy: row.role === 'user' ? 'person' : row.origin,
        content: await read(userId, `messages:${row.id}:content`, row.content),
        reaction: row.emoji,
        createdAt: toText(row.created_at),
      })),
    );
  }

  async function comments(userId: string): Promise<ExportTable['rows']> {
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
  }

  async function memories(userId: string): Promise<ExportTable['rows']> {
    const rows = await db
      .selectFrom('memories')
      .select(['id', 'fact', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        fact: await read(userId, `memories:${row.id}:fact`, row.fact),
        createdAt: toText(row.created_at),
      })),
    );
  }

  async function riskEvents(userId: string): Promise<ExportTable['rows']> {
    const rows = await db
      .selectFrom('risk_events')
      .select(['at', 'level', 'rule_ids', 'card_form', 'action'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute();
    return rows.map((row) => ({
      at: toText(row.at),
      level: row.level,
      rules: row.rule_ids,
      cardShown: row.card_form,
      buttonPressed: row.action,
    }));
  }

  return async (userId) => [
    { name: 'conversations', rows: await conversations(userId) },
    { name: 'messages', rows: await messages(userId) },
    { name: 'comments', rows: await comments(userId) },
    { name: 'memories', rows: await memories(userId) },
    { name: 'safety-events', rows: await riskEvents(userId) },
  ];
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
