import { retentionDays, type AccountDeleted, type Consents } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { AgeCheck, AgeCheckStore } from './age-check-store.ts';
import type { Answerer } from './consents.ts';

const dayMs = 24 * 3_600_000;

/**
 * An outside proof of age: whether somebody is over 18, and nothing else about them. None is configured by default;
 * where one is, saying to be of age is not enough (safety-and-law.md 7).
 */
export interface AgeProof {
  isOver18(userId: string): Promise<boolean>;
}

/** Whether the question stands: asked, and not answered since. */
export function isOpen(check: AgeCheck | null): check is AgeCheck {
  return check !== null && (check.answeredAt === null || check.answeredAt < check.askedAt);
}

/**
 * What becomes of somebody who said in the chat to be younger. They are asked once. A second time their word alone no
 * longer counts. Whoever is under age, or never answers, is erased.
 */
export function createAgeChecks(parts: {
  readonly store: AgeCheckStore;
  readonly clock: Clock;
  readonly proof: AgeProof | null;
  /** Remembers the refusal for 24 hours. */
  readonly refuse: (answerer: Answerer) => Promise<void>;
  readonly erase: (userId: string) => Promise<AccountDeleted>;
  readonly onAsked: (userId: string) => Promise<void>;
}) {
  const { store, clock, proof } = parts;

  return {
    /** The chat heard it said. */
    async raise(userId: string): Promise<void> {
      if (isOpen(await store.of(userId))) return;
      await store.ask(userId, clock.now());
      await parts.onAsked(userId);
    },

    /** What the page is told of an open question. */
    viewOf(check: AgeCheck | null): Consents['ageCheck'] {
      if (!isOpen(check)) return null;
      return {
        askedAt: new Date(check.askedAt).toISOString(),
        until: new Date(check.askedAt + retentionDays.unansweredAgeChecks * dayMs).toISOString(),
        needsProof: proof !== null || check.answeredAt !== null,
      };
    },

    /** Throws NOT_FOUND where nothing was asked, AGE_PROOF_REQUIRED where the word alone does not count. */
    async answer(answerer: Answerer, adult: boolean): Promise<AccountDeleted | null> {
      const { userId } = answerer;
      const check = await store.of(userId);
      if (!isOpen(check)) throw new ProblemError('NOT_FOUND');
      if (!adult) {
        await parts.refuse(answerer);
        return parts.erase(userId);
      }
      const isProved = proof === null ? check.answeredAt === null : await proof.isOver18(userId);
      if (!isProved) throw new ProblemError('AGE_PROOF_REQUIRED');
      await store.answer(userId, clock.now());
      return null;
    },

    /** Accounts on which the question was never answered. */
    async eraseUnanswered(): Promise<void> {
      const askedBefore = clock.now() - retentionDays.unansweredAgeChecks * dayMs;
      for (const userId of await store.openSince(askedBefore)) await parts.erase(userId);
    },
  };
}
export type AgeChecks = ReturnType<typeof createAgeChecks>;
