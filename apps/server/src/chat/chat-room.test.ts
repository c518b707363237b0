import { chatHubEvents, chatHubMethods, chatHubPath, messageSchema } from '@accanto/contract';
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import {
  createTestClock,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../test/start-test-app.ts';
import { createScriptedCompanion } from './testing/scripted-companion.ts';
import { until } from '../test/waiting.ts';

let app: TestApp;
let scripted: ReturnType<typeof createScriptedCompanion>;
let luce: TestPerson;
let pages: HubPage[];

beforeEach(async () => {
  scripted = createScriptedCompanion();
  app = await startTestApp({
    companion: scripted.companion,
    env: { HUB_MAX_PER_USER: '3', DRAIN_MS: '100' },
  });
  luce = await app.signIn('luce@example.org');
  await consent(luce);
  pages = [];
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  await app.stop();
});

const consent = (person: TestPerson, change: Record<string, unknown> = {}) =>
  app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: {
      processing: true,
      history: true,
      memory: false,
      birth: { year: 1990, month: 5 },
      ...change,
    },
  });

async function open(
  person = luce,
  options: Parameters<typeof openHubPage>[2] = {},
): Promise<HubPage> {
  const page = await openHubPage(app.url, person.accessToken, options);
  pages.push(page);
  await until(() => page.events('ReceiveStatus').length === 1);
  return page;
}

async function talk(page: HubPage, text: string, answer: string): Promise<string> {
  await page.invoke('SendMessage', text);
  const reply = await scripted.nextReply();
  reply.say(answer);
  reply.end();
  const before = page.events('ReceiveActionButtons').length;
  await until(() => page.events('ReceiveActionButtons').length > before);
  return page.events('ReceiveMessageDelta').at(-1)?.id ?? '';
}

describe('the chat hub', () => {
  test('says at once that the page is connected', async () => {
    const page = await open();
    expect(page.events('ReceiveStatus')).toEqual([
      { status: 'connected', sessionId: expect.any(String) },
    ]);
  });

  test('ends the conversation of somebody who keeps none when they log out', async () => {
    const mara = await app.signIn('mara@example.org');
    await consent(mara, { history: false });
    const page = await open(mara);
    await talk(page, 'Ciao', 'Eccomi');
    await app.call('POST', '/api/auth/logout', { token: mara.accessToken });
    const again = await open(await app.signIn('mara@example.org'));
    expect((await again.invoke('LoadConversation', {})).messages).toEqual([]);
  });

  test('tells every page of the person, and nobody else’s, everything that happens', async () => {
    const mara = await app.signIn('mara@example.org');
    const [one, other, foreign] = [await open(), await open(), await open(mara)];
    const reply = await talk(one, 'Ciao', 'Eccomi');
    await one.invoke('AddReaction', reply, '❤️', null);
    const comment = await one.invoke('AddComment', reply, 'Grazie');
    await one.invoke('EditComment', reply, comment.id, 'Grazie!');
    await one.invoke('DeleteComment', reply, comment.id);
    await one.invoke('ExportChat');
    const { previous } = await one.invoke('ClearChat');
    await one.invoke('RestoreConversation', previous?.id ?? '');
    await one.invoke('NewChat');
    await until(() => other.events('ReceiveConversation').length === 3);
    const names = (page: HubPage) => page.received.map(({ name }) => name);
    expect(names(other).slice(1)).toEqual(names(one).slice(1));
    expect(new Set(names(one))).toEqual(
      new Set([
        'ReceiveStatus',
        'ReceiveMessage',
        'ReceiveTyping',
        'ReceiveMessageDelta',
        'ReceiveActionButtons',
        'ReceiveReaction',
        'ReceiveComment',
        'ReceiveExport',
        'ReceiveConversation',
      ]),
    );
    expect(names(foreign)).toEqual(['ReceiveStatus']);
  });

  test('sends nothing that is not in the contract', async () => {
    const page = await open();
    const reply = await talk(page, 'Ciao', 'Eccomi');
    await page.invoke('AddComment', reply, 'Grazie');
    await page.invoke('RetryReply', reply);
    const again = await scripted.nextReply();
    again.say('Di nuovo');
    again.end();
    await until(() => page.events('ReceiveActionButtons').length === 2);
    for (const { name, payload } of page.received)
      expect(chatHubEvents[name].safeParse(payload)).toMatchObject({ success: true });
    const snapshot = await page.invoke('LoadConversation', {});
    expect(chatHubMethods.LoadConversation.result.parse(snapshot)).toEqual(snapshot);
    expect(page.events('ReceiveActionButtons')[0]).toMatchObject([
      { id: '1', label: 'Respiriamo insieme' },
      ...Array.from({ length: 7 }, (_, index) => ({ id: String(index + 2) })),
    ]);
  });

  test('answers a send with the stored message, the same one for the same client id', async () => {
    const page = await open();
    const first = await page.invoke('SendMessage', 'Ciao', 'c-1');
    expect(messageSchema.parse(first)).toMatchObject({ content: 'Ciao', clientMessageId: 'c-1' });
    const other = await open();
    expect(await other.invoke('SendMessage', 'Ciao', 'c-1')).toEqual(first);
    expect(page.events('ReceiveMessage')).toEqual([first]);
  });

  test('is refused without consent, at an unknown method and with malformed arguments, and goes on', async () => {
    const mara = await app.signIn('mara@example.org');
    const page = await open(mara);
    expect(await page.refusal(page.invoke('SendMessage', 'Ciao'))).toBe('CONSENT_REQUIRED');
    await consent(mara);
    const raw = (name: string, ...args: unknown[]) =>
      page.refusal(page.connection.invoke(name, ...args));
    expect(await raw('NoSuchMethod')).toMatch(/NoSuchMethod/);
    expect(await raw('SendMessage')).toBe('VALIDATION_FAILED');
    expect(await raw('SendMessage', 'a'.repeat(501))).toBe('MESSAGE_TOO_LONG');
    expect(await raw('SendMessage', { __proto__: { x: 1 } })).toBe('VALIDATION_FAILED');
    expect(await raw('AddComment', 'not-an-id', 'x')).toBe('VALIDATION_FAILED');
    expect(await raw('LoadConversation', { afterSequence: -1 })).toBe('VALIDATION_FAILED');
    expect(await page.refusal(page.invoke('SendMessage', 'Ciao'))).toBe('not refused');
  });

  test('gives a page that comes in the middle the text so far and then exactly the rest', async () => {
    const page = await open();
    await page.invoke('SendMessage', 'Ciao');
    const reply = await scripted.nextReply();
    const words = Array.from({ length: 300 }, (_, index) => `parola${index} `);
    const say = async (some: string[]): Promise<void> => {
      for (const word of some) {
        reply.say(word);
        await new Promise(setImmediate);
      }
    };
    await say(words.slice(0, 150));
    await until(() => page.events('ReceiveMessageDelta').length > 1);
    const late = await open();
    const speaking = say(words.slice(150));
    const { messages } = await late.invoke('LoadConversation', {});
    await speaking;
    reply.end();
    await until(() => late.events('ReceiveMessageDelta').at(-1)?.isComplete);
    const seen = late.events('ReceiveMessageDelta').reduce(
      (text, { content, offset = 0 }) => {
        expect(offset).toBeLessThanOrEqual(text.length);
        return text + content.slice(text.length - offset);
      },
      messages.at(-1)?.content ?? '',
    );
    expect(seen).toBe(words.join(''));
  });
});

