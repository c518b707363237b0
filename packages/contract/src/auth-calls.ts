import * as z from 'zod/mini';
import * as account from './account.ts';
import {
  ageCheckAnsweredSchema,
  ageCheckAnswerSchema,
  consentChangeSchema,
  consentLogSchema,
  consentsSchema,
} from './consent.ts';
import { memoryChangeSchema, memoryListSchema, memorySchema } from './memory.ts';
import { byId, successSchema } from './primitives.ts';
import type { HttpCall } from './http-call.ts';

/** Sign-in, the person's own account, and what belongs to it. */
/** Why a link does nothing. The last four are of links to a new address, and told to whoever holds the letter. */
const linkErrors = [
  'LINK_INVALID_OR_EXPIRED',
  'SIGN_IN_TO_CHANGE_EMAIL',
  'EMAIL_CHANGE_OF_OTHER_ACCOUNT',
  'EMAIL_CHANGE_LINK_USED',
  'EMAIL_CHANGE_LINK_EXPIRED',
] as const;

export const authCalls = {
  requestMagicLink: {
    method: 'POST',
    path: '/api/auth/magic-link/request',
    access: 'public',
    body: account.magicLinkRequestSchema,
    answer: account.magicLinkRequestedSchema,
    errors: ['INVALID_EMAIL'],
  },
  previewMagicLink: {
    method: 'GET',
    path: '/api/auth/magic-link/preview',
    access: 'public',
    query: account.magicLinkTokenQuerySchema,
    answer: account.magicLinkPreviewSchema,
    errors: linkErrors,
  },
  verifyMagicLink: {
    method: 'GET',
    path: '/api/auth/magic-link/verify',
    access: 'public',
    query: account.magicLinkTokenQuerySchema,
    answer: account.signedInSchema,
    errors: [...linkErrors, 'EMAIL_IN_USE', 'ACCOUNT_BLOCKED'],
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
  /** A zip file that is written while it is sent. */
  exportAccount: { method: 'GET', path: '/api/auth/me/export', access: 'signed-in', errors: [] },
  /** How far the running export of this person is; asked for again and again while the file is coming. */
  exportProgress: {
    method: 'GET',
    path: '/api/auth/me/export/progress',
    access: 'signed-in',
    answer: account.exportProgressSchema,
    errors: [],
  },
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
  /** Every answer about consent that the person ever gave, newest first. */
  consentLog: {
    method: 'GET',
    path: '/api/auth/me/consents/log',
    access: 'signed-in',
    answer: consentLogSchema,
    errors: [],
  },
  /**
   * The one question after somebody said in the chat to be under age. `adult: false` closes and erases the account,
   * and is answered with what was erased; NOT_FOUND: nothing was asked.
   */
  answerAgeCheck: {
    method: 'POST',
    path: '/api/auth/me/age-check',
    access: 'signed-in',
    body: ageCheckAnswerSchema,
    answer: ageCheckAnsweredSchema,
    errors: ['NOT_FOUND', 'AGE_PROOF_REQUIRED'],
  },
  sessions: {
    method: 'GET',
    path: '/api/auth/me/sessions',
    access: 'signed-in',
    answer: account.sessionListSchema,
    errors: [],
  },
  /** Ends every session but the one that asks. */
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/auth/me/sessions',
    access: 'signed-in',
    answer: account.sessionsEndedSchema,
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
  /** Forgets everything that was remembered; nothing of it is told to the companion again. */
  forgetAllMemories: {
    method: 'DELETE',
    path: '/api/auth/me/memories',
    access: 'signed-in',
    answer: successSchema,
    errors: [],
  },
  avatar: {
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'public',
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, HttpCall>;
