import type { Store } from '../storage/database.ts';

export interface AgeCheck {
  readonly askedAt: number;
  /** When the person last said to be of age after all. */
  readonly answeredAt: number | null;
}

/** Whether a question about age is open, for people who said in the chat to be younger (safety-and-law.md 7). */
export function createAgeCheckStore(db: Store) {
  return {
    async of(userId: string): Promise<AgeCheck | null> {
      const row = await db
        .selectFrom('age_checks')
        .select(['asked_at as askedAt', 'answered_at as answeredAt'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ?? null;
    },

    async ask(userId: string, at: number): Promise<void> {
      await db
        .insertInto('age_checks')
        .values({ user_id: userId, asked_at: at, answered_at: null })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ asked_at: at }))
        .execute();
    },

    async answer(userId: string, at: number): Promise<void> {
      await db
        .updateTable('age_checks')
        .set({ answered_at: at })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Whose question was asked before that moment and is still open. */
    async openSince(moment: number): Promise<string[]> {
      const rows = await db
        .selectFrom('age_checks')
        .select('user_id')
        .where('asked_at', '<', moment)
        .where(({ or, eb, ref }) =>
          or([eb('answered_at', 'is', null), eb('answered_at', '<', ref('asked_at'))]),
        )
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}
export type AgeCheckStore = ReturnType<typeof createAgeCheckStore>;
