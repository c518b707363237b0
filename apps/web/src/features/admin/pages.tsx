import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Fetched } from '../../ui/fetched.tsx';

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** A list that comes in pages, newest first. */
export function usePages<Item>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
): UseInfiniteQueryResult<InfiniteData<Page<Item>>> {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

interface PagesProps<Item> {
  readonly pages: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** Whether only a part was asked for: an empty answer then means something else. */
  readonly isFiltered: boolean;
  readonly children: (item: Item) => ReactNode;
}

/** The rows that have come so far, and the way to the next ones. */
export function Pages<Item extends { readonly id: string }>({
  pages,
  isFiltered,
  children,
}: PagesProps<Item>): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Fetched query={pages} rows={4}>
      {(data) => {
        const items = data.pages.flatMap((page) => page.items);
        if (items.length === 0)
          return (
            <output className="card block p-6 text-muted">
              {t(isFiltered ? 'list.emptyFiltered' : 'list.empty')}
            </output>
          );
        return (
          <>
            <ul className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={item.id} className="card p-5">
                  {children(item)}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <output className="text-sm text-muted">
                {t('list.shown', { count: items.length })}
              </output>
              {pages.hasNextPage && (
                <Button
                  look="secondary"
                  size="small"
                  busy={pages.isFetchingNextPage}
                  onClick={() => void pages.fetchNextPage()}
                >
                  {t('list.more')}
                </Button>
              )}
            </div>
          </>
        );
      }}
    </Fetched>
  );
}
