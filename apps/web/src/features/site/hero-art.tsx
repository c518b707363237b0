import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaningShapes } from '../../ui/leaning-shapes.tsx';
import { Bubble } from './bubble.tsx';

/** A few words between two people, over the two shapes; on wide screens those are the ground behind. */
export function HeroArt(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <div className="relative mx-auto w-full max-w-[34rem] lg:max-w-none">
      <LeaningShapes className="w-full overflow-visible lg:invisible" />
      <div className="absolute inset-x-0 bottom-[6%] flex flex-col gap-3 px-1 sm:px-6 lg:bottom-[16%] lg:px-0">
        <Bubble side="user" speaker={t('how.you')} isRaised>
          {t('hero.bubbleUser')}
        </Bubble>
        <Bubble side="assistant" speaker={t('how.companion')} isRaised>
          {t('hero.bubbleReply')}
        </Bubble>
      </div>
    </div>
  );
}
