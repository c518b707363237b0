import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createChatConnection,
  type ChatConnection,
  type ConnectionEvent,
} from './chat-connection.ts';
import { startStubHub, type StubHub } from './testing/stub-hub.ts';
import { eventually } from '../../test/eventually.ts';

let hub: StubHub;
let connection: ChatConnection | null = null;
let events: ConnectionEvent[];

beforeEach(async () => {
  hub = await startStubHub();
  events = [];
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  await connection?.stop();
  connection = null;
  await hub.stop();
});

function connect(
  accessToken: () => Promise<string | null> = async () => 'token-1',
  delaysMs = [0, 5, 10],
): ChatConnection {
  connection = createChatConnection({
    url: hub.url,
    accessToken,
    delaysMs,
    onEvent: (event) => events.push(event),
  });
  connection.start();
  return connection;
}

const happened = (type: ConnectionEvent['type']): number =>
  events.filter((event) => event.type === type).length;
const logged = (): string =>
  JSON.stringify([...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]);

describe('the connection to the hub', () => {
  test('brings the access token of the moment at each connect', async () => {
    let token = 'first';
    connect(async () => token);
    await eventually(() => expect(happened('connected')).toBe(1));
    token = 'second';
    hub.cut();
    await eventually(() => expect(happened('connected')).toBe(2));
    expect(hub.tokens).toEqual(['first', 'second']);
    expect(happened('disconnected')).toBe(1);
  });

  test('a start that fails is tried again, each failure told as CONNECTION_FAILED', async () => {
    hub.refuseWith = 503;
    connect();
    await eventually(() => expect(hub.attempts()).toBeGreaterThan(3));
    expect(events[0]).toMatchObject({
      type: 'error',
      code: 'CONNECTION_FAILED',
      isUnauthorized: false,
    });
    hub.refuseWith = null;
    await eventually(() => expect(happened('connected')).toBe(1));
  });

  test('a 401 is told apart, so that no connection toast appears', async () => {
    hub.refuseWith = 401;
    connect();
    await eventually(() =>
      expect(events[0]).toMatchObject({ code: 'CONNECTION_FAILED', isUnauthorized: true }),
    );
  });

  test('without a token nothing is tried', async () => {
    connect(async () => null);
    await eventually(() =>
      expect(events).toEqual([{ type: 'error', code: 'AUTHENTICATION_REQUIRED' }]),
    );
    expect(hub.attempts()).toBe(0);
  });

  test('goes on trying while the hub is away, for ever', async () => {
    connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    hub.refuseWith = 503;
    const before = hub.attempts();
    hub.cut();
    await eventually(() => expect(hub.attempts()).toBeGreaterThan(before + 6));
    hub.refuseWith = null;
    await eventually(() => expect(happened('connected')).toBe(2));
  });

  describe('waits 0, 2, 10 and then always 30 seconds, where nobody says otherwise,', () => {
    /** How many attempts were made before each wait, and how long it was to be; none of them is waited for. */
    let waits: (readonly [number, number])[];
    const expected = [
      [2, 2_000],
      [3, 10_000],
      [4, 30_000],
      [5, 30_000],
    ];

    beforeEach(() => {
      waits = [];
      connection = createChatConnection({
        url: hub.url,
        accessToken: async () => 'token-1',
        onEvent: (event) => events.push(event),
      });
    });

    function doNotWait(): void {
      const real = globalThis.setTimeout;
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
        if (!expected.some(([, wait]) => wait === ms)) return real(run, ms);
        waits.push([hub.attempts(), ms]);
        return real(run, 0);
      }) as typeof setTimeout);
    }
    const itWaitedSo = (): Promise<void> =>
      eventually(() => expect(waits.slice(0, expected.length)).toEqual(expected));

    test('before the hub is there for the first time', async () => {
      hub.refuseWith = 503;
      doNotWait();
      connection?.start();
      await itWaitedSo();
    });

    test('when the hub went away', async () => {
      connection?.start();
      await eventually(() => expect(happened('connected')).toBe(1));
      hub.refuseWith = 503;
      doNotWait();
      hub.cut();
      await itWaitedSo();
    });
  });

  test('after stop it stays away', async () => {
    const stopped = connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    await stopped.stop();
    expect(hub.attempts()).toBe(1);
    await expect(stopped.invoke('NewChat')).rejects.toMatchObject({ outcome: 'offline' });
  });
});

