import type { AdminFigures } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Parts } from './parts.tsx';
import { useCountText } from './use-count-text.ts';

/** The specified events of the site by their own names, with their properties as parts (SPEC 7). */
export function SiteEvents({ events }: Pick<AdminFigures, 'events'>): ReactNode {
  const { t } = useTranslation('admin');
  const show = useCountText();
  const told = events.filter(({ total }) => (total ?? 0) > 0);
  return (
    <section aria-labelledby="site-events" className="flex flex-col gap-4">
      <h3 id="site-events" className="text-xl">
        {t('figures.events')}
      </h3>
      {told.length === 0 ? (
        <p className="text-muted">{t('figures.noData')}</p>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {told.map((event) => (
            <li key={event.name} className="card flex flex-col gap-3 px-5 py-4">
              <p className="flex items-baseline justify-between gap-4">
                <span lang="en">{event.name}</span>
                <span className="font-semibold tabular-nums">{show(event.total)}</span>
              </p>
              <Parts parts={event.parts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
