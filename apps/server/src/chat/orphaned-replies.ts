import { setTimeout as pause } from 'node:timers/promises';
import { defaultLanguage } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { NodeBus } from '../redis/node-bus.ts';
import type { MessageStore } from './message-store.ts';
import { toMessage } from './message-view.ts';
import type { ChatNeighbours, SendToPerson } from './neighbours.ts';
import type { NodeStore } from './node-store.ts';
import type { Replies } from './reply.ts';
import { createReplyEvents } from './reply-events.ts';
import type { RunningReplyStore } from './running-reply-store.ts';
import { createSilenceWatch } from './silent-nodes.ts';
import type { StoredMessage, StoredReply } from './stored-message.ts';
import type { TurnLock } from './turn-lock.ts';

const beatEveryMs = 1_000;
const questionsAtMost = 20;

/**
 * Tells the other nodes through the store that this one lives, and takes over from those that do not: what they left
 * in the middle is marked as interrupted, the pages are told, and what was said meanwhile is answered.
 */
export function watchNodes(parts: {
  bus: NodeBus;
  nodes: NodeStore;
  messages: MessageStore;
  running: RunningReplyStore;
  replies: Replies;
  neighbours: ChatNeighbours;
  send: SendToPerson;
  lock: TurnLock;
  clock: Clock;
  log: Log;
}) {
  const { bus, nodes, messages, running, send, log } = parts;
  const stopping = new AbortController();
  const silence = createSilenceWatch(performance.now());
  let beat = 0;

  async function look(): Promise<void> {
    beat += 1;
    await nodes.beat(bus.nodeId, beat);
    const writers = (await running.writers()).filter((writer) => writer !== bus.nodeId);
    const beats = writers.length === 0 ? new Map<string, number>() : await nodes.beats();
    const watched = new Map(writers.map((writer) => [writer, beats.get(writer) ?? 0]));
    for (const dead of silence.look(performance.now(), watched)) await takeOverFrom(dead);
  }

  async function takeOverFrom(writer: string): Promise<void> {
    const ended = await running.endLeft({ node: writer });
    await nodes.remove(writer);
    if (ended.length > 0)
      log.warn({ replies: ended.length }, 'a node died in the middle of replies');
    for (const message of ended)
      await tell(message).catch((error: unknown) => {
        log.error({ err: error, messageId: message.id }, 'an interrupted reply could not be told');
      });
  }

  async function tell(message: StoredMessage & { reply: StoredReply }): Promise<void> {
    const { userId, conversationId } = message;
    const { answersThrough } = message.reply;
    // It may have died between storing what was said and telling the pages; who knows it sees no difference.
    for (const question of await questionsBefore(message))
      send(userId, 'ReceiveMessage', toMessage(question, undefined, null));
    // The press that asked for one without a word waits again, and is answered.
    if (message.content === '' && message.reply.action !== null)
      send(userId, 'ReceiveRemoval', { messageIds: [message.id] });
    else {
      const person = await parts.neighbours.readPerson(userId);
      const language = person?.language ?? defaultLanguage;
      createReplyEvents(message, send, parts.clock).broken(message, language);
    }
    send(userId, 'ReceiveTyping', { isTyping: false });
    await parts.lock(userId, async () => {
      const last = await messages.lastQuestion(userId, conversationId);
      if (last > answersThrough) await parts.replies.answerWaiting(userId, conversationId);
    });
  }

  /** What the person said directly before the reply. */
  async function questionsBefore({ userId, conversationId, sequence }: StoredMessage) {
    const range = { before: sequence, limit: questionsAtMost };
    const earlier = await messages.page(userId, conversationId, range);
    return earlier.slice(1 + earlier.findLastIndex(({ reply }) => reply !== null));
  }

  async function goOnLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => {
        log.warn({ err: error }, 'the other nodes could not be looked at');
      });
      const { signal } = stopping;
      await pause(beatEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
  const looking = goOnLooking();

  return {
    /** What this node leaves behind is left to the others at once. */
    async stop(): Promise<void> {
      stopping.abort();
      await looking;
      await nodes.remove(bus.nodeId).catch(() => undefined);
    },
  };
}
