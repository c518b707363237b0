import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { toast } from '../../ui/toast.tsx';
import { useConsents } from './consents.ts';
import { memoriesKey, MemoryRow } from './memory-row.tsx';
import { SettingsGroup } from './settings-group.tsx';

function ForgetAll({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const forget = useMutation({
    mutationFn: () => call('forgetAllMemories', {}),
    onSuccess: async () => {
      toast.success(t('memories.forgottenAll'));
      await queries.invalidateQueries({ queryKey: memoriesKey });
      rescueFocus('memory');
    },
    onError: (error) => toast.error(sentenceOf(error, t('memories.failed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">{t('memories.count', { count })}</p>
      <Button
        look="danger-quiet"
        size="small"
        className="-me-4 -my-2"
        onClick={() => setAsking(true)}
      >
        {t('memories.forgetAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('memories.forgetAllTitle')}
        description={t('memories.forgetAllText')}
        confirmLabel={t('memories.forgetAll')}
        cancelLabel={t('common:actions.cancel')}
        busy={forget.isPending}
        onConfirm={() => forget.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** What the companion remembers: each fact with the sentence it came from, to correct or to forget everywhere. */
export function MemorySettings(): ReactNode {
  const { t } = useTranslation('settings');
  const consents = useConsents();
  const memories = useQuery({
    queryKey: memoriesKey,
    queryFn: ({ signal }) => call('memories', { signal }),
  });
  return (
    <SettingsGroup id="memory" title={t('memories.title')} text={t('memories.text')}>
      {consents.data?.memory === false && (
        <p>
          {t('memories.off')}{' '}
          <a href="#privacy" className="link">
            {t('memories.turnOn')}
          </a>
        </p>
      )}
      <Fetched query={memories}>
        {({ items }) =>
          items.length === 0 ? (
            consents.data?.memory === true && <p className="text-muted">{t('memories.empty')}</p>
          ) : (
            <>
              <ForgetAll count={items.length} />
              <ul className="divide-y divide-line !py-0">
                {items.map((memory) => (
                  <MemoryRow key={memory.id} memory={memory} />
                ))}
              </ul>
            </>
          )
        }
      </Fetched>
    </SettingsGroup>
  );
}
