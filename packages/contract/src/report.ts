import * as z from 'zod/mini';
import { messageRoleSchema } from './conversation.ts';
import { limits } from './limits.ts';
import {
  idSchema,
  languageSchema,
  pageQuerySchema,
  pageSchema,
  timestampSchema,
} from './primitives.ts';

/** "This answer was harmful": only the messages that the person ticked are copied (safety-and-law.md 8). */
export const reportSchema = z.object({
  /** The reply under which the control stands. Its text goes along only when it is among the ticked ones. */
  replyId: idSchema,
  /** The ticked messages, all of one conversation of the person. */
  messageIds: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.reportedMessagesAtMost)),
  reason: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.reportReasonMaxLength)),
  ),
});
export type Report = z.input<typeof reportSchema>;

/** A report as administrators see it: the copied messages and the reason, not whose they are. */
export const adminReportSchema = z.object({
  id: idSchema,
  createdAt: timestampSchema,
  language: languageSchema,
  reason: z.nullable(z.string()),
  messages: z.array(
    z.object({
      role: messageRoleSchema,
      content: z.string(),
      timestamp: timestampSchema,
      /** The reply that the report is about. */
      isReported: z.boolean(),
    }),
  ),
  doneAt: z.nullable(timestampSchema),
});
export type AdminReport = z.infer<typeof adminReportSchema>;
export const adminReportPageSchema = pageSchema(adminReportSchema);
export const adminReportQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(z.enum(['open', 'done'])),
});
