/** The official clients, unmodified, against the conformance hub in its own process. */
import * as signalr10 from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import * as signalr8 from 'signalr-8';
import * as signalr9 from 'signalr-9';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startConformanceHub, type RunningHub } from './running-hub.ts';

interface Variant {
  readonly name: string;
  readonly signalr: typeof signalr10;
  readonly messagePack: boolean;
  readonly stateful: boolean;
}

// versions 8 and 9 have the same shape; their types are separate declarations of it
const clients: readonly [string, typeof signalr10][] = [
  ['8', signalr8 as unknown as typeof signalr10],
  ['9', signalr9 as unknown as typeof signalr10],
  ['10', signalr10],
];
const variants: Variant[] = clients.flatMap(([version, signalr]) =>
  [false, true].flatMap((messagePack) =>
    [false, true].map((stateful) => ({
      name: `client ${version}, ${messagePack ? 'MessagePack' : 'JSON'}${stateful ? ', stateful' : ''}`,
      signalr,
      messagePack,
      stateful,
    })),
  ),
);

let hub: RunningHub;
beforeAll(async () => {
  hub = await startConformanceHub({ SIGNALR_DETAILED_ERRORS: '1' });
});
afterAll(async () => {
  expect(await hub.stop()).toBe(0);
});

interface Options {
  readonly path?: string;
  readonly token?: string;
  readonly reconnect?: boolean;
}

function build(variant: Variant, { path = '/testhub', token, reconnect = false }: Options = {}) {
  const { signalr } = variant;
  let builder = new signalr.HubConnectionBuilder()
    .withUrl(`${hub.base}${path}`, {
      transport: signalr.HttpTransportType.WebSockets,
      ...(token === undefined ? {} : { accessTokenFactory: () => token }),
    })
    .configureLogging(signalr.LogLevel.None);
  if (variant.messagePack) builder = builder.withHubProtocol(new MessagePackHubProtocol());
  if (variant.stateful) builder = builder.withStatefulReconnect();
  if (reconnect) builder = builder.withAutomaticReconnect([0, 50, 100]);
  const connection = builder.build();
  onTestFinished(async () => connection.stop());
  return connection;
}

async function start(variant: Variant, options: Options = {}) {
  const connection = build(variant, options);
  await connection.start();
  return connection;
}

function collect(stream: signalr10.IStreamResult<unknown>): Promise<unknown[]> {
  const items: unknown[] = [];
  return new Promise((resolve, reject) => {
    stream.subscribe({
      next: (item) => items.push(item),
      complete: () => resolve(items),
      error: reject,
    });
  });
}

function received(connection: signalr10.HubConnection, event: string): Promise<unknown[]> {
  return new Promise((resolve) => {
    connection.on(event, (...args: unknown[]) => resolve(args));
  });
}

