import type { Language } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { contactKeyOwner, contactPlace } from './submission-store.ts';
import type { SubmissionPage } from './submission-desk.ts';
import { createSubmissionMarks } from './submission-marks.ts';

export interface KeptContactMessage {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly answeredAt: number | null;
}

/** Contact messages as administrators work through them. */
export function createContactDeskStore(db: Store, cipher: TextCipher) {
  const selectMessages = () =>
    db
      .selectFrom('contact_messages')
      .select(['id', 'email', 'name', 'subject', 'message', 'language', 'created_at as createdAt'])
      .select(['done_at as doneAt', 'answered_at as answeredAt']);

  type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

  async function read(row: Row): Promise<KeptContactMessage> {
    const decrypt = (column: 'name' | 'subject' | 'message'): Promise<string> =>
      cipher.decrypt(contactKeyOwner, contactPlace(row.id, column), row[column]);
    const [name, subject, message] = await Promise.all([
      decrypt('name'),
      decrypt('subject'),
      decrypt('message'),
    ]);
    // The column holds what the contract's schema let in.
    return { ...row, name, subject, message, language: row.language as Language };
  }

  return {
    ...createSubmissionMarks(db, 'contact_messages'),

    /** Newest first. */
    async page({ after, limit, state }: SubmissionPage): Promise<KeptContactMessage[]> {
      const rows = await selectMessages()
        .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
        .$if(state === 'open', (query) => query.where('done_at', 'is', null))
        .$if(state === 'done', (query) => query.where('done_at', 'is not', null))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return Promise.all(rows.map(read));
    },

    async find(id: string): Promise<KeptContactMessage | null> {
      const row = await selectMessages().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },
  };
}
