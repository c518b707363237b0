import { defaultLanguage, languages } from '@accanto/contract';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router';
import { ChatProvider } from './features/chat/chat-provider.tsx';
import { Guard } from './guard.tsx';
import { addressIn, readAddress } from './i18n/addresses.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { PageProblem } from './page-problem.tsx';
import { track } from './platform/analytics.ts';
import { aliveEvent } from './platform/first-paint.ts';
import { PageWait } from './page-wait.tsx';
import { showPageHead } from './page-head.ts';
import { isPublicPath, notFoundPage, routeOf, routes } from './routes.tsx';
import { Toasts } from './ui/toast.tsx';

/** What happens with each new address: its head, the top of the page, and the focus for those who do not see it change. */
function FollowAddress(): ReactNode {
  const { pathname, hash } = useLocation();
  const { i18n } = useTranslation();
  const { path } = readAddress(pathname);
  const previous = useRef(path);
  useEffect(() => {
    showPageHead(pathname, i18n.t);
  }, [pathname, i18n]);
  useEffect(() => {
    // Whatever else stands in an address is nobody's concern.
    track({ name: 'Page View', path: routeOf(path)?.path ?? 'not-found' });
  }, [path]);
  useEffect(() => {
    // Another language is the same page: whoever reads or writes there stays at their place.
    if (previous.current === path) return;
    previous.current = path;
    if (hash === '') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [path, hash]);
  return null;
}

/** Tells that the page answers to what is pressed. Stands beside the page, since a boundary hydrates as one. */
function TellAlive(): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event(aliveEvent));
  }, []);
  return null;
}

function Pages(): ReactNode {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  return (
    <>
      <FollowAddress />
      <PageProblem key={readAddress(pathname).path}>
        <Suspense fallback={<PageWait />}>
          <Routes>
            {routes.flatMap((route) =>
              languages
                .filter(({ code }) => code === defaultLanguage || isPublicPath(route.path))
                .map(({ code }) => (
                  <Route
                    key={code + route.path}
                    path={addressIn(code, route.path)}
                    element={
                      <Guard access={route.access}>
                        <route.page.Page />
                      </Guard>
                    }
                  />
                )),
            )}
            <Route path="*" element={<notFoundPage.Page />} />
          </Routes>
          <TellAlive />
        </Suspense>
      </PageProblem>
      <Toasts closeLabel={t('actions.close')} />
    </>
  );
}

/** Everything inside the router. */
export function App(): ReactNode {
  return (
    <LanguageProvider>
      <ChatProvider>
        <Pages />
      </ChatProvider>
    </LanguageProvider>
  );
}
