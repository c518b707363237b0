import { describe, expect, test } from 'vitest';
import { RawClient } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';
import { defineHub, HubException, method, stream } from './index.ts';

function makeHub() {
  const seen = {
    cleanups: 0,
    aborts: 0,
    pulled: 0,
    taken: [] as unknown[],
    takeOne: () => undefined as void,
  };
  const hub = defineHub<{ id: string }, { Said: [] }>()({
    methods: {
      Count: stream({
        parse: ([count]) => [Number(count)],
        run: async function* (_context, count) {
          for (let index = 0; index < count; index += 1) yield index;
        },
      }),
      Endless: stream({
        run: async function* (context) {
          context.signal.addEventListener('abort', () => (seen.aborts += 1));
          try {
            for (;;) {
              seen.pulled += 1;
              yield 'x'.repeat(1000);
            }
          } finally {
            seen.cleanups += 1;
          }
        },
      }),
      Blocked: stream({
        run: async function* (context) {
          await new Promise<void>((resolve) => {
            context.signal.addEventListener('abort', () => {
              seen.aborts += 1;
              resolve();
            });
          });
          yield 'too late';
        },
      }),
      Sparse: stream({
        run: async function* () {
          yield* [1, undefined, null, 2];
        },
      }),
      Fail: stream({
        run: async function* () {
          yield 1;
          throw new Error('hidden');
        },
      }),
      FailHub: stream({
        run: async function* () {
          yield 1;
          throw new HubException('shown');
        },
      }),
      Join: method({
        uploads: 1,
        parse: (_args, [upload]) => [upload as AsyncIterable<unknown>],
        run: async (_context, upload) => {
          const items: unknown[] = [];
          for await (const item of upload) items.push(item);
          return items;
        },
      }),
      First: method({
        uploads: 1,
        parse: (_args, [upload]) => [upload as AsyncIterable<unknown>],
        run: async (_context, upload) => {
          for await (const item of upload) return item;
          return undefined;
        },
      }),
      Slowly: method({
        uploads: 1,
        parse: (_args, [upload]) => [upload as AsyncIterable<unknown>],
        run: async (_context, upload) => {
          for await (const item of upload) {
            seen.taken.push(item);
            await new Promise<void>((resolve) => {
              seen.takeOne = resolve;
            });
          }
          return seen.taken.length;
        },
      }),
      Echo: stream({
        uploads: 1,
        parse: (_args, [upload]) => [upload as AsyncIterable<unknown>],
        run: (_context, upload) => upload,
      }),
      Ping: method({ run: () => 'pong' }),
      Pair: method({
        uploads: 2,
        parse: ([tag], uploads) => [tag, uploads],
        run: async (_context, tag, uploads) => {
          const texts: string[] = [];
          for (const upload of uploads) {
            let text = '';
            for await (const item of upload) text += String(item);
            texts.push(text);
          }
          return [tag, ...texts];
        },
      }),
    },
  });
  return { hub, seen };
}

async function connect(limits = {}) {
  const { hub, seen } = makeHub();
  const served = await serve({ '/hub': hub }, { limits });
  return { ...served, seen, client: await RawClient.connect(served.url) };
}

const items = (client: RawClient) => client.ofType(2).map((message) => message['item']);

describe('a server stream', () => {
  test('sends its items, then one completion without a result', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Count', arguments: [3], invocationId: 's' });
    expect(await client.completion('s')).toEqual({ type: 3, invocationId: 's' });
    expect(items(client)).toEqual([0, 1, 2]);
  });

  test('writes what JSON cannot say as null', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Sparse', arguments: [], invocationId: 's' });
    await client.completion('s');
    expect(items(client)).toEqual([1, null, null, 2]);
  });

  test('that fails after it began says so, with detail only of a HubException', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Fail', arguments: [], invocationId: 'a' });
    client.send({ type: 4, target: 'FailHub', arguments: [], invocationId: 'b' });
    const text = 'An error occurred on the server while streaming results.';
    expect(await client.completion('a')).toHaveProperty('error', text);
    expect(await client.completion('b')).toHaveProperty('error', `${text} HubException: shown`);
  });

  test('that is cancelled completes at once, cleans up, and says nothing after it', async () => {
    const { client, seen } = await connect();
    client.send({ type: 4, target: 'Endless', arguments: [], invocationId: 's' });
    await client.until(() => items(client).length > 3);
    client.send({ type: 5, invocationId: 's' });
    expect(await client.completion('s')).not.toHaveProperty('error');
    const before = items(client).length;
    await client.invoke('Ping');
    expect(items(client)).toHaveLength(before);
    await eventually(() => expect(seen).toMatchObject({ cleanups: 1, aborts: 1 }));
  });

  test('blocked in its source is left behind when cancelled', async () => {
    const { client, seen } = await connect();
    client.send({ type: 4, target: 'Blocked', arguments: [], invocationId: 's' });
    client.send({ type: 5, invocationId: 's' });
    expect(await client.completion('s')).toEqual({ type: 3, invocationId: 's' });
    await client.invoke('Ping');
    expect(items(client)).toEqual([]);
    expect(seen.aborts).toBe(1);
  });

  test('stops with its connection', async () => {
    const { client, seen } = await connect();
    client.send({ type: 4, target: 'Blocked', arguments: [], invocationId: 's' });
    await client.invoke('Ping');
    client.cut();
    await eventually(() => expect(seen.aborts).toBe(1));
  });

  test('pulls no more than a reader that has stopped reading can take', async () => {
    const { client, seen, server } = await connect({ maxQueuedBytes: 50_000_000 });
    client.socket.pause();
    client.send({ type: 4, target: 'Endless', arguments: [], invocationId: 's' });
    let before = -1;
    await eventually(() => {
      const unchanged = seen.pulled > 0 && seen.pulled === before;
      before = seen.pulled;
      expect(unchanged).toBe(true);
    });
    expect(server.stats().queuedBytes).toBeLessThan(1_000_000);
  });

  test('may not take an id that is in use, and an unknown cancel is ignored', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Blocked', arguments: [], invocationId: '5' });
    client.send({ type: 4, target: 'Count', arguments: [1], invocationId: '5' });
    client.send({ type: 5, invocationId: 'unknown' });
    expect(await client.completion('5')).toHaveProperty(
      'error',
      "Invocation ID '5' is already in use.",
    );
    expect(await client.invoke('Ping')).toHaveProperty('result', 'pong');
  });

  test('beyond the limit of streams is refused', async () => {
    const { client } = await connect({ maxStreamsPerConnection: 2 });
    for (const id of ['1', '2', '3'])
      client.send({ type: 4, target: 'Blocked', arguments: [], invocationId: id });
    expect(await client.completion('3')).toHaveProperty(
      'error',
      'Too many streams are open on this connection.',
    );
    client.send({ type: 5, invocationId: '1' });
    client.send({ type: 4, target: 'Count', arguments: [1], invocationId: '4' });
    expect(await client.completion('4')).not.toHaveProperty('error');
  });
});

