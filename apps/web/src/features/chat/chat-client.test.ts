import type { ConversationSnapshot, Message } from '@accanto/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { takeToasts } from '../../ui/toast.tsx';
import { createChatClient, type ChatClient } from './chat-client.ts';
import { startStubHub, type StubHub } from './testing/stub-hub.ts';

const conversationId = '0193c0de-0000-7000-8000-0000000000c1';
const otherId = '0193c0de-0000-7000-8000-0000000000c2';
const at = '2026-11-21T10:00:00.000Z';

let hub: StubHub;
let kept: Message[];
const clients: ChatClient[] = [];

function snapshot(): ConversationSnapshot {
  return {
    conversationId,
    messages: kept,
    hasEarlier: false,
    isTyping: false,
    buttons: [],
    card: null,
  };
}

function userMessage(content: string, clientMessageId: string): Message {
  return {
    id: `u-${clientMessageId}`,
    conversationId,
    sequence: kept.length + 1,
    role: 'user',
    content,
    timestamp: at,
    source: 'remote',
    clientMessageId,
  };
}

function reply(content: string): Message {
  return {
    id: `a${kept.length + 1}`,
    conversationId,
    sequence: kept.length + 1,
    role: 'assistant',
    content,
    timestamp: at,
    source: 'remote',
    replyState: 'complete',
  };
}

/** Stores as the server does: one client id, one message. */
function store(content: unknown, clientMessageId: unknown): Message {
  const known = kept.find((message) => message.clientMessageId === clientMessageId);
  const message = known ?? userMessage(String(content), String(clientMessageId));
  if (!known) kept.push(message);
  return message;
}

async function begin(): Promise<ChatClient> {
  const client = createChatClient({ userId: 'anna', url: hub.url, delaysMs: [0, 5, 10] });
  clients.push(client);
  client.start();
  client.opened();
  await vi.waitFor(() =>
    expect(client.conversation.get()).toMatchObject({ isConnected: true, isLoaded: true }),
  );
  return client;
}

const shown = (client: ChatClient) =>
  client.conversation
    .get()
    .messages.map(({ content, status, role }) =>
      role === 'user' ? `${content} (${status})` : content,
    );
const sends = () => hub.calls.filter(({ name }) => name === 'SendMessage');
const loads = () => hub.calls.filter(({ name }) => name === 'LoadConversation').length;
const outbox = () => stored.get('outbox:anna');

beforeEach(async () => {
  hub = await startStubHub();
  kept = [];
  hub.methods.LoadConversation = snapshot;
  hub.methods.SendMessage = store;
  stored.set('access_token', 'token');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  takeToasts();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.stop();
  await hub.stop();
});