describe('what the hub sends', () => {
  test('is read by the contract; what cannot be read is skipped and logged without its text', async () => {
    connect();
    await eventually(() => expect(hub.connections()).toBe(1));
    const message = {
      id: 'm1',
      role: 'assistant',
      content: 'Ciao',
      timestamp: '2026-11-21T10:00:00.000Z',
    };
    hub.send('ReceiveMessage', { ...message, id: '', content: 'un segreto' });
    hub.send('ReceiveMessage', { role: 'assistant', content: 'un segreto' });
    hub.send('ReceiveTyping', 'un segreto');
    hub.send('ReceiveMessage', message);
    await eventually(() => expect(happened('received')).toBe(1));
    expect(events.at(-1)).toMatchObject({
      event: { name: 'ReceiveMessage', payload: { id: 'm1', source: 'remote' } },
    });
    expect(console.warn).toHaveBeenCalledTimes(3);
    expect(logged()).not.toContain('segreto');
  });
});

describe('a call', () => {
  test('gives the parsed answer', async () => {
    hub.methods.NewChat = () => ({
      conversationId: '0193c0de-0000-7000-8000-000000000002',
      previous: null,
    });
    const connected = connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    await expect(connected.invoke('NewChat')).resolves.toMatchObject({ previous: null });
    await expect(connected.invoke('StopReply')).resolves.toBeUndefined();
  });

  test('while not connected it fails and says INVOKE_ERROR', async () => {
    hub.refuseWith = 503;
    const away = connect(undefined, [10_000]);
    await expect(away.invoke('SendMessage', 'un segreto', 'k1')).rejects.toMatchObject({
      outcome: 'offline',
    });
    expect(events).toContainEqual({
      type: 'error',
      code: 'INVOKE_ERROR',
      message: 'Failed to invoke SendMessage: Not connected',
    });
    expect(logged()).not.toContain('segreto');
  });

  test('refused by the hub it carries the code and the sentence', async () => {
    hub.methods.SendMessage = () => {
      throw new Error('MESSAGE_TOO_LONG: Il messaggio non può superare 500 caratteri');
    };
    const connected = connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    await expect(connected.invoke('SendMessage', 'Ciao', null)).rejects.toMatchObject({
      outcome: 'refused',
      code: 'MESSAGE_TOO_LONG',
      message: 'Il messaggio non può superare 500 caratteri',
    });
    expect(events).toContainEqual({
      type: 'error',
      code: 'INVOKE_ERROR',
      message: 'Failed to invoke SendMessage: Il messaggio non può superare 500 caratteri',
    });
  });

  test('that is never answered is lost, and the page connects anew', async () => {
    hub.methods.SendMessage = () => new Promise(() => undefined);
    const connected = connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    const real = globalThis.setTimeout;
    const hurried = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, ms = 0) =>
        real(run, ms >= 2_000 ? 10 : ms)) as typeof setTimeout);
    await expect(connected.invoke('SendMessage', 'Ciao', 'k1')).rejects.toMatchObject({
      outcome: 'lost',
    });
    hurried.mockRestore();
    await eventually(() => expect(happened('connected')).toBe(2));
  });

  test('cut off in the middle it is lost, not refused', async () => {
    hub.methods.SendMessage = () => new Promise(() => undefined);
    const connected = connect();
    await eventually(() => expect(happened('connected')).toBe(1));
    const sent = connected.invoke('SendMessage', 'Ciao', 'k1');
    const lost = expect(sent).rejects.toMatchObject({ outcome: 'lost' });
    await eventually(() => expect(hub.calls).toHaveLength(1));
    hub.cut();
    await lost;
  });
});
