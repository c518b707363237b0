import { encode } from '@msgpack/msgpack';
import { describe, expect, test } from 'vitest';
import { RawClient, negotiate, upgradeStatus } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';
import { defaultLimits, defineHub, method, type HubClients } from './index.ts';

const hub = defineHub<{ id: string }, { Said: [text: string] }>()({
  methods: {
    Size: method({ parse: ([text]) => [String(text)], run: (_context, text) => text.length }),
  },
});
const separator = '\u001e';

/** A Size call whose JSON is exactly this long, without the separator. */
function callOfSize(bytes: number): string {
  const frame = (text: string) =>
    JSON.stringify({ type: 1, target: 'Size', arguments: [text], invocationId: '1' });
  return frame('x'.repeat(bytes - frame('').length));
}

describe('the size of a message', () => {
  test('may reach the limit, in one piece or several, many to a frame', async () => {
    const { url } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    const call = `${callOfSize(defaultLimits.maxMessageBytes)}${separator}`;
    client.sendText(call.repeat(3));
    await client.until(() => client.ofType(3).length === 3);
    client.sendText(call.slice(0, 20_000));
    client.sendText(call.slice(20_000));
    await client.until(() => client.ofType(3).length === 4);
    expect(client.ofType(3).every((message) => !('error' in message))).toBe(true);
  });

  test.each([
    ['one byte over it', [`${callOfSize(32_769)}${separator}`]],
    ['more than it without an end', ['x'.repeat(30_000), 'x'.repeat(2_769)]],
  ])('ends the connection with %s, saying size and limit in the log', async (_kind, frames) => {
    const { url, log } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    for (const frame of frames) client.sendText(frame);
    expect(await client.closed()).toBe(1000);
    expect(client.ofType(7)).toEqual([
      { type: 7, error: 'Connection closed with an error.', allowReconnect: true },
    ]);
    expect(log).toContainEqual(
      expect.objectContaining({
        reason: 'protocol-error',
        detail: 'The maximum message size of 32768B was exceeded.',
      }),
    );
  });

  test('in MessagePack ends the connection as soon as its length is declared', async () => {
    const { url } = await serve({ '/hub': hub });
    const declared = async (length: number) => {
      const client = await RawClient.open(url, undefined);
      client.sendText(`{"protocol":"messagepack","version":1}${separator}`);
      await client.until(() => client.frames.length > 0);
      client.sendBytes(
        Buffer.from([(length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, length >> 14]),
      );
      return client;
    };
    expect(await (await declared(32_769)).closed()).toBe(1000);
    const fitting = await declared(32_768);
    const empty = encode([1, {}, '1', 'Size', [''], []]);
    fitting.sendBytes(encode([1, {}, '1', 'Size', ['x'.repeat(32_768 - empty.length - 2)], []]));
    await fitting.until(() => fitting.frames.length > 1);
    expect(fitting.closeCode).toBeUndefined();
  });

  test('of a frame beyond any sense is cut off by the socket', async () => {
    const { url } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    client.sendText('x'.repeat(defaultLimits.maxFrameBytes + 1));
    expect(await client.closed()).toBe(1009);
  });
});

describe('the number of connections', () => {
  test('is limited for the server', async () => {
    const { url } = await serve({ '/hub': hub }, { limits: { maxConnections: 2 } });
    const first = await RawClient.connect(url);
    await RawClient.connect(url);
    expect(await upgradeStatus(url, (await negotiate(url)).connectionToken)).toBe(503);
    first.cut();
    await eventually(async () => expect(await upgradeStatus(url, undefined)).toBe(101));
  });

  test('is limited for one person and for one address', async () => {
    const people = await serve({ '/hub': hub }, { limits: { maxConnectionsPerUser: 1 } });
    await RawClient.connect(people.url, { token: 'alice' });
    expect(await upgradeStatus(people.url, undefined, { token: 'alice' })).toBe(429);
    expect(await upgradeStatus(people.url, undefined, { token: 'bob' })).toBe(101);
    const addresses = await serve({ '/hub': hub }, { limits: { maxConnectionsPerAddress: 1 } });
    await RawClient.connect(addresses.url, { token: 'alice' });
    expect(await upgradeStatus(addresses.url, undefined, { token: 'bob' })).toBe(429);
  });
});

describe('the rate of messages', () => {
  test('ends a connection that sends more than it has earned', async () => {
    const { url } = await serve({ '/hub': hub }, { limits: { maxMessagesPerSecond: 5 } });
    const call = JSON.parse(callOfSize(200)) as object;
    const fitting = await RawClient.connect(url);
    for (let index = 0; index < 10; index += 1) fitting.send(call);
    await fitting.until(() => fitting.ofType(3).length === 10);
    expect(fitting.closeCode).toBeUndefined();
    const flooding = await RawClient.connect(url);
    for (let index = 0; index < 20; index += 1) flooding.send(call);
    await flooding.closed();
    expect(flooding.ofType(7)).toHaveLength(1);
  });
});

describe('a slow reader', () => {
  test('is cut off when its queue is full, and the others notice nothing', async () => {
    const { url, server, log } = await serve(
      { '/hub': hub },
      { limits: { maxQueuedBytes: 500_000 } },
    );
    const reader = await RawClient.connect(url);
    const sleeper = await RawClient.connect(url);
    sleeper.socket.pause();
    const clients = server.clients('/hub') as HubClients<{ Said: [text: string] }>;
    const isCut = () => log.some((entry) => 'reason' in entry && entry.reason === 'slow-reader');
    let sent = 0;
    while (!isCut()) {
      await clients.all.send('Said', 'x'.repeat(60_000));
      sent += 1;
      expect(server.stats().queuedBytes).toBeLessThan(1_000_000);
      await reader.until(() => reader.ofType(1).length === sent);
    }
    expect([...server.connections('/hub')].map(({ connectionId }) => connectionId)).toEqual([
      reader.negotiated.connectionId,
    ]);
    expect(await reader.invoke('Size', 'abc')).toHaveProperty('result', 3);
  });
});
