import {
  consentVersion,
  periods,
  type ConsentChange,
  type Consents,
  type Language,
} from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { AgeChecks } from './age-checks.ts';
import { isSurelyAdult } from './age.ts';
import type { ConsentStore } from './consent-store.ts';

/** Who answers: what a refusal by age is remembered by, so that another account or a private window does not reset it. */
export interface Answerer {
  userId: string;
  language: Language;
  emailAddress: string;
  networkAddress: string;
  userAgent: string;
}

/** Consents by purpose and the question about age (safety-and-law.md 1 and 7). */
export function createConsents(parts: {
  store: ConsentStore;
  clock: Clock;
  /** A hash that only this installation can make: what goes in cannot be guessed from what comes out. */
  keyedHash: (text: string) => string;
  /** Told after each change is stored, before the person is answered: withdrawal takes effect at once. */
  onChanged: (userId: string, after: Consents) => Promise<void>;
  /** What the page is told of a question about age that is open. */
  viewOfCheck: AgeChecks['viewOf'];
}) {
  const { store, clock } = parts;

  function subjectsOf(answerer: Answerer): string[] {
    return [
      parts.keyedHash(`age:address:${answerer.emailAddress}`),
      parts.keyedHash(`age:device:${answerer.networkAddress}\n${answerer.userAgent}`),
    ];
  }

  /** Throws ADULTS_ONLY, CONSENT_ALREADY_ANSWERED. */
  async function answerAge(
    answerer: Answerer,
    birth: NonNullable<ConsentChange['birth']>,
  ): Promise<void> {
    const now = clock.now();
    const subjects = subjectsOf(answerer);
    if (await store.isRefused(subjects, now)) throw new ProblemError('ADULTS_ONLY');
    const adult = isSurelyAdult(birth, now);
    if (!(await store.answerAge(answerer.userId, adult, now)))
      throw new ProblemError('CONSENT_ALREADY_ANSWERED');
    if (adult) return;
    await store.refuse(subjects, now + periods.ageRefusalMs);
    throw new ProblemError('ADULTS_ONLY');
  }

  async function read(userId: string): Promise<Consents> {
    const { check, ...consents } = await store.read(userId);
    const ageCheck = parts.viewOfCheck(check);
    return { ...consents, ...(ageCheck && { ageCheck }) };
  }

  return {
    read,
    log: store.log,

    /** A refusal by age is remembered for 24 hours by address and device. */
    refuse: (answerer: Answerer): Promise<void> =>
      store.refuse(subjectsOf(answerer), clock.now() + periods.ageRefusalMs),

    /** Throws ADULTS_ONLY for those under age, CONSENT_ALREADY_ANSWERED for a second month of birth. */
    async change(answerer: Answerer, change: ConsentChange): Promise<Consents> {
      const { processing, history, memory } = change;
      const before = await read(answerer.userId);
      if (before.adult !== null && change.birth !== undefined)
        throw new ProblemError('CONSENT_ALREADY_ANSWERED');
      if (change.birth !== undefined) await answerAge(answerer, change.birth);
      if (before.adult === false && (processing || history || memory))
        throw new ProblemError('ADULTS_ONLY');
      await store.add({
        userId: answerer.userId,
        change: { processing, history, memory },
        version: consentVersion,
        language: answerer.language,
        at: clock.now(),
      });
      const after = await read(answerer.userId);
      await parts.onChanged(answerer.userId, after);
      return after;
    },

    removeOldRefusals: (): Promise<void> => store.removeRefusalsBefore(clock.now()),
  };
}
export type ConsentRules = ReturnType<typeof createConsents>;
