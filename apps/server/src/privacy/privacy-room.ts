import { createHmac } from 'node:crypto';
import type { AccountDeleted, Consents } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Store } from '../storage/database.ts';
import { createAgeCheckStore } from './age-check-store.ts';
import { createAgeChecks, type AgeProof } from './age-checks.ts';
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
  /** null: none is configured, which is the default. */
  ageProof: AgeProof | null;
  readAddress: (userId: string) => Promise<string | null>;
  onChanged: (userId: string, after: Consents) => Promise<void>;
  erase: (userId: string) => Promise<AccountDeleted>;
  /** Told when somebody is asked about their age because of what they said. */
  onAgeAsked: (userId: string) => Promise<void>;
}) {
  const { clock } = given;
  const ageChecks = createAgeChecks({
    store: createAgeCheckStore(given.db),
    clock,
    proof: given.ageProof,
    refuse: (answerer) => consents.refuse(answerer),
    erase: given.erase,
    onAsked: given.onAgeAsked,
  });
  const consents = createConsents({
    store: createConsentStore(given.db),
    clock,
    keyedHash: (text) =>
      createHmac('sha256', `age refusals ${given.secret}`).update(text).digest('base64url'),
    onChanged: given.onChanged,
    viewOfCheck: ageChecks.viewOf,
  });
  return {
    readConsents: consents.read,
    /** The chat heard somebody say to be under age. */
    saidToBeUnderAge: ageChecks.raise,
    addRoutes(app: FastifyInstance): void {
      addPrivacyRoutes(app, {
        consents,
        ageChecks,
        limits: given.limits,
        readAddress: given.readAddress,
      });
    },
    async removeOld(): Promise<void> {
      await consents.removeOldRefusals();
      await ageChecks.eraseUnanswered();
    },
  };
}
