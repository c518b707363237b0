import type { ConversationSnapshot, Message } from '@accanto/contract';
import { expect, vi } from 'vitest';
import { stored } from '../../../platform/storage.ts';
import { takeToasts } from '../../../ui/toast.tsx';
import { createChatClient, type ChatClient } from '../chat-client.ts';
import { startStubHub, type StubHub } from './stub-hub.ts';
import { eventually } from '../../../test/eventually.ts';

export const conversationId = '0193c0de-0000-7000-8000-0000000000c1';
export const at = '2026-11-21T10:00:00.000Z';

/** A client without a screen, and a hub on a real socket that stores as the server does. */
export interface ClientStage {
  readonly hub: StubHub;
  /** What the store has of the conversation. */
  readonly kept: Message[];
  readonly snapshot: () => ConversationSnapshot;
  /** Stores as the server does: one client id, one message. */
  readonly store: (content: unknown, clientMessageId: unknown) => Message;
  /** A complete reply to be put into `kept`. */
  readonly reply: (content: string) => Message;
  /** A client that has not started yet; it is stopped with everything else. */
  readonly create: () => ChatClient;
  /** Starts a client and waits until it has loaded the conversation. */
  readonly begin: () => Promise<ChatClient>;
  readonly sends: () => StubHub['calls'];
  readonly loads: () => number;
  readonly clear: () => Promise<void>;
}

export const shown = (client: ChatClient): string[] =>
  client.conversation
    .get()
    .messages.map(({ content, status, role }) =>
      role === 'user' ? `${content} (${status})` : content,
    );

export const outbox = (): string | null => stored.get('outbox:anna');

/** Sets everything up; to be cleared after the test. */
export async function setClientStage(): Promise<ClientStage> {
  const hub = await startStubHub();
  const kept: Message[] = [];
  const clients: ChatClient[] = [];
  const called = (name: string) => hub.calls.filter((call) => call.name === name);
  const stage: ClientStage = {
    hub,
    kept,
    snapshot: () => ({
      conversationId,
      messages: kept,
      hasEarlier: false,
      isTyping: false,
      buttons: [],
      card: null,
    }),
    store(content, clientMessageId) {
      const known = kept.find((message) => message.clientMessageId === clientMessageId);
      if (known !== undefined) return known;
      const message: Message = {
        id: `u-${String(clientMessageId)}`,
        conversationId,
        sequence: kept.length + 1,
        role: 'user',
        content: String(content),
        timestamp: at,
        source: 'remote',
        clientMessageId: String(clientMessageId),
      };
      kept.push(message);
      return message;
    },
    reply: (content) => ({
      id: `a${kept.length + 1}`,
      conversationId,
      sequence: kept.length + 1,
      role: 'assistant',
      content,
      timestamp: at,
      source: 'remote',
      replyState: 'complete',
    }),
    create() {
      const client = createChatClient({ userId: 'anna', url: hub.url, delaysMs: [0, 5, 10] });
      clients.push(client);
      return client;
    },
    async begin() {
      const client = stage.create();
      client.start();
      client.opened();
      await eventually(() =>
        expect(client.conversation.get()).toMatchObject({ isConnected: true, isLoaded: true }),
      );
      return client;
    },
    sends: () => called('SendMessage'),
    loads: () => called('LoadConversation').length,
    async clear() {
      for (const client of clients) client.stop();
      await hub.stop();
    },
  };
  hub.methods.LoadConversation = stage.snapshot;
  hub.methods.SendMessage = stage.store;
  stored.set('access_token', 'token');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  takeToasts();
  return stage;
}
