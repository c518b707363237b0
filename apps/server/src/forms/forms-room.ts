import type { FastifyInstance } from 'fastify';
import type { RecordAction } from '../audit.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Count } from '../counting.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { createContactDeskStore } from './contact-desk-store.ts';
import { createContact } from './contact.ts';
import { addDeskRoutes } from './desk-routes.ts';
import { createFormCollection } from './form-collection.ts';
import { addFormRoutes } from './forms-routes.ts';
import { createSubmissionDesk } from './submission-desk.ts';
import { createSubmissionStore } from './submission-store.ts';
import { createWaitlistDeskStore } from './waitlist-desk-store.ts';
import { createWaitlist } from './waitlist.ts';

/** Contact messages and the waitlist. */
export function openFormsRoom(given: {
  config: Config;
  db: Store;
  cipher: TextCipher;
  mailer: Mailer;
  limits: RateLimits;
  clock: Clock;
  log: Log;
  record: RecordAction;
  count: Count;
}) {
  const { config, mailer, limits, clock, log, count } = given;
  const store = createSubmissionStore(given.db, given.cipher);
  const collection = config.formsUrl === null ? null : createFormCollection(config.formsUrl, log);
  const { publicUrl, contactRetentionDays: retentionDays } = config;
  const contact = createContact({ store, clock, retentionDays, collection, count });
  const waitlist = createWaitlist({ store, mailer, clock, log, publicUrl, collection, count });
  const desk = { record: given.record, mailer, clock };
  const waitlistDesk = createSubmissionDesk(
    {
      store: createWaitlistDeskStore(given.db),
      textsOf: ({ email, source }) => [email, source ?? ''],
      actions: {
        done: 'waitlist-entry-done',
        reopened: 'waitlist-entry-reopened',
        answered: 'waitlist-entry-answered',
        removed: 'waitlist-entry-removed',
        exported: 'waitlist-exported',
      },
    },
    desk,
  );
  const contactDesk = createSubmissionDesk(
    {
      store: createContactDeskStore(given.db, given.cipher),
      textsOf: ({ email, name, subject, message }) => [email, name, subject, message],
      actions: {
        done: 'contact-message-done',
        reopened: 'contact-message-reopened',
        answered: 'contact-message-answered',
        removed: 'contact-message-removed',
        exported: 'contact-exported',
      },
    },
    desk,
  );
  return {
    addRoutes(app: FastifyInstance): void {
      addFormRoutes(app, { contact, waitlist, limits });
      addDeskRoutes(app, { waitlist: waitlistDesk, contacts: contactDesk, limits, clock });
    },
    removeOld: contact.removeOld,
    /** For the erasure of an address's owner. */
    removeByAddress: store.removeByAddress,
  };
}
