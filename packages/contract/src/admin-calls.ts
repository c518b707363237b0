import { accountDeletedSchema } from './account.ts';
import * as admin from './admin.ts';
import { adminFiguresQuerySchema, adminFiguresSchema } from './admin-figures.ts';
import * as submissions from './admin-submissions.ts';
import { byId, byName, successSchema } from './primitives.ts';
import { adminReportPageSchema, adminReportQuerySchema, adminReportSchema } from './report.ts';
import type { HttpCall } from './http-call.ts';

/** What administrators may do. No answer holds a word of a conversation, except what a person ticked in a report. */
export const adminCalls = {
  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    query: admin.adminUserQuerySchema,
    answer: admin.adminUserPageSchema,
    errors: [],
  },
  adminChangeRoles: {
    method: 'PUT',
    path: '/api/admin/users/:id/roles',
    access: 'admin',
    params: byId,
    body: admin.adminRolesChangeSchema,
    answer: admin.adminUserSchema,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ROLE_IS_CONFIGURED'],
  },
  adminBlock: {
    method: 'PUT',
    path: '/api/admin/users/:id/block',
    access: 'admin',
    params: byId,
    body: admin.adminBlockSchema,
    answer: admin.adminUserSchema,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  },
  adminEndSessions: {
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    access: 'admin',
    params: byId,
    answer: admin.adminSessionsEndedSchema,
    errors: ['NOT_FOUND'],
  },
  /** Needs a sign-in of the administrator not older than ten minutes. */
  adminEraseUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    params: byId,
    body: admin.adminErasureSchema,
    answer: accountDeletedSchema,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'FRESH_SIGN_IN_REQUIRED'],
  },

  adminWaitlist: {
    method: 'GET',
    path: '/api/admin/waitlist',
    access: 'admin',
    query: submissions.adminSubmissionQuerySchema,
    answer: submissions.adminWaitlistPageSchema,
    errors: [],
  },
  /** A CSV file. */
  adminExportWaitlist: {
    method: 'GET',
    path: '/api/admin/waitlist/csv',
    access: 'admin',
    query: submissions.adminSubmissionExportSchema,
    errors: [],
  },
  adminChangeWaitlistEntry: {
    method: 'PATCH',
    path: '/api/admin/waitlist/:id',
    access: 'admin',
    params: byId,
    body: submissions.adminDoneSchema,
    answer: submissions.adminWaitlistEntrySchema,
    errors: ['NOT_FOUND'],
  },
  adminAnswerWaitlistEntry: {
    method: 'POST',
    path: '/api/admin/waitlist/:id/answer',
    access: 'admin',
    params: byId,
    body: submissions.adminLetterSchema,
    answer: submissions.adminWaitlistEntrySchema,
    errors: ['NOT_FOUND', 'MAIL_NOT_SENT'],
  },
  adminRemoveWaitlistEntry: {
    method: 'DELETE',
    path: '/api/admin/waitlist/:id',
    access: 'admin',
    params: byId,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },

  adminContacts: {
    method: 'GET',
    path: '/api/admin/contact',
    access: 'admin',
    query: submissions.adminSubmissionQuerySchema,
    answer: submissions.adminContactPageSchema,
    errors: [],
  },
  /** A CSV file. */
  adminExportContacts: {
    method: 'GET',
    path: '/api/admin/contact/csv',
    access: 'admin',
    query: submissions.adminSubmissionExportSchema,
    errors: [],
  },
  adminChangeContact: {
    method: 'PATCH',
    path: '/api/admin/contact/:id',
    access: 'admin',
    params: byId,
    body: submissions.adminDoneSchema,
    answer: submissions.adminContactMessageSchema,
    errors: ['NOT_FOUND'],
  },
  adminAnswerContact: {
    method: 'POST',
    path: '/api/admin/contact/:id/answer',
    access: 'admin',
    params: byId,
    body: submissions.adminLetterSchema,
    answer: submissions.adminContactMessageSchema,
    errors: ['NOT_FOUND', 'MAIL_NOT_SENT'],
  },
  adminRemoveContact: {
    method: 'DELETE',
    path: '/api/admin/contact/:id',
    access: 'admin',
    params: byId,
    answer: successSchema,
    errors: ['NOT_FOUND'],
  },

  adminReports: {
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    query: adminReportQuerySchema,
    answer: adminReportPageSchema,
    errors: [],
  },
  adminChangeReport: {
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    access: 'admin',
    params: byId,
    body: submissions.adminDoneSchema,
    answer: adminReportSchema,
    errors: ['NOT_FOUND'],
  },

  adminFigures: {
    method: 'GET',
    path: '/api/admin/figures',
    access: 'admin',
    query: adminFiguresQuerySchema,
    answer: adminFiguresSchema,
    errors: [],
  },
  adminHealth: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    answer: admin.adminHealthSchema,
    errors: [],
  },
  adminHelpLines: {
    method: 'GET',
    path: '/api/admin/help-lines',
    access: 'admin',
    answer: admin.adminHelpLineListSchema,
    errors: [],
  },
  /** The administrator has called the line or read its page just now, and it is right. */
  adminConfirmHelpLine: {
    method: 'POST',
    path: '/api/admin/help-lines/:name/confirm',
    access: 'admin',
    params: byName,
    answer: admin.adminHelpLineSchema,
    errors: ['NOT_FOUND'],
  },
  adminAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    query: admin.adminAuditQuerySchema,
    answer: admin.adminAuditPageSchema,
    errors: [],
  },
} as const satisfies Record<string, HttpCall>;
