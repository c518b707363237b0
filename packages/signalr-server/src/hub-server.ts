/** Serves hubs on an HTTP server: attach, send from outside any call, close, stop. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Authentication, AuthenticationRequest } from './authentication.ts';
import type { Backplane } from './backplane.ts';
import type { HubClients } from './clients.ts';
import { ConnectionTokens } from './connection-token.ts';
import { HubDoor, refuseSocket } from './hub-door.ts';
import type { HubCounters, HubLogEntry } from './hub-host.ts';
import type { CloseOptions, Connection, Hub, HubUser } from './hub.ts';
import { defaultLimits, sweepIntervalMs, type HubLimits } from './limits.ts';
import { ServedHub } from './served-hub.ts';
import { ServerRhythm } from './server-rhythm.ts';
import { createUpgrader } from './websocket-transport.ts';

type UserOf<THubs> =
  THubs extends Readonly<Record<string, Hub<infer TUser, infer _TEvents>>> ? TUser : never;
type EventsOf<THub> = THub extends Hub<infer _TUser, infer TEvents> ? TEvents : never;

export interface HubServerOptions<THubs extends Readonly<Record<string, Hub>>> {
  /** Hubs by path, for instance `/hubs/chat`. */
  readonly hubs: THubs;
  /** Asked at negotiate, at the upgrade and at every resume. */
  readonly authenticate: (
    request: AuthenticationRequest,
  ) => Promise<Authentication<UserOf<THubs>>> | Authentication<UserOf<THubs>>;
  /** Browsers do not protect WebSockets by CORS: refuse foreign origins here. */
  readonly isOriginAllowed: (origin: string | undefined, request: IncomingMessage) => boolean;
  readonly limits?: Partial<HubLimits>;
  /** When credentials expire: the new expiry (epoch ms) of a session that lives on, or null to close. */
  readonly reauthenticate?: (
    connection: Connection<UserOf<THubs>>,
  ) => Promise<number | null> | number | null;
  readonly backplane?: Backplane;
  /** Signs connection tokens; the same on all servers behind one address. Random when not given. */
  readonly tokenSecret?: string;
  readonly onLog?: (entry: HubLogEntry) => void;
  /** Epoch milliseconds, for the expiry of tokens and credentials. */
  readonly clock?: { now(): number };
}

export interface HubStats extends Readonly<HubCounters> {
  readonly connections: number;
  /** Bytes waiting for slow readers and acknowledgements. */
  readonly queuedBytes: number;
}

export interface StopOptions {
  /** Time for connections to close by themselves before they are cut, ms; 5,000 when not given. */
  readonly drainMs?: number;
  /** Connections told to leave every 50 ms, so that they do not all come back at once; 100 when not given. */
  readonly groupSize?: number;
}

export interface HubServer<THubs extends Readonly<Record<string, Hub>>> {
  /** Takes the upgrade events of its paths; other paths are refused unless somebody else listens. */
  attach(httpServer: Server): void;
  /** Answers requests to its hubs (never OPTIONS, which is the caller's CORS); true when it does. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes an upgrade to one of its hubs; true when it does. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Whom to send to from outside any call. */
  clients<TPath extends keyof THubs & string>(path: TPath): HubClients<EventsOf<THubs[TPath]>>;
  /** Adds a connection anywhere to a group, or removes it; false when there is none with that id. */
  setMembership(
    path: keyof THubs & string,
    connectionId: string,
    group: string,
    isMember: boolean,
  ): Promise<boolean>;
  /** The living connections of this server. */
  connections(path: keyof THubs & string): Iterable<Connection<UserOf<THubs>>>;
  /** Closes connections of this server at once, for instance of a revoked session; gives their number. */
  closeWhere(
    path: keyof THubs & string,
    matches: (connection: Connection<UserOf<THubs>>) => boolean,
    options: CloseOptions,
  ): number;
  stats(): HubStats;
  /** Resolves when the backplane, if any, is subscribed. */
  ready(): Promise<void>;
  /** Closes every connection with a permitted reconnect, in small groups, and waits for them. */
  stop(options?: StopOptions): Promise<void>;
}

const groupPauseMs = 50;

