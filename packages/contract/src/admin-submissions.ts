import * as z from 'zod/mini';
import { limits } from './limits.ts';
import {
  idSchema,
  languageSchema,
  pageQuerySchema,
  pageSchema,
  planIdSchema,
  timestampSchema,
} from './primitives.ts';

/** Which of the submissions are wanted; everything when nothing is given. */
const submissionWish = {
  /** Part of an address, name, subject or text; case and accents do not matter. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  state: z.optional(z.enum(['open', 'done'])),
};
export const adminSubmissionQuerySchema = z.extend(pageQuerySchema, submissionWish);
export const adminSubmissionExportSchema = z.object(submissionWish);

export const adminWaitlistEntrySchema = z.object({
  id: idSchema,
  email: z.string(),
  plan: z.nullable(planIdSchema),
  source: z.nullable(z.string()),
  language: languageSchema,
  createdAt: timestampSchema,
  doneAt: z.nullable(timestampSchema),
  answeredAt: z.nullable(timestampSchema),
});
export type AdminWaitlistEntry = z.infer<typeof adminWaitlistEntrySchema>;
export const adminWaitlistPageSchema = pageSchema(adminWaitlistEntrySchema);

export const adminContactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: languageSchema,
  createdAt: timestampSchema,
  doneAt: z.nullable(timestampSchema),
  answeredAt: z.nullable(timestampSchema),
});
export type AdminContactMessage = z.infer<typeof adminContactMessageSchema>;
export const adminContactPageSchema = pageSchema(adminContactMessageSchema);

/** Marks a submission or report as dealt with, or takes the mark back. */
export const adminDoneSchema = z.object({ isDone: z.boolean() });

/** An answer by mail. It goes to the address of the submission and to nobody else; its words are not kept. */
export const adminLetterSchema = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.answerMaxLength)),
});
export type AdminLetter = z.input<typeof adminLetterSchema>;
