import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatHubEventArgs, ChatHubMethodName } from '@accanto/contract';
import { WebSocketServer, type WebSocket } from 'ws';

/** Ends each message of the protocol. */
const separator = '\u001e';

type Method = (...args: readonly unknown[]) => unknown;

/** A hub on a real socket that says what a test wants it to say. */
export interface StubHub {
  readonly url: string;
  /** What the pages called, in order. */
  readonly calls: { readonly name: string; readonly args: readonly unknown[] }[];
  readonly tokens: (string | null)[];
  /** What a method answers; throwing refuses with the error's text. */
  readonly methods: Partial<Record<ChatHubMethodName, Method>>;
  /** What the negotiation answers instead of success. */
  refuseWith: number | null;
  /** How many pages asked to come in, those turned away included. */
  readonly attempts: () => number;
  readonly connections: () => number;
  readonly send: (name: keyof ChatHubEventArgs, payload: unknown) => void;
  /** Cuts every socket without a word. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
}

interface Invocation {
  readonly type: number;
  readonly invocationId?: string;
  readonly target?: ChatHubMethodName;
  readonly arguments?: readonly unknown[];
}

/** Starts a hub on a free port of this machine. */
export async function startStubHub(): Promise<StubHub> {
  const calls: StubHub['calls'] = [];
  const tokens: StubHub['tokens'] = [];
  const sockets = new Set<WebSocket>();
  let attempts = 0;

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    attempts += 1;
    response.statusCode = hub.refuseWith ?? 200;
    const transports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
    const ids = { connectionId: `c${attempts}`, connectionToken: `t${attempts}` };
    response.end(JSON.stringify({ negotiateVersion: 1, ...ids, availableTransports: transports }));
  });

  const webSockets = new WebSocketServer({ server });
  webSockets.on('connection', (socket, request) => {
    // A browser cannot set headers here, so there the token travels in the address.
    const inAddress = new URL(request.url ?? '/', 'http://stub').searchParams.get('access_token');
    tokens.push(inAddress ?? request.headers.authorization?.replace('Bearer ', '') ?? null);
    let isGreeted = false;
    socket.on('message', (data) => {
      // A frame of text arrives as a buffer.
      for (const text of (data as Buffer).toString().split(separator).filter(Boolean)) {
        if (!isGreeted) {
          isGreeted = true;
          sockets.add(socket);
          socket.send(`{}${separator}`);
        } else void answer(socket, JSON.parse(text) as Invocation);
      }
    });
    socket.on('close', () => sockets.delete(socket));
  });

  async function answer(socket: WebSocket, message: Invocation): Promise<void> {
    const { type, invocationId, target, arguments: args = [] } = message;
    if (type !== 1 || target === undefined) return;
    calls.push({ name: target, args });
    const completion: Record<string, unknown> = { type: 3, invocationId };
    try {
      const result = await hub.methods[target]?.(...args);
      if (result !== undefined) completion['result'] = result;
    } catch (error) {
      completion['error'] =
        `An unexpected error occurred invoking '${target}' on the server. HubException: ${(error as Error).message}`;
    }
    if (invocationId !== undefined && socket.readyState === socket.OPEN) {
      socket.send(JSON.stringify(completion) + separator);
    }
  }

  const hub: StubHub = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hubs/chat`;
    },
    calls,
    tokens,
    methods: {},
    refuseWith: null,
    attempts: () => attempts,
    connections: () => sockets.size,
    send(name, payload) {
      const frame = JSON.stringify({ type: 1, target: name, arguments: [payload] }) + separator;
      for (const socket of sockets) socket.send(frame);
    },
    cut() {
      for (const socket of sockets) socket.terminate();
      sockets.clear();
    },
    async stop() {
      hub.cut();
      webSockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return hub;
}
