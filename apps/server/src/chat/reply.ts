import { defaultLanguage, type Language } from '@accanto/contract';
import type { Piece } from '@accanto/companion';
import { randomId } from '../clock.ts';
import type { Log } from '../log.ts';
import { StoreUnavailableError } from '../storage/store-unavailable.ts';
import { untilAvailable } from '../storage/until-available.ts';
import { eightButtons } from './action-buttons.ts';
import { createDeltaFlow } from './delta-flow.ts';
import type { RunningReplyStore } from './running-reply-store.ts';
import type { NewReply, StoredMessage, StoredReply } from './stored-message.ts';
import type { SendToPerson } from './neighbours.ts';
import { createReplyEnding } from './reply-ending.ts';
import { createReplyEvents } from './reply-events.ts';
import { createReplyJournal } from './reply-journal.ts';
import { isDiscarded, type AskedByPress, type Next, type RunningReply } from './running-reply.ts';
import {
  gatherTurn,
  readAddressee,
  type GatheredTurn,
  type Question,
  type TurnSources,
} from './reply-turn.ts';
import type { TurnLock } from './turn-lock.ts';

type End = Extract<Piece, { kind: 'end' }>;

/**
 * Replies belong to the server: one at a time for each conversation, whoever is looking. Pieces become deltas to all
 * pages of the person, and the store keeps the reply as far as it came.
 */
