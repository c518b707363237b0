import type { Conversation } from '@accanto/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';

interface Found {
  readonly items: readonly Conversation[];
  /** Where the next page goes on; null: that was all. */
  readonly next: string | null;
}

interface History {
  /** Null until the first answer. */
  readonly found: Found | null;
  readonly isFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const pageOf = (search: string, cursor: string | null, signal?: AbortSignal): Promise<Found> =>
  call('conversations', {
    query: { ...(cursor !== null && { cursor }), ...(search !== '' && { search }) },
    ...(signal && { signal }),
  });

/** Kept conversations with these words, read anew whenever `change` is another one. What is known stays until the answer. */
export function useHistory(search: string, change: string): History {
  const [found, setFound] = useState<Found | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const wanted = new AbortController();
    async function load(): Promise<void> {
      try {
        const page = await pageOf(search, null, wanted.signal);
        if (wanted.signal.aborted) return;
        setFound(page);
        setIsFailed(false);
      } catch {
        if (!wanted.signal.aborted) setIsFailed(true);
      }
    }
    void load();
    return () => wanted.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the others asks for the list anew
  }, [search, change, tries]);

  async function loadMore({ items, next }: Found): Promise<void> {
    setIsLoadingMore(true);
    try {
      const page = await pageOf(search, next);
      // Another search has begun meanwhile: its list is not this one.
      setFound((present) =>
        present?.items === items ? { items: [...items, ...page.items], next: page.next } : present,
      );
    } catch {
      setIsFailed(true);
    }
    setIsLoadingMore(false);
  }

  return {
    found,
    isFailed,
    isLoadingMore,
    loadMore: () => {
      if (found !== null && !isLoadingMore) void loadMore(found);
    },
    retry: () => setTries((count) => count + 1),
  };
}
