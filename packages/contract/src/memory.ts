import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';

/** A fact that the companion remembers across conversations, for those who consented, with the message it came from. */
export const memorySchema = z.object({
  id: idSchema,
  fact: z.string(),
  sourceMessageId: z.nullable(idSchema),
  /** The message it came from; absent or null when that is gone. */
  source: z.optional(
    z.nullable(
      z.object({ conversationId: idSchema, content: z.string(), timestamp: timestampSchema }),
    ),
  ),
  createdAt: timestampSchema,
});
export type Memory = z.infer<typeof memorySchema>;
export const memoryListSchema = z.object({ items: z.array(memorySchema) });
export const memoryChangeSchema = z.object({
  fact: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.memoryMaxLength)),
});
