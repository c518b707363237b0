import type { Language, PlanId } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

export interface WaitlistEntry {
  id: string;
  email: string;
  plan: PlanId | null;
  source: string | null;
  language: Language;
  withdrawHash: string;
  createdAt: number;
}

export interface ContactMessage {
  id: string;
  email: string;
  name: string;
  subject: string;
  message: string;
  language: Language;
  createdAt: number;
}

/** Visitors have no account and so no key of their own: what they write shares one key. */
export const contactKeyOwner = 'contact_messages';
export const contactPlace = (id: string, column: string): string =>
  `contact_messages:${id}:${column}`;

/** What visitors sent: addresses of the waitlist, and contact messages as cipher text. */
export function createSubmissionStore(db: Store, cipher: TextCipher) {
  const encrypt = (id: string, column: string, text: string): Promise<Uint8Array> =>
    cipher.encrypt(contactKeyOwner, contactPlace(id, column), text);

  return {
    /** false: the address is already on the list. */
    async addToWaitlist(entry: WaitlistEntry): Promise<boolean> {
      const result = await db
        .insertInto('waitlist_entries')
        .values({
          id: entry.id,
          email: entry.email,
          plan: entry.plan,
          source: entry.source,
          language: entry.language,
          withdraw_hash: entry.withdrawHash,
          created_at: entry.createdAt,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
    },

    /** The letter could not be sent, or the person withdrew. */
    async removeFromWaitlist(withdrawHash: string): Promise<void> {
      await db.deleteFrom('waitlist_entries').where('withdraw_hash', '=', withdrawHash).execute();
    },

    async addContactMessage(message: ContactMessage): Promise<void> {
      const { id } = message;
      const [name, subject, text] = await Promise.all([
        encrypt(id, 'name', message.name),
        encrypt(id, 'subject', message.subject),
        encrypt(id, 'message', message.message),
      ]);
      await db
        .insertInto('contact_messages')
        .values({
          id,
          email: message.email,
          name,
          subject,
          message: text,
          language: message.language,
          created_at: message.createdAt,
          done_at: null,
        })
        .execute();
    },

    async removeContactMessagesBefore(moment: number): Promise<void> {
      await db.deleteFrom('contact_messages').where('created_at', '<', moment).execute();
    },

    /** Everything that was sent under an address, for the erasure of its owner. */
    async removeByAddress(email: string): Promise<{ waitlist: number; contact: number }> {
      const [waitlist, contact] = await Promise.all([
        db.deleteFrom('waitlist_entries').where('email', '=', email).executeTakeFirst(),
        db.deleteFrom('contact_messages').where('email', '=', email).executeTakeFirst(),
      ]);
      return {
        waitlist: Number(waitlist.numDeletedRows),
        contact: Number(contact.numDeletedRows),
      };
    },
  };
}
export type SubmissionStore = ReturnType<typeof createSubmissionStore>;
