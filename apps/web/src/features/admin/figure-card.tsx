import type { AdminFigures } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from './day-chart.tsx';
import { Parts } from './parts.tsx';
import { useCountText } from './use-count-text.ts';

interface FigureCardProps {
  readonly series: AdminFigures['series'][number];
  readonly days: readonly string[];
}

/** One counter: how many in the period, its course, and what it is made of. */
export function FigureCard({ series, days }: FigureCardProps): ReactNode {
  const { t } = useTranslation('admin');
  const show = useCountText();
  const name = t(`figures.names.${series.name}`);
  return (
    <section className="card flex flex-col gap-3 p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        <p className="font-serif text-2xl tabular-nums">{show(series.total)}</p>
      </div>
      <DayChart name={name} days={days} counts={series.byDay} />
      <Parts parts={series.parts} />
    </section>
  );
}
