import type { AdminFigures } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCountText } from './use-count-text.ts';

const stepNames = [
  'visit',
  'section',
  'click',
  'signup',
  'message',
  'sign-in',
  'conversation',
  'reply',
] as const;

/** A path that visitors take: how many reach each step, as a number and as a bar beside the first one. */
export function Funnel({
  funnel,
}: {
  readonly funnel: AdminFigures['funnels'][number];
}): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const show = useCountText();
  const first = funnel.steps[0]?.count ?? null;
  const highest = Math.max(...funnel.steps.map(({ count }) => count ?? 0));
  const shareOf = (count: number | null): number | null =>
    count === null || first === null || first === 0 ? null : Math.min(1, count / first);
  const nameOf = (step: string): string => {
    const known = stepNames.find((name) => name === step);
    if (known !== undefined) return t(`figures.steps.${known}`);
    const percent = Number(step);
    return Number.isNaN(percent) ? step : formatPercent(percent / 100, language);
  };
  return (
    <section className="card p-5">
      <h4 className="font-sans text-base font-semibold">
        {t(`figures.funnelNames.${funnel.name}`)}
      </h4>
      <ol className="mt-3 flex flex-col gap-3">
        {funnel.steps.map((step, at) => {
          const share = shareOf(step.count);
          return (
            <li key={step.name}>
              <div className="flex items-baseline justify-between gap-4 text-sm">
                <span className="min-w-0 break-words">{nameOf(step.name)}</span>
                <span className="tabular-nums">
                  {show(step.count)}
                  {at > 0 && share !== null && (
                    <span className="text-muted"> ({formatPercent(share, language)})</span>
                  )}
                </span>
              </div>
              <div className="mt-1 h-2 rounded-full bg-sage" aria-hidden="true">
                <div
                  className="h-full rounded-full bg-pine"
                  style={{
                    width: `${highest === 0 ? 0 : Math.round(((step.count ?? 0) / highest) * 100)}%`,
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
