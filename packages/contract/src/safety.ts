import * as z from 'zod/mini';
import { resourceSchema } from './crisis.ts';
import { languageSchema } from './primitives.ts';

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Which lines of help: for everybody, or for young people after a refusal by age (safety-and-law.md 6, 7). */
export const helpLineQuerySchema = z.object({
  audience: z.optional(z.enum(['everyone', 'minors'])),
  country: z.optional(countrySchema),
  language: z.optional(languageSchema),
});
export const helpLineListSchema = z.object({ items: z.array(resourceSchema) });

/** Somebody pressed a line of the card: the line and the day are counted, nothing else (safety-and-law.md 8). */
export const helpLineTapSchema = z.object({
  line: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
});
