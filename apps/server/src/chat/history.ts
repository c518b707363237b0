import { ProblemError } from '../http/problem.ts';
import type { ConversationStore, ListPosition, StoredConversation } from './conversation-store.ts';
import type { MessageStore } from './message-store.ts';
import type { ChatNeighbours } from './neighbours.ts';

/** How many rows a search reads at a time: what it holds in memory stays small. */
const conversationsAtOnce = 20;
const messagesAtOnce = 200;

export interface HistoryPage {
  items: StoredConversation[];
  /** Where the next page goes on; null: that was all. */
  next: string | null;
}

/** Kept conversations, newest first. Everything at rest is cipher text, so a search reads the person's own texts. */
export function createHistory(parts: {
  conversations: ConversationStore;
  messages: MessageStore;
  neighbours: ChatNeighbours;
}) {
  const { conversations, messages } = parts;

  async function matches(
    userId: string,
    conversation: StoredConversation,
    wanted: string,
  ): Promise<boolean> {
    if (comparable(conversation.title).includes(wanted)) return true;
    let before: number | undefined;
    for (;;) {
      const page = await messages.page(userId, conversation.id, {
        limit: messagesAtOnce,
        ...(before === undefined ? {} : { before }),
      });
      if (page.some(({ content }) => comparable(content).includes(wanted))) return true;
      if (page.length < messagesAtOnce) return false;
      before = page[0]?.sequence;
    }
  }

  return {
    /** Without consent to keep a history there is none. Throws VALIDATION_FAILED for a cursor that is not ours. */
    async list(
      userId: string,
      wish: { cursor: string | null; limit: number; search: string },
    ): Promise<HistoryPage> {
      let position = wish.cursor === null ? null : readPosition(wish.cursor);
      if (!(await parts.neighbours.readConsents(userId)).history) return { items: [], next: null };
      const wanted = comparable(wish.search.trim());
      const items: StoredConversation[] = [];
      const atOnce = wanted === '' ? wish.limit + 1 : conversationsAtOnce;
      for (;;) {
        const found = await conversations.list(userId, position, atOnce);
        for (const conversation of found) {
          if (wanted === '' || (await matches(userId, conversation, wanted)))
            items.push(conversation);
          if (items.length > wish.limit) return cut(items, wish.limit);
          position = conversation;
        }
        if (found.length < atOnce) return { items, next: null };
      }
    },
  };
}
export type History = ReturnType<typeof createHistory>;

function cut(items: readonly StoredConversation[], limit: number): HistoryPage {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { items: page, next: last === undefined ? null : `${last.updatedAt}.${last.id}` };
}

function readPosition(cursor: string): ListPosition {
  const found = /^(\d{1,16})\.([0-9a-f-]{36})$/.exec(cursor);
  if (found?.[1] === undefined || found[2] === undefined)
    throw new ProblemError('VALIDATION_FAILED', { fields: ['cursor'] });
  return { updatedAt: Number(found[1]), id: found[2] };
}

/** Case and accents do not matter to somebody who is looking for their own words. */
function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
