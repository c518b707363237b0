import { adminRole } from '@accanto/contract';
import { publicPaths, type PublicPath } from './i18n/addresses.ts';
import { lazyPage, type LazyPage } from './page.tsx';

/** Who may see a page. Guests: somebody who is signed in is sent to the dashboard. */
export type PageAccess = 'public' | 'guests' | 'signed-in' | { readonly role: string };

export interface Route {
  readonly path: string;
  readonly access: PageAccess;
  readonly page: LazyPage;
}

const chat = lazyPage(() => import('./routes/chat.tsx'), ['common']);

/** The site map (SPEC 2): every address, who may enter, which page. Public pages also exist below /en, /es and /nl. */
export const routes: readonly Route[] = [
  {
    path: '/',
    access: 'public',
    page: lazyPage(() => import('./routes/landing.tsx'), ['common', 'landing', 'forms']),
  },
  {
    path: '/login',
    access: 'guests',
    page: lazyPage(() => import('./routes/login.tsx'), ['common', 'account']),
  },
  {
    path: '/faq',
    access: 'public',
    page: lazyPage(() => import('./routes/faq.tsx'), ['common', 'faq']),
  },
  {
    path: '/privacy',
    access: 'public',
    page: lazyPage(() => import('./routes/privacy.tsx'), ['common', 'privacy']),
  },
  {
    path: '/terms',
    access: 'public',
    page: lazyPage(() => import('./routes/terms.tsx'), ['common', 'terms']),
  },
  {
    path: '/cookies',
    access: 'public',
    page: lazyPage(() => import('./routes/cookies.tsx'), ['common', 'cookies']),
  },
  {
    path: '/accessibility',
    access: 'public',
    page: lazyPage(() => import('./routes/accessibility.tsx'), ['common', 'accessibility']),
  },
  {
    path: '/safety',
    access: 'public',
    page: lazyPage(() => import('./routes/safety.tsx'), ['common', 'safety']),
  },
  {
    path: '/auth/callback',
    access: 'public',
    page: lazyPage(() => import('./routes/auth-callback.tsx'), ['common', 'account']),
  },
  {
    path: '/dashboard',
    access: 'signed-in',
    page: lazyPage(() => import('./routes/dashboard.tsx'), ['common', 'dashboard', 'settings']),
  },
  { path: '/chat-interface', access: 'signed-in', page: chat },
  { path: '/chat-demo', access: 'signed-in', page: chat },
  {
    path: '/admin',
    access: { role: adminRole },
    page: lazyPage(() => import('./routes/admin.tsx'), ['common', 'admin']),
  },
];

/** Any other path. */
export const notFoundPage = lazyPage(() => import('./routes/not-found.tsx'), ['common']);

/** What somebody sees who has just erased their account, wherever they were. */
export const erasedPage = lazyPage(() => import('./routes/erased.tsx'), ['common', 'settings']);

/** The page of a bare path, without its language. */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/** Whether the page is rendered at build time. */
export function isPublicPath(path: string): path is PublicPath {
  return publicPaths.some((known) => known === path);
}
