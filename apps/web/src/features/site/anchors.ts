import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAddress } from '../../i18n/addresses.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { scrollToAnchor, scrollToAnchorSoon } from '../../platform/scrolling.ts';

/** The sections of the landing page that can be scrolled to (SPEC 2). */
export type Anchor = 'about' | 'how-it-works' | 'pricing' | 'contact' | 'waitlist';

/** The sections that the navbar leads to, in order. */
export const navAnchors = [
  { anchor: 'about', key: 'about' },
  { anchor: 'how-it-works', key: 'howItWorks' },
  { anchor: 'pricing', key: 'pricing' },
] as const satisfies readonly { anchor: Anchor; key: string }[];

/** Scrolls smoothly to a section; from another page home first (SPEC 2). */
export function useAnchor(): (anchor: Anchor) => void {
  const { pathname } = useLocation();
  const { to } = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (anchor) => {
      if (readAddress(pathname).path === '/') {
        scrollToAnchor(anchor);
        return;
      }
      void navigate(to('/'));
      scrollToAnchorSoon(anchor);
    },
    [navigate, pathname, to],
  );
}
