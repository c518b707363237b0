import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { periods } from '@accanto/contract';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

const points = ['one', 'two', 'three'] as const;

/** What it is and is not (SPEC 2). */
export function About(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <Section id="about" title={t('about.title')} text={t('about.text')} ground="surface">
      <div className="grid gap-6 md:grid-cols-2">
        <Reveal className="rounded-card bg-sage p-7 md:p-9">
          <h3 className="text-2xl">{t('about.isTitle')}</h3>
          <ul className="mt-4 flex flex-col gap-4">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check
                  strokeWidth={1.75}
                  className="mt-0.5 shrink-0 text-pine"
                  aria-hidden="true"
                />
                {t(`about.is.${point}`)}
              </li>
            ))}
          </ul>
        </Reveal>
        <Reveal
          delayMs={periods.fadeInStaggerMs}
          className="rounded-card border border-line p-7 md:p-9"
        >
          <h3 className="text-2xl">{t('about.isNotTitle')}</h3>
          <ul className="mt-4 flex flex-col gap-4">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <X strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
                {t(`about.isNot.${point}`)}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}
