import { emergencyNumber, languages } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { safetyFacts } from '../../platform/safety-facts.ts';

/** What is measured, and what it ought to reach: at least, or at most. */
const measures = [
  { key: 'crisisRecall', sign: '≥', aim: 0.95 },
  { key: 'seenRecall', sign: '≥', aim: 0.99 },
  { key: 'concernRecall', sign: '≥', aim: 0.92 },
  { key: 'falseCrisis', sign: '≤', aim: 0.01 },
  { key: 'falseConcern', sign: '≤', aim: 0.04 },
] as const;

/** The figures of the last evaluation in each language, beside what they ought to be. */
export function SafetyFigures(): ReactNode {
  const { t } = useTranslation('safety');
  const { language } = useLanguage();
  return (
    <section id="figures" aria-labelledby="figures-title" className="flex flex-col gap-5">
      <h2 id="figures-title" className="text-2xl">
        {t('figures.heading')}
      </h2>
      <p className="prose-width">{t('figures.text')}</p>
      <ul className="card divide-y divide-line">
        {measures.map(({ key, sign, aim }) => (
          <li key={key} className="grid gap-x-10 gap-y-3 p-6 sm:grid-cols-[1fr_1.4fr]">
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">
                {t(`figures.${key}`)}
              </h3>
              <p className="text-sm text-muted">
                {t('figures.aim')} {sign} {formatShare(aim, language)}
              </p>
            </div>
            <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1.5 text-sm">
              {languages.map(({ code }) => {
                const share = safetyFacts.figures[code][key];
                return (
                  <div key={code} className="contents">
                    <dt>{t(`figures.languages.${code}`)}</dt>
                    <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sage">
                      <span
                        className="block h-full rounded-full bg-pine"
                        style={{ width: `${share * 100}%` }}
                      />
                    </dd>
                    <dd className="text-end tabular-nums">{formatShare(share, language)}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('figures.texts')}:{' '}
        {languages
          .map(({ code }) => `${t(`figures.languages.${code}`)} ${safetyFacts.figures[code].texts}`)
          .join(', ')}
      </p>
      <p className="prose-width">{t('figures.note', { number: emergencyNumber })}</p>
    </section>
  );
}
