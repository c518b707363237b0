/** What a hub is: a typed table of methods, and hooks around a connection's life. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CallerClients } from './clients.ts';
import { expectArgumentCount } from './errors.ts';
import type { DisconnectReason } from './errors.ts';
import type { ProtocolName } from './hub-protocol.ts';

/** Who is behind a connection; all connections with the same id are one user. */
export interface HubUser {
  readonly id: string;
}

/** What the server may send: event name to argument tuple. */
export type HubEvents<TEvents> = { readonly [K in keyof TEvents]: readonly unknown[] };

/** The upgrade request of a connection. The token it may carry in the query is not kept. */
export interface ConnectionRequest {
  readonly path: string;
  /** Without `id` and `access_token`. */
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly remoteAddress: string;
}

export interface CloseOptions {
  /** Whether a client with automatic reconnect may start over. */
  readonly allowReconnect: boolean;
  /** Shown to the client; null for a close without error. */
  readonly error?: string | null;
}

/** A connection as code outside a call sees it. */
export interface Connection<TUser extends HubUser = HubUser> {
  readonly connectionId: string;
  readonly user: TUser | null;
  /** Epoch milliseconds. */
  readonly connectedAt: number;
  readonly request: ConnectionRequest;
  /** Application data of this connection. */
  readonly items: Map<unknown, unknown>;
  /** Sends a Close message, then closes the socket; a stateful resume of it answers 404. */
  close(options: CloseOptions): void;
}

/** What a hub method works with: the connection that called, and whom it can reach. */
export interface HubContext<TUser extends HubUser, TEvents> extends Connection<TUser> {
  readonly protocol: ProtocolName;
  /** Aborted when the connection ends; in a stream also when the client cancels it. */
  readonly signal: AbortSignal;
  readonly clients: CallerClients<TEvents>;
  /** The caller's own groups; both calls may be repeated. */
  readonly groups: { add(name: string): Promise<void>; remove(name: string): Promise<void> };
  /** Ends the connection at once, without a permitted reconnect. */
  abort(): void;
}

interface Callable<TContext> {
  /** Asked before anything else is looked at; false answers the caller 'unauthorized'. */
  readonly authorize: ((context: TContext) => boolean | Promise<boolean>) | undefined;
  /** How many upload streams the client has to send along. */
  readonly uploads: number;
  /** Turns untrusted arguments into the ones that `call` takes, with the uploads in their places. */
  readonly parse: Parser<readonly unknown[]>;
}

interface PlainCallable<TContext, TResult> extends Callable<TContext> {
  readonly kind: 'method';
  /** Runs the method on what its own `parse` made. */
  readonly call: (context: TContext, parsed: readonly unknown[]) => TResult | Promise<TResult>;
}

interface StreamingCallable<TContext, TItem> extends Callable<TContext> {
  readonly kind: 'stream';
  /** Starts the stream on what its own `parse` made. */
  readonly call: (
    context: TContext,
    parsed: readonly unknown[],
  ) => AsyncIterable<TItem> | Promise<AsyncIterable<TItem>>;
}

/** Any entry of a hub's table. */
export type AnyHubMethod<TContext> =
  | PlainCallable<TContext, unknown>
  | StreamingCallable<TContext, unknown>;

export interface HubMethod<TContext, TArgs, TResult> extends PlainCallable<TContext, TResult> {
  /** Never set: carries the argument types, so that a contract can be compared with them. */
  readonly accepts?: TArgs;
}

export interface HubStream<TContext, TArgs, TItem> extends StreamingCallable<TContext, TItem> {
  /** Never set: carries the argument types, so that a contract can be compared with them. */
  readonly accepts?: TArgs;
}

type Parser<TArgs> = (
  args: readonly unknown[],
  uploads: readonly AsyncIterable<unknown>[],
) => TArgs;

interface Parsing<TContext, TArgs extends readonly unknown[]> {
  readonly authorize?: (context: TContext) => boolean | Promise<boolean>;
  readonly uploads?: number;
  /** Required as soon as `run` takes arguments. */
  readonly parse?: Parser<TArgs>;
}

/**
 * A method that answers once. Without `parse` it takes no arguments. What `parse` throws tells the
 * caller only that the call failed, except a HubException, whose text it learns; so does `run`.
 */
