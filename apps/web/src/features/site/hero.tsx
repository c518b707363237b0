import { emergencyNumber } from '@accanto/contract';
import { ArrowDown, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { track } from '../../platform/analytics.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { HeroArt } from './hero-art.tsx';
import { HeroVideo } from './hero-video.tsx';

/** The first five seconds: what this is, the way in, and 112. */
export function Hero(): ReactNode {
  const { t } = useTranslation('landing');
  const clicked = (text: string) => (): void =>
    track({ name: 'CTA Click', text, location: 'hero' });
  return (
    <section
      data-section="hero"
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden bg-paper"
    >
      <HeroVideo />
      <div className="page grid items-center gap-12 pb-16 pt-10 md:pb-20 md:pt-16 lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[1.1fr_1fr] lg:pb-24 lg:pt-8">
        <div className="flex flex-col items-start gap-6">
          <p className="rounded-full bg-sage px-4 py-1.5 text-sm font-semibold text-pine">
            {t('hero.kicker')}
          </p>
          <h1 id="hero-title" className="text-4xl md:text-5xl">
            {t('hero.title')}
          </h1>
          <p className="max-w-xl text-lg text-muted md:text-xl md:leading-relaxed">
            {t('hero.text')}
          </p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
            <AnchorLink
              anchor="waitlist"
              className={buttonClasses('primary', 'large')}
              onGo={clicked('join waitlist')}
            >
              {t('hero.join')}
            </AnchorLink>
            <AnchorLink
              anchor="about"
              className={buttonClasses('secondary', 'large')}
              onGo={clicked('learn more')}
            >
              {t('hero.learn')}
            </AnchorLink>
          </div>
          <Link
            to="/chat-demo"
            className="link inline-flex min-h-11 items-center font-semibold"
            onClick={clicked('try the chat')}
          >
            {t('hero.tryNow')}
          </Link>
          <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
            <span>{t('hero.notice')}</span>
            <a
              href={`tel:${emergencyNumber}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-clay no-underline hover:underline"
            >
              <Phone strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
              {t('hero.emergency', { number: emergencyNumber })}
            </a>
          </p>
        </div>
        <HeroArt />
      </div>
      <AnchorLink
        anchor="about"
        className="absolute bottom-2 left-1/2 flex size-12 -translate-x-1/2 items-center justify-center rounded-full text-muted hover:bg-sage lg:bottom-5"
      >
        <ArrowDown strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{t('hero.scroll')}</span>
      </AnchorLink>
    </section>
  );
}
