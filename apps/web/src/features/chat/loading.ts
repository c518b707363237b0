import { limits } from '@accanto/contract';
import { call } from '../../platform/api.ts';
import { toast } from '../../ui/toast.tsx';
import { ChatCallError, type ChatConnection } from './chat-connection.ts';
import type { ConversationStore } from './conversation-store.ts';
import { texts } from './texts.ts';

/** Asking the store: for the conversation after each connect and each hole, and for older messages when they are wanted. */
export interface Loading {
  readonly loadIfNeeded: () => void;
  /** Fetches the next older page; false when there is none or it could not be had. */
  readonly loadEarlier: () => Promise<boolean>;
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
  readonly cursor: string | null | undefined;
}

export function createLoading({ store, invoke, onLoaded, delaysMs }: Needs): Loading {
  let isLoading = false;
  let failures = 0;
  let position: Position | null = null;
  let earlier: Promise<boolean> | null = null;

  const needsLoad = (): boolean => {
    const { needsReload, isConnected, leaving } = store.current();
    return needsReload && isConnected && leaving === null;
  };

  async function load(): Promise<void> {
    isLoading = true;
    // Two loads share one record of what was said meanwhile.
    await earlier;
    const firstKnown = store.current().messages[0]?.sequence;
    store.fold({ type: 'load-started' });
    try {
      const snapshot = await invoke('LoadConversation', {});
      store.fold({ type: 'loaded', snapshot });
      failures = 0;
      position = null;
      onLoaded();
      isLoading = false;
      await refreshEarlier(firstKnown, snapshot.messages[0]?.sequence);
    } catch (error) {
      store.fold({ type: 'load-failed' });
      if (!(error instanceof ChatCallError)) throw error;
      if (error.outcome === 'refused') await again();
    } finally {
      isLoading = false;
    }
    loadIfNeeded();
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

  /** Older messages that stayed on the page are read again too: they may have changed while the line was away. */
  async function refreshEarlier(
    firstKnown: number | undefined,
    firstLoaded: number | undefined,
  ): Promise<void> {
    if (firstKnown === undefined || firstLoaded === undefined) return;
    while ((store.current().messages[0]?.sequence ?? Infinity) < firstLoaded) {
      const reached = await fetchEarlier();
      if (reached === undefined || reached <= firstKnown) return;
    }
  }

  /** Fetches one page; gives the sequence of its first message, undefined when there is nothing more. */
  async function fetchEarlier(): Promise<number | undefined> {
    const { conversationId } = store.current();
    if (conversationId === null) return undefined;
    const cursor = position?.conversationId === conversationId ? position.cursor : undefined;
    if (cursor === null) return undefined;
    store.fold({ type: 'earlier-started' });
    try {
      const page = await call('conversationMessages', {
        params: { id: conversationId },
        query: { limit: limits.pageSizeMax, ...(cursor === undefined ? {} : { cursor }) },
      });
      position = { conversationId, cursor: page.next };
      store.fold({
        type: 'earlier-loaded',
        page: { conversationId, messages: page.items, hasEarlier: page.next !== null },
      });
      return page.items[0]?.sequence;
    } catch {
      store.fold({ type: 'earlier-failed' });
      if (store.current().isOpen) toast.error(texts.problems.load, { title: texts.problems.title });
      return undefined;
    }
  }

  async function nextEarlier(): Promise<boolean> {
    const first = store.current().messages[0]?.sequence ?? Infinity;
    // The first pages may repeat what is here already.
    for (;;) {
      const reached = await fetchEarlier();
      if (reached === undefined) return false;
      if (reached < first) return true;
    }
  }

  return {
    loadIfNeeded,
    loadEarlier() {
      if (isLoading) return Promise.resolve(false);
      earlier ??= nextEarlier().finally(() => {
        earlier = null;
        loadIfNeeded();
      });
      return earlier;
    },
  };
}