export function method<TContext, TResult, const TArgs extends readonly unknown[] = []>(
  options: Parsing<TContext, TArgs> & {
    readonly run: (...args: [context: TContext, ...args: TArgs]) => TResult | Promise<TResult>;
  },
): HubMethod<TContext, TArgs, TResult> {
  return { kind: 'method', ...callable(options) };
}

/** A method that answers with a stream. Cancelling aborts `context.signal` and ends the iterator. */
export function stream<TContext, TItem, const TArgs extends readonly unknown[] = []>(
  options: Parsing<TContext, TArgs> & {
    readonly run: (
      ...args: [context: TContext, ...args: TArgs]
    ) => AsyncIterable<TItem> | Promise<AsyncIterable<TItem>>;
  },
): HubStream<TContext, TArgs, TItem> {
  return { kind: 'stream', ...callable(options) };
}

function callable<TContext, TArgs extends readonly unknown[], TReturn>(options: {
  readonly authorize?: (context: TContext) => boolean | Promise<boolean>;
  readonly uploads?: number;
  readonly parse?: Parser<TArgs>;
  readonly run: (...args: [context: TContext, ...args: TArgs]) => TReturn;
}) {
  const { run } = options;
  return {
    authorize: options.authorize,
    uploads: options.uploads ?? 0,
    parse: options.parse ?? (noArguments as unknown as Parser<TArgs>),
    call: (context: TContext, parsed: readonly unknown[]) => run(context, ...(parsed as TArgs)),
  };
}

function noArguments(args: readonly unknown[]): readonly unknown[] {
  expectArgumentCount(args, 0);
  return args;
}

/** What the client may call, as a contract writes it: name to function type. */
export type HubCalls<TCalls> = { readonly [K in keyof TCalls]: (...args: never) => unknown };

/** The table of methods that answers a contract of calls, entry by entry. */
export type HubMethods<TContext, TCalls> = {
  readonly [K in keyof TCalls]: TCalls[K] extends (...args: infer TArgs) => infer TReturn
    ? TReturn extends AsyncIterable<infer TItem>
      ? HubStream<TContext, Readonly<TArgs>, TItem>
      : HubMethod<TContext, Readonly<TArgs>, Awaited<TReturn>>
    : never;
};

/** Any calls at all: for a hub without a contract. */
export type AnyCalls = Record<string, (...args: never) => unknown>;

type MethodTable<TContext, TCalls> = string extends keyof TCalls
  ? Readonly<Record<string, AnyHubMethod<TContext>>>
  : HubMethods<TContext, TCalls>;

export interface HubHooks<TContext> {
  /** Sees every call before it is dispatched, unknown methods included; a throw refuses it. */
  readonly onInvocation?: (context: TContext, target: string) => void;
  /** After the handshake answer; a throw closes the connection with an error. */
  readonly onConnected?: (context: TContext) => void | Promise<void>;
  /** Exactly once for every connection whose onConnected was called. */
  readonly onDisconnected?: (context: TContext, reason: DisconnectReason) => void | Promise<void>;
  /** After a dropped connection was resumed and everything unacknowledged was sent again. */
  readonly onResumed?: (context: TContext) => void;
}

export interface HubDefinition<TUser extends HubUser, TEvents, TCalls = AnyCalls> extends HubHooks<
  HubContext<TUser, TEvents>
> {
  readonly methods: MethodTable<HubContext<TUser, TEvents>, TCalls>;
}

/** A hub ready to be served: methods in a map, safe from inherited names, and the types erased. */
export interface Hub<TUser extends HubUser = HubUser, TEvents = unknown> {
  readonly methods: ReadonlyMap<string, AnyHubMethod<never>>;
  readonly hooks: HubHooks<never>;
  /** Never set: carries the type of the user for the compiler. */
  readonly users?: TUser;
  /** Never set: carries the events the server may send for the compiler. */
  readonly sends?: TEvents;
}

/**
 * Defines a hub. The first call fixes the types (user, events the server may send, and optionally
 * the contract of calls, which the methods then have to fulfil); the second takes the table.
 */
export function defineHub<
  TUser extends HubUser,
  TEvents extends HubEvents<TEvents>,
  TCalls extends HubCalls<TCalls> = AnyCalls,
>() {
  return (definition: HubDefinition<TUser, TEvents, TCalls>): Hub<TUser, TEvents> => {
    const { methods, ...hooks } = definition;
    return { methods: new Map(Object.entries<AnyHubMethod<never>>(methods)), hooks };
  };
}
