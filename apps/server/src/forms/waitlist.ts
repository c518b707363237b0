import { createHash } from 'node:crypto';
import { httpCalls, type Language, type WaitlistSubmission } from '@accanto/contract';
import { randomId, randomToken, type Clock } from '../clock.ts';
import type { Count } from '../counting.ts';
import { faultOf, type Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { FormCollection } from './form-collection.ts';
import type { SubmissionStore } from './submission-store.ts';
import { waitlistLetter } from './waitlist-letter.ts';

/** Who waits for the opening. Nobody learns whether an address is on the list already. */
export function createWaitlist(parts: {
  store: SubmissionStore;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** null: kept in our own store. */
  collection: FormCollection | null;
  count: Count;
}) {
  const { store, clock, log } = parts;

  /** Not waited for: a known address is answered as fast as a new one. */
  function sendLetter(email: string, language: Language, token: string): void {
    const path = httpCalls.waitlistWithdrawal.path;
    const withdrawLink = `${parts.publicUrl}${path}?token=${token}`;
    parts.mailer
      .send(waitlistLetter({ to: email, language, withdrawLink }))
      .catch((error: unknown) =>
        log.error({ fault: faultOf(error) }, 'a waitlist letter was not sent'),
      );
  }

  return {
    /** A filled honeypot is dropped in silence. Throws FORM_DELIVERY_FAILED. */
    async join(submission: WaitlistSubmission, language: Language): Promise<void> {
      const { email, subject, website } = submission;
      if (website) return;
      const now = clock.now();
      if (parts.collection !== null) {
        const timestamp = submission.timestamp ?? new Date(now).toISOString();
        parts.count('waitlistSignups', submission.plan);
        return parts.collection({ email, subject: subject || 'Accanto: waitlist', timestamp });
      }
      const token = randomToken();
      const isNew = await store.addToWaitlist({
        id: randomId(),
        email,
        plan: submission.plan ?? null,
        source: submission.source?.toWellFormed() ?? null,
        language,
        withdrawHash: hashOf(token),
        createdAt: now,
      });
      if (!isNew) return;
      parts.count('waitlistSignups', submission.plan);
      sendLetter(email, language, token);
    },

    /** Removes the address of the letter that carried this token; an unknown token removes nothing and says so to nobody. */
    withdraw: (token: string): Promise<void> => store.removeFromWaitlist(hashOf(token)),
  };
}
export type Waitlist = ReturnType<typeof createWaitlist>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
