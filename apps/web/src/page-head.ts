import { defaultLanguage, languages, type Language } from '@accanto/contract';
import type { TFunction } from 'i18next';
import { addressIn, publicPaths, readAddress } from './i18n/addresses.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** What the page's picture says, for those who do not see it. */
  readonly imageText: string;
  /** Path of this page, and of the same page in each language; null for pages that are not to be found. */
  readonly path: string | null;
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
}

const keys = {
  '/': 'home',
  '/login': 'login',
  '/faq': 'faq',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/accessibility': 'accessibility',
  '/safety': 'safety',
  '/auth/callback': 'callback',
  '/dashboard': 'dashboard',
  '/chat-interface': 'chat',
  '/chat-demo': 'chat',
  '/admin': 'admin',
} as const;

/** What the head of a page says, in the language of its address. */
export function headOf(pathname: string, t: TFunction): PageHead {
  const address = readAddress(pathname);
  const key = Object.entries(keys).find(([path]) => path === address.path)?.[1] ?? 'notFound';
  const isPublic = publicPaths.some((path) => path === address.path);
  return {
    title: t(`pages.${key}.title`),
    description: t(`pages.${key}.description`),
    language: address.language ?? defaultLanguage,
    imageText: t('pages.imageText'),
    path: isPublic ? pathname : null,
    alternates: isPublic
      ? languages.map(({ code }) => ({ language: code, path: addressIn(code, address.path) }))
      : [],
  };
}

/** Puts the head in place after a step inside the page; the first one came with the page itself. */
export function showPageHead(pathname: string, t: TFunction): void {
  const head = headOf(pathname, t);
  document.title = head.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical !== null && head.path !== null)
    canonical.href = new URL(head.path, canonical.href).href;
}

/** The language in which a page is rendered at build time. */
export function languageOfAddress(pathname: string): Language {
  return readAddress(pathname).language ?? defaultLanguage;
}
