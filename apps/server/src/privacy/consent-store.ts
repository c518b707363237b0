import type { ConsentChange, ConsentPurpose, Consents, Language } from '@accanto/contract';
import { randomId } from '../clock.ts';
import type { Store } from '../storage/database.ts';
import { shortRead } from '../storage/short-read.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { AgeCheck } from './age-check-store.ts';

/** What is on record about consent and age, before an open question about age is added. */
export type KeptConsents = Omit<Consents, 'ageCheck'> & { readonly check: AgeCheck | null };

export interface ConsentAnswer {
  userId: string;
  change: Pick<ConsentChange, ConsentPurpose>;
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

    /** An answer holds every purpose: those that the change leaves out are as in the answer before. */
    async add({ userId, change, ...rest }: ConsentAnswer): Promise<void> {
      await inTransaction(db, async (step) => {
        const before = await step
          .selectFrom('consents')
          .select(['processing', 'history', 'memory'])
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        const given = (purpose: ConsentPurpose): number =>
          Number(change[purpose] ?? before?.[purpose] ?? false);
        await step
          .insertInto('consents')
          .values({
            // In here, since the newest answer is the one with the latest id.
            id: randomId(),
            user_id: userId,
            processing: given('processing'),
            history: given('history'),
            memory: given('memory'),
            ...rest,
          })
          .execute();
      });
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
