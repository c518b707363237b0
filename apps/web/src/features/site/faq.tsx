import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { AnchorLink } from './anchor-link.tsx';

const items = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The question whose answer goes on at the page about safety. */
const aboutDanger = 'three';

/** Eight questions, one open at a time, and the way to ask another (SPEC 2). */
export function Faq(): ReactNode {
  const { t } = useTranslation('faq');
  const { to } = useLanguage();
  return (
    <main id="main" tabIndex={-1} className="page py-12 outline-none md:py-20">
      <div className="mx-auto flex max-w-3xl flex-col gap-10">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('text')}</p>
        </header>
        <Accordion
          items={items.map((item) => ({
            id: item,
            question: t(`items.${item}.question`),
            answer: (
              <>
                <p>{t(`items.${item}.answer`)}</p>
                {item === aboutDanger && (
                  <Link
                    to={to('/safety')}
                    className="link mt-1 inline-flex min-h-11 items-center font-semibold"
                  >
                    {t('safety')}
                  </Link>
                )}
              </>
            ),
          }))}
        />
        <AnchorLink anchor="contact" className={buttonClasses('secondary', 'large', 'self-start')}>
          {t('more')}
        </AnchorLink>
      </div>
    </main>
  );
}
