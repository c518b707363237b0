import { periods } from '@accanto/contract';
import { FileDown, LifeBuoy, MessageSquareHeart, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reveal } from '../../ui/reveal.tsx';
import { Bubble } from './bubble.tsx';
import { Section } from './section.tsx';

const steps = ['one', 'two', 'three'] as const;
const features = [
  { key: 'one', Icon: Wind },
  { key: 'two', Icon: MessageSquareHeart },
  { key: 'three', Icon: FileDown },
  { key: 'four', Icon: LifeBuoy },
] as const;
const sample = [
  { key: 'one', side: 'user' },
  { key: 'two', side: 'assistant' },
  { key: 'three', side: 'user' },
  { key: 'four', side: 'assistant' },
] as const;

/** The example is said one turn after the other, as people do. */
const turnMs = 600;

/** Three steps, what else there is, and a sample chat (SPEC 2). */
export function HowItWorks(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" title={t('how.title')} text={t('how.text')}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step}>
            <Reveal
              delayMs={index * periods.fadeInStaggerMs}
              className="flex flex-col gap-2 border-t-2 border-pine pt-5"
            >
              <span className="font-serif text-2xl text-pine" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-xl">{t(`how.steps.${step}.title`)}</h3>
              <p className="text-muted">{t(`how.steps.${step}.text`)}</p>
            </Reveal>
          </li>
        ))}
      </ol>
      <div className="mt-16 grid items-center gap-12 lg:grid-cols-2">
        <div>
          <h3 className="text-2xl">{t('how.featuresTitle')}</h3>
          <ul className="mt-6 flex flex-col gap-5">
            {features.map(({ key, Icon }) => (
              <li key={key} className="flex items-start gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sage text-pine">
                  <Icon strokeWidth={1.75} className="size-5.5" aria-hidden="true" />
                </span>
                <span className="pt-2">{t(`how.features.${key}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <figure aria-label={t('how.chatLabel')} className="rounded-card bg-sage p-5 sm:p-7">
          <figcaption className="mb-4 text-sm font-semibold text-muted">
            {t('how.chatTitle')}
          </figcaption>
          <div className="flex flex-col gap-3">
            {sample.map(({ key, side }, index) => (
              <Reveal key={key} delayMs={index * turnMs} className="flex flex-col">
                <Bubble side={side} speaker={t(side === 'user' ? 'how.you' : 'how.companion')}>
                  {t(`how.chat.${key}`)}
                </Bubble>
              </Reveal>
            ))}
          </div>
        </figure>
      </div>
    </Section>
  );
}
