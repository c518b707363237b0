import * as z from 'zod/mini';
import { emailSchema, idSchema, pageSchema, timestampSchema } from './primitives.ts';

/** An account as administrators see it: never a word of what the person wrote. */
export const adminUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  roles: z.array(z.string()),
  createdAt: timestampSchema,
  activeSessions: z.number(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;
export const adminUserPageSchema = pageSchema(adminUserSchema);
/** Accounts are found by their exact address, so that nobody leafs through people. */
export const adminUserQuerySchema = z.object({ email: emailSchema });
export const adminSessionsEndedSchema = z.object({ success: z.literal(true), ended: z.number() });
