import { setTimeout as pause } from 'node:timers/promises';
import { actionButtonMeanings, type ActionButtonId } from '@accanto/contract';
import { randomId, type Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { LiveReplies } from './live-replies.ts';
import type { MessageStore } from './message-store.ts';
import type { Press, PressStore } from './press-store.ts';
import type { Replies } from './reply.ts';
import type { TurnLock } from './turn-lock.ts';

const lookEveryMs = 1_000;
const leftAtOnce = 100;
/** A later answer would surprise: the person has gone on, or away. */
const answeredWithinMs = 10 * 60_000;

/**
 * Pressed action buttons. A press is stored before anything else happens to it, and waits until its reply has a place:
 * what a process left behind that died or stopped is answered by the next one that looks.
 */
export function createPresses(parts: {
  presses: PressStore;
  conversations: ConversationStore;
  messages: MessageStore;
  replies: Replies;
  live: LiveReplies;
  lock: TurnLock;
  clock: Clock;
  log: Log;
  /** Throws where the person may not ask for a reply now. */
  requireConsent: (userId: string) => Promise<void>;
  requireAllowance: (userId: string) => Promise<void>;
}) {
  const { presses, conversations, messages, replies, live, lock, clock, log } = parts;
  const stopping = new AbortController();

  /** While a reply runs, after it. The caller holds the person's lock. */
  async function answer({ id, userId, conversationId, action }: Press): Promise<void> {
    const asked = { action, pressId: id };
    const running = await live.look(conversationId);
    if (running === null || !(await live.queue(conversationId, running, asked)))
      await replies.answerPress(userId, conversationId, asked);
  }

  /** The page of a lost answer presses again: what waits goes on waiting, and what has its reply has it. */
  async function isKnown(userId: string, id: string): Promise<boolean> {
    const [waiting, answered] = await Promise.all([
      presses.find(userId, id),
      messages.findByClientId(userId, id),
    ]);
    return waiting !== null || answered !== null;
  }

  /** Whether there is nothing to answer any more. */
  async function isOver({ id, userId, pressedAt }: Press): Promise<boolean> {
    if (clock.now() - pressedAt > answeredWithinMs) return true;
    if ((await messages.findByClientId(userId, id)) !== null) return true;
    try {
      await parts.requireConsent(userId);
      return false;
    } catch (error) {
      if (error instanceof ProblemError) return true;
      throw error;
    }
  }

  async function answerLeft({ id, userId }: Press): Promise<void> {
    await lock(userId, async () => {
      // It may have found its place while the lock was waited for.
      const press = await presses.find(userId, id);
      if (press === null) return;
      if (await isOver(press)) await presses.remove(userId, id);
      else await answer(press);
    });
  }

  function lookedInVain(error: unknown): [] {
    log.warn({ err: error }, 'a press that waits could not be answered');
    return [];
  }

  async function keepLooking(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const left = await presses.left(leftAtOnce).catch(lookedInVain);
      // One that cannot be answered holds up none of the others.
      for (const press of left) await answerLeft(press).catch(lookedInVain);
      await pause(lookEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
  let looking = Promise.resolve();

  return {
    /** Resolves once the press is stored. Throws CONSENT_REQUIRED, NOT_FOUND and RATE_LIMITED. */
    async press(
      userId: string,
      messageId: string,
      buttonId: ActionButtonId,
      clientPressId: string | null,
    ): Promise<void> {
      await parts.requireConsent(userId);
      const id = clientPressId ?? randomId();
      await lock(userId, async () => {
        if (await isKnown(userId, id)) return;
        const message = await messages.find(userId, messageId);
        const current = await conversations.currentId(userId);
        if (message === null || message.reply === null || message.conversationId !== current)
          throw new ProblemError('NOT_FOUND');
        await parts.requireAllowance(userId);
        const press: Press = {
          id,
          userId,
          conversationId: current,
          action: actionButtonMeanings[buttonId],
          pressedAt: clock.now(),
        };
        await presses.add(press);
        await answer(press).catch((error: unknown) => {
          log.warn({ err: error, userId }, 'a press could not be answered yet');
        });
      });
    },

    /** Begins to look for presses that were left behind. */
    start(): void {
      looking = keepLooking();
    },

    async stop(): Promise<void> {
      stopping.abort();
      await looking;
    },
  };
}
export type Presses = ReturnType<typeof createPresses>;
