import { describe, expect, test, vi } from 'vitest';
import { RawClient } from '../test/raw-client.ts';
import { eventually, serve } from '../test/test-server.ts';
import { defineHub, expectArgumentCount, HubException, method, stream } from './index.ts';

class SecretError extends Error {
  override readonly name = 'SecretError';
}

type Events = { Said: [text: string] };

function makeHub(
  gate: { open: Promise<void>; started: string[] } = { open: Promise.resolve(), started: [] },
) {
  return defineHub<{ id: string }, Events>()({
    methods: {
      Echo: method({
        parse: (args) => {
          expectArgumentCount(args, 1);
          return [args[0]];
        },
        run: (_context, value) => value,
      }),
      Nothing: method({ run: () => undefined }),
      Null: method({ run: async () => null }),
      Throw: method({
        run: () => {
          throw new SecretError('secret');
        },
      }),
      Reject: method({ run: async () => Promise.reject(new HubException('told')) }),
      Unencodable: method({ run: () => 10n }),
      Guarded: method({
        authorize: async (context) => context.user?.id === 'alice',
        run: () => 'in',
      }),
      GuardThrows: method({
        authorize: () => {
          throw new SecretError('guard');
        },
        run: () => 'in',
      }),
      Parsed: method({
        parse: () => {
          throw new HubException('not like this');
        },
        run: () => undefined,
      }),
      Uploads: method({
        uploads: 1,
        parse: (_args, [upload]) => [upload],
        run: (_context, _upload) => 'done',
      }),
      Wait: method({
        parse: ([tag]) => [String(tag)],
        run: async (_context, tag) => {
          gate.started.push(tag);
          await gate.open;
          return tag;
        },
      }),
      Numbers: stream({
        run: async function* () {
          yield 1;
        },
      }),
      ThrowBefore: stream({
        run: (): AsyncIterable<number> => {
          throw new HubException('early');
        },
      }),
    },
  });
}

async function connect(
  options: { token?: string; limits?: object; gate?: Parameters<typeof makeHub>[0] } = {},
) {
  const served = await serve({ '/hub': makeHub(options.gate) }, { limits: options.limits ?? {} });
  const client = await RawClient.connect(
    served.url,
    options.token === undefined ? {} : { token: options.token },
  );
  return { ...served, client };
}

function gateWithKey() {
  let unlock = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  return { gate: { open, started: [] as string[] }, unlock: () => unlock() };
}

