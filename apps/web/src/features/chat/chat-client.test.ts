import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stored } from '../../platform/storage.ts';
import { accessToken } from '../../test/people.ts';
import { takeToasts } from '../../ui/toast.tsx';
import {
  at,
  conversationId,
  setClientStage,
  shown,
  type ClientStage,
} from './testing/client-stage.ts';
import { eventually } from '../../test/eventually.ts';

const otherId = '0193c0de-0000-7000-8000-0000000000c2';

let stage: ClientStage;
beforeEach(async () => {
  stage = await setClientStage();
});
afterEach(() => stage.clear());

describe('problems', () => {
  test('an error event of the hub is shown with its own sentence', async () => {
    await stage.begin();
    stage.hub.send('ReceiveError', {
      type: 'reply',
      code: 'REPLY_FAILED',
      message: 'La risposta si è interrotta.',
      timestamp: at,
    });
    await eventually(() =>
      expect(takeToasts()).toMatchObject([{ kind: 'error', text: 'La risposta si è interrotta.' }]),
    );
  });

  test('the missing line is told once, not at every attempt', async () => {
    stage.hub.refuseWith = 503;
    const client = stage.create();
    client.opened();
    client.start();
    await eventually(() => expect(stage.hub.attempts()).toBeGreaterThan(4));
    expect(takeToasts().map(({ text }) => text)).toEqual(['Errore di connessione alla chat']);
  });

  test('without a token the person is told to sign in, and nothing is tried', async () => {
    stored.remove('access_token');
    const client = stage.create();
    client.opened();
    client.start();
    await eventually(() =>
      expect(takeToasts()).toMatchObject([
        { kind: 'error', title: 'Errore', text: 'Autenticazione richiesta' },
      ]),
    );
    expect(stage.hub.attempts()).toBe(0);
  });

  test('a token that is refused is renewed, and nobody is told of it', async () => {
    stored.set('refresh_token', 'refresh');
    stage.hub.refuseWith = 401;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
      if (address !== '/api/auth/refresh') return real(address, init);
      stage.hub.refuseWith = null;
      return Response.json({ success: true, accessToken: 'fresh', refreshToken: 'refresh-2' });
    });
    await stage.begin();
    expect(stage.hub.tokens).toEqual(['fresh']);
    expect(takeToasts()).toEqual([]);
  });

  test('a page of one person does not come in as somebody else who has signed in meanwhile', async () => {
    await stage.begin();
    stored.set('access_token', accessToken('luca', 900_000, 'luca'));
    stage.hub.cut();
    await eventually(() => expect(stage.hub.tokens.length).toBeGreaterThan(1));
    expect(stage.hub.tokens).toEqual(['token', null]);
  });

  test('a session that is over is not told as a missing line', async () => {
    stage.hub.refuseWith = 401;
    const client = stage.create();
    client.opened();
    client.start();
    await eventually(() => expect(stored.get('access_token')).toBeNull());
    client.stop();
    expect(takeToasts().map(({ text }) => text)).not.toContain('Errore di connessione alla chat');
  });

  test('while the chat is closed nothing is told of the line', async () => {
    stage.hub.refuseWith = 503;
    stage.create().start();
    await eventually(() => expect(stage.hub.attempts()).toBeGreaterThan(2));
    expect(takeToasts()).toEqual([]);
  });
});

describe('new and clear', () => {
  test('empty the screen at once, then tell the server; what can be undone is handed back', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const previous = { id: conversationId, undoUntil: '2026-11-21T10:00:10.000Z' };
    stage.hub.methods.ClearChat = () => ({ conversationId: otherId, previous });
    stage.hub.methods.LoadConversation = () => ({
      ...stage.snapshot(),
      conversationId:
        stage.sends().length > 0 || stage.hub.calls.some(({ name }) => name === 'ClearChat')
          ? otherId
          : conversationId,
      messages: stage.hub.calls.some(({ name }) => name === 'ClearChat') ? [] : stage.kept,
    });
    const client = await stage.begin();
    const left = client.leave('ClearChat');
    expect(shown(client)).toEqual([]);
    await expect(left).resolves.toEqual({ conversationId, undoUntil: previous.undoUntil });
    stage.hub.send('ReceiveMessage', { ...stage.reply('In ritardo'), conversationId });
    stage.hub.send('ReceiveTyping', { isTyping: true });
    await eventually(() => expect(client.conversation.get().isTyping).toBe(true));
    expect(shown(client)).toEqual([]);
  });

  test('when the server cannot be told, the conversation is back', async () => {
    stage.kept.push(stage.reply('Ciao'));
    const client = await stage.begin();
    stage.hub.methods.NewChat = () => {
      throw new Error('UNAVAILABLE: Riprova tra un momento');
    };
    await expect(client.leave('NewChat')).resolves.toBeNull();
    expect(shown(client)).toEqual(['Ciao']);
    expect(takeToasts().at(-1)?.text).toBe('Riprova tra un momento');
  });
});
