import type { Companion } from '@accanto/companion';
import { defaultLanguage, type Answering, type Consents, type ErrorCode } from '@accanto/contract';
import type { Connection } from '@accanto/signalr-server';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { sentence } from '../http/sentences.ts';
import type { Log } from '../log.ts';
import type { NodeBus } from '../redis/node-bus.ts';
import type { PersonLock } from '../redis/person-lock.ts';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';
import { createChatHub, type ChatUser } from './chat-hub.ts';
import { addChatRoutes } from './chat-routes.ts';
import { createConversationReader } from './conversation-reader.ts';
import { createConversationStore } from './conversation-store.ts';
import { createConversations } from './conversations.ts';
import { createDailyReplyStore } from './daily-reply-store.ts';
import { createHistory } from './history.ts';
import { createLiveReplies } from './live-replies.ts';
import { createMemoryStore } from './memory-store.ts';
import { createMessageStore } from './message-store.ts';
import { toTimestamp } from './message-view.ts';
import type { ChatNeighbours, SendToPerson } from './neighbours.ts';
import { createNodeStore } from './node-store.ts';
import { watchNodes } from './orphaned-replies.ts';
import { createPresses } from './presses.ts';
import { createPressStore } from './press-store.ts';
import { createReactionStore } from './reaction-store.ts';
import { createReactions } from './reactions.ts';
import { createReplies } from './reply.ts';
import { createRetentionStore } from './retention-store.ts';
import { createChatRetention } from './retention.ts';
import { createRisk } from './risk.ts';
import { createRiskStore } from './risk-store.ts';
import { createRunningReplyStore } from './running-reply-store.ts';
import { createSending } from './sending.ts';
import { createTurnLock } from './turn-lock.ts';

/** How often deleted conversations whose time is over are looked for. */
const purgeEveryMs = 10_000;

