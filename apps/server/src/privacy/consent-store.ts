import type { Consents, Language } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import { shortRead } from '../storage/short-read.ts';
import type { AgeCheck } from './age-check-store.ts';

/** What is on record about consent and age, before an open question about age is added. */
export type KeptConsents = Omit<Consents, 'ageCheck'> & { readonly check: AgeCheck | null };

export interface ConsentAnswer {
  id: string;
  userId: string;
  processing: boolean;
  history: boolean;
  memory: boolean;
  version: string;
  language: Language;
  at: number;
}

/** What a person agreed to, and whether they are of age. */
export function createConsentStore(db: Store) {
  const readNewest = shortRead(db, (userId: string) =>
    db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1),
  );
  const readAge = shortRead(db, (userId: string) =>
    db
      .selectFrom('age_answers')
      .leftJoin('age_checks', 'age_checks.user_id', 'age_answers.user_id')
      .select(['adult', 'asked_at', 'answered_at'])
      .where('age_answers.user_id', '=', userId),
  );

  return {
    async read(userId: string): Promise<KeptConsents> {
      const [[consent], [age]] = await Promise.all([readNewest(userId), readAge(userId)]);
      return {
        processing: consent?.processing === 1,
        history: consent?.history === 1,
        memory: consent?.memory === 1,
        adult: age === undefined ? null : age.adult === 1,
        version: consent?.version ?? null,
        at: consent === undefined ? null : new Date(consent.at).toISOString(),
        check:
          age === undefined || age.asked_at === null
            ? null
            : { askedAt: age.asked_at, answeredAt: age.answered_at },
      };
    },

    /** Every answer, newest first. */
    async log(userId: string) {
      const rows = await db
        .selectFrom('consents')
        .select(['processing', 'history', 'memory', 'version', 'language', 'at'])
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        processing: row.processing === 1,
        history: row.history === 1,
        memory: row.memory === 1,
        version: row.version,
        // The column holds what the contract's schema let in.
        language: row.language as Language,
        at: row.at,
      }));
    },

    async add(answer: ConsentAnswer): Promise<void> {
      await db
        .insertInto('consents')
        .values({
          id: answer.id,
          user_id: answer.userId,
          processing: answer.processing ? 1 : 0,
          history: answer.history ? 1 : 0,
          memory: answer.memory ? 1 : 0,
          version: answer.version,
          language: answer.language,
          at: answer.at,
        })
        .execute();
    },

    /** false: the person has answered before, and the answer cannot be changed. */
    async answerAge(userId: string, adult: boolean, at: number): Promise<boolean> {
      const result = await db
        .insertInto('age_answers')
        .values({ user_id: userId, adult: adult ? 1 : 0, method: 'declared', at })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
    },

    async isRefused(subjectHashes: readonly string[], now: number): Promise<boolean> {
      const row = await db
        .selectFrom('age_refusals')
        .select('subject_hash')
        .where('subject_hash', 'in', subjectHashes)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    async refuse(subjectHashes: readonly string[], expiresAt: number): Promise<void> {
      for (const hash of subjectHashes)
        await db
          .insertInto('age_refusals')
          .values({ subject_hash: hash, expires_at: expiresAt })
          .onConflict((conflict) =>
            conflict.column('subject_hash').doUpdateSet({ expires_at: expiresAt }),
          )
          .execute();
    },

    async removeRefusalsBefore(now: number): Promise<void> {
      await db.deleteFrom('age_refusals').where('expires_at', '<=', now).execute();
    },
  };
}
export type ConsentStore = ReturnType<typeof createConsentStore>;
