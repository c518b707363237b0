import * as z from 'zod/mini';
import { adminRole } from './roles.ts';
import {
  emailSchema,
  idSchema,
  pageQuerySchema,
  pageSchema,
  timestampSchema,
} from './primitives.ts';

/** An account as administrators see it: never a word of what the person wrote. */
export const adminUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  roles: z.array(z.string()),
  /** The operator's configuration gives the role (ADMIN_EMAILS), so that it cannot be taken here. */
  isConfiguredAdmin: z.boolean(),
  isBlocked: z.boolean(),
  createdAt: timestampSchema,
  lastLoginAt: z.nullable(timestampSchema),
  activeSessions: z.number(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;
export const adminUserPageSchema = pageSchema(adminUserSchema);
/** Accounts are found by their exact address, so that nobody leafs through people. */
export const adminUserQuerySchema = z.object({ email: emailSchema });
export const adminSessionsEndedSchema = z.object({ success: z.literal(true), ended: z.number() });

/** The roles the account has from now on; there is one so far. */
export const adminRolesChangeSchema = z.object({ roles: z.array(z.literal(adminRole)) });
export const adminBlockSchema = z.object({ isBlocked: z.boolean() });
/** The address again, typed by the administrator: a slip must not erase anybody. */
export const adminErasureSchema = z.object({ email: emailSchema });

/** What administrators and the command line did. Codes, so that each language has its own words. */
export const adminActions = [
  'account-searched',
  'role-granted',
  'role-revoked',
  'account-blocked',
  'account-unblocked',
  'sessions-ended-by-administrator',
  'account-erased-by-administrator',
  'waitlist-exported',
  'waitlist-entry-done',
  'waitlist-entry-reopened',
  'waitlist-entry-answered',
  'waitlist-entry-removed',
  'contact-exported',
  'contact-message-done',
  'contact-message-reopened',
  'contact-message-answered',
  'contact-message-removed',
  'reports-read',
  'report-done',
  'report-reopened',
  'help-line-confirmed',
  'sign-in-link-created',
  'store-backed-up',
  'store-restored',
  'keys-rotated',
  'person-imported',
  'store-purged',
] as const;
export const adminActionSchema = z.enum(adminActions);
export type AdminAction = z.infer<typeof adminActionSchema>;

/** One line of the audit log. Ids instead of addresses, except that of the administrator who acted. */
export const adminAuditEntrySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  action: adminActionSchema,
  by: z.enum(['administrator', 'command-line']),
  /** null: the command line, or an administrator whose account is gone. */
  administrator: z.nullable(z.string()),
  /** The id of the account, message, report or line that it was about; null: none, or that of an erased person. */
  subjectId: z.nullable(z.string()),
});
export type AdminAuditEntry = z.infer<typeof adminAuditEntrySchema>;
export const adminAuditPageSchema = pageSchema(adminAuditEntrySchema);
export const adminAuditQuerySchema = z.extend(pageQuerySchema, {
  action: z.optional(adminActionSchema),
});

export const partNames = [
  'store',
  'personal-keys',
  'mail',
  'companion',
  'hub',
  'upkeep',
  'forms',
  'analytics',
  'redis',
] as const;

/** `off`: not configured, and not needed. `facts` are for people who run servers: names and plain values, no secrets. */
export const adminHealthSchema = z.object({
  version: z.string(),
  startedAt: timestampSchema,
  checkedAt: timestampSchema,
  parts: z.array(
    z.object({
      name: z.enum(partNames),
      state: z.enum(['up', 'down', 'off']),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
});
export type AdminHealth = z.infer<typeof adminHealthSchema>;

/** A line of the resource file, also one that is not shown to people (safety-and-law.md 6). */
export const adminHelpLineSchema = z.object({
  id: z.string(),
  countries: z.array(z.string()),
  region: z.nullable(z.string()),
  kind: z.enum(['emergency', 'suicide', 'listening', 'violence', 'minor']),
  audience: z.enum(['everyone', 'women', 'minors']),
  name: z.string(),
  phone: z.nullable(z.string()),
  text: z.nullable(z.string()),
  chatUrl: z.nullable(z.string()),
  /** In words of the administrator's language; empty: not known. */
  hours: z.string(),
  sourceUrl: z.string(),
  /** V2: two independent sources agree; V1: one; U: none. */
  status: z.enum(['V2', 'V1', 'U']),
  verifiedOn: z.iso.date(),
  verifiedBy: z.string(),
  /** The last time an administrator called or read the organisation's page and confirmed the line. */
  confirmedAt: z.nullable(timestampSchema),
  isShown: z.boolean(),
  /** `old`: more than 180 days without a check; `expired`: more than 365, no longer shown. */
  warning: z.nullable(z.enum(['unconfirmed', 'old', 'expired'])),
});
export type AdminHelpLine = z.infer<typeof adminHelpLineSchema>;
export const adminHelpLineListSchema = z.object({ items: z.array(adminHelpLineSchema) });
