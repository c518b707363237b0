import { emergencyNumber } from '@accanto/contract';
import { Check, CircleSlash2, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { operator } from '../../platform/operator.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { AnchorLink } from './anchor-link.tsx';
import { BackHome } from './back-home.tsx';
import { HelpLines } from './help-lines.tsx';
import { SafetyFigures } from './safety-figures.tsx';

const lists = [
  { key: 'behaviour', Icon: Check, tone: 'text-pine' },
  { key: 'never', Icon: X, tone: 'text-clay' },
  { key: 'cannot', Icon: CircleSlash2, tone: 'text-muted' },
] as const;

/** How the companion behaves in danger, how well it does so, and who helps (safety-and-law.md 1). */
export function Safety(): ReactNode {
  const { t } = useTranslation('safety');
  return (
    <main id="main" tabIndex={-1} className="page py-12 outline-none md:py-16">
      <div className="mx-auto flex max-w-3xl flex-col gap-14">
        <header className="flex flex-col items-start gap-4">
          <BackHome />
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('intro')}</p>
        </header>
        <Now />
        {lists.map(({ key, Icon, tone }) => (
          <section key={key} className="flex flex-col gap-5">
            <h2 className="text-2xl">{t(`${key}.heading`)}</h2>
            <ul className="flex flex-col gap-4">
              {t(`${key}.points`, { returnObjects: true }).map((point) => (
                <li key={point} className="flex gap-4">
                  <Icon
                    strokeWidth={1.75}
                    className={classes('mt-0.5 shrink-0', tone)}
                    aria-hidden="true"
                  />
                  <span className="prose-width">{point}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <SafetyFigures />
        <HelpLines />
        <section className="flex flex-col items-start gap-4 rounded-card bg-sage p-7 md:p-9">
          <h2 className="text-2xl">{t('report.heading')}</h2>
          <p>{t('report.text', { email: operator.email })}</p>
          <AnchorLink anchor="contact" className={buttonClasses('secondary')}>
            {t('report.contact')}
          </AnchorLink>
        </section>
      </div>
    </main>
  );
}

/** Before anything else, for somebody who cannot read on. */
function Now(): ReactNode {
  const { t } = useTranslation('safety');
  return (
    <section className="flex flex-col items-start gap-4 rounded-card bg-clay-tint p-7 md:p-9">
      <h2 className="text-2xl">{t('nowTitle')}</h2>
      <p className="prose-width">{t('nowText', { number: emergencyNumber })}</p>
      <p className="flex w-full flex-wrap gap-3">
        <a
          href={`tel:${emergencyNumber}`}
          className={buttonClasses('danger', 'large', 'max-sm:w-full')}
        >
          <Phone strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('lines.call', { contact: emergencyNumber })}
        </a>
        <a href="#lines" className={buttonClasses('secondary', 'large', 'max-sm:w-full')}>
          {t('toLines')}
        </a>
      </p>
    </section>
  );
}
