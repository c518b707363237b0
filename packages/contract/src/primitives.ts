import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { limits } from './limits.ts';
import type { PlanId } from './plans.ts';

export const languageSchema = z.enum(['it', 'en', 'es', 'nl'] satisfies Language[]);
export const planIdSchema = z.enum(['free', 'base', 'premium'] satisfies PlanId[]);

/** UUID of any version; ours are version 7, which sort by time. */
export const idSchema = z.uuid();

/** A moment on the wire: ISO 8601 with time zone. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** A plain address after trimming: valid form, at most 255 characters (SPEC 5). Normalising the domain is the server's work. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailMaxLength), z.email());

/** A pseudonym shown as `fullName`; control characters and direction marks would let it imitate other text. */
export const nicknameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(limits.nicknameMaxLength),
    z.regex(/^[^\p{Cc}\p{Cf}]*$/u),
  );

export const successSchema = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
});

/** One page of a list, newest first; `next` is the cursor of the following page. */
export function pageSchema<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}

export const pageQuerySchema = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(limits.pageSizeMax)),
  ),
});

/** A path that ends in an id. */
export const byId = z.object({ id: idSchema });
/** A path with the name of something that is part of the product, for example of a line of help. */
export const byName = z.object({ name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) });