/** Makes a server for these hubs. It needs `attach` and `handleRequest` to be reached. */
export function createHubServer<const THubs extends Readonly<Record<string, Hub>>>(
  options: HubServerOptions<THubs>,
): HubServer<THubs> {
  const limits: HubLimits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? { now: () => Date.now() };
  const log = options.onLog ?? (() => undefined);
  const counters: HubCounters = { sentMessages: 0, receivedMessages: 0, resumes: 0 };
  const rhythm = new ServerRhythm(sweepIntervalMs(limits));
  const served = new Map<string, { hub: ServedHub; door: HubDoor }>();
  let isStopping = false;

  const keeper = {
    tokens: new ConnectionTokens(options.tokenSecret ?? randomBytes(32)),
    upgrade: createUpgrader(limits),
    get isStopping() {
      return isStopping;
    },
    now: () => clock.now(),
    authenticate: async (request: AuthenticationRequest): Promise<Authentication<HubUser>> =>
      options.authenticate(request),
    isOriginAllowed: options.isOriginAllowed,
    fullStatus,
  };
  for (const [path, hub] of Object.entries(options.hubs)) {
    const servedHub = new ServedHub({
      path,
      hub,
      limits,
      counters,
      rhythm,
      log,
      backplane: options.backplane,
      reauthenticate: async (connection) =>
        (await options.reauthenticate?.(connection as Connection<UserOf<THubs>>)) ?? null,
    });
    served.set(path, { hub: servedHub, door: new HubDoor(servedHub, keeper) });
  }
  rhythm.start(() => {
    const now = clock.now();
    for (const { hub, door } of served.values()) {
      hub.sweep(now);
      door.sweep(now);
    }
  });
  const ready = startBackplane();

  async function startBackplane(): Promise<void> {
    const failed = (error: unknown): void =>
      log({ level: 'warn', event: 'backplane failed', error });
    try {
      await options.backplane?.start((channel, payload) => {
        for (const { hub } of served.values()) hub.receiveFromBackplane(channel, payload);
      }, failed);
      for (const { hub } of served.values()) await hub.startBackplane();
    } catch (error) {
      failed(error);
    }
  }

  function* allConnections() {
    for (const { hub } of served.values()) yield* hub.registry.all();
  }

  function fullStatus(userId: string | null, remoteAddress: string): 429 | 503 | undefined {
    let total = 0;
    for (const { hub } of served.values()) total += hub.registry.size;
    if (total >= limits.maxConnections) return 503;
    let ofUser = 0;
    let ofAddress = 0;
    if (userId !== null && limits.maxConnectionsPerUser !== Infinity) {
      for (const { hub } of served.values()) ofUser += hub.registry.ofUser(userId).size;
    }
    if (limits.maxConnectionsPerAddress !== Infinity) {
      for (const { request } of allConnections())
        if (request.remoteAddress === remoteAddress) ofAddress += 1;
    }
    const isFull =
      ofUser >= limits.maxConnectionsPerUser || ofAddress >= limits.maxConnectionsPerAddress;
    return isFull ? 429 : undefined;
  }

  function find(path: string): ServedHub {
    const found = served.get(path);
    if (found === undefined) throw new RangeError(`There is no hub at '${path}'.`);
    return found.hub;
  }

  function handleRequest(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method === 'OPTIONS') return false;
    const { path, query } = target(request);
    const isNegotiate = path.endsWith('/negotiate');
    const found = served.get(isNegotiate ? path.slice(0, -'/negotiate'.length) : path);
    if (found === undefined) return false;
    void found.door.answer(request, response, isNegotiate, query);
    return true;
  }

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const { path, query } = target(request);
    const found = served.get(path);
    if (found === undefined) return false;
    void found.door.upgrade(request, socket, head, query);
    return true;
  }

  return {
    attach: (httpServer) => {
      httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (handleUpgrade(request, socket, head) || httpServer.listenerCount('upgrade') > 1) return;
        refuseSocket(socket, { status: 404, reason: 'There is no hub here.' });
      });
    },
    handleRequest,
    handleUpgrade,
    clients: (path) => find(path).clients,
    setMembership: (path, connectionId, group, isMember) =>
      find(path).setMembership(connectionId, group, isMember),
    connections: (path) => find(path).registry.all() as Iterable<Connection<UserOf<THubs>>>,
    closeWhere: (path, matches, closeOptions) => {
      const chosen = [...find(path).registry.all()].filter((connection) =>
        matches(connection as Connection<UserOf<THubs>>),
      );
      for (const connection of chosen) connection.close(closeOptions);
      return chosen.length;
    },
    stats: () => {
      let connections = 0;
      let queuedBytes = 0;
      for (const connection of allConnections()) {
        connections += 1;
        queuedBytes += connection.queuedBytes;
      }
      return { ...counters, connections, queuedBytes };
    },
    ready: () => ready,
    stop: async ({ drainMs = 5_000, groupSize = 100 } = {}) => {
      isStopping = true;
      const leaving = [...allConnections()];
      for (let from = 0; from < leaving.length; from += groupSize) {
        if (from > 0) await pause(groupPauseMs);
        for (const connection of leaving.slice(from, from + groupSize)) connection.shutDown();
      }
      await rhythm.drain(drainMs);
      rhythm.stop();
      await options.backplane?.stop();
    },
  };
}

function target(request: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '', search = ''] = (request.url ?? '').split('?', 2);
  return { path, query: new URLSearchParams(search) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
