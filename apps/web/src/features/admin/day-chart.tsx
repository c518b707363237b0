import { limits } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useCountText } from './use-count-text.ts';

interface DayChartProps {
  readonly name: string;
  readonly days: readonly string[];
  readonly counts: readonly (number | null)[];
}

const height = 64;
const dayWidth = 10;

/** A count under ten is drawn as half of ten, lighter: that there was something, and not how much. */
function Bars({
  counts,
  label,
}: {
  readonly counts: DayChartProps['counts'];
  readonly label: string;
}) {
  const highest = Math.max(limits.smallestShownCount, ...counts.map((count) => count ?? 0));
  const gap = counts.length > 120 ? 0 : 2;
  return (
    <svg
      viewBox={`0 0 ${counts.length * dayWidth} ${height}`}
      preserveAspectRatio="none"
      // Bars without gaps would blur into stripes.
      shapeRendering={gap === 0 ? 'crispEdges' : 'auto'}
      role="img"
      aria-label={label}
      className="h-16 w-full border-b border-line"
    >
      {counts.map((count, at) => {
        const barHeight = ((count ?? limits.smallestShownCount / 2) / highest) * height;
        return (
          <rect
            // The days never change places.
            key={at}
            x={at * dayWidth + gap / 2}
            y={height - barHeight}
            width={dayWidth - gap}
            height={barHeight}
            className={count === null ? 'fill-pine opacity-30' : 'fill-pine'}
          />
        );
      })}
    </svg>
  );
}

/** A count day by day: bars to see its course, and a table with the same numbers. */
export function DayChart({ name, days, counts }: DayChartProps): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const show = useCountText();
  const label = t('figures.byDay', { name });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="flex flex-col">
      <Bars counts={counts} label={label} />
      {first !== undefined && last !== undefined && (
        <figcaption className="flex justify-between pt-1 text-xs text-muted">
          <span>{formatDay(first, language)}</span>
          <span>{formatDay(last, language)}</span>
        </figcaption>
      )}
      <Disclosure label={t('figures.table')}>
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('figures.day')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('figures.count')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row" className="py-1 text-start font-normal">
                  {formatDay(day, language)}
                </th>
                <td className="py-1 text-end tabular-nums">{show(counts[at] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
