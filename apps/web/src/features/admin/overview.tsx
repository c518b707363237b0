import { figurePeriodsDays, limits, type AdminFigures } from '@accanto/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMilliseconds } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../platform/api.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FigureCard } from './figure-card.tsx';
import { Funnel } from './funnel.tsx';
import { SiteEvents } from './site-events.tsx';
import { Section } from './section.tsx';
import { useWish } from './wish.ts';

const few = limits.smallestShownCount;

/** How long people wait for the first word of a reply. */
function FirstWord({ firstWord }: Pick<AdminFigures, 'firstWord'>): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <section className="card p-5">
      <h3 className="font-sans text-base font-semibold">{t('figures.firstWord')}</h3>
      {firstWord === null ? (
        <p className="mt-2 text-sm text-muted">{t('figures.firstWordFew', { few })}</p>
      ) : (
        <dl className="mt-2 grid grid-cols-2 gap-4">
          {(['p50', 'p95'] as const).map((part) => (
            <div key={part}>
              <dt className="text-sm text-muted">{t(`figures.${part}`)}</dt>
              <dd className="font-serif text-2xl tabular-nums">
                {formatMilliseconds(firstWord[`${part}Ms`], language)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** What there is too little of to draw, by name only. */
function TooFew({ series }: Pick<AdminFigures, 'series'>): ReactNode {
  const { t } = useTranslation('admin');
  if (series.length === 0) return null;
  return (
    <section className="card p-5">
      <h3 className="font-sans text-base font-semibold">{t('figures.fewTitle', { few })}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {series.map(({ name }) => (
          <li key={name} className="rounded-full bg-sage px-3 py-1 text-sm">
            {t(`figures.names.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ figures }: { readonly figures: AdminFigures }): ReactNode {
  const { t } = useTranslation('admin');
  const isTold = ({ total }: AdminFigures['series'][number]): boolean => (total ?? 0) > 0;
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {figures.series.filter(isTold).map((series) => (
          <FigureCard key={series.name} series={series} days={figures.days} />
        ))}
        <FirstWord firstWord={figures.firstWord} />
        <TooFew series={figures.series.filter((series) => !isTold(series))} />
      </div>
      <section aria-labelledby="funnels" className="flex flex-col gap-4">
        <div>
          <h3 id="funnels" className="text-xl">
            {t('figures.funnels')}
          </h3>
          <p className="text-muted">{t('figures.funnelsText')}</p>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {figures.funnels.map((funnel) => (
            <Funnel key={funnel.name} funnel={funnel} />
          ))}
        </div>
      </section>
      <SiteEvents events={figures.events} />
    </>
  );
}

/** Counters and charts that know nobody (safety-and-law.md 8). */
export function Overview(): ReactNode {
  const { t } = useTranslation('admin');
  const [asked, setDays] = useWish('days');
  const days = figurePeriodsDays.find((period) => String(period) === asked) ?? 30;
  const figures = useQuery({
    queryKey: ['admin', 'figures', days],
    queryFn: ({ signal }) => call('adminFigures', { query: { days }, signal }),
  });
  return (
    <Section
      title={t('figures.title')}
      text={t('figures.text', { few })}
      aside={
        <SelectField
          label={t('figures.period')}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          className="w-full sm:w-52"
        >
          {figurePeriodsDays.map((period) => (
            <option key={period} value={period}>
              {t('figures.days', { days: period })}
            </option>
          ))}
        </SelectField>
      }
    >
      <Fetched query={figures} rows={5}>
        {(known) => <Figures figures={known} />}
      </Fetched>
    </Section>
  );
}
