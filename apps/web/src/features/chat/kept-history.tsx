import { Search } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayName } from './chat-times.ts';
import { HistoryEntry } from './history-entry.tsx';
import { NothingKept, type KeptHistoryProps } from './history.tsx';
import { texts } from './texts.ts';
import { useHistory } from './use-history.ts';
import { useToday } from './use-today.ts';

/** CRONOLOGIA: kept conversations by day, newest first, with a search. */
export default function KeptHistory({
  currentId,
  isCurrentStored,
  changes,
  onOpen,
  onRename,
  onDelete,
}: KeptHistoryProps): ReactNode {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const today = useToday();
  const { found, isFailed, isLoadingMore, loadMore, retry } = useHistory(
    search,
    `${currentId ?? ''} ${isCurrentStored} ${changes}`,
  );

  if (isFailed) {
    return (
      <div className="flex flex-col items-start gap-2 px-2 text-sm text-muted">
        <p>{texts.historyFailed}</p>
        <Button look="secondary" size="small" onClick={retry}>
          {texts.resend}
        </Button>
      </div>
    );
  }
  if (found === null) return null;
  if (found.items.length === 0 && search === '') return <NothingKept />;
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
      {found.items.length === 0 && <p className="px-2 text-sm text-muted">{texts.nothingFound}</p>}
      <ul className="flex flex-col gap-0.5">
        {found.items.map((conversation, at) => {
          const day = dayName(conversation.updatedAt, today);
          const before = found.items[at - 1];
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
      {found.next !== null && (
        <Button look="quiet" size="small" busy={isLoadingMore} onClick={loadMore}>
          {texts.moreHistory}
        </Button>
      )}
    </>
  );
}