describe('an upload', () => {
  test('reaches the method in order, with items sent before it started', async () => {
    const { client } = await connect();
    client.send(
      { type: 1, target: 'Join', arguments: [], invocationId: '1', streamIds: ['u'] },
      { type: 2, invocationId: 'u', item: 1 },
      { type: 2, invocationId: 'u', item: { n: 2 } },
      { type: 3, invocationId: 'u' },
    );
    expect(await client.completion('1')).toHaveProperty('result', [1, { n: 2 }]);
  });

  test('two of them are told apart, and a plain argument stands between', async () => {
    const { client } = await connect();
    client.send(
      { type: 1, target: 'Pair', arguments: ['tag'], invocationId: '1', streamIds: ['a', 'b'] },
      { type: 2, invocationId: 'b', item: 'y' },
      { type: 2, invocationId: 'a', item: 'x' },
      { type: 3, invocationId: 'b' },
      { type: 3, invocationId: 'a' },
    );
    expect(await client.completion('1')).toHaveProperty('result', ['tag', 'x', 'y']);
  });

  test('that ends in an error throws in the method', async () => {
    const { client } = await connect({ detailedErrors: true });
    client.send({ type: 1, target: 'Join', arguments: [], invocationId: '1', streamIds: ['u'] });
    client.send({ type: 3, invocationId: 'u', error: 'client text' });
    expect(await client.completion('1')).toHaveProperty(
      'error',
      "An unexpected error occurred invoking 'Join' on the server. Exception: client text",
    );
  });

  test('is forgotten when its method ends first, and later items are ignored', async () => {
    const { client } = await connect();
    client.send({ type: 1, target: 'First', arguments: [], invocationId: '1', streamIds: ['u'] });
    for (let item = 0; item < 40; item += 1) client.send({ type: 2, invocationId: 'u', item });
    client.send({ type: 3, invocationId: 'u' });
    expect(await client.completion('1')).toHaveProperty('result', 0);
    expect(await client.invoke('Ping')).toHaveProperty('result', 'pong');
  });

  test('is echoed by a stream', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Echo', arguments: [], invocationId: 's', streamIds: ['u'] });
    client.send(
      { type: 2, invocationId: 'u', item: 'a' },
      { type: 2, invocationId: 'u', item: 'b' },
    );
    client.send({ type: 3, invocationId: 'u' });
    await client.completion('s');
    expect(items(client)).toEqual(['a', 'b']);
  });

  test('with a full buffer stops the reading until the method has taken an item', async () => {
    const { client, seen } = await connect({ streamBufferItems: 2 });
    client.send({ type: 1, target: 'Slowly', arguments: [], invocationId: '1', streamIds: ['u'] });
    for (let item = 0; item < 3; item += 1) client.send({ type: 2, invocationId: 'u', item });
    await eventually(() => expect(seen.taken).toEqual([0]));
    client.send({ type: 3, invocationId: 'u' });
    client.send({ type: 1, target: 'Ping', arguments: [], invocationId: 'p' });
    seen.takeOne();
    expect(await client.completion('p')).toHaveProperty('result', 'pong');
    await eventually(() => {
      seen.takeOne();
      expect(seen.taken).toEqual([0, 1, 2]);
    });
    seen.takeOne();
    expect(await client.completion('1')).toHaveProperty('result', 3);
  });
});
