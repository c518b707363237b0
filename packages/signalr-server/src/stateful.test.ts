import { describe, expect, test } from 'vitest';
import { negotiate, RawClient, upgradeStatus, type RawMessage } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';
import { defineHub, method, stream, type DisconnectReason } from './index.ts';

type Events = { Item: [index: number] };

function makeHub() {
  const seen = { ends: [] as DisconnectReason[], resumes: 0, recorded: [] as unknown[] };
  const hub = defineHub<{ id: string }, Events>()({
    onResumed: () => void (seen.resumes += 1),
    onDisconnected: (_context, reason) => void seen.ends.push(reason),
    methods: {
      Record: method({
        parse: ([value]) => [value],
        run: (_context, value) => seen.recorded.push(value),
      }),
      Send: method({
        parse: ([count, size]) => [Number(count), Number(size)],
        run: async (context, count) => {
          for (let index = 0; index < count; index += 1)
            void context.clients.caller.send('Item', index);
        },
      }),
      Fill: method({
        parse: ([count]) => [Number(count)],
        run: (context, count) => {
          void (async () => {
            for (let index = 0; index < count; index += 1) {
              await context.clients.caller.send('Item', index);
              seen.recorded.push(index);
            }
          })();
        },
      }),
      Join: method({ run: (context) => context.groups.add('room') }),
      Room: method({ run: (context) => context.clients.group('room').send('Item', 7) }),
      Ticks: stream({
        run: async function* () {
          for (let index = 0; index < 1_000; index += 1) {
            yield index;
            await new Promise((resolve) => setImmediate(resolve));
          }
        },
      }),
    },
  });
  return { hub, seen };
}

async function connect(limits = {}, options = {}) {
  const { hub, seen } = makeHub();
  const served = await serve({ '/hub': hub }, { limits });
  const client = await RawClient.connect(served.url, { stateful: true, ...options });
  const resume = async (options = {}): Promise<RawClient> =>
    RawClient.open(served.url, client.negotiated.connectionToken, options);
  const status = async (options = {}): Promise<number> =>
    upgradeStatus(served.url, client.negotiated.connectionToken, options);
  return { ...served, seen, client, resume, status };
}

const itemsOf = (client: RawClient) =>
  client.messages
    .filter((message) => message['target'] === 'Item')
    .map((message) => (message['arguments'] as number[])[0]);
const isCounted = (message: RawMessage) =>
  Number(message['type']) >= 1 && Number(message['type']) <= 5;

describe('a dropped stateful connection', () => {
  test('is resumed: Sequence first, then everything unacknowledged, then what follows', async () => {
    const { client, resume, seen } = await connect();
    await client.invoke('Send', 3);
    client.send({ type: 8, sequenceId: 2 });
    await client.invoke('Record', 'a');
    client.cut();
    const resumed = await resume();
    resumed.send({ type: 9, sequenceId: 3 });
    await resumed.until(() => resumed.messages.length >= 4);
    expect(resumed.messages[0]).toEqual({ type: 9, sequenceId: 3 });
    expect(itemsOf(resumed)).toEqual([2]);
    expect(resumed.messages.filter(isCounted)).toHaveLength(3);
    expect(await resumed.invoke('Record', 'b')).toHaveProperty('result', 2);
    expect(seen).toMatchObject({ resumes: 1, recorded: ['a', 'b'], ends: [] });
  });

  test('drops repeats of what it has, by number', async () => {
    const { client, resume, seen } = await connect();
    await client.invoke('Record', 'one');
    await client.invoke('Record', 'two');
    client.cut();
    const resumed = await resume();
    resumed.send(
      { type: 9, sequenceId: 2 },
      { type: 1, target: 'Record', arguments: ['two again'] },
      { type: 1, target: 'Record', arguments: ['three'], invocationId: '3' },
    );
    await resumed.completion('3');
    expect(seen.recorded).toEqual(['one', 'two', 'three']);
  });

  test('sends nothing before the client has given its Sequence', async () => {
    const { client, resume } = await connect({ keepAliveMs: 40, ackMs: 40 });
    await client.invoke('Send', 1);
    client.cut();
    const resumed = await resume();
    const other = await RawClient.connect(
      resumed.socket.url.replace('ws', 'http').split('?')[0] ?? '',
    );
    await other.until(() => other.ofType(6).length >= 3);
    expect(resumed.frames).toEqual([]);
    resumed.send({ type: 9, sequenceId: 1 });
    await resumed.until(() => resumed.messages.length > 0);
    expect(resumed.messages[0]).toMatchObject({ type: 9 });
  });

  test('keeps its groups, its id and its running stream, and buffers meanwhile', async () => {
    const { client, resume, server, seen } = await connect();
    await client.invoke('Join');
    client.send({ type: 4, target: 'Ticks', arguments: [], invocationId: 't' });
    await client.until(() => client.ofType(2).length > 5);
    client.cut();
    await eventually(() => expect(server.stats().connections).toBe(1));
    const resumed = await resume();
    resumed.send({ type: 9, sequenceId: 3 });
    await resumed.completion('t');
    const ticks = resumed.ofType(2).map((message) => message['item'] as number);
    expect(ticks).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
    expect(await resumed.invoke('Room')).not.toHaveProperty('error');
    expect(itemsOf(resumed)).toEqual([7]);
    expect(seen.ends).toEqual([]);
  });

  test('ends when its window has passed, and then is not found', async () => {
    const { client, status, seen } = await connect({ resumeWindowMs: 80 });
    client.cut();
    await eventually(() => expect(seen.ends).toEqual(['resume-window-passed']));
    expect(await status()).toBe(404);
  });

  test('takes over from a socket that still looks alive', async () => {
    const { client, resume } = await connect();
    await client.invoke('Record', 1);
    const resumed = await resume();
    resumed.send({ type: 9, sequenceId: 2 });
    expect(await client.closed()).toBe(1006);
    expect(await resumed.invoke('Record', 2)).toHaveProperty('result', 2);
  });

  test('is not resumed by another user or without credentials', async () => {
    const { client, status, resume } = await connect({}, { token: 'alice' });
    client.cut();
    expect(await status({ token: 'bob' })).toBe(404);
    expect(await status({ token: 'nobody' })).toBe(401);
    expect(await status()).toBe(404);
    const resumed = await resume({ token: 'alice' });
    resumed.send({ type: 9, sequenceId: 1 });
    await resumed.until(() => resumed.messages.length > 0);
  });
});

