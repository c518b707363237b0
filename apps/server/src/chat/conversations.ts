import {
  limits,
  periods,
  type Answering,
  type ChatHubResult,
  type Conversation,
  type ConversationSnapshot,
} from '@accanto/contract';
import { randomId, type Clock } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import { eightButtons } from './action-buttons.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { ConversationStore, StoredConversation } from './conversation-store.ts';
import { toTimestamp } from './message-view.ts';
import type { ChatNeighbours, SendToPerson } from './neighbours.ts';
import type { LiveReplies } from './live-replies.ts';
import type { Risk } from './risk.ts';
import type { TurnLock } from './turn-lock.ts';

type Replaced = ChatHubResult<'NewChat'>;
type Reason = 'new' | 'cleared' | 'opened' | 'restored' | 'deleted';

/** A page that comes back after longer than this gets the newest ones and asks for the others. */
const catchUpAtMost = limits.pageSizeMax;

/** Which conversation the chat shows, and what becomes of the others (SPEC 4, safety-and-law.md 8). */
export function createConversations(parts: {
  store: ConversationStore;
  reader: ConversationReader;
  live: LiveReplies;
  answering: Answering;
  risk: Risk;
  neighbours: ChatNeighbours;
  send: SendToPerson;
  lock: TurnLock;
  clock: Clock;
}) {
  const { store, reader, live, answering, send, lock, clock } = parts;

  function announce(userId: string, conversationId: string | null, reason: Reason): void {
    send(userId, 'ReceiveConversation', { conversationId, reason });
  }

  async function keepsHistory(userId: string): Promise<boolean> {
    return (await parts.neighbours.readConsents(userId)).history;
  }

  /** Whether anything was said in the conversation that the chat shows. */
  async function hasWords(userId: string): Promise<boolean> {
    return ((await store.current(userId))?.lastSequence ?? 0) > 0;
  }

  /** Deletes so that it can be taken back for ten seconds; answers until when. */
  async function deleteWithUndo(userId: string, id: string): Promise<number> {
    const now = clock.now();
    await live.discard(id);
    await store.softDelete(userId, id, now, now + periods.undoMs);
    return now + periods.undoMs;
  }

  /** An empty conversation for the chat to show; the caller has made room for it. */
  async function begin(userId: string): Promise<string> {
    const id = randomId();
    await store.insertCurrent({ id, userId, title: '', at: clock.now() });
    return id;
  }

  /** Ends the conversation that the chat shows: kept, or deleted with ten seconds to take it back. */
  async function replace(
    userId: string,
    fate: 'keep' | 'delete',
    reason: Reason,
  ): Promise<Replaced> {
    const current = await store.current(userId);
    if (current === null)
      return announced(userId, { conversationId: await begin(userId), previous: null }, reason);
    const { id, lastSequence } = current;
    if (lastSequence === 0)
      return announced(userId, { conversationId: id, previous: null }, reason);
    let undoUntil: string | null = null;
    if (fate === 'delete') undoUntil = toTimestamp(await deleteWithUndo(userId, id));
    else {
      await live.discard(id);
      await store.closeCurrent(userId);
    }
    const previous = { id, undoUntil };
    return announced(userId, { conversationId: await begin(userId), previous }, reason);
  }

  function announced(userId: string, replaced: Replaced, reason: Reason): Replaced {
    announce(userId, replaced.conversationId, reason);
    return replaced;
  }

  async function snapshot(userId: string, afterSequence?: number): Promise<ConversationSnapshot> {
    const conversationId = await store.currentId(userId);
    const card = await parts.risk.cardOf(userId);
    if (conversationId === null)
      return {
        conversationId,
        messages: [],
        hasEarlier: false,
        isTyping: false,
        buttons: [],
        card,
        answering,
      };
    const { messages, hasEarlier, isTyping } = await reader.read(userId, conversationId, {
      limit: afterSequence === undefined ? limits.pageSizeDefault : catchUpAtMost,
      ...(afterSequence === undefined ? {} : { after: afterSequence }),
    });
    const mayPress = !isTyping && messages.at(-1)?.role === 'assistant';
    return {
      conversationId,
      messages,
      hasEarlier,
      isTyping,
      buttons: mayPress ? eightButtons : [],
      card,
      answering,
    };
  }

  async function open(userId: string, id: string, reason: Reason): Promise<void> {
    const current = await store.currentId(userId);
    if (current === id) return;
    if (current !== null && !(await keepsHistory(userId))) await deleteWithUndo(userId, current);
    await store.open(userId, id);
    announce(userId, id, reason);
  }

  async function requireOwn(userId: string, id: string): Promise<StoredConversation> {
    const found = await store.find(userId, id);
    if (found === null) throw new ProblemError('NOT_FOUND');
    return found;
  }

  return {
    snapshot,

    /** How many messages the chat shows. */
    async messageCount(userId: string): Promise<number> {
      const current = await store.currentId(userId);
      return current === null ? 0 : ((await store.find(userId, current))?.messageCount ?? 0);
    },

    /** A new chat: the former one is kept for those who consented to it, and ends for everyone else. */
    startNew: (userId: string): Promise<Replaced> =>
      lock(userId, async () =>
        replace(userId, (await keepsHistory(userId)) ? 'keep' : 'delete', 'new'),
      ),

    /** Empties the chat: what was in it is deleted for everyone. */
    clear: (userId: string): Promise<Replaced> =>
      lock(userId, () => replace(userId, 'delete', 'cleared')),

    /**
     * Takes a deletion back within ten seconds. Throws NOT_FOUND, also where it would cost what was written since: who
     * keeps no history has one conversation at a time.
     */
    restore: (userId: string, id: string): Promise<ConversationSnapshot> =>
      lock(userId, async () => {
        const deleted = await store.findDeleted(userId, id, clock.now());
        if (deleted === null) throw new ProblemError('NOT_FOUND');
        if (deleted.wasCurrent) {
          if ((await hasWords(userId)) && !(await keepsHistory(userId)))
            throw new ProblemError('NOT_FOUND');
          await open(userId, id, 'restored');
        } else {
          await store.undelete(userId, id);
          announce(userId, await store.currentId(userId), 'restored');
        }
        return snapshot(userId);
      }),

    /** Throws NOT_FOUND. */
    change: (
      userId: string,
      id: string,
      change: { title?: string | undefined; isCurrent?: true | undefined },
    ): Promise<Conversation> =>
      lock(userId, async () => {
        await requireOwn(userId, id);
        if (change.title !== undefined)
          await store.setTitle(userId, id, change.title.toWellFormed());
        if (change.isCurrent) await open(userId, id, 'opened');
        return toConversation(await requireOwn(userId, id));
      }),

    /** Can be taken back for ten seconds. Throws NOT_FOUND. */
    delete: (userId: string, id: string): Promise<void> =>
      lock(userId, async () => {
        if (!(await store.isOwn(userId, id))) throw new ProblemError('NOT_FOUND');
        await deleteWithUndo(userId, id);
        announce(userId, await store.currentId(userId), 'deleted');
      }),

    /** Ends and deletes for good: all of them, or all that the chat does not show. */
    deleteForGood: (userId: string, which: 'all' | 'closed'): Promise<void> =>
      lock(userId, async () => {
        const ids = await store.idsOf(userId, which);
        for (const id of ids) await live.discard(id);
        await store.deleteForGood(userId, ids);
        if (which === 'all' && ids.length > 0) announce(userId, null, 'deleted');
      }),

    /**
     * Ends a conversation without a word since that moment; a page that still shows it is told. Nothing happens if
     * somebody has written, or has allowed it to be kept, since it was found.
     */
    endSilent: (userId: string, id: string, silentSince: number): Promise<void> =>
      lock(userId, async () => {
        const found = await store.find(userId, id);
        if (found === null || found.updatedAt >= silentSince || (await keepsHistory(userId)))
          return;
        await live.discard(id);
        await store.deleteForGood(userId, [id]);
        if (found.isCurrent) announce(userId, null, 'deleted');
      }),

    /** Stops everything that is being written to the person, without a word more. */
    silence: (userId: string): Promise<void> =>
      lock(userId, async () => {
        for (const id of await live.runningFor(userId)) await live.discard(id);
      }),
  };
}
export type Conversations = ReturnType<typeof createConversations>;

export function toConversation(stored: StoredConversation): Conversation {
  return {
    id: stored.id,
    title: stored.title,
    createdAt: toTimestamp(stored.createdAt),
    updatedAt: toTimestamp(stored.updatedAt),
    messageCount: stored.messageCount,
    isCurrent: stored.isCurrent,
  };
}
