import * as z from 'zod/mini';
import { adminCalls } from './admin-calls.ts';
import { analyticsEventSchema } from './analytics.ts';
import {
  conversationChangeSchema,
  conversationPageSchema,
  conversationSchema,
  messagePageSchema,
} from './conversation.ts';
import { contactSubmissionSchema, waitlistSubmissionSchema, withdrawalSchema } from './forms.ts';
import { byId, languageSchema, pageQuerySchema, successSchema } from './primitives.ts';
import { authCalls } from './auth-calls.ts';
import { reportSchema } from './report.ts';
import { helpLineListSchema, helpLineQuerySchema, helpLineTapSchema } from './safety.ts';
import type { HttpCall } from './http-call.ts';

/** Every HTTP call of the product (SPEC 7, operations.md). */
export const httpCalls = {
  ...authCalls,

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
    query: z.object({
      form: z.enum(['contact', 'waitlist']),
      language: z.optional(languageSchema),
    }),
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

  reportReply: {
    method: 'POST',
    path: '/api/reports',
    access: 'signed-in',
    body: reportSchema,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },
  helpLines: {
    method: 'GET',
    path: '/api/help-lines',
    access: 'public',
    query: helpLineQuerySchema,
    answer: helpLineListSchema,
    errors: [],
  },
  helpLineTap: {
    method: 'POST',
    path: '/api/help-lines/tap',
    access: 'public',
    body: helpLineTapSchema,
    answer: successSchema,
    errors: [],
  },

  ...adminCalls,
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
