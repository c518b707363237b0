import type { ContactSubmission, Language } from '@accanto/contract';
import { randomId, type Clock } from '../clock.ts';
import type { Count } from '../counting.ts';
import type { FormCollection } from './form-collection.ts';
import type { SubmissionStore } from './submission-store.ts';

const dayMs = 24 * 3_600_000;

/** Messages of visitors to those who run the service. */
export function createContact(parts: {
  store: SubmissionStore;
  clock: Clock;
  retentionDays: number;
  /** null: kept in our own store. */
  collection: FormCollection | null;
  count: Count;
}) {
  const { store, clock } = parts;
  return {
    /** A filled honeypot is dropped in silence. Throws FORM_DELIVERY_FAILED. */
    async take(submission: ContactSubmission, language: Language): Promise<void> {
      if (submission.website) return;
      parts.count('contactMessages');
      const now = clock.now();
      const email = submission.email;
      const name = submission.name.toWellFormed();
      const message = submission.message.toWellFormed();
      const subject = submission.subject.toWellFormed() || 'Accanto: contact';
      if (parts.collection !== null) {
        const timestamp = submission.timestamp ?? new Date(now).toISOString();
        return parts.collection({ name, email, message, subject, timestamp });
      }
      await store.addContactMessage({
        id: randomId(),
        email,
        name,
        subject,
        message,
        language,
        createdAt: now,
      });
    },

    removeOld: (): Promise<void> =>
      store.removeContactMessagesBefore(clock.now() - parts.retentionDays * dayMs),
  };
}
export type Contact = ReturnType<typeof createContact>;
