import type { Session } from '@accanto/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AfterAWhile, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';

const sessionsKey = ['sessions'];

function SessionRow({ session }: { readonly session: Session }): ReactNode {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('endSession', { params: { id: session.id } }),
    onSuccess: async () => {
      toast.success(t('sessions.ended'));
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => toast.error(sentenceOf(error, t('sessions.failed'))),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone
        strokeWidth={1.75}
        className="size-6 shrink-0 text-muted"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">
          {session.device}
          {session.isCurrent && (
            <span className="ms-2 inline-block rounded-full bg-sage px-2.5 py-0.5 text-xs font-semibold">
              {t('sessions.current')}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">
          {t('sessions.lastUsed', { date: formatDateTime(session.lastUsedAt, language) })},{' '}
          {t('sessions.place')}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="danger-quiet"
          size="small"
          busy={end.isPending}
          aria-label={t('sessions.endLabel', { device: session.device })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, and the way to end a session (C6). */
export function SessionList(): ReactNode {
  const { t } = useTranslation(['dashboard', 'common']);
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('sessions', { signal }),
  });
  return (
    <Card title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending && (
        <AfterAWhile>
          <div className="flex flex-col gap-3 py-2" aria-busy="true">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </AfterAWhile>
      )}
      {sessions.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-2">
          <p className="text-muted">{t('common:state.loadFailed')}</p>
          <Button look="secondary" size="small" onClick={() => void sessions.refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      {sessions.isSuccess && sessions.data.items.length === 0 && (
        <p className="text-muted">{t('sessions.empty')}</p>
      )}
      {sessions.isSuccess && (
        <ul className="divide-y divide-line">
          {sessions.data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}
