import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

export interface StoredMemory {
  id: string;
  userId: string;
  fact: string;
  sourceMessageId: string | null;
  createdAt: number;
}

const factPlace = (id: string): string => `memories:${id}:fact`;

/** Facts that a person allowed the companion to remember. */
export function createMemoryStore(db: Store, cipher: TextCipher) {
  async function read(row: Row): Promise<StoredMemory> {
    return {
      id: row.id,
      userId: row.user_id,
      fact: await cipher.decrypt(row.user_id, factPlace(row.id), row.fact),
      sourceMessageId: row.source_message_id,
      createdAt: row.created_at,
    };
  }

  return {
    /** Newest first. */
    async list(userId: string): Promise<StoredMemory[]> {
      const rows = await db
        .selectFrom('memories')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
      return Promise.all(rows.map(read));
    },

    async find(userId: string, id: string): Promise<StoredMemory | null> {
      const row = await db
        .selectFrom('memories')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    async add(memory: StoredMemory): Promise<void> {
      const fact = await cipher.encrypt(memory.userId, factPlace(memory.id), memory.fact);
      await db
        .insertInto('memories')
        .values({
          id: memory.id,
          user_id: memory.userId,
          fact,
          source_message_id: memory.sourceMessageId,
          created_at: memory.createdAt,
        })
        .execute();
    },

    async setFact(memory: StoredMemory, fact: string): Promise<void> {
      const encrypted = await cipher.encrypt(memory.userId, factPlace(memory.id), fact);
      await db
        .updateTable('memories')
        .set({ fact: encrypted })
        .where('user_id', '=', memory.userId)
        .where('id', '=', memory.id)
        .execute();
    },

    async remove(userId: string, id: string): Promise<void> {
      await db.deleteFrom('memories').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    async removeAll(userId: string): Promise<void> {
      await db.deleteFrom('memories').where('user_id', '=', userId).execute();
    },
  };
}
export type MemoryStore = ReturnType<typeof createMemoryStore>;

interface Row {
  id: string;
  user_id: string;
  fact: Uint8Array;
  source_message_id: string | null;
  created_at: number;
}
