import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble } from './bubble.tsx';

/** Two shapes that lean on each other and drift slowly, with a few words between them. */
export function HeroArt(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <div className="relative mx-auto w-full max-w-[34rem] lg:max-w-none">
      <svg viewBox="0 0 560 520" className="w-full overflow-visible" aria-hidden="true">
        <defs>
          <radialGradient id="hero-glow">
            <stop offset="0" className="[stop-color:var(--glow)]" />
            <stop offset="1" className="[stop-color:var(--glow)] [stop-opacity:0]" />
          </radialGradient>
          <clipPath id="hero-overlap">
            <circle cx="212" cy="286" r="186" className="animate-lean-left" />
          </clipPath>
        </defs>
        <circle cx="330" cy="240" r="300" fill="url(#hero-glow)" />
        <circle cx="212" cy="286" r="186" className="animate-lean-left fill-pine" />
        <circle cx="390" cy="216" r="150" className="animate-lean-right fill-apricot" />
        <g clipPath="url(#hero-overlap)">
          <circle cx="390" cy="216" r="150" className="animate-lean-right fill-sage" />
        </g>
      </svg>
      <div className="absolute inset-x-0 bottom-[8%] flex flex-col gap-3 px-1 sm:px-6">
        <Bubble side="assistant" speaker={t('how.you')}>
          {t('hero.bubbleUser')}
        </Bubble>
        <div className="flex max-w-[85%] flex-col self-end rounded-card rounded-ee-md bg-sage px-4 py-3 leading-relaxed text-ink shadow-soft">
          <span>
            <span className="sr-only">{t('how.companion')}: </span>
            {t('hero.bubbleReply')}
          </span>
        </div>
      </div>
    </div>
  );
}
