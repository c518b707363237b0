import type { Message } from '@accanto/contract';
import type { MessageStore } from './message-store.ts';
import type { StoredMessage } from './stored-message.ts';
import { toMessage } from './message-view.ts';
import type { ChatNeighbours } from './neighbours.ts';
import type { ReactionStore } from './reaction-store.ts';
import type { LiveReplies, LiveReply } from './live-replies.ts';

/** How often a page is read anew because a reply began or ended meanwhile. */
const readAtMost = 20;

export interface MessageRange {
  /** Only later ones than this sequence. */
  after?: number;
  /** Only earlier ones than this sequence. */
  before?: number;
  limit: number;
}

/** A conversation as the store has it, with a running reply as far as it was sent. */
export function createConversationReader(parts: {
  messages: MessageStore;
  reactions: ReactionStore;
  live: LiveReplies;
  neighbours: ChatNeighbours;
}) {
  /**
   * The store's text of a running reply lags behind what pages have seen, so it is replaced by what was sent up to
   * this very moment: the next delta fits exactly. Without a word it is not there yet. `null`: a reply began or ended
   * while the store was being read.
   */
  function withLiveText(
    stored: readonly StoredMessage[],
    live: LiveReply | null,
  ): StoredMessage[] | null {
    const seen: StoredMessage[] = [];
    for (const message of stored) {
      if (message.reply?.state !== 'streaming') seen.push(message);
      else {
        if (live?.id !== message.id) return null;
        const content = live.shown ?? message.content;
        if (content !== '') seen.push({ ...message, content });
      }
    }
    return seen;
  }

  /** A reply that nobody is writing, because ending it failed, is shown as what it is. */
  function withoutLiveText(stored: readonly StoredMessage[]): StoredMessage[] {
    return stored
      .map((message) =>
        message.reply?.state === 'streaming'
          ? { ...message, reply: { ...message.reply, state: 'interrupted' as const } }
          : message,
      )
      .filter((message) => message.reply === null || message.content !== '');
  }

  return {
    /** In order of sequence, the newest that are within the range; and whether a reply is being written. */
    async read(
      userId: string,
      conversationId: string,
      range: MessageRange,
    ): Promise<{ messages: Message[]; hasEarlier: boolean; isTyping: boolean }> {
      for (let attempt = 1; ; attempt += 1) {
        const before = await parts.live.look(conversationId);
        // One still streaming is always part of it, however much of it the page has.
        const after =
          range.after === undefined || before === null
            ? range.after
            : Math.min(range.after, before.sequence - 1);
        const stored = await parts.messages.page(userId, conversationId, {
          ...range,
          ...(after === undefined ? {} : { after }),
          limit: range.limit + 1,
        });
        const [reactions, person] = await Promise.all([
          parts.reactions.ofMessages(
            userId,
            stored.filter(({ reply }) => reply !== null).map(({ id }) => id),
          ),
          parts.neighbours.readPerson(userId),
        ]);
        const page = stored.slice(-range.limit);
        // From here on nothing is waited for that takes longer than a moment.
        const live = await parts.live.look(conversationId);
        const seen =
          withLiveText(page, live) ?? (attempt < readAtMost ? null : withoutLiveText(page));
        if (seen !== null)
          return {
            messages: seen.map((message) =>
              toMessage(message, reactions.get(message.id), person?.nickname ?? null),
            ),
            hasEarlier: hasEarlier(stored, range),
            isTyping: live !== null,
          };
      }
    },
  };
}
export type ConversationReader = ReturnType<typeof createConversationReader>;

/** With `after`, everything up to there is known to the page; without, one more row than asked for tells. */
function hasEarlier(stored: readonly StoredMessage[], range: MessageRange): boolean {
  return stored.length > range.limit || (range.after !== undefined && range.after > 0);
}
