import { describe, expect, test, vi } from 'vitest';
import { RawClient } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';
import { defineHub, method, type CloseOptions, type DisconnectReason } from './index.ts';

function makeHub(hooks: { onConnected?: () => Promise<void> | void } = {}) {
  const ends: DisconnectReason[] = [];
  const hub = defineHub<{ id: string }, { Hello: [] }>()({
    ...hooks,
    onDisconnected: (_context, reason) => void ends.push(reason),
    methods: {
      Ping: method({ run: () => 'pong' }),
      Close: method({
        parse: (args) => [args[0] as CloseOptions],
        run: (context, options) => context.close(options),
      }),
      Abort: method({ run: (context) => context.abort() }),
      Forever: method({ run: () => new Promise<void>(() => undefined) }),
    },
  });
  return { hub, ends };
}

describe('a silent line', () => {
  test('is pinged after the keep-alive interval, and a ping is not answered', async () => {
    const { url } = await serve({ '/hub': makeHub().hub }, { limits: { keepAliveMs: 60 } });
    const client = await RawClient.connect(url);
    client.ping();
    await client.until(() => client.ofType(6).length >= 2);
    expect(client.messages.slice(1)).toEqual([{ type: 6 }, { type: 6 }]);
  });

  test('of the client is dropped after its time-out, with a permitted reconnect', async () => {
    const { hub, ends } = makeHub();
    const { url } = await serve({ '/hub': hub }, { limits: { clientTimeoutMs: 80 } });
    const client = await RawClient.connect(url);
    expect(await client.closed()).toBe(1000);
    expect(client.ofType(7)).toEqual([
      {
        type: 7,
        error:
          "Connection closed with an error. Client hasn't sent a message/ping within the configured ClientTimeoutInterval.",
        allowReconnect: true,
      },
    ]);
    await eventually(() => expect(ends).toEqual(['client-timeout']));
  });

  test('is kept by pings, also while a method runs', async () => {
    const { url, server } = await serve(
      { '/hub': makeHub().hub },
      { limits: { clientTimeoutMs: 1_000 } },
    );
    const client = await RawClient.connect(url);
    client.send({ type: 1, target: 'Forever', arguments: [], invocationId: '1' });
    const since = Date.now();
    const pinging = setInterval(() => client.ping(), 50);
    await vi.waitUntil(() => Date.now() - since > 2_200, { timeout: 10_000 });
    clearInterval(pinging);
    expect(server.stats().connections).toBe(1);
    expect(client.closeCode).toBeUndefined();
  });
});

describe('the end of a connection', () => {
  test.each([
    [
      { allowReconnect: true, error: null },
      { type: 7, allowReconnect: true },
    ],
    [
      { allowReconnect: false, error: 'why' },
      { type: 7, error: 'why' },
    ],
    [{ allowReconnect: false, error: '' }, { type: 7 }],
  ])('by the server with %j says so', async (options, message) => {
    const { hub, ends } = makeHub();
    const { url } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    client.send({ type: 1, target: 'Close', arguments: [options] });
    expect(await client.closed()).toBe(1000);
    expect(client.messages.at(-1)).toEqual(message);
    expect(ends).toEqual(['closed-by-server']);
  });

  test('by abort forbids a reconnect', async () => {
    const { url } = await serve({ '/hub': makeHub().hub });
    const client = await RawClient.connect(url);
    client.send({ type: 1, target: 'Abort', arguments: [], invocationId: '1' });
    await client.closed();
    expect(client.messages.slice(1)).toEqual([{ type: 7 }]);
  });

  test('by the client, with a message, a frame, or a cut, runs the disconnect hook once', async () => {
    const { hub, ends } = makeHub();
    const { url } = await serve({ '/hub': hub });
    const polite = await RawClient.connect(url);
    polite.send({ type: 7 });
    expect(await polite.closed()).toBe(1000);
    const framed = await RawClient.connect(url);
    framed.socket.close();
    await eventually(() => expect(ends).toHaveLength(2));
    (await RawClient.connect(url)).cut();
    await eventually(() =>
      expect(ends).toEqual(['client-closed', 'client-closed', 'connection-lost']),
    );
  });

  test.each([
    ['not JSON', '{oops'],
    ['no object', '[1]'],
    ['no type', '{"target":"Ping"}'],
    ['a type of the wrong kind', '{"type":"1","target":"Ping","arguments":[]}'],
    ['no target', '{"type":1,"arguments":[]}'],
    ['arguments of the wrong kind', '{"type":1,"target":"Ping","arguments":{}}'],
    ['a completion without an id', '{"type":3}'],
  ])('by %s is a protocol error that others do not notice', async (_kind, text) => {
    const { hub, ends } = makeHub();
    const { url } = await serve({ '/hub': hub });
    const other = await RawClient.connect(url);
    const client = await RawClient.connect(url);
    client.sendText(`${text}\u001e`);
    await client.closed();
    expect(client.ofType(7)).toEqual([
      { type: 7, error: 'Connection closed with an error.', allowReconnect: true },
    ]);
    expect(ends).toEqual(['protocol-error']);
    expect(await other.invoke('Ping')).toHaveProperty('result', 'pong');
  });

  test('by text that is not UTF-8 is a protocol error', async () => {
    const { url } = await serve({ '/hub': makeHub().hub });
    const client = await RawClient.connect(url);
    client.sendBytes(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d, 0x1e]));
    await client.closed();
    expect(client.ofType(7)).toHaveLength(1);
  });

  test('does not come from unknown kinds, fields, ids or headers', async () => {
    const { url } = await serve({ '/hub': makeHub().hub });
    const client = await RawClient.connect(url);
    client.send(
      { type: 42, anything: true },
      { type: 2, invocationId: 'unknown', item: 1 },
      { type: 3, invocationId: 'unknown' },
      { type: 5, invocationId: 'unknown' },
      { type: 8, sequenceId: 7 },
      { type: 9, sequenceId: 7 },
      {
        type: 1,
        target: 'Ping',
        arguments: [],
        invocationId: '__proto__',
        headers: { a: 'b' },
        extra: 1,
      },
    );
    expect(await client.completion('__proto__')).toHaveProperty('result', 'pong');
  });
});

