import { createHmac } from 'node:crypto';
import { chatHubPath, type ChatHubEventArgs } from '@accanto/contract';
import {
  createHubServer,
  type Authentication,
  type AuthenticationRequest,
  type Backplane,
  type Connection,
  type Hub,
  type HubLogEntry,
  type HubServer,
} from '@accanto/signalr-server';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientNetwork } from '../http/client-network.ts';
import { problemOf } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import type { ChatUser } from './chat-hub.ts';
import type { SendToPerson } from './neighbours.ts';

type ChatHub = Hub<ChatUser, ChatHubEventArgs>;
export type ChatHubServer = HubServer<{ readonly [chatHubPath]: ChatHub }>;

/** The account's word about a token and a session. */
export interface Gatekeeper {
  /** null: malformed, run out, or of a session that is over. `expiresAt` in ms. */
  verifyAccessToken(token: string): Promise<(ChatUser & { expiresAt: number }) | null>;
  isAlive(sessionId: string): Promise<boolean>;
}

/**
 * Serves the chat hub: a valid access token at negotiate, upgrade and resume; a living session is not cut when its
 * token runs out, one that has ended is closed at once (security requirements E1, E2).
 */
export function openHubDoor(parts: {
  hub: ChatHub;
  gatekeeper: Gatekeeper;
  /** How long a connection may go on before its session is looked at again. */
  accessTtlMs: number;
  allowedOrigins: readonly string[];
  /** Shared by all nodes; what is made of it signs connection tokens and nothing else. */
  secret: string;
  /** Reaches the pages of other nodes. */
  backplane?: Backplane;
  clock: Clock;
  log: Log;
}): ChatHubServer {
  const { gatekeeper, clock, log } = parts;

  async function authenticate(request: AuthenticationRequest): Promise<Authentication<ChatUser>> {
    try {
      const verified =
        request.token === undefined ? null : await gatekeeper.verifyAccessToken(request.token);
      if (verified === null) return { refuse: 401 };
      const { id, sessionId, language, expiresAt } = verified;
      return { user: { id, sessionId, language }, expiresAt };
    } catch (error) {
      if (problemOf(error)?.code === 'UNAVAILABLE') return { refuse: 503 };
      throw error;
    }
  }

  async function reauthenticate({ user }: Connection<ChatUser>): Promise<number | null> {
    // Counted from the question: an answer that was long on its way tells of the time when it was asked.
    const askedAt = clock.now();
    if (user === null || !(await gatekeeper.isAlive(user.sessionId))) return null;
    return askedAt + parts.accessTtlMs;
  }

  return createHubServer({
    hubs: { [chatHubPath]: parts.hub },
    authenticate,
    reauthenticate,
    isOriginAllowed: (origin, { headers }) =>
      origin === undefined ||
      parts.allowedOrigins.includes(origin) ||
      URL.parse(origin)?.host === headers.host,
    tokenSecret: createHmac('sha256', parts.secret).update('hub connection tokens').digest('hex'),
    ...(parts.backplane !== undefined && { backplane: parts.backplane }),
    clock,
    onLog: (entry) => writeLog(log, entry),
  });
}

/** Hands negotiate requests to the hub before anything reads their bodies, with the headers that were set so far. */
export function addHubRequests(
  app: FastifyInstance,
  hubServer: ChatHubServer,
  limits: RateLimits,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const isForHub = request.url.split('?', 1)[0]?.startsWith(chatHubPath) ?? false;
    if (!isForHub || request.method === 'OPTIONS') return;
    await limits.take('hub:connectNetwork', clientNetwork(request.ip));
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    if (hubServer.handleRequest(request.raw, reply.raw)) reply.hijack();
  });
  hubServer.attach(app.server);
}

/** Sends to all open pages of a person. */
export function sendThrough(hubServer: () => ChatHubServer, log: Log): SendToPerson {
  return (userId, event, payload) => {
    // The tuple type of one event cannot be told from that of another one inside a generic function.
    const args = [payload] as unknown as ChatHubEventArgs[typeof event];
    hubServer()
      .clients(chatHubPath)
      .user(userId)
      .send(event, ...args)
      .catch((error: unknown) => log.error({ err: error, event }, 'an event could not be sent'));
  };
}

function writeLog(log: Log, entry: HubLogEntry): void {
  const { level, event, ...details } = entry;
  if ('error' in details) {
    const { error, ...rest } = details;
    log[level]({ ...rest, err: error }, `hub: ${event}`);
  } else log[level](details, `hub: ${event}`);
}
