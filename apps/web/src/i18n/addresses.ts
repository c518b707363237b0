import { defaultLanguage, isLanguage, type Language } from '@accanto/contract';

/** Pages that exist at build time, in every language, at an address of their own. */
export const publicPaths = [
  '/',
  '/login',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/safety',
] as const;
export type PublicPath = (typeof publicPaths)[number];

export interface Address {
  /** The path without language. */
  readonly path: string;
  /** The language that the address names; null where the address leaves it open. */
  readonly language: Language | null;
}

/** Takes the language off a path: `/en/faq` is `/faq` in English. A public page without prefix is Italian. */
export function readAddress(pathname: string): Address {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== defaultLanguage) {
    const path = `/${rest.join('/')}`.replace(/(.)\/$/, '$1');
    // Nothing else is there below a prefix; what says so says it in that language.
    return { path: isPublic(path) ? path : pathname, language: first };
  }
  const path = pathname.replace(/(.)\/+$/, '$1');
  return { path, language: isPublic(path) ? defaultLanguage : null };
}

function isPublic(path: string): path is PublicPath {
  return publicPaths.some((known) => known === path);
}

/** The address of a page in a language; pages behind the sign-in have one address for all. */
export function addressIn(language: Language, path: string): string {
  const [bare = '/', ...rest] = path.split(/(?=[?#])/);
  if (language === defaultLanguage || !isPublic(bare)) return path;
  return `/${language}${bare === '/' ? '' : bare}${rest.join('')}`;
}

/** An address below which nothing is, in a language: where the not-found page is rendered. */
export function addressOfNothing(language: Language): string {
  return language === defaultLanguage ? '/404' : `/${language}/404`;
}
