import * as z from 'zod/mini';
import { limits } from './limits.ts';
import {
  emailSchema,
  idSchema,
  languageSchema,
  nicknameSchema,
  successSchema,
  timestampSchema,
} from './primitives.ts';

export const authProviderSchema = z.enum(['magic_link', 'google', 'facebook', 'microsoft']);
export type AuthProvider = z.infer<typeof authProviderSchema>;

export const oauthProviderSchema = z.enum(['google', 'facebook', 'microsoft']);
export type OAuthProvider = z.infer<typeof oauthProviderSchema>;

export const themeSchema = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof themeSchema>;

/** The profile (SPEC 3). `fullName` is the pseudonymous nickname; `lastLoginAt` is the sign-in before the present one. */
export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  fullName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  roles: z.array(z.string()),
  emailVerified: z.boolean(),
  createdAt: timestampSchema,
  lastLoginAt: z.nullable(timestampSchema),
  authProvider: authProviderSchema,
  language: languageSchema,
  settings: z.object({
    country: z.nullable(z.string()),
    listening: z.enum(['listen', 'ask', 'ideas']),
    replyLength: z.enum(['short', 'medium']),
    /** Absent: never chosen, the device decides. */
    theme: z.optional(themeSchema),
  }),
});
export type User = z.infer<typeof userSchema>;
export type UserSettings = User['settings'];

const characters = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** The first characters as a reader sees them, so that an emoji or accent is never cut in half. */
function firstCharacters(text: string, count: number): string {
  return Array.from(characters.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}

/** Two letters for an avatar without picture: initials of the full name, else the first two letters of the address (SPEC 2). */
export function initialsOf(user: Pick<User, 'fullName' | 'email'>): string {
  const words = (user.fullName ?? '').split(/\s+/).filter((word) => word !== '');
  const [first = '', ...others] = words;
  const letters =
    first === ''
      ? firstCharacters(user.email, 2)
      : firstCharacters(first, 1) + firstCharacters(others.at(-1) ?? '', 1);
  return letters.toUpperCase();
}

/** Ours beside the specification: a random value that ties a mailed link to the browser that asked for it. */
export const linkMarkerSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** Header in which the page sends its marker with preview and code calls. */
export const linkMarkerHeader = 'x-link-marker';

export const magicLinkRequestSchema = z.object({
  email: emailSchema,
  language: z.optional(languageSchema),
  marker: z.optional(linkMarkerSchema),
});
export type MagicLinkRequest = z.infer<typeof magicLinkRequestSchema>;

export const magicLinkRequestedSchema = z.extend(successSchema, {
  /** How many seconds the link works. */
  validS: z.optional(z.int()),
});

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(512));

export const magicLinkTokenQuerySchema = z.object({ token: tokenSchema });

/** What a link would do, without using it up. `sameBrowser`: this browser asked for it. */
export const magicLinkPreviewSchema = z.object({
  success: z.literal(true),
  email: z.string(),
  sameBrowser: z.boolean(),
  expiresAt: timestampSchema,
  /** A change of address needs somebody to be signed in where the link is opened. */
  purpose: z.optional(z.enum(['sign-in', 'email-change'])),
});
export type MagicLinkPreview = z.infer<typeof magicLinkPreviewSchema>;

/** The six digits of the same letter, typed where the link was asked for. */
export const signInCodeSchema = z.object({
  email: emailSchema,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
  marker: linkMarkerSchema,
});

/** The answer of every call that signs somebody in (SPEC 3, 4: success needs both tokens). */
export const signedInSchema = z.object({
  success: z.literal(true),
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  message: z.optional(z.string()),
  user: z.optional(z.object({ id: idSchema, email: z.string() })),
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const refreshRequestSchema = z.object({ refreshToken: tokenSchema });
export const refreshedSchema = z.object({
  success: z.literal(true),
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
});
export type Refreshed = z.infer<typeof refreshedSchema>;

/** Logout ends the session of the bearer token, or of the refresh token when the access token has already run out. */
export const logoutRequestSchema = z.object({ refreshToken: z.optional(tokenSchema) });

/** SPEC 7: 128 characters over letters, digits and - . _ ~ */
export const pkceVerifierSchema = z
  .string()
  .check(z.length(limits.pkceVerifierLength), z.regex(/^[A-Za-z0-9\-._~]+$/));

export const googleStartSchema = z.object({
  codeVerifier: pkceVerifierSchema,
  redirectUri: z.string().check(z.maxLength(2048)),
});
export const googleStartedSchema = z.object({
  success: z.literal(true),
  authorizationUrl: z.url(),
  message: z.optional(z.string()),
});
export const googleExchangeSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(2048)),
  codeVerifier: pkceVerifierSchema,
  redirectUri: z.string().check(z.maxLength(2048)),
});

/** A one-time ticket of a redirect sign-in travels in the same `token` parameter as a link; its prefix tells them apart. */
export const oauthTicketPrefix = 'ot_';

export const profileChangeSchema = z.object({
  fullName: z.optional(z.nullable(nicknameSchema)),
  language: z.optional(languageSchema),
  settings: z.optional(
    z.object({
      country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
      listening: z.optional(z.enum(['listen', 'ask', 'ideas'])),
      replyLength: z.optional(z.enum(['short', 'medium'])),
      theme: z.optional(themeSchema),
    }),
  ),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const emailChangeRequestSchema = z.object({ email: emailSchema });

export const accountDeletionSchema = z.object({ confirm: z.literal(true) });
/** The proof of an erasure: how many rows of each kind, and until when older backups hold unreadable copies. */
export const accountDeletedSchema = z.object({
  success: z.literal(true),
  erased: z.record(z.string(), z.number()),
  erasedAt: timestampSchema,
  /** Names the entry of the record of erasures, which every restore applies again; says nothing about the person. */
  ledgerId: z.string(),
  backupsExpireAt: timestampSchema,
});
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** null: no export of this person is running, or none of which the node that was asked can know: one on another node while Redis is away. */
export const exportProgressSchema = z.object({
  progress: z.nullable(z.object({ rows: z.number(), of: z.number() })),
});

/** A sign-in on one device. The place is never known, because addresses are not looked up. */
export const sessionSchema = z.object({
  id: idSchema,
  device: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.object({ items: z.array(sessionSchema) });
export const sessionsEndedSchema = z.object({ success: z.literal(true), ended: z.number() });
