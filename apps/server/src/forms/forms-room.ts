import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { createContact } from './contact.ts';
import { createFormCollection } from './form-collection.ts';
import { addFormRoutes } from './forms-routes.ts';
import { createSubmissionStore } from './submission-store.ts';
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
}) {
  const { config, mailer, limits, clock, log } = given;
  const store = createSubmissionStore(given.db, given.cipher);
  const collection = config.formsUrl === null ? null : createFormCollection(config.formsUrl, log);
  const { publicUrl, contactRetentionDays: retentionDays } = config;
  const contact = createContact({ store, clock, retentionDays, collection });
  const waitlist = createWaitlist({ store, mailer, clock, log, publicUrl, collection });
  return {
    addRoutes(app: FastifyInstance): void {
      addFormRoutes(app, { contact, waitlist, limits });
    },
    removeOld: contact.removeOld,
    /** For the erasure of an address's owner. */
    removeByAddress: store.removeByAddress,
  };
}