describe('the connect hook', () => {
  test('runs after the handshake answer and before any call', async () => {
    let finish = (): void => undefined;
    const order: string[] = [];
    const hub = defineHub<{ id: string }, { Hello: [] }>()({
      onConnected: async (context) => {
        await context.clients.caller.send('Hello');
        await new Promise<void>((resolve) => (finish = resolve));
        order.push('connected');
      },
      methods: { Ping: method({ run: () => void order.push('called') }) },
    });
    const { url } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    client.send({ type: 1, target: 'Ping', arguments: [], invocationId: '1' });
    await client.waitFor((message) => message['target'] === 'Hello');
    finish();
    await client.completion('1');
    expect(order).toEqual(['connected', 'called']);
  });

  test('that throws closes with an error and without a reconnect', async () => {
    const failing = () => {
      throw new TypeError('no service');
    };
    const plain = await serve({ '/hub': makeHub({ onConnected: failing }).hub });
    const client = await RawClient.connect(plain.url);
    await client.closed();
    expect(client.messages).toEqual([{}, { type: 7, error: 'Connection closed with an error.' }]);
    const detailed = await serve(
      { '/hub': makeHub({ onConnected: failing }).hub },
      { limits: { detailedErrors: true } },
    );
    const told = await RawClient.connect(detailed.url);
    await told.closed();
    expect(told.messages.at(-1)).toEqual({
      type: 7,
      error: 'Connection closed with an error. TypeError: no service',
    });
  });
});

describe('credentials that expire', () => {
  const soon = () => `until:${Date.now() + 1_000}`;

  test('close the connection with a permitted reconnect', async () => {
    const { url } = await serve({ '/hub': makeHub().hub });
    const client = await RawClient.connect(url, { token: soon() });
    await client.closed();
    expect(client.messages.at(-1)).toEqual({ type: 7, allowReconnect: true });
  });

  test('are renewed for a session that lives on', async () => {
    const asked = vi.fn<() => number>(() => Infinity);
    const { url } = await serve({ '/hub': makeHub().hub }, { reauthenticate: asked });
    const client = await RawClient.connect(url, { token: soon() });
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(await client.invoke('Ping')).toHaveProperty('result', 'pong');
  });
});

describe('the server', () => {
  test('closes chosen connections at once', async () => {
    const { url, server } = await serve({ '/hub': makeHub().hub });
    const [alice, bob] = [
      await RawClient.connect(url, { token: 'alice' }),
      await RawClient.connect(url, { token: 'bob' }),
    ];
    expect(
      server.closeWhere('/hub', ({ user }) => user?.id === 'alice', { allowReconnect: false }),
    ).toBe(1);
    await alice.closed();
    expect(await bob.invoke('Ping')).toHaveProperty('result', 'pong');
    expect([...server.connections('/hub')].map(({ user }) => user?.id)).toEqual(['bob']);
  });

  test('that stops closes everybody with a permitted reconnect and takes nobody new', async () => {
    const { hub, ends } = makeHub();
    const { url, server } = await serve({ '/hub': hub });
    const clients = await Promise.all([1, 2, 3].map(async () => RawClient.connect(url)));
    const stopped = server.stop({ drainMs: 1_000, groupSize: 2 });
    for (const client of clients) {
      expect(await client.closed()).toBe(1000);
      expect(client.messages.at(-1)).toEqual({ type: 7, allowReconnect: true });
    }
    await stopped;
    expect(ends).toEqual(['shutdown', 'shutdown', 'shutdown']);
    await expect(RawClient.connect(url)).rejects.toThrow('503');
  });
});
