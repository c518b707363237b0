import type { Conversation } from '@accanto/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { dayName } from './chat-times.ts';
import { HistoryEntry } from './history-entry.tsx';
import { texts } from './texts.ts';
import { useToday } from './use-today.ts';

export const historyKey = ['conversations'] as const;

interface HistoryListProps {
  /** Only people who consented to it have a history. */
  readonly isKept: boolean;
  readonly currentId: string | null;
  readonly onOpen: (conversation: Conversation) => void;
  readonly onRename: (conversation: Conversation, title: string) => Promise<boolean>;
  readonly onDelete: (conversation: Conversation) => void;
}

/** The disabled entry that stands where no conversation is kept. */
function NothingKept(): ReactNode {
  return (
    <Button look="quiet" size="small" disabled className="justify-start px-2 font-normal">
      {texts.noHistory}
    </Button>
  );
}

/** CRONOLOGIA: kept conversations by day, newest first, with a search. */
export function HistoryList({ isKept, ...entries }: HistoryListProps): ReactNode {
  return isKept ? <KeptHistory {...entries} /> : <NothingKept />;
}

function KeptHistory({
  currentId,
  onOpen,
  onRename,
  onDelete,
}: Omit<HistoryListProps, 'isKept'>): ReactNode {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const today = useToday();
  const history = useInfiniteQuery({
    queryKey: [...historyKey, search],
    queryFn: ({ pageParam, signal }) =>
      call('conversations', {
        query: {
          ...(pageParam !== null && { cursor: pageParam }),
          ...(search !== '' && { search }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const found = history.data?.pages.flatMap((page) => page.items) ?? [];

  if (history.isError) {
    return (
      <div className="flex flex-col items-start gap-2 px-2 text-sm text-muted">
        <p>{texts.historyFailed}</p>
        <Button look="secondary" size="small" onClick={() => void history.refetch()}>
          {texts.resend}
        </Button>
      </div>
    );
  }
  if (history.isSuccess && found.length === 0 && search === '') return <NothingKept />;
  return (
    <>
      <label className="mb-2 flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 focus-within:border-pine focus-within:outline-2 focus-within:outline-pine">
        <Search strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <span className="sr-only">{texts.searchHistory}</span>
        <input
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
          placeholder={texts.searchHistory}
          className="w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted"
        />
      </label>
      {history.isSuccess && found.length === 0 && (
        <p className="px-2 text-sm text-muted">{texts.nothingFound}</p>
      )}
      <ul className="flex flex-col gap-0.5">
        {found.map((conversation, at) => {
          const day = dayName(conversation.updatedAt, today);
          const before = found[at - 1];
          return (
            <li key={conversation.id}>
              {(before === undefined || dayName(before.updatedAt, today) !== day) && (
                <p className="px-2 pb-1 pt-2 text-xs text-muted">{day}</p>
              )}
              <HistoryEntry
                conversation={conversation}
                isCurrent={conversation.id === currentId}
                onOpen={() => onOpen(conversation)}
                onRename={(title) => onRename(conversation, title)}
                onDelete={() => onDelete(conversation)}
              />
            </li>
          );
        })}
      </ul>
      {history.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {texts.moreHistory}
        </Button>
      )}
    </>
  );
}
