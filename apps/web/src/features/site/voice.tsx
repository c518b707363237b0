import { periods } from '@accanto/contract';
import { Ear, Mic, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

const steps = [
  { key: 'one', Icon: Mic },
  { key: 'two', Icon: Ear },
  { key: 'three', Icon: Volume2 },
] as const;
const example = [
  { key: 'one', isUser: true },
  { key: 'two', isUser: false },
  { key: 'three', isUser: true },
] as const;

/** The example is said one turn after the other, as people do. */
const turnMs = 900;

/** Heights of the bars, as parts of the whole; a drawn breath rather than a real recording. */
const bars = [
  0.3, 0.5, 0.8, 0.55, 0.95, 0.7, 0.4, 0.65, 1, 0.75, 0.5, 0.85, 0.6, 0.35, 0.7, 0.45, 0.25, 0.5,
  0.3, 0.2,
];

function Wave({ tone }: { readonly tone: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 200 32"
      preserveAspectRatio="none"
      className={classes('h-8 w-full', tone)}
      aria-hidden="true"
    >
      {bars.map((height, index) => (
        <rect
          // The bars have no identity but their place.
          key={`${index}-${height}`}
          x={index * 10 + 3}
          y={16 - height * 14}
          width="4"
          height={height * 28}
          rx="2"
          fill="currentColor"
          // Moves for a few seconds when the example comes into view, as if somebody spoke.
          className="origin-center [transform-box:fill-box] in-[.animate-rise]:animate-speak"
          style={{ animationDelay: `${(index * 7) % 10}00ms` }}
        />
      ))}
    </svg>
  );
}

/** The voice feature, marked as coming (SPEC 2). */
export function Voice(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="voice"
      title={t('voice.title')}
      text={t('voice.text')}
      ground="surface"
      kicker={
        <p className="rounded-full bg-apricot px-4 py-1.5 text-sm font-semibold text-on-apricot">
          {t('voice.soon')}
        </p>
      }
    >
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <ol className="flex flex-col gap-7">
          {steps.map(({ key, Icon }, index) => (
            <li key={key}>
              <Reveal delayMs={index * periods.fadeInStaggerMs} className="flex items-start gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sage text-pine">
                  <Icon strokeWidth={1.75} aria-hidden="true" />
                </span>
                <div>
                  <h3 className="text-xl">{t(`voice.steps.${key}.title`)}</h3>
                  <p className="text-muted">{t(`voice.steps.${key}.text`)}</p>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
        <figure aria-label={t('voice.exampleLabel')} className="rounded-card bg-paper p-6 md:p-8">
          <figcaption className="mb-5 text-sm font-semibold text-muted">
            {t('voice.exampleTitle')}
          </figcaption>
          <div className="flex flex-col gap-6">
            {example.map(({ key, isUser }, index) => (
              <Reveal
                key={key}
                delayMs={index * turnMs}
                className={classes('flex w-[88%] flex-col gap-1.5', isUser && 'self-end')}
              >
                <Wave tone={isUser ? 'text-pine' : 'text-apricot'} />
                <p>
                  <span className="sr-only">{t(isUser ? 'how.you' : 'how.companion')}: </span>
                  {t(`voice.example.${key}`)}
                </p>
              </Reveal>
            ))}
          </div>
        </figure>
      </div>
    </Section>
  );
}
