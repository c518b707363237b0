import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaningShapes } from '../../ui/leaning-shapes.tsx';
import { Bubble } from './bubble.tsx';

/** Two shapes that lean on each other and drift slowly, with a few words between them. */
export function HeroArt(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <div className="relative mx-auto w-full max-w-[34rem] lg:max-w-none">
      <LeaningShapes className="w-full overflow-visible" />
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
