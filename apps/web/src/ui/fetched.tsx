import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { AfterAWhile, Skeleton } from './skeleton.tsx';

interface FetchedProps<Data> {
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'isError' | 'isFetching' | 'fetchStatus' | 'refetch'
  >;
  /** How many grey rows stand in for it. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked of the server: on its way, waiting for a network, failed with the way to ask again, or there. */
export function Fetched<Data>({ query, rows = 2, children }: FetchedProps<Data>): ReactNode {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 py-2">
        <p className="text-muted">{t('state.loadFailed')}</p>
        <Button
          look="secondary"
          size="small"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('actions.retry')}
        </Button>
      </div>
    );
  if (query.fetchStatus === 'paused')
    return <output className="block py-2 text-muted">{t('state.offline')}</output>;
  return (
    <AfterAWhile>
      <div className="flex flex-col gap-3 py-2" aria-busy="true">
        <span className="sr-only">{t('state.loading')}</span>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </AfterAWhile>
  );
}
