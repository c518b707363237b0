import { smallTable, type ExportTable } from '../personal-export.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { contactKeyOwner, contactPlace } from './submission-store.ts';

/** What was sent under the address of a person, before or after they had an account. */
export function createFormsExport(
  db: Store,
  cipher: TextCipher,
  readAddress: (userId: string) => Promise<string | null>,
): readonly ExportTable[] {
  return [
    smallTable('waitlist', async (userId) => {
      const rows = await db
        .selectFrom('waitlist_entries')
        .select(['email', 'plan', 'source', 'language', 'created_at'])
        .where('email', '=', (await readAddress(userId)) ?? '')
        .execute();
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: toText(created_at) }));
    }),
    smallTable('contact-messages', async (userId) => {
      const rows = await db
        .selectFrom('contact_messages')
        .select(['id', 'email', 'name', 'subject', 'message', 'language', 'created_at'])
        .where('email', '=', (await readAddress(userId)) ?? '')
        .orderBy('id')
        .execute();
      return Promise.all(
        rows.map(async ({ id, email, name, subject, message, language, created_at }) => ({
          email,
          name: await cipher.decrypt(contactKeyOwner, contactPlace(id, 'name'), name),
          subject: await cipher.decrypt(contactKeyOwner, contactPlace(id, 'subject'), subject),
          message: await cipher.decrypt(contactKeyOwner, contactPlace(id, 'message'), message),
          language,
          createdAt: toText(created_at),
        })),
      );
    }),
  ];
}

function toText(ms: number): string {
  return new Date(ms).toISOString();
}
