import { contactFormSchema, waitlistFormSchema, type PlanId } from '@accanto/contract';
import type { TFunction } from 'i18next';
import * as z from 'zod/mini';
import { call, sentenceOf } from '../../platform/api.ts';
import { firstProblem } from './problem.ts';

export type Delivery =
  | { readonly outcome: 'sent' }
  /** A rule was broken; nothing was sent. */
  | { readonly outcome: 'refused'; readonly field: string; readonly sentence: string }
  /** The server's own sentence, or nothing. */
  | { readonly outcome: 'failed'; readonly sentence: string };

async function deliver<Values>(
  schema: z.ZodMiniType<Values>,
  fields: unknown,
  t: TFunction<'forms'>,
  send: (values: Values) => Promise<unknown>,
): Promise<Delivery> {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) return { outcome: 'refused', ...firstProblem(parsed.error, t) };
  try {
    await send(parsed.data);
    return { outcome: 'sent' };
  } catch (error) {
    return { outcome: 'failed', sentence: sentenceOf(error, '') };
  }
}

/** Checks and sends a contact message (SPEC 5, 7). */
export function deliverContact(fields: unknown, t: TFunction<'forms'>): Promise<Delivery> {
  return deliver(contactFormSchema, fields, t, (values) =>
    call('contact', {
      body: { ...values, subject: t('contact.subject'), timestamp: new Date().toISOString() },
    }),
  );
}

/** Checks and sends a waitlist entry (SPEC 5, 7). */
export function deliverWaitlist(
  fields: unknown,
  t: TFunction<'forms'>,
  choice: { readonly plan?: PlanId; readonly source: string },
): Promise<Delivery> {
  return deliver(waitlistFormSchema, fields, t, ({ email }) =>
    call('waitlist', {
      body: {
        email,
        subject: t('waitlist.subject'),
        timestamp: new Date().toISOString(),
        ...choice,
      },
    }),
  );
}