describe.each(variants)('$name', (variant) => {
  test('gets back every kind of value', async () => {
    const connection = await start(variant);
    for (const value of [
      'è ✓ \u001e',
      0,
      -1.5,
      2 ** 40,
      true,
      null,
      [],
      [1, [2]],
      { a: { b: 'c' } },
    ]) {
      expect(await connection.invoke('Echo', value)).toEqual(value);
    }
    expect(await connection.invoke('Void')).toBeFalsy();
    expect(await connection.invoke('ReturnNull')).toBeNull();
    expect(await connection.invoke('Add', 2, 3)).toBe(5);
    expect(await connection.invoke('GetCallerConnectionId')).toBe(connection.connectionId);
    expect(await connection.invoke('GetActiveTransportName')).toBe('WebSockets');
    expect(await connection.invoke('GetUserId')).toBeNull();
  });

  test('learns of errors in their exact words', async () => {
    const connection = await start(variant);
    await expect(connection.invoke('ThrowException', 'boom')).rejects.toThrow(
      "An unexpected error occurred invoking 'ThrowException' on the server. InvalidOperationException: boom",
    );
    await expect(connection.invoke('ThrowHubException', 'told')).rejects.toThrow(
      "An unexpected error occurred invoking 'ThrowHubException' on the server. HubException: told",
    );
    await expect(collect(connection.stream('CounterThenThrow', 2, 'late'))).rejects.toThrow(
      'An error occurred on the server while streaming results. InvalidOperationException: late',
    );
    await expect(collect(connection.stream('StreamThrowException', 'early'))).rejects.toThrow(
      "An unexpected error occurred invoking 'StreamThrowException' on the server. InvalidOperationException: early",
    );
  });

  test('reads streams to the end and cancels one that never ends', async () => {
    const connection = await start(variant);
    expect(await collect(connection.stream('Stream'))).toEqual(['a', 'b', 'c']);
    expect(await collect(connection.stream('EmptyStream'))).toEqual([]);
    expect(await collect(connection.stream('SparseStream'))).toEqual([1, null, null, 2]);
    expect(await collect(connection.stream('Counter', 500, 0))).toHaveLength(500);
    const cancelled = received(connection, 'StreamCanceled');
    connection
      .stream('InfiniteStream')
      .subscribe({ next: () => {}, complete: () => {}, error: () => {} })
      .dispose();
    expect(await cancelled).toEqual([]);
  });

  test('uploads streams', async () => {
    const connection = await start(variant);
    const subject = new variant.signalr.Subject<string>();
    const joined = connection.invoke('StreamingConcat', subject);
    for (const part of ['x', 'y', 'z']) subject.next(part);
    subject.complete();
    expect(await joined).toBe('xyz');
    const [first, second] = [
      new variant.signalr.Subject<string>(),
      new variant.signalr.Subject<string>(),
    ];
    const both = connection.invoke('UploadTwo', first, 'tag', second);
    for (const part of ['1', '2']) {
      first.next(part);
      second.next(part + part);
    }
    first.complete();
    second.complete();
    expect(await both).toEqual(['tag', '12', '1122']);
    const failing = new variant.signalr.Subject<string>();
    const failed = connection.invoke('StreamingConcat', failing);
    failing.error(new Error('client gave up'));
    await expect(failed).rejects.toThrow('Exception: client gave up');
  });

  test('is asked for results', async () => {
    const connection = await start(variant);
    const other = await start(variant);
    connection.on('Double', (value: number) => value * 2);
    connection.on('Refuse', () => {
      throw new Error('no');
    });
    expect(await connection.invoke('AskClient', 'Double', 21)).toBe(42);
    expect(await other.invoke('AskConnection', connection.connectionId, 'Double', 4)).toBe(8);
    await expect(connection.invoke('AskClient', 'Refuse', 1)).rejects.toThrow(
      'HubException: Error: no',
    );
    await expect(connection.invoke('AskClient', 'Unhandled', 1)).rejects.toThrow(
      "Client didn't provide a result.",
    );
  });

  test('is reached as caller, connection, user, group member and one of all', async () => {
    const alice = await start(variant, { token: 'conformance-token-alice' });
    const bob = await start(variant, { token: 'conformance-token-bob', path: '/testhub' });
    expect(await alice.invoke('GetUserId')).toBe('alice');
    const message = received(alice, 'Message');
    await alice.invoke('InvokeWithString', 'me');
    expect(await message).toEqual(['me']);
    const direct = received(bob, 'DirectMessage');
    await alice.invoke('SendToConnection', bob.connectionId, 'direct');
    expect(await direct).toEqual(['direct']);
    const toUser = received(bob, 'UserMessage');
    await alice.invoke('SendToUser', 'bob', 'user');
    expect(await toUser).toEqual(['user']);
    const room = `room of ${variant.name}`;
    await Promise.all([alice.invoke('JoinGroup', room), bob.invoke('JoinGroup', room)]);
    const toGroup = received(bob, 'GroupMessage');
    await alice.invoke('SendToOthersInGroup', room, 'group');
    expect(await toGroup).toEqual([room, 'group']);
    const broadcast = received(bob, 'Broadcast');
    await alice.invoke('SendToOthers', 'others');
    expect(await broadcast).toEqual(['others']);
  });

  test('keeps the order of a thousand events sent as fast as it takes them', async () => {
    const connection = await start(variant);
    const items: number[] = [];
    const all = new Promise<void>((resolve) => {
      connection.on('Item', (_tag: string, index: number) => {
        items.push(index);
        if (index === 999) resolve();
      });
    });
    await connection.invoke('SendSequence', 'order', 1000, 0);
    await all;
    expect(items).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  });

  test('is closed by the server, for good or to come back', async () => {
    const connection = await start(variant);
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    await connection.invoke('CloseConnection', false, 'enough');
    expect((await closed)?.message).toContain('Server returned an error on close: enough');
    const returning = await start(variant, { reconnect: true });
    const { connectionId } = returning;
    const returned = new Promise<string | undefined>((resolve) => returning.onreconnected(resolve));
    await returning.invoke('CloseConnection', true, null);
    expect(await returned).not.toBe(connectionId);
    expect(await returning.invoke('ConnectionState', connectionId)).toBe('disconnected');
    expect(await returning.invoke('ConnectionState', returning.connectionId)).toBe('connected');
  });
});

