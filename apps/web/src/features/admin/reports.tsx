import { retentionDays, type AdminReport } from '@accanto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { toast } from '../../ui/toast.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Badge } from './badge.tsx';
import { DoneMark } from './done-mark.tsx';
import { Pages, usePages } from './pages.tsx';
import { Section } from './section.tsx';
import { StateFilter } from './state-filter.tsx';
import { useStateWish } from './wish.ts';

const reportsKey = ['admin', 'reports'];

function ReportedMessage({ message }: { readonly message: AdminReport['messages'][number] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <li
      className={classes(
        'rounded-control border-s-4 px-4 py-3',
        message.isReported ? 'border-clay bg-clay-tint' : 'border-line bg-paper',
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-semibold text-ink">{t(`reports.${message.role}`)}</span>
        {formatDateTime(message.timestamp, language)}
        {message.isReported && <Badge look="danger">{t('reports.reported')}</Badge>}
      </p>
      <p className="mt-1 whitespace-pre-line">{message.content}</p>
    </li>
  );
}

function Report({ report }: { readonly report: AdminReport }): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: () =>
      call('adminChangeReport', {
        params: { id: report.id },
        body: { isDone: report.doneAt === null },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsKey }),
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
  });
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans text-base font-semibold">
          {t('reports.madeOn', { date: formatDateTime(report.createdAt, language) })}
        </h3>
        <DoneMark doneAt={report.doneAt} />
      </div>
      <p className="prose-width whitespace-pre-line">
        <span className="text-muted">{t('reports.reason')}: </span>
        {report.reason ?? t('reports.noReason')}
      </p>
      <Disclosure label={t('reports.messages', { count: report.messages.length })}>
        <ol className="flex flex-col gap-3 pt-2" lang={report.language}>
          {report.messages.map((message) => (
            <ReportedMessage key={message.timestamp + message.role} message={message} />
          ))}
        </ol>
      </Disclosure>
      <Button
        look="quiet"
        size="small"
        className="-mx-4 -mb-3 self-start text-pine"
        busy={mark.isPending}
        onClick={() => mark.mutate()}
      >
        {t(report.doneAt === null ? 'entry.markDone' : 'entry.markOpen')}
      </Button>
    </article>
  );
}

/** Replies that people found harmful: only what they ticked, and not whose it is (safety-and-law.md 8). */
export function Reports(): ReactNode {
  const { t } = useTranslation('admin');
  const [state] = useStateWish();
  const wish = state === null ? {} : { state };
  const pages = usePages([...reportsKey, wish], (cursor, signal) =>
    call('adminReports', {
      query: { ...wish, ...(cursor !== undefined && { cursor }) },
      signal,
    }),
  );
  return (
    <Section
      title={t('reports.title')}
      text={t('reports.text', { days: retentionDays.reports })}
      aside={<StateFilter />}
    >
      <Pages pages={pages} isFiltered={state !== null}>
        {(report) => <Report report={report} />}
      </Pages>
    </Section>
  );
}
