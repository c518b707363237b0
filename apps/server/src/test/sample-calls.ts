import {
  httpCalls,
  type ChatHubMethodName,
  type HttpCall,
  type HttpCallName,
} from '@accanto/contract';

const id = '0198f7a0-0000-7000-8000-000000000000';

/** An id that nothing has. */
export const missingId = id;

/** A body that each call with a body accepts. A new call is missing here until it is added. */
export const sampleBodies: Partial<Record<HttpCallName, unknown>> = {
  requestMagicLink: { email: 'somebody@example.org' },
  verifySignInCode: { email: 'somebody@example.org', code: '123456', marker: 'm'.repeat(32) },
  startGoogle: {
    codeVerifier: 'v'.repeat(128),
    redirectUri: 'http://localhost:3000/auth/callback',
  },
  exchangeGoogle: {
    code: 'c',
    codeVerifier: 'v'.repeat(128),
    redirectUri: 'http://localhost:3000/auth/callback',
  },
  refresh: { refreshToken: 'r'.repeat(43) },
  logout: {},
  changeProfile: { fullName: 'Altro nome' },
  deleteAccount: { confirm: true },
  changeEmail: { email: 'elsewhere@example.org' },
  changeConsents: { processing: true, history: true, memory: true },
  answerAgeCheck: { adult: true },
  changeMemory: { fact: 'Un altro ricordo' },
  changeConversation: { title: 'Un altro titolo' },
  contact: { name: 'Anna', email: 'anna@example.org', message: 'Un messaggio qualunque.' },
  waitlist: { email: 'anna@example.org' },
  withdrawFromWaitlist: { token: 't'.repeat(43) },
  analyticsEvent: { name: 'Section View', section: 'about' },
  reportReply: { replyId: id, messageIds: [id] },
  helpLineTap: { line: 'eu-112' },
  adminChangeRoles: { roles: ['admin'] },
  adminBlock: { isBlocked: true },
  adminEndSessions: {},
  adminEraseUser: { email: 'anna@example.org' },
  adminChangeWaitlistEntry: { isDone: true },
  adminAnswerWaitlistEntry: { subject: 'Ciao', text: 'Una risposta' },
  adminChangeContact: { isDone: true },
  adminAnswerContact: { subject: 'Ciao', text: 'Una risposta' },
  adminChangeReport: { isDone: true },
  adminConfirmHelpLine: {},
};

/** A query that each call with obligatory parts of a query accepts. */
export const sampleQueries: Partial<Record<HttpCallName, string>> = {
  previewMagicLink: 'token=none',
  verifyMagicLink: 'token=none',
  formThanks: 'form=contact',
  waitlistWithdrawal: `token=${'t'.repeat(43)}`,
  adminUsers: 'email=anna@example.org',
};

/** Every call of the contract by its name. */
export const everyCall = Object.entries(httpCalls) as [HttpCallName, HttpCall][];

/** The address of a call, its parameters filled in. */
export function addressOf(name: HttpCallName, given: { readonly id: string }): string {
  const path = httpCalls[name].path
    .replace(':id', given.id)
    .replace(':name', 'eu-112')
    .replace(':provider', 'google');
  const query = sampleQueries[name];
  return query === undefined ? path : `${path}?${query}`;
}

/** Arguments that each hub method accepts. */
export const sampleArguments: Record<
  ChatHubMethodName,
  (ids: { message: string; comment: string; conversation: string }) => unknown[]
> = {
  SendMessage: () => ['Un messaggio mio'],
  PressActionButton: ({ message }) => [message, '1'],
  AddComment: ({ message }) => [message, 'Un commento'],
  EditComment: ({ message, comment }) => [message, comment, 'Un altro commento'],
  DeleteComment: ({ message, comment }) => [message, comment],
  AddReaction: ({ message }) => [message, '👎', null],
  NewChat: () => [],
  ClearChat: () => [],
  ExportChat: () => [],
  LoadConversation: () => [{}],
  StopReply: () => [],
  RetryReply: ({ message }) => [message],
  RestoreConversation: ({ conversation }) => [conversation],
};
