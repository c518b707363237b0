// A stand-in for the product's server: serves the built pages, one signed-in person and one conversation, and streams
// replies at a given pace. With it the browser's own work can be measured and looked at alone.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type {
  ChatHubEventArgs,
  Comment,
  Consents,
  Conversation,
  CrisisCard,
  Message,
  User,
} from '@accanto/contract';
import { createHubServer, defineHub, method } from '@accanto/signalr-server';

export interface StandIn {
  readonly url: string;
  readonly state: StandInState;
  readonly stop: () => Promise<void>;
}

export interface StandInState {
  messages: Message[];
  consents: Consents;
  history: Conversation[];
  card: CrisisCard | null;
  /** What the next reply says, and how: pieces, and milliseconds between them. */
  reply: { pieces: readonly string[]; everyMs: number };
  readonly conversationId: string;
}

const user: User = {
  id: '0193c0de-0000-7000-8000-000000000001',
  email: 'giulia@example.org',
  fullName: 'Giulia',
  avatarUrl: null,
  roles: [],
  emailVerified: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastLoginAt: null,
  authProvider: 'magic_link',
  language: 'it',
  settings: { country: null, listening: 'ask', replyLength: 'short' },
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const labels = [
  'Respiriamo insieme',
  'Torna al presente',
  'Dillo in un altro modo',
  'Riassumi',
  'Un piccolo passo',
  'Scrivilo',
  'Chi posso chiamare',
  'Vai avanti',
];

function jsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => resolve(JSON.parse(text === '' ? '{}' : text)));
  });
}

/** Starts the stand-in on a free port. `pages`: the folder with the built pages. */
export async function startStandIn(pages: string): Promise<StandIn> {
  const state: StandInState = {
    messages: [],
    consents: {
      processing: true,
      history: true,
      memory: false,
      adult: true,
      version: '1',
      at: '2026-11-01T09:00:00.000Z',
    },
    history: [],
    card: null,
    reply: { pieces: ['Ti ', 'ascolto', '.'], everyMs: 40 },
    conversationId: randomUUID(),
  };
  const now = (): string => new Date().toISOString();
  const next = (): number => (state.messages.at(-1)?.sequence ?? 0) + 1;
  const buttons = labels.map((label, at) => ({ id: String(at + 1), label }));
  const find = (id: unknown): Message | undefined =>
    state.messages.find((message) => message.id === id);
  const ignored = (): [] => [];
  const args = (given: readonly unknown[]): [readonly unknown[]] => [given];
  const everybody = () => hub.clients('/hubs/chat').all;

  async function answer(): Promise<void> {
    const message: Message = {
      id: randomUUID(),
      conversationId: state.conversationId,
      sequence: next(),
      role: 'assistant',
      content: '',
      timestamp: now(),
      source: 'remote',
      replyState: 'streaming',
      reaction: null,
    };
    await everybody().send('ReceiveTyping', { isTyping: true });
    state.messages.push(message);
    const { pieces, everyMs } = state.reply;
    const start = performance.now();
    for (const [at, content] of pieces.entries()) {
      const wait = start + at * everyMs - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const offset = message.content.length;
      message.content += content;
      const isComplete = at === pieces.length - 1;
      if (isComplete) message.replyState = 'complete';
      if (at === 0) void everybody().send('ReceiveTyping', { isTyping: false });
      void everybody().send('ReceiveMessageDelta', {
        id: message.id,
        conversationId: state.conversationId,
        sequence: message.sequence,
        role: 'assistant',
        content,
        timestamp: message.timestamp,
        isFirst: at === 0,
        isComplete,
        offset,
        ...(isComplete && { replyState: 'complete' as const }),
      });
    }
    await everybody().send('ReceiveActionButtons', buttons);
  }

  const hub = createHubServer({
    hubs: {
      '/hubs/chat': defineHub<{ id: string }, ChatHubEventArgs>()({
        methods: {
          LoadConversation: method({
            parse: ignored,
            run: () => ({
              conversationId: state.conversationId,
              messages: state.messages,
              hasEarlier: false,
              isTyping: false,
              buttons: state.messages.length > 0 ? buttons : [],
              card: state.card,
            }),
          }),
          SendMessage: method({
            parse: args,
            run: (_, [text, clientMessageId]) => {
              const message: Message = {
                id: randomUUID(),
                conversationId: state.conversationId,
                sequence: next(),
                role: 'user',
                content: String(text),
                timestamp: now(),
                source: 'remote',
                status: 'sent',
                clientMessageId: String(clientMessageId),
              };
              state.messages.push(message);
              void everybody().send('ReceiveMessage', message);
              void answer();
              return message;
            },
          }),
          AddReaction: method({
            parse: args,
            run: (_, [id, emoji]) => {
              const message = find(id);
              if (!message) return;
              message.reaction =
                emoji === ''
                  ? null
                  : {
                      emoji: emoji as '👍',
                      comments: message.reaction?.comments ?? [],
                      timestamp: now(),
                    };
              void everybody().send('ReceiveReaction', {
                messageId: message.id,
                reaction: message.reaction,
              });
            },
          }),
          AddComment: method({
            parse: args,
            run: (_, [id, text]) => {
              const message = find(id);
              const comment: Comment = {
                id: randomUUID(),
                userId: user.id,
                userName: 'Giulia',
                content: String(text),
                timestamp: now(),
                edited: false,
              };
              if (message) {
                message.reaction ??= { emoji: '👍', comments: [], timestamp: comment.timestamp };
                message.reaction.comments.push(comment);
                void everybody().send('ReceiveComment', {
                  action: 'add',
                  messageId: message.id,
                  comment,
                });
              }
              return comment;
            },
          }),
          ExportChat: method({ run: () => undefined }),
          StopReply: method({ run: () => undefined }),
          PressActionButton: method({ parse: ignored, run: () => void answer() }),
          RetryReply: method({ parse: ignored, run: () => void answer() }),
          ...Object.fromEntries(
            ['NewChat', 'ClearChat'].map((name) => [
              name,
              method({
                run: () => {
                  state.messages = [];
                  return {
                    conversationId: state.conversationId,
                    previous: { id: randomUUID(), undoUntil: now() },
                  };
                },
              }),
            ]),
          ),
        },
      }),
    },
    authenticate: () => ({ user: { id: user.id } }),
    isOriginAllowed: () => true,
  });

  async function answerApi(path: string, request: IncomingMessage): Promise<unknown> {
    if (path === '/api/auth/me') return user;
    if (path === '/api/auth/me/consents') {
      if (request.method === 'PUT') {
        const change = await jsonBody(request);
        const adult = ((change['birth'] as { year?: number } | undefined)?.year ?? 1980) < 2008;
        state.consents = {
          ...state.consents,
          processing: change['processing'] === true,
          history: change['history'] === true,
          adult,
        };
      }
      return state.consents;
    }
    if (path === '/api/conversations') return { items: state.history, next: null };
    return { success: true };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await answerApi(pathname, request)));
      return;
    }
    const file = join(pages, normalize(pathname));
    const content = extname(file) === '' ? null : await readFile(file).catch(() => null);
    response.setHeader(
      'content-type',
      types[content === null ? '.html' : extname(file)] ?? 'application/octet-stream',
    );
    response.end(content ?? (await readFile(join(pages, 'app.html')).catch(() => '')));
  }

  const server = createServer((request, response) => {
    if (!hub.handleRequest(request, response)) void serve(request, response);
  });
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    async stop() {
      await hub.stop({ drainMs: 100 });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
