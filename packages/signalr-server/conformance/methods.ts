/** The hub that tests talk to; what each method does is written in the conformance document. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  defineHub,
  expectArgumentCount,
  HubException,
  method,
  stream,
  type CloseOptions,
  type HubContext,
  type HubUser,
} from '../src/index.ts';
import { complexObject } from './complex-object.ts';

type Events = {
  Message: [message: unknown];
  CustomObject: [object: unknown];
  StreamCanceled: [];
  Item: [tag: unknown, index: number];
  GroupMessage: [name: string, message: unknown];
  Broadcast: [message: unknown];
  UserMessage: [message: unknown];
  DirectMessage: [message: unknown];
};

type Context = HubContext<HubUser, Events>;

class InvalidOperationException extends Error {
  override readonly name = 'InvalidOperationException';
}

const closeDelayMs = 10;
const recorded = new Map<string, unknown[]>();
const states = new Map<string, 'connected' | 'disconnected'>();

const life = {
  onConnected: (context: Context) => void states.set(context.connectionId, 'connected'),
  onDisconnected: (context: Context) => void states.set(context.connectionId, 'disconnected'),
};

/** A parser that takes exactly as many arguments as it is given names of kinds. */
function one(args: readonly unknown[]): readonly [unknown] {
  expectArgumentCount(args, 1);
  return [args[0]];
}

function oneText(args: readonly unknown[]): readonly [string] {
  expectArgumentCount(args, 1);
  return [String(args[0])];
}

function two(args: readonly unknown[]): readonly [unknown, unknown] {
  expectArgumentCount(args, 2);
  return [args[0], args[1]];
}

function textAndValue(args: readonly unknown[]): readonly [string, unknown] {
  expectArgumentCount(args, 2);
  return [String(args[0]), args[1]];
}

function oneUpload(
  args: readonly unknown[],
  [upload]: readonly AsyncIterable<unknown>[],
): readonly [AsyncIterable<unknown>] {
  expectArgumentCount(args, 0);
  if (upload === undefined) throw new HubException('An upload is missing.');
  return [upload];
}

async function joined(upload: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const item of upload) text += String(item);
  return text;
}

async function* counter(count: number, delayMs: number): AsyncGenerator<number> {
  for (let index = 0; index < count; index += 1) {
    if (delayMs > 0) await sleep(delayMs);
    yield index;
  }
}

async function sendSequence(context: Context, tag: unknown, count: number, intervalMs: number) {
  for (let index = 0; index < count && !context.signal.aborted; index += 1) {
    if (index > 0 && intervalMs > 0) await sleep(intervalMs);
    await context.clients.caller.send('Item', tag, index);
  }
}

function header(context: Context, name: string): string | null {
  const found = context.request.headers[name.toLowerCase()];
  return (Array.isArray(found) ? found.join(', ') : found) ?? null;
}

