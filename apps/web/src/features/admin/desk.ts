import type { AdminContactMessage, AdminLetter, AdminWaitlistEntry } from '@accanto/contract';
import { call, download } from '../../platform/api.ts';

/** Which of the submissions are wanted. */
export interface SubmissionWish {
  readonly search?: string;
  readonly state?: 'open' | 'done';
}

/** What the panel does with one kind of what visitors sent. */
export interface Desk<Entry> {
  readonly key: 'waitlist' | 'contact';
  readonly list: (
    wish: SubmissionWish & { readonly cursor?: string },
    signal: AbortSignal,
  ) => Promise<{ items: Entry[]; next: string | null }>;
  readonly mark: (id: string, isDone: boolean) => Promise<Entry>;
  readonly answer: (id: string, letter: AdminLetter) => Promise<Entry>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly download: (wish: SubmissionWish) => Promise<void>;
}

export const waitlistDesk: Desk<AdminWaitlistEntry> = {
  key: 'waitlist',
  list: (query, signal) => call('adminWaitlist', { query, signal }),
  mark: (id, isDone) => call('adminChangeWaitlistEntry', { params: { id }, body: { isDone } }),
  answer: (id, body) => call('adminAnswerWaitlistEntry', { params: { id }, body }),
  remove: (id) => call('adminRemoveWaitlistEntry', { params: { id } }),
  download: (query) => download('adminExportWaitlist', 'accanto-waitlist.csv', { query }),
};

export const contactDesk: Desk<AdminContactMessage> = {
  key: 'contact',
  list: (query, signal) => call('adminContacts', { query, signal }),
  mark: (id, isDone) => call('adminChangeContact', { params: { id }, body: { isDone } }),
  answer: (id, body) => call('adminAnswerContact', { params: { id }, body }),
  remove: (id) => call('adminRemoveContact', { params: { id } }),
  download: (query) => download('adminExportContacts', 'accanto-contact.csv', { query }),
};