describe('stateful reconnect is over', () => {
  test.each([
    ['a Close message of the client', (client: RawClient) => client.send({ type: 7 })],
    ['a closing frame of the client', (client: RawClient) => client.socket.close()],
    ['malformed input', (client: RawClient) => client.sendText('{\u001e')],
  ])('after %s', async (_what, leave) => {
    const { client, status, seen } = await connect();
    leave(client);
    await eventually(() => expect(seen.ends).toHaveLength(1));
    expect(await status()).toBe(404);
  });

  test('after a Close of the server, at once and although the socket is still open', async () => {
    const { status, server, client } = await connect();
    client.socket.pause();
    server.closeWhere('/hub', () => true, { allowReconnect: true });
    expect(await status()).toBe(404);
  });

  test('when the client was not heard for most of its time-out', async () => {
    const { client, status, seen } = await connect({ clientTimeoutMs: 2_000 });
    const heard = Date.now();
    await eventually(() => expect(Date.now() - heard).toBeGreaterThan(1_500));
    expect(client.closeCode).toBeUndefined();
    expect(await status()).toBe(404);
    expect(seen.ends).toEqual(['resume-refused']);
  });

  test('when the Sequence leaves a gap, and the socket stays open and silent', async () => {
    const { client, resume, seen, status } = await connect();
    await client.invoke('Record', 1);
    client.cut();
    const resumed = await resume();
    resumed.send({ type: 9, sequenceId: 5 });
    await eventually(() => expect(seen.ends).toEqual(['protocol-error']));
    expect(await status()).toBe(404);
    expect(resumed.frames).toEqual([]);
    expect(resumed.closeCode).toBeUndefined();
    resumed.cut();
  });

  test('when no Sequence comes, and the socket stays open and silent', async () => {
    const { client, resume, seen } = await connect({ sequenceTimeoutMs: 60 });
    client.cut();
    const zombie = await resume();
    await eventually(() => expect(seen.ends).toEqual(['resume-refused']));
    zombie.ping();
    expect(zombie.frames).toEqual([]);
    expect(zombie.closeCode).toBeUndefined();
    zombie.cut();
  });

  test('when the same message breaks the client again and again', async () => {
    const { client, resume, seen, status } = await connect();
    client.send({ type: 1, target: 'Send', arguments: [1] });
    await client.until(() => itemsOf(client).length === 1);
    client.cut();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const resumed = await resume();
      resumed.send({ type: 9, sequenceId: 2 });
      await resumed.until(() => itemsOf(resumed).length === 1);
      resumed.cut();
    }
    await eventually(async () => expect(await status()).toBe(404));
    expect(seen.ends).toEqual(['resume-refused']);
  });

  test('for a client that shakes hands with version 1, or never asked', async () => {
    const { hub } = makeHub();
    const { url } = await serve({ '/hub': hub });
    const { connectionToken } = await negotiate(url, { stateful: true });
    const client = await RawClient.open(url, connectionToken);
    client.send({ protocol: 'json', version: 1 });
    await client.invoke('Record', 1);
    expect(await upgradeStatus(url, connectionToken)).toBe(409);
    client.cut();
    await eventually(async () => expect(await upgradeStatus(url, connectionToken)).toBe(404));
  });
});

describe('acknowledgements', () => {
  test('come at most once in their interval, and only when something was received', async () => {
    const { client } = await connect({ ackMs: 100, keepAliveMs: 40 });
    for (let index = 0; index < 20; index += 1)
      client.send({ type: 1, target: 'Record', arguments: [index] });
    await client.until(() => client.ofType(8).length > 0);
    await client.until(() => client.ofType(6).length >= 6);
    expect(client.ofType(8)).toEqual([{ type: 8, sequenceId: 20 }]);
  });

  test('beyond anything sent are ignored', async () => {
    const { client } = await connect();
    client.send({ type: 8, sequenceId: 1_000 });
    expect(await client.invoke('Record', 1)).toHaveProperty('result', 1);
  });

  test('let a full buffer go on; the message that crosses the line is still sent', async () => {
    const { client, seen } = await connect({ statefulBufferBytes: 200 });
    await client.invoke('Fill', 20);
    const sent = () =>
      client.messages.filter(isCounted).map((message) => `${JSON.stringify(message)}\u001e`);
    await client.until(() => sent().join('').length >= 200);
    expect(sent().slice(0, -1).join('').length).toBeLessThan(200);
    expect(seen.recorded.length).toBeLessThan(20);
    while (itemsOf(client).length < 20) {
      client.send({ type: 8, sequenceId: client.messages.filter(isCounted).length });
      const before = client.messages.length;
      await client.until(() => client.messages.length > before);
    }
    expect(itemsOf(client)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('that never come end the connection when too much is queued', async () => {
    const { client, seen } = await connect({ statefulBufferBytes: 200, maxQueuedBytes: 2_000 });
    client.send({ type: 1, target: 'Send', arguments: [200] });
    expect(await client.closed()).toBe(1006);
    expect(seen.ends).toEqual(['slow-reader']);
  });
});