describe('the door of the hub', () => {
  const tryConnecting = async (token: string) => {
    const connection = new HubConnectionBuilder()
      .withUrl(`${app.url}${chatHubPath}`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType.WebSockets,
      })
      .configureLogging(LogLevel.None)
      .build();
    try {
      await connection.start();
      await connection.stop();
      return 'connected';
    } catch (error) {
      return String(error);
    }
  };

  test('opens to nobody without a valid token', async () => {
    expect(await tryConnecting('nonsense')).toMatch(/401/);
    expect(await tryConnecting('')).toMatch(/401/);
    expect(await tryConnecting(luce.accessToken)).toBe('connected');
  });

  test('closes at once for a session that has ended, and only for that one', async () => {
    const second = await app.signIn('luce@example.org');
    const [one, other] = [await open(luce), await open(second)];
    await app.call('POST', '/api/auth/logout', { token: luce.accessToken, body: {} });
    await until(() => one.connection.state === HubConnectionState.Disconnected);
    expect(await tryConnecting(luce.accessToken)).toMatch(/401/);
    expect(other.connection.state).toBe(HubConnectionState.Connected);
    expect((await other.invoke('LoadConversation', {})).messages).toEqual([]);
  });

  test('closes the oldest page of a person who opens too many', async () => {
    const all = [await open(), await open(), await open()];
    const newest = await open();
    await until(() => all[0]?.connection.state === HubConnectionState.Disconnected);
    expect(all.slice(1).map(({ connection }) => connection.state)).toEqual([
      HubConnectionState.Connected,
      HubConnectionState.Connected,
    ]);
    expect(newest.connection.state).toBe(HubConnectionState.Connected);
  });

  test('is shut to pages of another origin, and writes no token into the log', async () => {
    const answer = await app.call('POST', `${chatHubPath}/negotiate?negotiateVersion=1`, {
      token: luce.accessToken,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    await open();
    expect(app.log()).not.toContain(luce.accessToken);
  });

  test('resumes a connection whose socket broke, without losing an event', async () => {
    const page = await open(luce, { stateful: true, reconnect: true });
    await page.invoke('SendMessage', 'Ciao');
    const reply = await scripted.nextReply();
    reply.say('uno ');
    await until(() => page.events('ReceiveMessageDelta').length === 1);
    breakSocket(page);
    reply.say('due ');
    reply.end();
    await until(() => page.events('ReceiveMessageDelta').at(-1)?.isComplete);
    // The official client on Node does not count what arrives together with the answer to its handshake, so that one
    // delta may come twice; pages tell by its offset.
    const text = page
      .events('ReceiveMessageDelta')
      .reduce(
        (said, { content, offset = 0 }) => (offset < said.length ? said : said + content),
        '',
      );
    expect(text).toBe('uno due ');
  });
});

describe('a living session', () => {
  test('keeps its page long after the access token ran out, and one that is over loses it', async () => {
    await app.stop();
    const clock = createTestClock();
    const day = 24 * 3_600_000;
    app = await startTestApp({ clock, companion: scripted.companion });
    const living = await app.signIn('anna@example.org');
    const page = await open(living);
    const over = await open(await app.signIn('bea@example.org'));
    clock.advance(29 * day);
    await app.call('POST', '/api/auth/refresh', { body: { refreshToken: living.refreshToken } });
    clock.advance(2 * day);
    await until(() => over.connection.state === HubConnectionState.Disconnected);
    expect(page.connection.state).toBe(HubConnectionState.Connected);
    expect((await page.invoke('LoadConversation', {})).messages).toEqual([]);
  });
});

describe('the history', () => {
  test('lists, opens, renames and deletes own conversations over HTTP, and tells the pages', async () => {
    const page = await open();
    const token = luce.accessToken;
    await talk(page, 'Ho parlato con mia madre oggi', 'Ti ascolto');
    const { previous } = await page.invoke('NewChat');
    const path = `/api/conversations/${previous?.id}`;
    const list = await app.call('GET', '/api/conversations', { token });
    expect(list.body.items).toMatchObject([{ id: previous?.id, messageCount: 2 }]);
    const found = await app.call('GET', '/api/conversations?search=MADRE', { token });
    expect(found.body.items).toHaveLength(1);
    const messages = await app.call('GET', `${path}/messages?limit=1`, { token });
    expect(messages.body).toMatchObject({ items: [{ content: 'Ti ascolto' }], next: '2' });
    const earlier = await app.call('GET', `${path}/messages?limit=1&cursor=2`, { token });
    expect(earlier.body).toMatchObject({ items: [{ sequence: 1 }], next: null });
    const renamed = await app.call('PATCH', path, { token, body: { title: ' Mia madre ' } });
    expect(renamed.body).toMatchObject({ title: 'Mia madre', isCurrent: false });
    await app.call('PATCH', path, { token, body: { isCurrent: true } });
    expect((await page.invoke('LoadConversation', {})).messages).toHaveLength(2);
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await app.call('GET', `${path}/messages`, { token })).status).toBe(404);
    await page.invoke('RestoreConversation', previous?.id ?? '');
    expect((await page.invoke('LoadConversation', {})).messages).toHaveLength(2);
    expect(page.events('ReceiveConversation').map(({ reason }) => reason)).toEqual([
      'new',
      'opened',
      'deleted',
      'restored',
    ]);
  });

  test('shows a foreign conversation exactly like a missing one', async () => {
    const page = await open();
    await talk(page, 'Ciao', 'Eccomi');
    const { conversationId } = await page.invoke('LoadConversation', {});
    const mara = await app.signIn('mara@example.org');
    const ask = async (id: string | null) => {
      const path = `/api/conversations/${id}`;
      const token = mara.accessToken;
      const answers = [
        await app.call('GET', `${path}/messages`, { token }),
        await app.call('PATCH', path, { token, body: { title: 'mia' } }),
        await app.call('DELETE', path, { token }),
      ];
      return answers.map(({ status, body: { code, message } }) => [status, code, message]);
    };
    expect(await ask(conversationId)).toEqual(await ask('01900000-0000-7000-8000-000000000000'));
  });
});

/** Breaks the socket under the official client, as a lost network does. */
function breakSocket(page: HubPage): void {
  const inner = page.connection as unknown as {
    connection: { transport: { _webSocket: { terminate(): void } } };
  };
  inner.connection.transport._webSocket.terminate();
}