describe('sending', () => {
  test('a message is on the screen at once, and says truthfully how far it came', async () => {
    let release = (): void => undefined;
    hub.methods.SendMessage = async (text, id) => {
      await new Promise<void>((resolve) => (release = resolve));
      return store(text, id);
    };
    const client = await begin();
    expect(client.send('  Ciao  ')).toBe(true);
    expect(shown(client)).toEqual(['Ciao (sending)']);
    expect(outbox()).toContain('Ciao');
    await vi.waitFor(() => expect(sends()).toHaveLength(1));
    release();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(outbox()).toBeNull();
  });

  test('while disconnected a send gives false, and nothing is kept or shown', async () => {
    const client = await begin();
    hub.refuseWith = 503;
    hub.cut();
    await vi.waitFor(() => expect(client.conversation.get().isConnected).toBe(false));
    expect(client.send('Ciao')).toBe(false);
    expect(shown(client)).toEqual([]);
    expect(outbox()).toBeNull();
    expect(takeToasts().at(-1)?.text).toContain('Non sei connesso');
  });

  test('too long a message is refused with the specified sentence', async () => {
    const client = await begin();
    expect(client.send('x'.repeat(501))).toBe(false);
    expect(takeToasts()).toMatchObject([{ text: 'Il messaggio non può superare 500 caratteri' }]);
    expect(client.send('   ')).toBe(false);
    expect(sends()).toHaveLength(0);
  });

  test('when the answer is lost but the message was stored, it is not sent again', async () => {
    hub.methods.SendMessage = (text, id) => {
      store(text, id);
      hub.cut();
      return new Promise(() => undefined);
    };
    const client = await begin();
    client.send('Ciao');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(sends()).toHaveLength(1);
    expect(outbox()).toBeNull();
  });

  test('when the message itself is lost, it goes again under the same id', async () => {
    let isCut = false;
    hub.methods.SendMessage = (text, id) => {
      if (isCut) return store(text, id);
      isCut = true;
      hub.cut();
      return new Promise(() => undefined);
    };
    const client = await begin();
    client.send('Ciao');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(sends()).toHaveLength(2);
    expect(sends()[0]?.args[1]).toBe(sends()[1]?.args[1]);
    expect(kept).toHaveLength(1);
  });

  test('a refused message stays with its text, and can be sent again or discarded', async () => {
    hub.methods.SendMessage = () => {
      throw new Error('CONSENT_REQUIRED: Serve il tuo consenso');
    };
    const client = await begin();
    client.send('Ciao');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (error)']));
    expect(takeToasts().at(-1)?.text).toBe('Serve il tuo consenso');
    hub.methods.SendMessage = store;
    client.resend(client.conversation.get().messages[0]?.id ?? '');
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ciao (sent)']));
    expect(sends()[0]?.args[1]).toBe(sends()[1]?.args[1]);
  });

  test('messages leave one after the other, in the order in which they were written', async () => {
    const client = await begin();
    for (const text of ['uno', 'due', 'tre']) client.send(text);
    await vi.waitFor(() =>
      expect(shown(client)).toEqual(['uno (sent)', 'due (sent)', 'tre (sent)']),
    );
    expect(kept.map(({ content }) => content)).toEqual(['uno', 'due', 'tre']);
  });

  test('what a closed page left unsent goes on its way with the next one', async () => {
    const unsent = {
      clientMessageId: 'k1',
      text: 'Prima del ricaricamento',
      timestamp: new Date().toISOString(),
      failed: false,
    };
    stored.set('outbox:anna', JSON.stringify([unsent]));
    const client = await begin();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Prima del ricaricamento (sent)']));
    expect(sends()[0]?.args).toEqual(['Prima del ricaricamento', 'k1']);
  });

  test('an old unsent message waits for the person, and damaged storage does no harm', async () => {
    const unsent = {
      clientMessageId: 'k1',
      text: 'Di ieri',
      timestamp: '2026-11-20T10:00:00.000Z',
      failed: false,
    };
    stored.set('outbox:anna', JSON.stringify([unsent, { text: 7 }, null]));
    const client = await begin();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Di ieri (error)']));
    expect(sends()).toHaveLength(0);
    client.discard('k1');
    expect(shown(client)).toEqual([]);
    expect(outbox()).toBeNull();
  });
});

describe('staying right', () => {
  test('the store is asked after every connect', async () => {
    const client = await begin();
    expect(loads()).toBe(1);
    kept.push(reply('Sono qui'));
    hub.cut();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Sono qui']));
    expect(loads()).toBe(2);
  });

  test('a hole in a reply is noticed and healed from the store', async () => {
    const client = await begin();
    kept.push({ ...reply('Ti ascolto.'), replyState: 'streaming' });
    const piece = {
      id: 'a1',
      conversationId,
      sequence: 1,
      role: 'assistant',
      timestamp: at,
      isFirst: false,
      isComplete: false,
    };
    hub.send('ReceiveMessageDelta', { ...piece, content: '.', offset: 10 });
    await vi.waitFor(() => expect(shown(client)).toEqual(['Ti ascolto.']));
    expect(loads()).toBe(2);
  });

  test('when the store cannot answer at first, it is asked again', async () => {
    let failures = 0;
    const client = await begin();
    kept.push(reply('Eccomi'));
    hub.methods.LoadConversation = () => {
      failures += 1;
      if (failures === 1) throw new Error('UNAVAILABLE: Riprova tra un momento');
      return snapshot();
    };
    hub.cut();
    await vi.waitFor(() => expect(shown(client)).toEqual(['Eccomi']), { timeout: 5_000 });
    expect(failures).toBe(2);
  });

  test('an error event of the hub is shown with its own sentence', async () => {
    await begin();
    hub.send('ReceiveError', {
      type: 'reply',
      code: 'REPLY_FAILED',
      message: 'La risposta si è interrotta.',
      timestamp: at,
    });
    await vi.waitFor(() =>
      expect(takeToasts()).toMatchObject([{ kind: 'error', text: 'La risposta si è interrotta.' }]),
    );
  });

  test('the missing line is told once, not at every attempt', async () => {
    hub.refuseWith = 503;
    const client = createChatClient({ userId: 'anna', url: hub.url, delaysMs: [0, 1] });
    clients.push(client);
    client.opened();
    client.start();
    await vi.waitFor(() => expect(hub.attempts()).toBeGreaterThan(4));
    expect(takeToasts().map(({ text }) => text)).toEqual(['Errore di connessione alla chat']);
  });
});

