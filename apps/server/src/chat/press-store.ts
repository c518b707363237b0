import type { ActionButtonMeaning } from '@accanto/contract';
import type { Store } from '../storage/database.ts';

/** A pressed button that waits for the place of its reply. */
export interface Press {
  id: string;
  userId: string;
  conversationId: string;
  action: ActionButtonMeaning;
  pressedAt: number;
}

/** Presses that wait: a dead process loses none, and none is answered twice. */
export function createPressStore(db: Store) {
  const selectPresses = () =>
    db
      .selectFrom('presses')
      .select(['id', 'action', 'user_id as userId', 'conversation_id as conversationId'])
      .select('pressed_at as pressedAt')
      .$narrowType<{ action: ActionButtonMeaning }>();

  return {
    async add({ id, userId, conversationId, action, pressedAt }: Press): Promise<void> {
      await db
        .insertInto('presses')
        .values({
          id,
          user_id: userId,
          conversation_id: conversationId,
          action,
          pressed_at: pressedAt,
        })
        .execute();
    },

    async find(userId: string, id: string): Promise<Press | null> {
      const found = await selectPresses()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return found ?? null;
    },

    /** Those of all people in whose conversation nothing is being written, oldest first. */
    left: (atMost: number): Promise<Press[]> =>
      selectPresses()
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('messages')
                .select('messages.id')
                .whereRef('messages.conversation_id', '=', 'presses.conversation_id')
                .where('messages.reply_state', '=', 'streaming'),
            ),
          ),
        )
        .orderBy('pressed_at')
        .orderBy('id')
        .limit(atMost)
        .execute(),

    async remove(userId: string, id: string): Promise<void> {
      await db.deleteFrom('presses').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    async removeOf(conversationId: string): Promise<void> {
      await db.deleteFrom('presses').where('conversation_id', '=', conversationId).execute();
    },
  };
}
export type PressStore = ReturnType<typeof createPressStore>;
