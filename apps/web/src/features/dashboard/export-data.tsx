import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, download, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.tsx';

const askEveryMs = 500;

/** How far the archive is. The server is asked while the file is coming, since the browser saves it whole. */
function Progress(): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const progress = useQuery({
    queryKey: ['export-progress'],
    queryFn: ({ signal }) => call('exportProgress', { signal }),
    refetchInterval: askEveryMs,
    gcTime: 0,
    retry: false,
  });
  const known = progress.data?.progress ?? null;
  return (
    <ProgressBar
      label={t('export.working')}
      value={known === null || known.of === 0 ? null : Math.min(1, known.rows / known.of)}
      text={
        known === null
          ? t('export.working')
          : t('export.progress', {
              rows: formatNumber(known.rows, language),
              of: formatNumber(known.of, language),
            })
      }
    />
  );
}

/** Everything that concerns the person, as one archive (G4). */
export function ExportData(): ReactNode {
  const { t } = useTranslation('settings');
  const save = useMutation({
    mutationFn: () => download('exportAccount', 'accanto-export.zip', {}),
    onSuccess: () => toast.success(t('export.done')),
    onError: (error) => toast.error(sentenceOf(error, t('export.failed'))),
  });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{t('export.title')}</p>
        <p className="text-sm text-muted">{t('export.text')}</p>
      </div>
      {save.isPending && <Progress />}
      <Button
        look="secondary"
        size="small"
        busy={save.isPending}
        className="self-start"
        onClick={() => save.mutate()}
      >
        {!save.isPending && <Download strokeWidth={1.75} className="size-5" aria-hidden="true" />}
        {t(save.isPending ? 'export.working' : 'export.button')}
      </Button>
    </div>
  );
}