describe('new and clear', () => {
  test('empty the screen at once, then tell the server; what can be undone is handed back', async () => {
    kept.push(reply('Ciao'));
    const previous = { id: conversationId, undoUntil: '2026-11-21T10:00:10.000Z' };
    hub.methods.ClearChat = () => ({ conversationId: otherId, previous });
    hub.methods.LoadConversation = () => ({
      ...snapshot(),
      conversationId:
        sends().length > 0 || hub.calls.some(({ name }) => name === 'ClearChat')
          ? otherId
          : conversationId,
      messages: hub.calls.some(({ name }) => name === 'ClearChat') ? [] : kept,
    });
    const client = await begin();
    const left = client.leave('ClearChat');
    expect(shown(client)).toEqual([]);
    await expect(left).resolves.toEqual({ conversationId, undoUntil: previous.undoUntil });
    hub.send('ReceiveMessage', { ...reply('In ritardo'), conversationId });
    hub.send('ReceiveTyping', { isTyping: true });
    await vi.waitFor(() => expect(client.conversation.get().isTyping).toBe(true));
    expect(shown(client)).toEqual([]);
  });

  test('when the server cannot be told, the conversation is back', async () => {
    kept.push(reply('Ciao'));
    const client = await begin();
    hub.methods.NewChat = () => {
      throw new Error('UNAVAILABLE: Riprova tra un momento');
    };
    await expect(client.leave('NewChat')).resolves.toBeNull();
    expect(shown(client)).toEqual(['Ciao']);
    expect(takeToasts().at(-1)?.text).toBe('Riprova tra un momento');
  });
});

describe('reactions and comments', () => {
  const comment = {
    id: '0193c0de-0000-7000-8000-0000000000k1'.replace('k', 'd'),
    userId: 'anna',
    userName: 'Anna',
    content: 'Bene',
    timestamp: at,
    edited: false,
  };

  test('a reaction shows at once and goes back when it cannot be saved', async () => {
    kept.push(reply('Ciao'));
    const client = await begin();
    const saved = client.react('a1', '❤️');
    expect(client.conversation.get().messages[0]?.reaction?.emoji).toBe('❤️');
    await saved;
    expect(hub.calls.at(-1)).toMatchObject({ name: 'AddReaction', args: ['a1', '❤️', null] });
    hub.methods.AddReaction = () => {
      throw new Error('NOT_FOUND: Non trovato');
    };
    await client.react('a1', null);
    await vi.waitFor(() => expect(loads()).toBeGreaterThan(1));
  });

  test('comments tell how they went, in the specified words', async () => {
    kept.push(reply('Ciao'));
    const client = await begin();
    hub.methods.AddComment = () => comment;
    await expect(client.addComment('a1', ' Bene ')).resolves.toBe(true);
    await expect(client.addComment('a1', '   ')).resolves.toBe(false);
    hub.methods.EditComment = () => ({ ...comment, content: 'Meglio', edited: true });
    await expect(client.editComment('a1', comment.id, 'Meglio')).resolves.toBe(true);
    expect(client.conversation.get().messages[0]?.reaction?.comments).toMatchObject([
      { content: 'Meglio', edited: true },
    ]);
    hub.methods.DeleteComment = () => {
      throw new Error('boom');
    };
    await expect(client.deleteComment('a1', comment.id)).resolves.toBe(false);
    hub.methods.DeleteComment = () => undefined;
    await expect(client.deleteComment('a1', comment.id)).resolves.toBe(true);
    expect(client.conversation.get().messages[0]?.reaction).toBeNull();
    expect(takeToasts().map(({ text }) => text)).toEqual([
      'Commento aggiunto',
      'Il commento non può essere vuoto',
      'Commento modificato',
      "Errore durante l'eliminazione del commento",
      'Commento eliminato',
    ]);
  });
});
