import type { Session } from '@accanto/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { toast } from '../../ui/toast.tsx';
import { SettingsGroup } from './settings-group.tsx';

const sessionsKey = ['sessions'];

function SessionRow({ session }: { readonly session: Session }): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('endSession', { params: { id: session.id } }),
    onSuccess: async () => {
      toast.success(t('sessions.ended'));
      await queries.invalidateQueries({ queryKey: sessionsKey });
      rescueFocus('devices');
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

function EndOthers({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call('endOtherSessions', {}),
    onSuccess: async ({ ended }) => {
      toast.success(t('sessions.endedOthers', { count: ended }));
      await queries.invalidateQueries({ queryKey: sessionsKey });
      rescueFocus('devices');
    },
    onError: (error) => toast.error(sentenceOf(error, t('sessions.failed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{t('sessions.others', { count })}</p>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('sessions.endOthersTitle')}
        description={t('sessions.endOthersText')}
        confirmLabel={t('sessions.endOthers')}
        cancelLabel={t('common:actions.cancel')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Where the person is signed in, and the ways to end one session or all others (C6). */
export function SessionList(): ReactNode {
  const { t } = useTranslation('settings');
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('sessions', { signal }),
  });
  return (
    <SettingsGroup id="devices" title={t('sessions.title')} text={t('sessions.text')}>
      <Fetched query={sessions}>
        {({ items }) => (
          <>
            {items.filter((session) => !session.isCurrent).length > 1 && (
              <EndOthers count={items.length - 1} />
            )}
            {items.length === 0 ? (
              <p className="text-muted">{t('sessions.empty')}</p>
            ) : (
              <ul className="divide-y divide-line !py-1">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
            )}
          </>
        )}
      </Fetched>
    </SettingsGroup>
  );
}
