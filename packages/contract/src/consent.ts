import * as z from 'zod/mini';
import { accountDeletedSchema } from './account.ts';
import { languageSchema, timestampSchema } from './primitives.ts';

/** The version of the consent text that a person is asked to accept; a new text gets a new version. */
export const consentVersion = '2026-11-1';

/** The purposes, each asked for alone and ticked by nobody but the person (GDPR art. 9(2)(a), safety-and-law.md 1). */
export const consentPurposes = ['processing', 'history', 'memory'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentsSchema = z.object({
  processing: z.boolean(),
  history: z.boolean(),
  memory: z.boolean(),
  /** null: not asked yet. Only this result is stored, never the month of birth. */
  adult: z.nullable(z.boolean()),
  version: z.nullable(z.string()),
  at: z.nullable(timestampSchema),
  /**
   * Set: somebody on this account said in the chat to be under age. Until the question is answered, or proved where
   * an age proof is configured, sending is refused with AGE_CHECK_REQUIRED; after `until` the account is erased.
   */
  ageCheck: z.optional(
    z.nullable(
      z.object({ askedAt: timestampSchema, until: timestampSchema, needsProof: z.boolean() }),
    ),
  ),
});
export type Consents = z.infer<typeof consentsSchema>;

/**
 * A purpose that is left out stays as the server knows it: a page that is out of date gives nothing again that was
 * withdrawn elsewhere. `birth` is accepted once; afterwards the answer about age cannot be changed.
 */
export const consentChangeSchema = z.object({
  processing: z.optional(z.boolean()),
  history: z.optional(z.boolean()),
  memory: z.optional(z.boolean()),
  birth: z.optional(
    z.object({
      year: z.number().check(z.int(), z.minimum(1900), z.maximum(2100)),
      month: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
    }),
  ),
});
export type ConsentChange = z.infer<typeof consentChangeSchema>;

/** One answer about consent, as it was given: never changed, only followed by a newer one (GDPR art. 7(1)). */
export const consentLogSchema = z.object({
  items: z.array(
    z.object({
      processing: z.boolean(),
      history: z.boolean(),
      memory: z.boolean(),
      version: z.string(),
      language: languageSchema,
      at: timestampSchema,
    }),
  ),
});

export const ageCheckAnswerSchema = z.object({ adult: z.boolean() });
/** `erased` is set when the account was closed. */
export const ageCheckAnsweredSchema = z.object({
  success: z.literal(true),
  erased: z.nullable(accountDeletedSchema),
});

/** Whether the hub accepts a message from this person, apart from a question about age that is open. */
export function maySend(consents: Pick<Consents, 'adult' | 'processing'>): boolean {
  return consents.adult === true && consents.processing;
}
