import type { Store, StoreTransaction } from '../storage/database.ts';

export async function insertAvatar(
  transaction: StoreTransaction,
  avatar: {
    readonly id: string;
    readonly userId: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
  },
): Promise<void> {
  await transaction.deleteFrom('avatars').where('user_id', '=', avatar.userId).execute();
  await transaction
    .insertInto('avatars')
    .values({
      id: avatar.id,
      user_id: avatar.userId,
      media_type: avatar.mediaType,
      bytes: avatar.bytes,
    })
    .execute();
}

export async function findAvatar(db: Store, id: string) {
  return db
    .selectFrom('avatars')
    .select(['media_type as mediaType', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}