/** The chat room: what app.ts introduces to the hub server, the web server and the other rooms. */
export function createChat(parts: {
  db: Store;
  cipher: TextCipher;
  companion: Companion;
  neighbours: ChatNeighbours;
  limits: RateLimits;
  clock: Clock;
  log: Log;
  /** Model replies for one person and day; 0: no cap. */
  dailyReplyCap: number;
  maxConnectionsPerUser: number;
  /** The rule of an assessment that says: somebody stated to be under age. */
  statedMinorRule: string;
  /** The other nodes; null: there are none. */
  bus: NodeBus | null;
  personLock: PersonLock | null;
  send: SendToPerson;
  connections: () => Iterable<Connection<ChatUser>>;
}) {
  const { db, cipher, companion, neighbours, limits, clock, log, send } = parts;
  const { bus } = parts;
  const lock = createTurnLock(parts.personLock);
  const conversationStore = createConversationStore(db, cipher);
  const messages = createMessageStore(db, cipher, bus?.nodeId ?? null);
  const running = createRunningReplyStore(db, cipher);
  const reactionStore = createReactionStore(db, cipher);
  const memories = createMemoryStore(db, cipher);
  const dailyReplies = createDailyReplyStore(db);
  const riskStore = createRiskStore(db);

  const risk = createRisk({
    store: riskStore,
    send,
    clock,
    onRule: { id: parts.statedMinorRule, tell: neighbours.saidToBeUnderAge },
  });
  const replies = createReplies({
    companion,
    messages,
    running,
    memories,
    dailyReplies,
    neighbours,
    risk,
    clock,
    dailyReplyCap: parts.dailyReplyCap,
    send,
    lock,
    log,
  });
  const pressStore = createPressStore(db);
  const live = createLiveReplies({ replies, running, presses: pressStore, bus });
  const reader = createConversationReader({
    messages,
    reactions: reactionStore,
    live,
    neighbours,
  });
  const conversations = createConversations({
    store: conversationStore,
    reader,
    live,
    answering: answeringOf(companion),
    risk,
    neighbours,
    send,
    lock,
    clock,
  });
  const sending = createSending({
    conversations: conversationStore,
    messages,
    reactions: reactionStore,
    replies,
    live,
    risk,
    neighbours,
    send,
    lock,
    clock,
    takeAllowance: (userId) => mayTake(limits.take('hub:sendPerson', userId)),
  });
  const presses = createPresses({
    presses: pressStore,
    conversations: conversationStore,
    messages,
    replies,
    live,
    lock,
    clock,
    log,
    requireConsent: sending.requireConsent,
    requireAllowance: sending.requireAllowance,
  });
  const reactions = createReactions({
    messages,
    reactions: reactionStore,
    neighbours,
    send,
    lock,
    clock,
  });
  const retention = createChatRetention({
    store: createRetentionStore(db),
    conversations,
    memories,
    risk: riskStore,
    dailyReplies,
    clock,
  });
  const purge = setInterval(() => {
    retention.purgeDeleted().catch((error: unknown) => {
      log.error({ err: error }, 'deleted conversations could not be removed');
    });
  }, purgeEveryMs).unref();

  let watch: ReturnType<typeof watchNodes> | undefined;

  return {
    hub: createChatHub({
      sending,
      presses,
      conversations,
      reactions,
      send,
      clock,
      log,
      maxPerUser: parts.maxConnectionsPerUser,
      connections: parts.connections,
      takeCall: (userId) => limits.take('hub:invokePerson', userId),
    }),

    addRoutes(app: FastifyInstance): void {
      const history = createHistory({ conversations: conversationStore, messages, neighbours });
      addChatRoutes(app, {
        conversations,
        conversationStore,
        reader,
        history,
        memories,
        messages,
      });
    },

    /** After a start: replies that a dead process left in the middle are marked, here or by the watch over the nodes. */
    async recover(): Promise<void> {
      await running.endLeft(bus === null ? 'anybody' : { node: null });
      presses.start();
      if (bus === null) return;
      const nodes = createNodeStore(db);
      watch = watchNodes({
        bus,
        nodes,
        messages,
        running,
        replies,
        neighbours,
        send,
        lock,
        clock,
        log,
      });
    },

    /** Removes what is no longer to be kept. */
    removeOld: (): Promise<void> => retention.run(),

    /** Withdrawal takes effect at once; what an earlier withdrawal did not come to the end of is done as well. */
    async consentsChanged(
      userId: string,
      { processing, history, memory }: Consents,
    ): Promise<void> {
      if (!processing) await conversations.silence(userId);
      if (!history) await conversations.deleteForGood(userId, processing ? 'closed' : 'all');
      if (!memory) await memories.removeAll(userId);
    },

    /** A deliberate logout ends the conversation of somebody who did not consent to a history. */
    async loggedOut(userId: string): Promise<void> {
      const { history } = await neighbours.readConsents(userId);
      if (!history) await conversations.deleteForGood(userId, 'all');
    },

    /** Those of the ids that are messages of the person, in the order in which they were said. */
    async readOwn(userId: string, ids: readonly string[]) {
      const found = await Promise.all(ids.map((id) => messages.find(userId, id)));
      return found
        .filter((message) => message !== null)
        .toSorted((one, two) => one.sequence - two.sequence)
        .map(({ id, conversationId, content, createdAt, reply }) => ({
          id,
          conversationId,
          role: reply === null ? ('user' as const) : ('assistant' as const),
          content,
          createdAt,
        }));
    },

    /** Tells all open pages of the person what stands in the way, in their language. */
    async tellProblem(userId: string, code: ErrorCode): Promise<void> {
      const language = (await neighbours.readPerson(userId))?.language ?? defaultLanguage;
      const timestamp = toTimestamp(clock.now());
      send(userId, 'ReceiveError', {
        type: 'account',
        code,
        message: sentence(code, language),
        timestamp,
      });
    },

    /** Before an account is erased: what is being written stops. */
    silence: (userId: string): Promise<void> => conversations.silence(userId),

    /** Lets running replies end for at most `drainMs`; the others are kept as far as they came. */
    async stop(drainMs: number): Promise<void> {
      clearInterval(purge);
      await presses.stop();
      await replies.drain(drainMs);
      await watch?.stop();
    },
  };
}

async function mayTake(taken: Promise<void>): Promise<boolean> {
  try {
    await taken;
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

function answeringOf({ answersWith: { kind, host } }: Companion): Answering {
  return kind === 'endpoint' ? { kind, host: host ?? '' } : { kind };
}
