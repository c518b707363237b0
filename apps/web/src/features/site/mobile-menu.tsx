import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSwitcher } from '../../i18n/language-switcher.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { track } from '../../platform/analytics.ts';
import { useSession } from '../../platform/session.ts';
import { AnchorLink } from './anchor-link.tsx';
import { navAnchors } from './anchors.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const row =
  'flex min-h-12 items-center rounded-control px-3 text-lg font-medium text-ink no-underline hover:bg-sage';

/** The navbar's items on narrow screens, in a panel below it; the second reading's ways in are all here (SPEC 2). */
export function MobileMenu({ onGo }: { readonly onGo: () => void }): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  const { state } = useSession();
  const entries = [
    { key: 'signIn', path: to('/login') },
    { key: 'signUp', path: to('/login') },
    { key: 'getStarted', path: to('/login') },
    { key: 'chatDemo', path: '/chat-demo' },
  ] as const;
  return (
    <div
      id="mobile-menu"
      className="page max-h-[calc(100dvh-4.5rem)] animate-fade overflow-y-auto border-t border-line pb-5 pt-3 lg:hidden"
    >
      <ul>
        {navAnchors.map(({ anchor, key }) => (
          <li key={anchor}>
            <AnchorLink
              anchor={anchor}
              className={row}
              onGo={() => {
                track({ name: 'Navigation Click', link: anchor, location: 'mobile menu' });
                onGo();
              }}
            >
              {t(`nav.${key}`)}
            </AnchorLink>
          </li>
        ))}
        <li>
          <Link to={to('/faq')} className={row}>
            {t('nav.faq')}
          </Link>
        </li>
      </ul>
      {state === 'signed-out' && (
        <ul className="mt-2 border-t border-line pt-2">
          {entries.map(({ key, path }) => (
            <li key={key}>
              <Link to={path} className={row}>
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex items-center justify-between border-t border-line pt-3">
        <LanguageSwitcher />
        <ThemeSwitch />
      </div>
    </div>
  );
}
