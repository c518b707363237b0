import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterAWhile } from './ui/skeleton.tsx';
import { Spinner } from './ui/spinner.tsx';

/** A whole page that is on its way. */
export function PageWait(): ReactNode {
  const { t } = useTranslation();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-items-center text-pine"
      aria-busy="true"
    >
      <AfterAWhile>
        <output>
          <Spinner className="size-8" />
          <span className="sr-only">{t('state.loading')}</span>
        </output>
      </AfterAWhile>
    </main>
  );
}
