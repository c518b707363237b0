import * as z from 'zod/mini';
import { languageSchema, planIdSchema } from './primitives.ts';

const short = z.string().check(z.maxLength(80));

/** The events of SPEC 7 with their properties; none carries an identifier of a person. */
export const analyticsEventSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('Waitlist Signup'),
    plan: z.optional(planIdSchema),
    source: short,
    success: z.boolean(),
  }),
  z.object({ name: z.literal('CTA Click'), text: short, location: short }),
  z.object({
    name: z.literal('Scroll Depth'),
    depth: z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
  }),
  z.object({ name: z.literal('Section View'), section: short }),
  z.object({ name: z.literal('Plan Click'), plan: short, price: z.number() }),
  z.object({
    name: z.literal('Social Click'),
    platform: z.enum(['instagram', 'twitter', 'linkedin']),
  }),
  z.object({ name: z.literal('Navigation Click'), link: short, location: short }),
  z.object({
    name: z.literal('Language Changed'),
    language: languageSchema,
    previous: languageSchema,
  }),
  z.object({ name: z.literal('Contact Form Submit'), success: z.boolean() }),
  z.object({ name: z.literal('Page View'), path: short }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;
