import type { Language, PlanId } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import type { SubmissionPage } from './submission-desk.ts';
import { createSubmissionMarks } from './submission-marks.ts';

export interface KeptWaitlistEntry {
  readonly id: string;
  readonly email: string;
  readonly plan: PlanId | null;
  readonly source: string | null;
  readonly language: Language;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly answeredAt: number | null;
}

/** The waitlist as administrators work through it. */
export function createWaitlistDeskStore(db: Store) {
  const selectEntries = () =>
    db
      .selectFrom('waitlist_entries')
      .select(['id', 'email', 'plan', 'source', 'language', 'created_at as createdAt'])
      .select(['done_at as doneAt', 'answered_at as answeredAt']);

  return {
    ...createSubmissionMarks(db, 'waitlist_entries'),

    /** Newest first. */
    async page({ after, limit, state }: SubmissionPage): Promise<KeptWaitlistEntry[]> {
      const rows = await selectEntries()
        .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
        .$if(state === 'open', (query) => query.where('done_at', 'is', null))
        .$if(state === 'done', (query) => query.where('done_at', 'is not', null))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toEntry);
    },

    async find(id: string): Promise<KeptWaitlistEntry | null> {
      const row = await selectEntries().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toEntry(row);
    },
  };
}

/** The columns hold what the contract's schemas let in. */
function toEntry(
  row: Omit<KeptWaitlistEntry, 'plan' | 'language'> & { plan: string | null; language: string },
): KeptWaitlistEntry {
  return { ...row, plan: row.plan as PlanId | null, language: row.language as Language };
}
