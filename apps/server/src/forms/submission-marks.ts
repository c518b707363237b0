import type { Store } from '../storage/database.ts';

type SubmissionTable = 'contact_messages' | 'waitlist_entries';

/** What administrators do to a submission of either kind. */
export function createSubmissionMarks(db: Store, table: SubmissionTable) {
  return {
    async setDone(id: string, at: number | null): Promise<void> {
      await db.updateTable(table).set({ done_at: at }).where('id', '=', id).execute();
    },

    async setAnswered(id: string, at: number): Promise<void> {
      await db.updateTable(table).set({ answered_at: at }).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom(table).where('id', '=', id).execute();
    },
  };
}