describe('an invocation', () => {
  test('is answered with its result, with nothing, or with null', async () => {
    const { client } = await connect();
    expect(await client.invoke('Echo', { deep: ['è\u001e', 1.5, true, null] })).toMatchObject({
      result: { deep: ['è\u001e', 1.5, true, null] },
    });
    expect(await client.invoke('Nothing')).not.toHaveProperty('result');
    expect(await client.invoke('Null')).toHaveProperty('result', null);
  });

  test.each([
    ['Throw', [], "An unexpected error occurred invoking 'Throw' on the server."],
    [
      'Reject',
      [],
      "An unexpected error occurred invoking 'Reject' on the server. HubException: told",
    ],
    ['Unencodable', [], "An unexpected error occurred invoking 'Unencodable' on the server."],
    ['Unknown', [], "Unknown hub method 'Unknown'"],
    ['constructor', [], "Unknown hub method 'constructor'"],
    ['__proto__', [], "Unknown hub method '__proto__'"],
    ['onConnected', [], "Unknown hub method 'onConnected'"],
    ['Echo', [1, 2], "Failed to invoke 'Echo' due to an error on the server."],
    ['Nothing', [1], "Failed to invoke 'Nothing' due to an error on the server."],
    [
      'Parsed',
      [],
      "Failed to invoke 'Parsed' due to an error on the server. HubException: not like this",
    ],
    [
      'Uploads',
      [],
      "An unexpected error occurred invoking 'Uploads' on the server. HubException: Client sent 0 stream(s), Hub method expects 1.",
    ],
    ['Guarded', [], "Failed to invoke 'Guarded' because user is unauthorized"],
    ['GuardThrows', [], "An unexpected error occurred invoking 'GuardThrows' on the server."],
    [
      'Numbers',
      [],
      "The client attempted to invoke the streaming 'Numbers' method with a non-streaming invocation.",
    ],
  ])('of %s%j fails with its text and no more', async (target, args, error) => {
    const { client } = await connect();
    const completion = await client.invoke(target, ...args);
    expect(completion).toEqual({ type: 3, invocationId: completion['invocationId'], error });
  });

  test('as a stream of a plain method, or failing before it streams, has its text', async () => {
    const { client } = await connect();
    client.send({ type: 4, target: 'Echo', arguments: [1], invocationId: 'a' });
    client.send({ type: 4, target: 'ThrowBefore', arguments: [], invocationId: 'b' });
    expect(await client.completion('a')).toHaveProperty(
      'error',
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    );
    expect(await client.completion('b')).toHaveProperty(
      'error',
      "An unexpected error occurred invoking 'ThrowBefore' on the server. HubException: early",
    );
  });

  test('tells name and message of any error when detailed errors are on', async () => {
    const { client } = await connect({ limits: { detailedErrors: true } });
    expect(await client.invoke('Throw')).toHaveProperty(
      'error',
      "An unexpected error occurred invoking 'Throw' on the server. SecretError: secret",
    );
    expect(await client.invoke('Echo')).toHaveProperty(
      'error',
      "Failed to invoke 'Echo' due to an error on the server. InvalidDataException: Invocation provides 0 argument(s) but target expects 1.",
    );
  });

  test('is let in by its authorization', async () => {
    const { client } = await connect({ token: 'alice' });
    expect(await client.invoke('Guarded')).toHaveProperty('result', 'in');
  });

  test('without an id is never answered, whatever happens', async () => {
    const { client, log } = await connect();
    for (const target of ['Echo', 'Throw', 'Unknown', 'Numbers']) {
      client.send({ type: 1, target, arguments: [1] });
    }
    await client.invoke('Nothing');
    expect(client.ofType(3)).toHaveLength(1);
    expect(log.filter(({ event }) => event === 'method failed')).not.toHaveLength(0);
  });

  test('waits for the one before it, while completions leave in order', async () => {
    const { gate, unlock } = gateWithKey();
    const { client } = await connect({ gate });
    client.send(
      { type: 1, target: 'Wait', arguments: ['first'], invocationId: '1' },
      { type: 1, target: 'Wait', arguments: ['second'], invocationId: '2' },
      { type: 4, target: 'Numbers', arguments: [], invocationId: '3' },
    );
    await client.completion('3');
    expect(gate.started).toEqual(['first']);
    unlock();
    await client.completion('2');
    expect(client.ofType(3).map((message) => message['invocationId'])).toEqual(['3', '1', '2']);
  });

  test('runs beside as many others as the limit says', async () => {
    const { gate, unlock } = gateWithKey();
    const { client } = await connect({ gate, limits: { maxParallelInvocations: 2 } });
    for (const tag of ['1', '2', '3'])
      client.send({ type: 1, target: 'Wait', arguments: [tag], invocationId: tag });
    client.send({ type: 4, target: 'Numbers', arguments: [], invocationId: 's' });
    await client.completion('s');
    expect(gate.started).toEqual(['1', '2']);
    unlock();
    await client.completion('3');
    expect(gate.started).toEqual(['1', '2', '3']);
  });

  test('beyond the queue makes the server stop reading, and nothing is lost', async () => {
    const { gate, unlock } = gateWithKey();
    const { client } = await connect({ gate, limits: { maxQueuedInvocations: 5 } });
    const tags = Array.from({ length: 50 }, (_, index) => String(index));
    for (const tag of tags)
      client.send({ type: 1, target: 'Wait', arguments: [tag], invocationId: tag });
    await eventually(() => expect(gate.started).toEqual(['0']));
    unlock();
    await client.completion('49');
    expect(gate.started).toEqual(tags);
  });
});

describe('the hook before every call', () => {
  test('sees known and unknown methods, and refuses with a throw', async () => {
    const seen = vi.fn<(target: string) => void>();
    const hub = defineHub<{ id: string }, Events>()({
      methods: { Known: method({ run: () => 1 }) },
      onInvocation: (_context, target) => {
        seen(target);
        if (target === 'Forbidden') throw new HubException('too often');
      },
    });
    const { url } = await serve({ '/hub': hub });
    const client = await RawClient.connect(url);
    expect(await client.invoke('Known')).toHaveProperty('result', 1);
    expect(await client.invoke('Unknown')).toHaveProperty('error');
    expect(await client.invoke('Forbidden')).toHaveProperty(
      'error',
      "Failed to invoke 'Forbidden' due to an error on the server. HubException: too often",
    );
    expect(seen.mock.calls.flat()).toEqual(['Known', 'Unknown', 'Forbidden']);
  });
});
