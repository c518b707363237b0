import { localeOf, type AdminHelpLine } from '@accanto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Badge } from './badge.tsx';

export const helpLinesKey = ['admin', 'help-lines'];

/** A web address or nothing: no other kind is linked. */
function webAddress(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

function Confirm({ line }: { readonly line: AdminHelpLine }): ReactNode {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call('adminConfirmHelpLine', { params: { name: line.id } }),
    onSuccess: async () => {
      toast.success(t('lines.done'));
      await queries.invalidateQueries({ queryKey: helpLinesKey });
    },
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
  });
  return (
    <Button
      look={line.warning === null ? 'quiet' : 'secondary'}
      size="small"
      busy={confirm.isPending}
      aria-label={t('entry.actionsOf', { action: t('lines.confirm'), address: line.name })}
      onClick={() => confirm.mutate()}
    >
      {!confirm.isPending && <Check strokeWidth={1.75} className="size-5" aria-hidden="true" />}
      {t('lines.confirm')}
    </Button>
  );
}

function Link({ address }: { readonly address: string }): ReactNode {
  const href = webAddress(address);
  return href === undefined ? (
    address
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
      {new URL(href).host}
    </a>
  );
}

/** The words of the resource file for those who are no person. */
const checkers: Readonly<Record<string, 'publishedSources' | 'nobodyYet'>> = {
  'published sources': 'publishedSources',
  'nobody yet': 'nobodyYet',
};

/** One line of help: what it is, how it is reached, who checked it when, and the button to confirm it. */
export function HelpLine({ line }: { readonly line: AdminHelpLine }): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const checker = checkers[line.verifiedBy];
  const regions = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const places = line.countries.map((code) =>
    code === '*' ? t('lines.everywhere') : (regions.of(code) ?? code),
  );
  const what = [
    t(`lines.kinds.${line.kind}`),
    t(`lines.audiences.${line.audience}`),
    ...places,
    ...(line.region === null ? [] : [line.region]),
  ];
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(line.phone === null ? [] : [[t('lines.phone'), line.phone] as const]),
    ...(line.text === null ? [] : [[t('lines.sms'), line.text] as const]),
    ...(line.chatUrl === null
      ? []
      : [[t('lines.chat'), <Link key="chat" address={line.chatUrl} />] as const]),
    [t('lines.hours'), line.hours === '' ? t('lines.hoursUnknown') : line.hours],
    [t('lines.source'), <Link key="source" address={line.sourceUrl} />],
  ];
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-sans text-base font-semibold">{line.name}</h3>
          <p className="text-sm text-muted">{what.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {line.warning !== null && (
            <Badge look={line.warning === 'expired' ? 'danger' : 'attention'}>
              {t(`lines.warnings.${line.warning}`)}
            </Badge>
          )}
          <Badge look={line.isShown ? 'plain' : 'faint'}>
            {t(line.isShown ? 'lines.shown' : 'lines.hidden')}
          </Badge>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {[
          t(`lines.statuses.${line.status}`),
          t('lines.verified', {
            date: formatDay(line.verifiedOn, language),
            by: checker === undefined ? line.verifiedBy : t(`lines.${checker}`),
          }),
          line.confirmedAt === null
            ? t('lines.never')
            : t('lines.confirmed', { date: formatDate(line.confirmedAt, language) }),
        ].join(' · ')}
      </p>
      <div className="mt-auto">
        <Confirm line={line} />
      </div>
    </li>
  );
}
