import * as z from 'zod/mini';
import * as account from './account.ts';
import { adminSessionsEndedSchema, adminUserPageSchema, adminUserQuerySchema } from './admin.ts';
import { analyticsEventSchema } from './analytics.ts';
import { consentChangeSchema, consentsSchema } from './consent.ts';
import {
  conversationChangeSchema,
  conversationPageSchema,
  conversationSchema,
  messagePageSchema,
} from './conversation.ts';
import type { ErrorCode } from './errors.ts';
import { contactSubmissionSchema, waitlistSubmissionSchema, withdrawalSchema } from './forms.ts';
import { memoryChangeSchema, memoryListSchema, memorySchema } from './memory.ts';
import { idSchema, pageQuerySchema, successSchema } from './primitives.ts';

/** Who may make a call: anybody, a signed-in person, or somebody with the role. */
export type Access = 'public' | 'signed-in' | 'admin';

/** One HTTP call. Every call may also end in VALIDATION_FAILED, RATE_LIMITED, UNAVAILABLE or INTERNAL. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters are written `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Absent: the answer is a redirect or a file. */
  readonly answer?: z.core.$ZodType;
  readonly errors: readonly ErrorCode[];
}

const byId = z.object({ id: idSchema });

/** Every HTTP call of the product (SPEC 7, operations.md). */
export const httpCalls = {
  requestMagicLink: {
    method: 'POST',
    path: '/api/auth/magic-link/request',
    access: 'public',
    body: account.magicLinkRequestSchema,
    answer: successSchema,
    errors: ['INVALID_EMAIL'],
  },
  previewMagicLink: {
    method: 'GET',
    path: '/api/auth/magic-link/preview',
    access: 'public',
    query: account.magicLinkTokenQuerySchema,
    answer: account.magicLinkPreviewSchema,
    errors: ['LINK_INVALID_OR_EXPIRED'],
  },
  verifyMagicLink: {
    method: 'GET',
    path: '/api/auth/magic-link/verify',
    access: 'public',
    query: account.magicLinkTokenQuerySchema,
    answer: account.signedInSchema,
    errors: ['LINK_INVALID_OR_EXPIRED', 'ACCOUNT_BLOCKED'],
  },
  verifySignInCode: {
    method: 'POST',
    path: '/api/auth/magic-link/code',
    access: 'public',
    body: account.signInCodeSchema,
    answer: account.signedInSchema,
    errors: ['CODE_INVALID', 'ACCOUNT_BLOCKED'],
  },
  startOAuth: {
    method: 'GET',
    path: '/api/auth/oauth/:provider',
    access: 'public',
    params: z.object({ provider: account.oauthProviderSchema }),
    errors: ['PROVIDER_NOT_CONFIGURED'],
  },
  finishOAuth: {
    method: 'GET',
    path: '/api/auth/oauth/:provider/callback',
    access: 'public',
    params: z.object({ provider: account.oauthProviderSchema }),
    errors: ['OAUTH_FAILED'],
  },
  startGoogle: {
    method: 'POST',
    path: '/api/auth/oauth/google/url',
    access: 'public',
    body: account.googleStartSchema,
    answer: account.googleStartedSchema,
    errors: ['PROVIDER_NOT_CONFIGURED', 'OAUTH_REDIRECT_NOT_ALLOWED', 'OAUTH_FAILED'],
  },
  exchangeGoogle: {
    method: 'POST',
    path: '/api/auth/oauth/google/exchange',
    access: 'public',
    body: account.googleExchangeSchema,
    answer: account.signedInSchema,
    errors: [
      'PROVIDER_NOT_CONFIGURED',
      'OAUTH_REDIRECT_NOT_ALLOWED',
      'OAUTH_FAILED',
      'EMAIL_PROOF_REQUIRED',
      'ACCOUNT_BLOCKED',
    ],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    body: account.refreshRequestSchema,
    answer: account.refreshedSchema,
    errors: ['REFRESH_REFUSED'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    body: account.logoutRequestSchema,
    answer: successSchema,
    errors: [],
  },

  profile: {
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed-in',
    answer: account.userSchema,
    errors: [],
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/auth/me',
    access: 'signed-in',
    body: account.profileChangeSchema,
    answer: account.userSchema,
    errors: [],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/auth/me',
    access: 'signed-in',
    body: account.accountDeletionSchema,
    answer: account.accountDeletedSchema,
    errors: ['FRESH_SIGN_IN_REQUIRED'],
  },
  exportAccount: { method: 'GET', path: '/api/auth/me/export', access: 'signed-in', errors: [] },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/me/email',
    access: 'signed-in',
    body: account.emailChangeRequestSchema,
    answer: successSchema,
    errors: ['FRESH_SIGN_IN_REQUIRED', 'INVALID_EMAIL'],
  },
  consents: {
    method: 'GET',
    path: '/api/auth/me/consents',
    access: 'signed-in',
    answer: consentsSchema,
    errors: [],
  },
  changeConsents: {
    method: 'PUT',
    path: '/api/auth/me/consents',
    access: 'signed-in',
    body: consentChangeSchema,
    answer: consentsSchema,
    errors: ['ADULTS_ONLY', 'CONSENT_ALREADY_ANSWERED'],
  },
  sessions: {
    method: 'GET',
    path: '/api/auth/me/sessions',
    access: 'signed-in',
    answer: account.sessionListSchema,
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/me/sessions/:id',
    access: 'signed-in',
    params: byId,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },
  memories: {
    method: 'GET',
    path: '/api/auth/me/memories',
    access: 'signed-in',
    answer: memoryListSchema,
    errors: [],
  },
  changeMemory: {
    method: 'PATCH',
    path: '/api/auth/me/memories/:id',
    access: 'signed-in',
    params: byId,
    body: memoryChangeSchema,
    answer: memorySchema,
    errors: ['NOT_FOUND'],
  },
  forgetMemory: {
    method: 'DELETE',
    path: '/api/auth/me/memories/:id',
    access: 'signed-in',
    params: byId,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },
  avatar: {
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'public',
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
    errors: ['NOT_FOUND'],
  },

  conversations: {
    method: 'GET',
    path: '/api/conversations',
    access: 'signed-in',
    query: z.extend(pageQuerySchema, { search: z.optional(z.string().check(z.maxLength(100))) }),
    answer: conversationPageSchema,
    errors: [],
  },
  conversationMessages: {
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'signed-in',
    params: byId,
    query: pageQuerySchema,
    answer: messagePageSchema,
    errors: ['NOT_FOUND'],
  },
  changeConversation: {
    method: 'PATCH',
    path: '/api/conversations/:id',
    access: 'signed-in',
    params: byId,
    body: conversationChangeSchema,
    answer: conversationSchema,
    errors: ['NOT_FOUND'],
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'signed-in',
    params: byId,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },

  contact: {
    method: 'POST',
    path: '/api/forms/contact',
    access: 'public',
    body: contactSubmissionSchema,
    answer: successSchema,
    errors: ['FORM_DELIVERY_FAILED'],
  },
  waitlist: {
    method: 'POST',
    path: '/api/forms/waitlist',
    access: 'public',
    body: waitlistSubmissionSchema,
    answer: successSchema,
    errors: ['FORM_DELIVERY_FAILED', 'INVALID_EMAIL'],
  },
  formThanks: {
    method: 'GET',
    path: '/api/forms/thanks',
    access: 'public',
    query: z.object({ form: z.enum(['contact', 'waitlist']) }),
    errors: [],
  },
  waitlistWithdrawal: {
    method: 'GET',
    path: '/api/forms/waitlist/withdraw',
    access: 'public',
    query: withdrawalSchema,
    errors: [],
  },
  withdrawFromWaitlist: {
    method: 'POST',
    path: '/api/forms/waitlist/withdraw',
    access: 'public',
    body: withdrawalSchema,
    answer: successSchema,
    errors: [],
  },
  analyticsEvent: {
    method: 'POST',
    path: '/api/analytics/event',
    access: 'public',
    body: analyticsEventSchema,
    answer: successSchema,
    errors: [],
  },

  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    query: adminUserQuerySchema,
    answer: adminUserPageSchema,
    errors: [],
  },
  adminEndSessions: {
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    access: 'admin',
    params: byId,
    answer: adminSessionsEndedSchema,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, HttpCall>;

export type HttpCalls = typeof httpCalls;
export type HttpCallName = keyof HttpCalls;

type Part<Call, Key extends string> =
  Call extends Record<Key, infer Schema extends z.core.$ZodType> ? Schema : never;
/** What a page puts into a call's body, before defaults are filled in. */
export type CallBody<Name extends HttpCallName> = z.input<Part<HttpCalls[Name], 'body'>>;
export type CallQuery<Name extends HttpCallName> = z.input<Part<HttpCalls[Name], 'query'>>;
export type CallParams<Name extends HttpCallName> = z.input<Part<HttpCalls[Name], 'params'>>;
export type CallAnswer<Name extends HttpCallName> = z.output<Part<HttpCalls[Name], 'answer'>>;
