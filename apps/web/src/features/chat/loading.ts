import { limits, type ConversationSnapshot, type Message } from '@accanto/contract';
import { call } from '../../platform/api.ts';
import { ChatCallError, type ChatConnection } from './chat-connection.ts';
import type { Conversation, EarlierPage } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** What came of asking for older messages: some are here now, there are none, or they could not be had. */
export type Earlier = 'loaded' | 'none' | 'failed';

/** Asking the store: for the conversation after each connect and each hole, and for older messages when they are wanted. */
export interface Loading {
  readonly loadIfNeeded: () => void;
  /** Fetches the next older page. */
  readonly loadEarlier: () => Promise<Earlier>;
  /** The whole conversation, with what is not on the page yet; null when a part of it could not be had. */
  readonly loadWhole: () => Promise<readonly Message[] | null>;
}

interface Needs {
  readonly store: ConversationStore;
  readonly invoke: ChatConnection['invoke'];
  readonly onLoaded: () => void;
  /** Milliseconds before each further attempt; the last one repeats. */
  readonly delaysMs: readonly number[];
}

/** Where the pages of older messages of a conversation have come to; null: the last one was fetched. */
interface Position {
  readonly conversationId: string;
  readonly cursor: string | null;
}

export function createLoading({ store, invoke, onLoaded, delaysMs }: Needs): Loading {
  let isLoading = false;
  let failures = 0;
  let position: Position | null = null;
  let earlier: Promise<Earlier> | null = null;
  /** The newest load, without the pause after one that failed. */
  let newestLoad: Promise<unknown> = Promise.resolve();

  const needsLoad = (): boolean => {
    const { needsReload, isConnected, leaving } = store.current();
    return needsReload && isConnected && leaving === null;
  };

  async function load(): Promise<void> {
    isLoading = true;
    try {
      const asked = ask();
      newestLoad = asked;
      if ((await asked) === 'refused') await again();
    } finally {
      isLoading = false;
    }
    loadIfNeeded();
  }

  async function ask(): Promise<'loaded' | ChatCallError['outcome']> {
    // Two loads share one record of what was said meanwhile.
    await earlier;
    const known = store.current();
    store.fold({ type: 'load-started' });
    try {
      const newest = await invoke('LoadConversation', {});
      const snapshot = await withEarlier(newest, known);
      // The line may have been away again while the older ones were read.
      const isOutdated = snapshot !== newest && store.current().needsReload;
      store.fold({ type: 'loaded', snapshot });
      if (isOutdated) store.fold({ type: 'reload-needed' });
      failures = 0;
      // While a conversation is being left, what is unsent belongs neither to it nor to the next one yet.
      if (store.current().leaving === null) onLoaded();
      return 'loaded';
    } catch (error) {
      store.fold({ type: 'load-failed' });
      if (!(error instanceof ChatCallError)) throw error;
      return error.outcome;
    }
  }

  /** The server is there but could not answer: not at once again. */
  async function again(): Promise<void> {
    failures += 1;
    if (failures === 1 && store.current().isOpen)
      toast.error(texts.problems.load, { title: texts.problems.title });
    const delay = delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }

  function loadIfNeeded(): void {
    if (!isLoading && needsLoad()) void load();
  }

  /**
   * Older messages that are on the page are read again and come with the newest ones, all in one step: they may have
   * changed while the line was away, and whoever is reading them stays where they are.
   */
  async function withEarlier(
    snapshot: ConversationSnapshot,
    known: Conversation,
  ): Promise<ConversationSnapshot> {
    position = null;
    const { conversationId } = snapshot;
    const firstKnown = known.messages[0]?.sequence;
    if (conversationId === null || conversationId !== known.conversationId) return snapshot;
    let { messages, hasEarlier } = snapshot;
    try {
      for (;;) {
        const first = messages[0]?.sequence;
        if (!hasEarlier || first === undefined || firstKnown === undefined || first <= firstKnown)
          break;
        const page = await readPage(conversationId);
        const older = page.messages.filter(({ sequence = Infinity }) => sequence < first);
        ({ hasEarlier } = page);
        messages = [...older, ...messages];
      }
      return { ...snapshot, messages, hasEarlier };
    } catch {
      // They come when somebody scrolls up to them.
      position = null;
      return snapshot;
    }
  }

  /** The next page towards the beginning. */
  async function readPage(conversationId: string): Promise<EarlierPage> {
    const cursor = position?.conversationId === conversationId ? position.cursor : null;
    const page = await call('conversationMessages', {
      params: { id: conversationId },
      query: { limit: limits.pageSizeMax, ...(cursor !== null && { cursor }) },
    });
    position = { conversationId, cursor: page.next };
    return { conversationId, messages: page.items, hasEarlier: page.next !== null };
  }

  /** Fetches one page; null when it could not be had. */
  async function fetchEarlier(conversationId: string): Promise<EarlierPage | null> {
    store.fold({ type: 'earlier-started' });
    try {
      const page = await readPage(conversationId);
      store.fold({ type: 'earlier-loaded', page });
      return page;
    } catch {
      store.fold({ type: 'earlier-failed' });
      return null;
    }
  }

  async function nextEarlier(): Promise<Earlier> {
    // Only the load of this moment: one that begins later waits for these pages.
    await newestLoad;
    const first = store.current().messages[0]?.sequence ?? Infinity;
    // The first pages may repeat what is here already.
    for (;;) {
      const { conversationId, hasEarlier } = store.current();
      if (conversationId === null || !hasEarlier) return 'none';
      const page = await fetchEarlier(conversationId);
      if (page === null) return 'failed';
      if ((page.messages[0]?.sequence ?? -Infinity) < first) return 'loaded';
    }
  }

  function loadEarlier(): Promise<Earlier> {
    earlier ??= nextEarlier().finally(() => {
      earlier = null;
      loadIfNeeded();
    });
    return earlier;
  }

  async function loadWhole(): Promise<readonly Message[] | null> {
    for (;;) {
      const load = newestLoad;
      await load;
      if (load !== newestLoad) continue;
      const { messages, isLoaded, hasEarlier, conversationId } = store.current();
      if (!isLoaded || needsLoad()) return null;
      if (!hasEarlier || conversationId === null) return messages;
      if ((await loadEarlier()) === 'failed') return null;
    }
  }

  return { loadIfNeeded, loadEarlier, loadWhole };
}
