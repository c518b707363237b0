import { createHmac } from 'node:crypto';
import type { Consents } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Store } from '../storage/database.ts';
import { createConsentStore } from './consent-store.ts';
import { createConsents } from './consents.ts';
import { addPrivacyRoutes } from './privacy-routes.ts';

/** What a person allows, and whether they are of age. */
export function openPrivacyRoom(given: {
  db: Store;
  limits: RateLimits;
  clock: Clock;
  /** What is made of it hashes addresses and devices, and nothing else. */
  secret: string;
  readAddress: (userId: string) => Promise<string | null>;
  onChanged: (userId: string, before: Consents, after: Consents) => Promise<void>;
}) {
  const consents = createConsents({
    store: createConsentStore(given.db),
    clock: given.clock,
    keyedHash: (text) =>
      createHmac('sha256', `age refusals ${given.secret}`).update(text).digest('base64url'),
    onChanged: given.onChanged,
  });
  return {
    readConsents: consents.read,
    addRoutes(app: FastifyInstance): void {
      addPrivacyRoutes(app, { consents, limits: given.limits, readAddress: given.readAddress });
    },
    removeOld: consents.removeOldRefusals,
  };
}