export function createReplies(
  parts: TurnSources & { running: RunningReplyStore; send: SendToPerson; lock: TurnLock; log: Log },
) {
  const { companion, messages, send, lock, log, clock } = parts;
  const running = new Map<string, RunningReply>();
  let isDraining = false;
  const hasNoTime = (): boolean => isDraining;
  const ending = createReplyEnding(parts, hasNoTime);
  const journal = createReplyJournal(parts.running.save, (error) => {
    log.error({ err: error }, 'running replies could not be kept');
  });

  /**
   * Starts writing a reply. Where its question is still on the way to the disk, the companion begins meanwhile, but
   * nothing is shown before `question.stored` resolves; when it rejects, nothing ever is.
   */
  function start(reply: NewReply, question: Question | null = null): void {
    const live = enter(reply);
    live.done = thenGoOn(live, write(live, question));
  }

  /**
   * Writes a reply once its place is stored. Where nobody knows whether it was, it is taken away again: left there it
   * would keep out every later one.
   */
  async function startOnceStored(reply: NewReply, stored: Promise<void>): Promise<void> {
    try {
      await stored;
    } catch (error) {
      const live = enter(reply);
      live.done = thenGoOn(live, abandon(live, error));
      throw error;
    }
    start(reply);
  }

  function enter(reply: NewReply): RunningReply {
    const events = createReplyEvents(reply, send, clock);
    const live: RunningReply = {
      reply,
      events,
      flow: createDeltaFlow((content, offset) => {
        if (!isDiscarded(live)) events.delta(content, offset);
        journal.note(live);
      }),
      partial: () =>
        running.get(reply.conversationId) === live
          ? { id: reply.id, userId: reply.userId, content: live.flow.shown }
          : null,
      abort: new AbortController(),
      abortedAs: 'interrupted',
      next: [],
      done: Promise.resolve(),
    };
    running.set(reply.conversationId, live);
    return live;
  }

  async function thenGoOn(live: RunningReply, ended: Promise<void>): Promise<void> {
    await ended.catch((error: unknown) => {
      log.error({ err: error, messageId: live.reply.id }, 'a reply could not be ended');
    });
    await goOn(live);
  }

  async function write(live: RunningReply, question: Question | null): Promise<void> {
    const stored = question?.stored ?? Promise.resolve();
    const begun = stored.then(
      () => send(live.reply.userId, 'ReceiveTyping', { isTyping: true }),
      (error: unknown) => abandon(live, error),
    );
    const { gathered, end } = await speak(live, question, begun);
    await begun;
    if (live.abort.signal.aborted) live.flow.drop();
    else live.flow.finish();
    if (isDiscarded(live)) return;
    await finish(live, end, gathered?.turn.language ?? defaultLanguage);
    if (end !== null && gathered !== null) await remember(live, gathered, end);
  }

  /** Lets the companion speak; its words are shown from the moment on that `begun` resolves. */
  async function speak(
    live: RunningReply,
    question: Question | null,
    begun: Promise<void>,
  ): Promise<{ gathered: GatheredTurn | null; end: End | null }> {
    const { signal } = live.abort;
    let addressee = question?.addressee ?? null;
    let gathered: GatheredTurn | null = null;
    let end: End | null = null;
    let assessed = Promise.resolve();
    try {
      addressee ??= await readAddressee(parts, live.reply.userId);
      gathered = await gatherTurn(parts, live.reply, addressee, question);
      if (gathered === null) return { gathered, end };
      const { risk } = addressee;
      for await (const piece of companion.reply(gathered.turn, signal)) {
        if (signal.aborted) break;
        if (piece.kind === 'assessment')
          assessed = begun.then(() =>
            keepRisk(live, (userId) => parts.risk.take(userId, piece, risk, live.reply.action)),
          );
        if (piece.kind === 'text') {
          await begun;
          if (!signal.aborted) live.flow.push(piece.text);
        }
        if (piece.kind === 'notice')
          log.warn({ notice: piece.notice, messageId: live.reply.id }, 'the companion noted');
        if (piece.kind === 'end') end = piece;
      }
    } catch (error) {
      log.error({ err: error, messageId: live.reply.id }, 'the companion failed');
    }
    await assessed;
    const before = addressee?.risk ?? null;
    if (end?.outcome !== 'complete')
      await keepRisk(live, (userId) => parts.risk.takeBackWords(userId, before));
    return { gathered, end };
  }

  /** What is found out of danger is kept beside the reply; when that fails, the reply goes on. */
  async function keepRisk(
    live: RunningReply,
    keep: (userId: string) => Promise<void>,
  ): Promise<void> {
    if (isDiscarded(live)) return;
    const { userId } = live.reply;
    await keep(userId).catch((error: unknown) => {
      log.error({ err: error, userId }, 'the state of risk could not be kept');
    });
  }

  /**
   * The question was not stored, so there is no reply to it either. It may have got a place all the same: that is taken
   * away. Where the database did not answer, the question may be there too, and is answered like one that waits.
   */
  async function abandon(live: RunningReply, error: unknown): Promise<void> {
    const { userId, conversationId } = live.reply;
    live.abortedAs = 'discarded';
    live.abort.abort();
    const isUnsure = error instanceof StoreUnavailableError;
    try {
      await untilAvailable(() => messages.removeReply(live.reply), hasNoTime);
    } finally {
      if (running.get(conversationId) === live) running.delete(conversationId);
    }
    const next = [{ messages: true } as const, ...live.next];
    if (isUnsure && !isDraining) await lock(userId, () => answerNext(userId, conversationId, next));
  }

  async function finish(live: RunningReply, end: End | null, language: Language): Promise<void> {
    const { flow } = live;
    const state = live.abort.signal.aborted
      ? live.abortedAs
      : (end?.outcome ?? ('interrupted' as const));
    if (state === 'discarded') return;
    const origin = end?.origin ?? null;
    const usedMemory = (end?.usedMemoryIds.length ?? 0) > 0;
    await ending.keep(live, { content: flow.shown, state, origin, usedMemory }, language);
  }

  /** What came meanwhile is answered now, in order; otherwise the buttons appear. */
  async function goOn(live: RunningReply): Promise<void> {
    const { userId, conversationId } = live.reply;
    if (isDiscarded(live)) return;
    await lock(userId, async () => {
      if (isDiscarded(live) || running.get(conversationId) !== live) return;
      running.delete(conversationId);
      send(userId, 'ReceiveTyping', { isTyping: false });
      if (isDraining) return;
      if (await answerNext(userId, conversationId, live.next)) return;
      if (live.flow.shown !== '') send(userId, 'ReceiveActionButtons', eightButtons);
    }).catch((error: unknown) => {
      log.error({ err: error, conversationId }, 'what was said meanwhile could not be answered');
    });
  }

  async function remember(live: RunningReply, gathered: GatheredTurn, end: End): Promise<void> {
    const { userId } = live.reply;
    if (end.newMemories.length === 0) return;
    const consents = await parts.neighbours.readConsents(userId);
    if (!consents.memory) return;
    for (const fact of end.newMemories)
      await parts.memories.add({
        id: randomId(),
        userId,
        fact: fact.toWellFormed(),
        sourceMessageId: gathered.sourceMessageId,
        createdAt: clock.now(),
      });
  }

  /** Begins with the first that wants an answer; what is left waits for the end of that one. false: nothing did. */
  async function answerNext(
    userId: string,
    conversationId: string,
    [first, ...rest]: readonly Next[],
  ): Promise<boolean> {
    if (first === undefined) return false;
    if ('action' in first) await answerPress(userId, conversationId, first);
    else if (!(await answerWaiting(userId, conversationId)))
      return answerNext(userId, conversationId, rest);
    running.get(conversationId)?.next.push(...rest);
    return true;
  }

  /** Answers whatever of the conversation has no answer. The caller holds the person's lock. false: nothing waits. */
  async function answerWaiting(userId: string, conversationId: string): Promise<boolean> {
    const [last, answered] = await Promise.all([
      messages.lastQuestion(userId, conversationId),
      messages.answeredThrough(userId, conversationId),
    ]);
    if (last <= answered) return false;
    const nothing = { action: null, pressId: null, anewOf: null };
    await place({ userId, conversationId, answersThrough: last, ...nothing });
    return true;
  }

  async function answerPress(
    userId: string,
    conversationId: string,
    { action, pressId }: AskedByPress,
  ): Promise<void> {
    const answersThrough = await messages.answeredThrough(userId, conversationId);
    await place({ userId, conversationId, answersThrough, action, pressId, anewOf: null });
  }

  /** Answers what the reply answered once more, at the end of the conversation. The caller holds the person's lock. */
  async function answerAnew(old: StoredMessage & { reply: StoredReply }): Promise<void> {
    const { userId, conversationId, sequence, reply } = old;
    await place({
      userId,
      conversationId,
      answersThrough: await messages.answeredThrough(userId, conversationId),
      action: reply.action,
      pressId: null,
      anewOf: reply.anewOf ?? sequence,
    });
  }

  async function place(asked: Omit<NewReply, 'id' | 'sequence' | 'createdAt'>): Promise<void> {
    const sequence = 1 + (await messages.lastSequence(asked.userId, asked.conversationId));
    const reply: NewReply = { ...asked, id: randomId(), sequence, createdAt: clock.now() };
    await startOnceStored(reply, messages.insertReply(reply));
  }

  return {
    start,
    startOnceStored,
    answerWaiting,
    answerPress,
    answerAnew,
    runningIn: (conversationId: string): RunningReply | null => running.get(conversationId) ?? null,

    /** The conversations in which something is being written to the person. */
    runningFor: (userId: string): string[] =>
      [...running.values()]
        .filter(({ reply }) => reply.userId === userId)
        .map(({ reply }) => reply.conversationId),

    /** Ends the reply where it is; it is kept as far as it was shown. */
    stop(conversationId: string): void {
      const live = running.get(conversationId);
      if (live === undefined) return;
      live.abortedAs = 'stopped';
      live.abort.abort();
    },

    /**
     * Ends the reply without a word to anybody: from here on nothing of it is sent. The caller holds the lock. When the
     * store does not take it, the conversation stays, and the reply is ended as stopped once the store does.
     */
    async discard(conversationId: string): Promise<void> {
      const live = running.get(conversationId);
      if (live === undefined) return;
      live.abortedAs = 'discarded';
      live.abort.abort();
      live.flow.drop();
      send(live.reply.userId, 'ReceiveTyping', { isTyping: false });
      const ended = {
        content: live.flow.shown,
        state: 'stopped',
        origin: null,
        usedMemory: false,
      } as const;
      try {
        await ending.keepNow(live.reply, ended);
      } catch (error) {
        live.abortedAs = 'stopped';
        live.done = thenGoOn(live, ending.keep(live, ended, defaultLanguage));
        throw error;
      }
      running.delete(conversationId);
    },

    /** Lets running replies end for at most `ms`, then interrupts them. Resolves when all are in the store. */
    async drain(ms: number): Promise<void> {
      isDraining = true;
      const all = Promise.allSettled([...running.values()].map((live) => live.done));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      });
      await Promise.race([all, patience]);
      clearTimeout(timer);
      for (const live of running.values()) live.abort.abort();
      await Promise.allSettled([...running.values()].map((live) => live.done));
    },
  };
}
export type Replies = ReturnType<typeof createReplies>;
