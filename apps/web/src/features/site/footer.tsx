import { emergencyNumber, languages } from '@accanto/contract';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addressIn, readAddress } from '../../i18n/addresses.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { track } from '../../platform/analytics.ts';
import { operator } from '../../platform/operator.ts';
import { Logo } from '../../ui/logo.tsx';
import { AnchorLink } from './anchor-link.tsx';

const useful = [
  { anchor: 'about', key: 'nav.about' },
  { anchor: 'how-it-works', key: 'nav.howItWorks' },
  { anchor: 'pricing', key: 'nav.pricing' },
  { anchor: 'contact', key: 'footer.contact' },
] as const;

const legal = [
  { path: '/safety', key: 'footer.safety' },
  { path: '/privacy', key: 'footer.privacy' },
  { path: '/terms', key: 'footer.terms' },
  { path: '/cookies', key: 'footer.cookies' },
  { path: '/faq', key: 'footer.faq' },
  { path: '/accessibility', key: 'footer.accessibility' },
] as const;

const socialNames = { instagram: 'Instagram', twitter: 'X', linkedin: 'LinkedIn' } as const;
const row =
  'inline-flex min-h-11 items-center text-ink no-underline hover:underline hover:underline-offset-4';

function Social(): ReactNode {
  const { t } = useTranslation();
  const platforms = (['instagram', 'twitter', 'linkedin'] as const).filter(
    (platform) => operator.social[platform] !== undefined,
  );
  if (platforms.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm">
      <span className="text-muted">{t('footer.follow')}</span>
      {platforms.map((platform) => (
        <a
          key={platform}
          href={operator.social[platform]}
          rel="noopener noreferrer"
          className={row}
          onClick={() => track({ name: 'Social Click', platform })}
        >
          {socialNames[platform]}
        </a>
      ))}
    </p>
  );
}

/** The same page in the other languages, as plain links, for those who read without script. */
function Languages(): ReactNode {
  const { pathname } = useLocation();
  const { language, choose } = useLanguage();
  const address = readAddress(pathname);
  if (address.language === null) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {languages.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            href={addressIn(code, address.path)}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? 'true' : undefined}
            className={`${row} aria-[current]:font-semibold`}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The end of every page of the site (SPEC 2). */
export function Footer({ year }: { readonly year: number }): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="flex max-w-md flex-col items-start gap-4 sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="font-serif text-xl">{t('footer.tagline')}</p>
          <p className="text-sm text-muted">{t('footer.disclaimer')}</p>
          <a
            href={`tel:${emergencyNumber}`}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-clay no-underline hover:underline"
          >
            <Phone strokeWidth={1.75} className="size-5" aria-hidden="true" />
            {t('footer.emergency', { number: emergencyNumber })}
          </a>
        </div>
        <nav aria-labelledby="footer-useful">
          <h2
            id="footer-useful"
            className="font-sans text-sm font-semibold tracking-normal text-muted"
          >
            {t('footer.useful')}
          </h2>
          <ul className="mt-2">
            {useful.map(({ anchor, key }) => (
              <li key={anchor}>
                <AnchorLink
                  anchor={anchor}
                  className={row}
                  onGo={() => track({ name: 'Navigation Click', link: anchor, location: 'footer' })}
                >
                  {t(key)}
                </AnchorLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2
            id="footer-legal"
            className="font-sans text-sm font-semibold tracking-normal text-muted"
          >
            {t('footer.legal')}
          </h2>
          <ul className="mt-2">
            {legal.map(({ path, key }) => (
              <li key={path}>
                <Link to={to(path)} className={row}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page text-sm text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5">
          <p>{t('footer.rights', { year })}</p>
          <Languages />
          <Social />
        </div>
      </div>
    </footer>
  );
}
