import type { Store } from './database.ts';
import { inTransaction } from './transaction.ts';

interface WrappedKey {
  readonly masterKeyId: string;
  readonly wrapped: Uint8Array;
}

/** Personal keys, wrapped, in the schema that has its own file and backup. */
export function createUserKeyStore(db: Store, now: () => number) {
  return {
    async find(userId: string): Promise<WrappedKey | undefined> {
      return db
        .selectFrom('keys.user_keys')
        .select(['master_key_id as masterKeyId', 'wrapped'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
    },

    /** One step, so that an erasure and a late first message cannot leave a key behind. */
    async addUnlessErased(userId: string, masterKeyId: string, wrapped: Uint8Array): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const erasure = await transaction
          .selectFrom('keys.erasures')
          .select('user_id')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (erasure) return;
        await transaction
          .insertInto('keys.user_keys')
          .values({ user_id: userId, master_key_id: masterKeyId, wrapped, created_at: now() })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
      });
    },

    /** Destroys the key and writes the erasure down in the same step. */
    async destroy(userId: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('keys.erasures')
          .values({ user_id: userId, erased_at: now() })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
        await transaction.deleteFrom('keys.user_keys').where('user_id', '=', userId).execute();
      });
    },

    async wrappedByOthers(masterKeyId: string) {
      return db
        .selectFrom('keys.user_keys')
        .select(['user_id as userId', 'master_key_id as masterKeyId', 'wrapped'])
        .where('master_key_id', '!=', masterKeyId)
        .execute();
    },

    async replace(userId: string, masterKeyId: string, wrapped: Uint8Array): Promise<void> {
      await db
        .updateTable('keys.user_keys')
        .set({ master_key_id: masterKeyId, wrapped })
        .where('user_id', '=', userId)
        .execute();
    },

    async knownMasterKeys(): Promise<string[]> {
      const rows = await db.selectFrom('master_keys').select('id').execute();
      return rows.map(({ id }) => id);
    },

    async masterKeysInUse(): Promise<string[]> {
      const rows = await db
        .selectFrom('keys.user_keys')
        .select('master_key_id')
        .distinct()
        .execute();
      return rows.map(({ master_key_id }) => master_key_id);
    },

    async addMasterKey(id: string): Promise<void> {
      await db
        .insertInto('master_keys')
        .values({ id, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** The record of erasures. */
    async erasures(): Promise<{ userId: string; erasedAt: number }[]> {
      return db
        .selectFrom('keys.erasures')
        .select(['user_id as userId', 'erased_at as erasedAt'])
        .execute();
    },
  };
}
export type UserKeyStore = ReturnType<typeof createUserKeyStore>;