/** The client on Node sends back what it was given, attributes and all. */
function cookie(context: Context, name: string): string | null {
  for (const part of (header(context, 'cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** The hub at `/testhub` and `/authorizedhub`. */
export const testHub = defineHub<HubUser, Events>()({
  ...life,
  methods: {
    Echo: method({ parse: one, run: (_context, value) => value }),
    EchoComplexObject: method({ parse: one, run: (_context, value) => value }),
    GetCallerConnectionId: method({ run: (context) => context.connectionId }),
    GetNumRedirects: method({
      run: (context) => Number(context.request.query.get('numRedirects') ?? 0),
    }),
    GetUserId: method({ run: (context) => context.user?.id ?? null }),
    GetActiveTransportName: method({ run: () => 'WebSockets' }),
    GetContentTypeHeader: method({ run: (context) => header(context, 'content-type') }),
    GetHeader: method({ parse: oneText, run: (context, name) => header(context, name) }),
    GetCookie: method({ parse: oneText, run: (context, name) => cookie(context, name) }),
    ThrowException: method({
      parse: oneText,
      run: (_context, message) => {
        throw new InvalidOperationException(message);
      },
    }),
    ThrowHubException: method({
      parse: oneText,
      run: (_context, message) => {
        throw new HubException(message);
      },
    }),
    InvokeWithString: method({
      parse: one,
      run: (context, message) => context.clients.caller.send('Message', message),
    }),
    SendCustomObject: method({
      parse: one,
      run: (context, object) => context.clients.caller.send('CustomObject', object),
    }),
    SendComplexObject: method({ run: complexObject }),
    Void: method({ run: () => undefined }),
    ReturnNull: method({ run: () => null }),
    Add: method({ parse: two, run: (_context, a, b) => (a as number) + (b as number) }),
    Delay: method({
      parse: two,
      run: async (_context, ms, tag) => {
        await sleep(Number(ms));
        return tag;
      },
    }),
    SendSequence: method({
      parse: (args) => {
        expectArgumentCount(args, 3);
        return [args[0], Number(args[1]), Number(args[2])];
      },
      run: (context, tag, count, intervalMs) => void sendSequence(context, tag, count, intervalMs),
    }),
    Record: method({
      parse: textAndValue,
      run: (_context, tag, value) => {
        const list = recorded.get(tag) ?? [];
        recorded.set(tag, list);
        return list.push(value);
      },
    }),
    GetRecorded: method({ parse: oneText, run: (_context, tag) => recorded.get(tag) ?? [] }),

    Stream: stream({
      run: async function* () {
        yield* ['a', 'b', 'c'];
      },
    }),
    EmptyStream: stream({ run: async function* () {} }),
    SparseStream: stream({
      run: async function* () {
        yield* [1, undefined, null, 2];
      },
    }),
    InfiniteStream: stream({
      run: async function* (context) {
        await new Promise((resolve) => {
          context.signal.addEventListener('abort', resolve, { once: true });
        });
        await context.clients.caller.send('StreamCanceled');
        yield* [];
      },
    }),
    StreamThrowException: stream({
      parse: oneText,
      run: (_context, message): AsyncIterable<unknown> => {
        throw new InvalidOperationException(message);
      },
    }),
    Counter: stream({
      parse: two,
      run: (_context, count, delayMs) => counter(Number(count), Number(delayMs)),
    }),
    CounterThenThrow: stream({
      parse: two,
      run: async function* (_context, count, message) {
        yield* counter(Number(count), 0);
        throw new InvalidOperationException(String(message));
      },
    }),
    CounterThenHubException: stream({
      parse: two,
      run: async function* (_context, count, message) {
        yield* counter(Number(count), 0);
        throw new HubException(String(message));
      },
    }),

    StreamingConcat: method({
      uploads: 1,
      parse: oneUpload,
      run: (_context, upload) => joined(upload),
    }),
    UploadEcho: stream({ uploads: 1, parse: oneUpload, run: (_context, upload) => upload }),
    UploadTwo: method({
      uploads: 2,
      parse: (args, uploads) => {
        expectArgumentCount(args, 1);
        return [args[0], ...uploads] as [unknown, AsyncIterable<unknown>, AsyncIterable<unknown>];
      },
      run: async (_context, tag, first, second) => [
        tag,
        ...(await Promise.all([joined(first), joined(second)])),
      ],
    }),

    AskClient: method({
      parse: textAndValue,
      run: (context, name, argument) => context.clients.caller.invoke(name, {}, argument),
    }),
    AskConnection: method({
      parse: (args) => {
        expectArgumentCount(args, 3);
        return [String(args[0]), String(args[1]), args[2]];
      },
      run: (context, connectionId, name, argument) =>
        context.clients.connection(connectionId).invoke(name, {}, argument),
    }),
    CloseConnection: method({
      parse: (args): [CloseOptions] => {
        expectArgumentCount(args, 2);
        return [
          { allowReconnect: args[0] === true, error: typeof args[1] === 'string' ? args[1] : null },
        ];
      },
      run: (context, options) => void setTimeout(() => context.close(options), closeDelayMs),
    }),
    AbortConnection: method({ run: (context) => context.abort() }),

    JoinGroup: method({ parse: oneText, run: (context, name) => context.groups.add(name) }),
    LeaveGroup: method({ parse: oneText, run: (context, name) => context.groups.remove(name) }),
    SendToGroup: method({
      parse: textAndValue,
      run: (context, name, message) =>
        context.clients.group(name).send('GroupMessage', name, message),
    }),
    SendToOthersInGroup: method({
      parse: textAndValue,
      run: (context, name, message) =>
        context.clients.othersInGroup(name).send('GroupMessage', name, message),
    }),
    SendToAll: method({
      parse: one,
      run: (context, message) => context.clients.all.send('Broadcast', message),
    }),
    SendToOthers: method({
      parse: one,
      run: (context, message) => context.clients.others.send('Broadcast', message),
    }),
    SendToUser: method({
      parse: textAndValue,
      run: (context, userId, message) => context.clients.user(userId).send('UserMessage', message),
    }),
    SendToConnection: method({
      parse: textAndValue,
      run: (context, connectionId, message) =>
        context.clients.connection(connectionId).send('DirectMessage', message),
    }),
    ConnectionState: method({
      parse: oneText,
      run: (_context, connectionId) => states.get(connectionId) ?? 'unknown',
    }),
  },
});

/** The hub at `/uncreatable`: it fails as soon as a connection is there. */
export const uncreatableHub = defineHub<HubUser, Events>()({
  ...life,
  methods: {},
  onConnected: (context) => {
    life.onConnected(context);
    throw new InvalidOperationException(
      "Unable to resolve service for type 'System.Object' while attempting to activate 'FunctionalTests.UncreatableHub'.",
    );
  },
});