const newest: Variant = { name: '', signalr: signalr10, messagePack: false, stateful: false };

describe('the conformance hub', () => {
  test('sends bytes and dates as each encoding has them', async () => {
    const expected = {
      Guid: '00010203-0405-0607-0706-050403020100',
      IntArray: [1, 2, 3],
      String: 'hello world',
    };
    const json = await start(newest);
    expect(await json.invoke('SendComplexObject')).toEqual({
      ...expected,
      ByteArray: 'AQID',
      DateTime: '2000-01-01T00:00:00Z',
    });
    const packed = await start({ ...newest, messagePack: true });
    const object = await packed.invoke<Record<string, unknown>>('SendComplexObject');
    expect(object).toMatchObject({ ...expected, DateTime: new Date(Date.UTC(2000, 0, 1)) });
    expect([...(object['ByteArray'] as Uint8Array)]).toEqual([1, 2, 3]);
  });

  test('closes a connection whose token expires, and the client comes back', async () => {
    const { signalr } = newest;
    const connection = new signalr.HubConnectionBuilder()
      .withUrl(`${hub.base}/authorizedhub`, {
        accessTokenFactory: () => `expiring:carol:${Date.now() + 1_500}`,
      })
      .withAutomaticReconnect([0])
      .configureLogging(signalr.LogLevel.None)
      .build();
    onTestFinished(async () => connection.stop());
    const returned = new Promise((resolve) => connection.onreconnected(resolve));
    await connection.start();
    await returned;
    expect(await connection.invoke('GetUserId')).toBe('carol');
  });

  test('fails a connection to the uncreatable hub without a reconnect', async () => {
    const connection = build(newest, { path: '/uncreatable', reconnect: true });
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    const failure = await connection.start().catch((error: Error) => error);
    expect((failure ?? (await closed))?.message).toContain(
      "activate 'FunctionalTests.UncreatableHub'",
    );
  });

  test('redirects, refuses and shows headers and cookies', async () => {
    const connection = await start(newest, { path: `/redirect?baseUrl=${hub.base}` });
    expect(await connection.invoke('GetNumRedirects')).toBe(1);
    expect(await connection.invoke('GetCookie', 'testCookie')).toBe('testValue');
    expect(await connection.invoke('GetCookie', 'testCookie2')).toBe('testValue2');
    expect(await connection.invoke('GetHeader', 'USER-AGENT')).toContain('Microsoft SignalR/10.0');
    expect(await connection.invoke('GetContentTypeHeader')).toBeNull();
    await expect(build(newest, { path: '/bad-negotiate' }).start()).rejects.toThrow('400');
    await expect(build(newest, { path: '/authorizedhub' }).start()).rejects.toThrow('401');
  });
});
