import { Menu as MenuIcon, MessageCircle, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LanguageSwitcher } from '../../i18n/language-switcher.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { track } from '../../platform/analytics.ts';
import { useSession } from '../../platform/session.ts';
import { buttonClasses, IconButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { navAnchors } from './anchors.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface NavbarProps {
  /** The place for the menu of somebody signed in; the page fills it. */
  readonly userMenu: ReactNode;
  /** Replies that arrived while the chat was closed. */
  readonly unreadCount: number;
}

function Skip(): ReactNode {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-pine px-4 py-3 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t('nav.skip')}
    </a>
  );
}

function Unread({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-apricot px-1.5 text-xs font-semibold text-on-apricot">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('nav.unread', { count })}</span>
    </span>
  );
}

function WayIn(): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  return (
    <div className="signed-out-only flex items-center gap-1">
      <Link
        to={to('/login')}
        className={buttonClasses('quiet', 'small', 'whitespace-nowrap max-sm:px-3')}
      >
        {t('nav.signIn')}
      </Link>
      <Link
        to={to('/login')}
        className={buttonClasses('primary', 'small', 'whitespace-nowrap max-sm:px-3.5')}
        onClick={() => track({ name: 'CTA Click', text: 'get started', location: 'navbar' })}
      >
        {t('nav.getStarted')}
      </Link>
    </div>
  );
}

/** The top of every page of the site (SPEC 2): signed out, signed in, or hidden while that is not known. */
export function Navbar({ userMenu, unreadCount }: NavbarProps): ReactNode {
  const { t } = useTranslation();
  const { to } = useLanguage();
  const { pathname } = useLocation();
  const { state } = useSession();
  // Open on this page only: going somewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      toggle.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <Skip />
      <nav aria-label={t('nav.label')} className="page flex min-h-18 items-center gap-1 sm:gap-2">
        <Link
          to={to('/')}
          aria-label={t('nav.home')}
          className="me-auto inline-flex rounded-control no-underline lg:me-6"
        >
          <Logo isCompact />
        </Link>
        <ul className="me-auto hidden items-center lg:flex">
          {navAnchors.map(({ anchor, key }) => (
            <li key={anchor}>
              <AnchorLink
                anchor={anchor}
                className={buttonClasses('quiet', 'small', 'font-medium')}
                onGo={() => track({ name: 'Navigation Click', link: anchor, location: 'navbar' })}
              >
                {t(`nav.${key}`)}
              </AnchorLink>
            </li>
          ))}
        </ul>
        <div className="hidden items-center lg:flex">
          <LanguageSwitcher />
          <ThemeSwitch />
        </div>
        {state === 'signed-in' ? (
          <div className="flex items-center gap-2">
            <Link to="/chat-interface" className={buttonClasses('primary', 'small')}>
              <MessageCircle strokeWidth={1.75} className="size-5" aria-hidden="true" />
              {t('nav.chat')}
              {unreadCount > 0 && <Unread count={unreadCount} />}
            </Link>
            {userMenu}
          </div>
        ) : (
          state !== 'loading' && <WayIn />
        )}
        <IconButton
          ref={toggle}
          label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          className="-me-2 lg:hidden"
          onClick={() => setOpenOn(isOpen ? null : pathname)}
        >
          {isOpen ? <X strokeWidth={1.75} /> : <MenuIcon strokeWidth={1.75} />}
        </IconButton>
      </nav>
      {isOpen && <MobileMenu onGo={() => setOpenOn(null)} />}
    </header>
  );
}
