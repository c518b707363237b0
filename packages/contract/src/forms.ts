import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { emailSchema, languageSchema, planIdSchema, timestampSchema } from './primitives.ts';

/** Codes, not sentences: each side says them in the person's language, the first one only (SPEC 5). */
export type ContactProblem =
  | 'NAME_REQUIRED'
  | 'NAME_TOO_LONG'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_INVALID'
  | 'EMAIL_TOO_LONG'
  | 'MESSAGE_TOO_SHORT'
  | 'MESSAGE_TOO_LONG';

const requiredEmail = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'EMAIL_REQUIRED'),
    z.maxLength(limits.emailMaxLength, 'EMAIL_TOO_LONG'),
    z.email('EMAIL_INVALID'),
  );

/** The rules of the contact form, in the order in which their messages are shown. */
export const contactFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'NAME_REQUIRED'),
      z.maxLength(limits.contactNameMaxLength, 'NAME_TOO_LONG'),
    ),
  email: requiredEmail,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.contactMessageMinLength, 'MESSAGE_TOO_SHORT'),
      z.maxLength(limits.contactMessageMaxLength, 'MESSAGE_TOO_LONG'),
    ),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const waitlistFormSchema = z.object({ email: requiredEmail });

/** The hidden field that only machines fill; a filled one is dropped in silence (SPEC 4). */
const honeypot = z.optional(z.string().check(z.maxLength(1000)));
/** A page without script says which language it is in; otherwise the headers tell. */
const language = z.optional(languageSchema);
const subject = z._default(z.string().check(z.maxLength(200)), '');

export const contactSubmissionSchema = z.object({
  ...contactFormSchema.shape,
  subject,
  timestamp: z.optional(timestampSchema),
  language,
  website: honeypot,
});
export type ContactSubmission = z.infer<typeof contactSubmissionSchema>;

export const waitlistSubmissionSchema = z.object({
  email: emailSchema,
  subject,
  timestamp: z.optional(timestampSchema),
  plan: z.optional(planIdSchema),
  source: z.optional(z.string().check(z.maxLength(60))),
  language,
  website: honeypot,
});
export type WaitlistSubmission = z.infer<typeof waitlistSubmissionSchema>;

/** The token of the withdraw link in the waitlist's letter. */
export const withdrawalSchema = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
});
