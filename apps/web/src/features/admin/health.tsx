import { timestampSchema, type AdminHealth } from '@accanto/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus, CircleX, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { Section } from './section.tsx';

type Part = AdminHealth['parts'][number];

const signs = {
  up: { Icon: CircleCheck, look: 'text-pine' },
  down: { Icon: CircleX, look: 'text-clay' },
  off: { Icon: CircleMinus, look: 'text-muted' },
} as const;

/** The facts that have words; others are shown by their own names. */
const factNames = [
  'engine',
  'megabytes',
  'masterKeysInUse',
  'kind',
  'lastSent',
  'lastFailed',
  'answersWith',
  'host',
  'lastReply',
  'lastFault',
  'connections',
  'lastRound',
  'failed',
] as const;

const isMoment = (text: string): boolean => timestampSchema.safeParse(text).success;

/** What a part tells of itself, in the words of those who run servers. */
function Facts({ facts }: Pick<Part, 'facts'>): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const show = (value: string | number | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'health.yes' : 'health.no');
    if (typeof value === 'number') return formatNumber(value, language);
    return isMoment(value) ? formatDateTime(value, language) : value;
  };
  const nameOf = (fact: string): string => {
    const known = factNames.find((name) => name === fact);
    return known === undefined ? fact : t(`health.facts.${known}`);
  };
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{nameOf(name)}</dt>
          <dd className="text-end break-words tabular-nums">{show(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function PartCard({ part }: { readonly part: Part }): ReactNode {
  const { t } = useTranslation('admin');
  const { Icon, look } = signs[part.state];
  return (
    <li className={classes('card p-5', part.state === 'down' && 'border-clay bg-clay-tint')}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-sans text-base font-semibold">{t(`health.parts.${part.name}`)}</h3>
        <p className={classes('flex items-center gap-1.5 text-sm font-semibold', look)}>
          <Icon strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t(`health.${part.state}`)}
        </p>
      </div>
      {part.state === 'off' && <p className="mt-1 text-sm text-muted">{t('health.offHint')}</p>}
      {Object.keys(part.facts).length > 0 && <Facts facts={part.facts} />}
    </li>
  );
}

function Report({ health }: { readonly health: AdminHealth }): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const down = health.parts.filter(({ state }) => state === 'down').length;
  return (
    <>
      <output
        className={classes(
          'rounded-card px-5 py-4 font-semibold',
          down === 0 ? 'bg-sage' : 'bg-clay-tint text-clay',
        )}
      >
        {down === 0 ? t('health.allUp') : t('health.someDown', { count: down })}
      </output>
      <ul className="grid gap-4 md:grid-cols-2">
        {health.parts.map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        {[
          `${t('health.version')} ${health.version}`,
          `${t('health.started')}: ${formatDateTime(health.startedAt, language)}`,
          `${t('health.checked')}: ${formatDateTime(health.checkedAt, language)}`,
        ].join(' · ')}
      </p>
    </>
  );
}

/** How each part of the product is. */
export function Health(): ReactNode {
  const { t } = useTranslation('admin');
  const health = useQuery({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => call('adminHealth', { signal }),
    staleTime: 0,
  });
  return (
    <Section
      title={t('health.title')}
      text={t('health.text')}
      aside={
        <Button
          look="secondary"
          size="small"
          busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          {!health.isFetching && (
            <RefreshCw strokeWidth={1.75} className="size-5" aria-hidden="true" />
          )}
          {t('health.again')}
        </Button>
      }
    >
      <Fetched query={health} rows={4}>
        {(known) => <Report health={known} />}
      </Fetched>
    </Section>
  );
}
