import type { Answering, Consents, ConversationSnapshot, Message, User } from '@accanto/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, vi, type Mock } from 'vitest';
import { stored } from '../../../platform/storage.ts';
import { takeToasts } from '../../../ui/toast.tsx';
import { createChatClient, type ChatClient } from '../chat-client.ts';
import { ChatScreen } from '../chat-screen.tsx';
import { standInForLayout } from './layout.ts';
import { startStubHub, type StubHub } from './stub-hub.ts';

export const conversationId = '0193c0de-0000-7000-8000-0000000000c1';
export const at = '2026-11-21T10:00:00.000Z';

const anna: User = {
  id: 'anna',
  email: 'anna@example.org',
  fullName: 'Anna',
  avatarUrl: null,
  roles: [],
  emailVerified: true,
  createdAt: at,
  lastLoginAt: null,
  authProvider: 'magic_link',
  language: 'it',
  settings: { country: null, listening: 'ask', replyLength: 'short' },
};

/** What a call beside the hub was asked with. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Everything around the chat screen: a hub on a real socket, and calls that are answered here. */
export interface Stage {
  readonly hub: StubHub;
  /** What the store has of the conversation. */
  readonly kept: Message[];
  consents: Consents;
  /** What answers. */
  answering: Answering;
  /** Every call beside the hub, in order. */
  readonly asked: Asked[];
  /** What a call answers, by 'METHOD /path'; without one the consents are answered. */
  readonly answers: Record<string, (asked: Asked) => Response>;
  readonly leave: Mock<() => void>;
  /** A complete reply to be put into `kept`. */
  readonly reply: (content: string, changes?: Partial<Message>) => Message;
  /** Opens the screen and waits until it is connected and the conversation is loaded. */
  readonly show: (changes?: Partial<User>) => Promise<UserEvent>;
  readonly client: () => ChatClient;
  readonly clear: () => Promise<void>;
}

export const eightButtons = [
  'Respira',
  'Torna al presente',
  'Riformula',
  'Riassumi',
  'Un passo',
  'Scrivi',
  'Chi chiamo',
  'Continua',
].map((label, index) => ({ id: String(index + 1), label }));

/** Sets everything up; to be cleared after the test. */
export async function setStage(): Promise<Stage> {
  standInForLayout();
  const hub = await startStubHub();
  let client: ChatClient | null = null;
  const stage: Stage = {
    hub,
    kept: [],
    consents: { processing: true, history: false, memory: false, adult: true, version: '1', at },
    answering: { kind: 'built-in' },
    asked: [],
    answers: {
      'GET /api/conversations': () => Response.json({ items: [], next: null }),
    },
    leave: vi.fn<() => void>(),
    reply: (content, changes = {}) => ({
      id: `a${stage.kept.length + 1}`,
      conversationId,
      sequence: stage.kept.length + 1,
      role: 'assistant',
      content,
      timestamp: at,
      source: 'remote',
      replyState: 'complete',
      ...changes,
    }),
    async show(changes = {}) {
      client = createChatClient({ userId: anna.id, url: hub.url, delaysMs: [0, 5] });
      client.start();
      render(
        <MemoryRouter>
          <ChatScreen client={client} user={{ ...anna, ...changes }} leave={stage.leave} />
        </MemoryRouter>,
      );
      await screen.findByText('Connesso');
      const { conversation } = client;
      await waitFor(() => expect(conversation.get().isLoaded).toBe(true));
      return userEvent.setup();
    },
    client() {
      if (client === null) throw new Error('the screen is not open');
      return client;
    },
    async clear() {
      client?.stop();
      await hub.stop();
    },
  };
  hub.methods.LoadConversation = (): ConversationSnapshot => ({
    conversationId,
    messages: stage.kept,
    hasEarlier: false,
    isTyping: false,
    buttons: stage.kept.length > 0 ? eightButtons : [],
    card: null,
    answering: stage.answering,
  });
  hub.methods.SendMessage = (text, id) => {
    const message: Message = {
      id: `u${stage.kept.length + 1}`,
      conversationId,
      sequence: stage.kept.length + 1,
      role: 'user',
      content: String(text),
      timestamp: new Date().toISOString(),
      source: 'remote',
      clientMessageId: String(id),
    };
    stage.kept.push(message);
    return message;
  };
  stored.set('access_token', 'token');
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    if (String(address).startsWith('http')) return real(address, init);
    const { pathname, searchParams } = new URL(String(address), 'http://stage');
    const asked: Asked = {
      method: init?.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    stage.asked.push(asked);
    const answer = stage.answers[`${asked.method} ${pathname}`];
    return Promise.resolve(answer?.(asked) ?? Response.json(stage.consents));
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  takeToasts();
  return stage;
}

/** The field in which messages are written. */
export const input = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: 'Messaggio' });
