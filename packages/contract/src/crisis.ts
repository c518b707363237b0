import * as z from 'zod/mini';
import { languageSchema } from './primitives.ts';

/** One line of help as the card shows it; the words come from the server's resource file, never from a model. */
export const resourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['emergency', 'suicide', 'listening', 'violence', 'minor']),
  phone: z.nullable(z.string()),
  text: z.nullable(z.string()),
  chatUrl: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** Hours in words, in the person's language, for example 'ogni giorno 9–24'. */
  hours: z.string(),
  /** When a closed line opens, in words; null while it is open. */
  opens: z.nullable(z.string()),
  isFree: z.boolean(),
});
export type Resource = z.infer<typeof resourceSchema>;

/** Sent before the first token of a reply when someone may be in danger. Clients that do not know it ignore it. */
export const crisisCardSchema = z.object({
  id: z.string(),
  form: z.enum(['small', 'full', 'urgent']),
  language: languageSchema,
  country: z.string(),
  title: z.string(),
  text: z.string(),
  resources: z.array(resourceSchema),
  pinned: z.boolean(),
  /** What it was shown for was taken back: one line, until the person opens it. Absent: open. */
  folded: z.optional(z.boolean()),
});
export type CrisisCard = z.infer<typeof crisisCardSchema>;
