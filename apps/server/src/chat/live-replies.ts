import { actionButtonMeanings } from '@accanto/contract';
import * as z from 'zod';
import type { NodeBus } from '../redis/node-bus.ts';
import type { PressStore } from './press-store.ts';
import type { RunningReplyStore, RunningRow } from './running-reply-store.ts';
import type { Replies } from './reply.ts';
import type { Next } from './running-reply.ts';

/** A reply that is being written, on this node or on another one. */
export interface LiveReply {
  id: string;
  sequence: number;
  /** What pages were sent up to this moment; null: its node does not answer, and the store's text must do. */
  shown: string | null;
  /** The node that writes it; null: this one. */
  writtenBy: string | null;
}

const conversationSchema = z.object({ conversationId: z.string() });
const nextSchema = conversationSchema.extend({
  next: z.union([
    z.object({ messages: z.literal(true) }),
    z.object({ action: z.enum(Object.values(actionButtonMeanings)), pressId: z.string() }),
  ]),
});
const liveSchema = z.object({ id: z.string(), sequence: z.number(), shown: z.string() });

/**
 * The running replies of all nodes: the store says which node writes one, and that node is asked. Without a bus this
 * is the only node.
 */
export function createLiveReplies(parts: {
  replies: Replies;
  running: RunningReplyStore;
  presses: PressStore;
  bus: NodeBus | null;
}) {
  const { replies, running, presses, bus } = parts;

  function lookHere(conversationId: string): LiveReply | null {
    const live = replies.runningIn(conversationId);
    if (live === null) return null;
    return {
      id: live.reply.id,
      sequence: live.reply.sequence,
      shown: live.flow.shown,
      writtenBy: null,
    };
  }

  function queueHere(conversationId: string, next: Next): boolean {
    const live = replies.runningIn(conversationId);
    if (live === null) return false;
    if (!isQueued(live.next, next)) live.next.push(next);
    return true;
  }

  /** The reply as the store has it, when another node is writing it. */
  async function findElsewhere(
    conversationId: string,
  ): Promise<(RunningRow & { writtenBy: string }) | null> {
    if (bus === null) return null;
    const row = await running.in(conversationId);
    return row === null || row.writtenBy === null || row.writtenBy === bus.nodeId
      ? null
      : { ...row, writtenBy: row.writtenBy };
  }

  /** Asks the node that writes the conversation's reply; null: nobody else does, or it does not answer. */
  async function askWriter(conversationId: string, topic: string) {
    const row = await findElsewhere(conversationId);
    if (row === null || bus === null) return { row, answer: null };
    return { row, answer: await bus.ask(row.writtenBy, topic, { conversationId }) };
  }

  bus?.handle('reply:look', (data) => lookHere(conversationSchema.parse(data).conversationId));
  bus?.handle('reply:next', (data) => {
    const { conversationId, next } = nextSchema.parse(data);
    return queueHere(conversationId, next);
  });
  bus?.handle('reply:stop', (data) => replies.stop(conversationSchema.parse(data).conversationId));
  bus?.handle('reply:discard', async (data) => {
    await replies.discard(conversationSchema.parse(data).conversationId);
    return true;
  });

  async function discardReply(conversationId: string): Promise<void> {
    if (replies.runningIn(conversationId) !== null) return replies.discard(conversationId);
    const { row, answer } = await askWriter(conversationId, 'reply:discard');
    // Whoever does not answer is dead or out of reach; in the store the reply ends all the same.
    if (row !== null && answer === null) await running.end(row.id);
  }

  return {
    /** For one on this node, `shown` is what it was at the last moment before this resolves. */
    async look(conversationId: string): Promise<LiveReply | null> {
      const here = lookHere(conversationId);
      if (here !== null) return here;
      const { row, answer } = await askWriter(conversationId, 'reply:look');
      if (row === null) return null;
      const live = liveSchema.safeParse(answer);
      const { writtenBy } = row;
      return live.success
        ? { ...live.data, writtenBy }
        : { id: row.id, sequence: row.sequence, shown: null, writtenBy };
    },

    /**
     * Lets this be answered after the reply that `look` found. false: that one has ended meanwhile, and whoever asks
     * must answer. A node that says nothing is dead or out of reach: who takes over from it answers what was said. The
     * caller holds the person's lock.
     */
    async queue(conversationId: string, { writtenBy }: LiveReply, next: Next): Promise<boolean> {
      if (writtenBy === null || bus === null) return queueHere(conversationId, next);
      return (await bus.ask(writtenBy, 'reply:next', { conversationId, next })) !== false;
    },

    /** Ends the reply where it is; it is kept as far as it was shown. */
    async stop(conversationId: string): Promise<void> {
      if (replies.runningIn(conversationId) !== null) replies.stop(conversationId);
      else await askWriter(conversationId, 'reply:stop');
    },

    /** Ends the reply without a word to anybody, and what waits after it. The caller holds the person's lock. */
    async discard(conversationId: string): Promise<void> {
      await discardReply(conversationId);
      await presses.removeOf(conversationId);
    },

    /** The conversations in which something is being written to the person. */
    async runningFor(userId: string): Promise<string[]> {
      const here = replies.runningFor(userId);
      return bus === null ? here : [...new Set([...here, ...(await running.ofPerson(userId))])];
    },
  };
}
export type LiveReplies = ReturnType<typeof createLiveReplies>;

/** Whether the same press waits already. */
function isQueued(waiting: readonly Next[], next: Next): boolean {
  return (
    'pressId' in next &&
    waiting.some((known) => 'pressId' in known && known.pressId === next.pressId)
  );
}
