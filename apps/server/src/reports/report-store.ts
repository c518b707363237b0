import type { Language } from '@accanto/contract';
import * as z from 'zod';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

const reportedMessagesSchema = z.array(
  z.object({
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    at: z.number(),
    isReported: z.boolean(),
  }),
);
export type ReportedMessage = z.infer<typeof reportedMessagesSchema>[number];

export interface StoredReport {
  readonly id: string;
  readonly userId: string;
  readonly language: Language;
  readonly messages: readonly ReportedMessage[];
  readonly reason: string | null;
  readonly createdAt: number;
  readonly doneAt: number | null;
}

const place = (id: string, column: 'messages' | 'reason'): string => `reports:${id}:${column}`;

/** Reports of harmful answers: copies of what was ticked, under the person's own key, gone with it. */
export function createReportStore(db: Store, cipher: TextCipher) {
  const selectReports = () => db.selectFrom('reports').selectAll();
  type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

  async function read(row: Row): Promise<StoredReport> {
    const { id, user_id: userId } = row;
    const messages = await cipher.decrypt(userId, place(id, 'messages'), row.messages);
    return {
      id,
      userId,
      language: row.language as Language,
      messages: reportedMessagesSchema.parse(JSON.parse(messages)),
      reason:
        row.reason === null ? null : await cipher.decrypt(userId, place(id, 'reason'), row.reason),
      createdAt: row.created_at,
      doneAt: row.done_at,
    };
  }

  return {
    async add(report: StoredReport): Promise<void> {
      const { id, userId, reason } = report;
      const [messages, encryptedReason] = await Promise.all([
        cipher.encrypt(userId, place(id, 'messages'), JSON.stringify(report.messages)),
        reason === null ? null : cipher.encrypt(userId, place(id, 'reason'), reason),
      ]);
      await db
        .insertInto('reports')
        .values({
          id,
          user_id: userId,
          language: report.language,
          messages,
          reason: encryptedReason,
          created_at: report.createdAt,
          done_at: report.doneAt,
        })
        .execute();
    },

    /** Newest first. */
    async page(wish: {
      readonly after: string | null;
      readonly limit: number;
      readonly state: 'open' | 'done' | null;
    }): Promise<StoredReport[]> {
      const rows = await selectReports()
        .$if(wish.after !== null, (query) => query.where('id', '<', wish.after ?? ''))
        .$if(wish.state === 'open', (query) => query.where('done_at', 'is', null))
        .$if(wish.state === 'done', (query) => query.where('done_at', 'is not', null))
        .orderBy('id', 'desc')
        .limit(wish.limit)
        .execute();
      return Promise.all(rows.map(read));
    },

    async find(id: string): Promise<StoredReport | null> {
      const row = await selectReports().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    async ofPerson(userId: string): Promise<StoredReport[]> {
      const rows = await selectReports().where('user_id', '=', userId).orderBy('id').execute();
      return Promise.all(rows.map(read));
    },

    async setDone(id: string, at: number | null): Promise<void> {
      await db.updateTable('reports').set({ done_at: at }).where('id', '=', id).execute();
    },

    async removeBefore(moment: number): Promise<void> {
      await db.deleteFrom('reports').where('created_at', '<', moment).execute();
    },
  };
}
export type ReportStore = ReturnType<typeof createReportStore>;
