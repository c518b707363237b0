import type { Companion } from '@accanto/companion';
import { chatHubPath } from '@accanto/contract';
import type { Connection } from '@accanto/signalr-server';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Count } from '../counting.ts';
import type { Config } from '../config.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import { traceHub } from '../part-traces.ts';
import type { Nodes } from '../redis/nodes.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import type { Traces } from '../traces.ts';
import { countEvents } from './chat-counts.ts';
import type { ChatUser } from './chat-hub.ts';
import { createChat } from './chat.ts';

import {
  addHubRequests,
  openHubDoor,
  sendThrough,
  type ChatHubServer,
  type Gatekeeper,
} from './hub-door.ts';
import { followMissedEvents } from './missed-events.ts';
import type { ChatNeighbours } from './neighbours.ts';

const sessionsSchema = z.object({ sessionIds: z.array(z.string()) });

/** The chat with its two doors, the hub and the calls of the history. */
export async function openChatRoom(given: {
  config: Config;
  /** Signs the hub's connection tokens. */
  secret: string;
  db: Store;
  cipher: TextCipher;
  companion: Companion;
  neighbours: ChatNeighbours;
  gatekeeper: Gatekeeper;
  limits: RateLimits;
  clock: Clock;
  log: Log;
  count: Count;
  labelOfFirstWord: (ms: number) => string;
  statedMinorRule: string;
  /** The other nodes; null: there are none. */
  nodes: Nodes | null;
  /** null: nothing is traced. */
  traces: Traces | null;
}) {
  const { config, limits, clock, log, nodes } = given;
  const sendHere = sendThrough(() => hubServer, log);
  const comeAgain = (userIds: ReadonlySet<string>): void => {
    const isOne = ({ user }: Connection<ChatUser>): boolean =>
      user !== null && userIds.has(user.id);
    hubServer.closeWhere(chatHubPath, isOne, { allowReconnect: true });
  };
  const chat = createChat({
    db: given.db,
    cipher: given.cipher,
    companion: given.companion,
    neighbours: given.neighbours,
    limits,
    clock,
    log,
    dailyReplyCap: config.companion.dailyRepliesPerUser,
    maxConnectionsPerUser: config.hub.maxPerUser,
    bus: nodes?.bus ?? null,
    personLock: nodes?.personLock ?? null,
    statedMinorRule: given.statedMinorRule,
    send: countEvents(
      nodes === null ? sendHere : followMissedEvents(nodes, sendHere, comeAgain),
      given.count,
      given.labelOfFirstWord,
    ),
    connections: () => hubServer.connections(chatHubPath),
  });
  const hubServer: ChatHubServer = openHubDoor({
    hub: given.traces === null ? chat.hub : traceHub(chat.hub, given.traces),
    gatekeeper: given.gatekeeper,
    accessTtlMs: config.session.accessTtlMs,
    allowedOrigins: [new URL(config.publicUrl).origin, ...config.corsOrigins],
    secret: given.secret,
    ...(nodes !== null && { backplane: nodes.backplane }),
    clock,
    log,
  });
  await hubServer.ready();
  nodes?.bus.handle('sessions:ended', (data) => closeSessions(sessionsSchema.parse(data)));
  await chat.recover();

  function closeSessions({ sessionIds }: { readonly sessionIds: readonly string[] }): void {
    hubServer.closeWhere(
      chatHubPath,
      ({ user }) => user !== null && sessionIds.includes(user.sessionId),
      { allowReconnect: false },
    );
  }

  return {
    addRoutes(app: FastifyInstance): void {
      addHubRequests(app, hubServer, limits);
      chat.addRoutes(app);
    },
    consentsChanged: chat.consentsChanged,
    loggedOut: chat.loggedOut,
    silence: chat.silence,
    readOwn: chat.readOwn,
    tellProblem: chat.tellProblem,
    removeOld: chat.removeOld,
    stats: () => hubServer.stats(),

    /** Sessions that are over close their connections at once, on every node. */
    sessionsEnded({ sessionIds }: { readonly sessionIds: readonly string[] }): void {
      closeSessions({ sessionIds });
      nodes?.bus.tellOthers('sessions:ended', { sessionIds });
    },

    /** Somebody was erased by another process: nothing is written to them any more, and their pages are closed. */
    async personGone(userId: string): Promise<void> {
      hubServer.closeWhere(chatHubPath, ({ user }) => user?.id === userId, {
        allowReconnect: false,
      });
      await chat.silence(userId);
    },

    /** Lets replies end for at most `drainMs`, then tells the pages to come back elsewhere. */
    async stop(drainMs: number): Promise<void> {
      await chat.stop(drainMs);
      await hubServer.stop({ drainMs: 2_000 });
    },
  };
}
export type ChatRoom = Awaited<ReturnType<typeof openChatRoom>>;
