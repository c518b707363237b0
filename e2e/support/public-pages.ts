import { languages, type Language } from '@accanto/contract';

const paths = [
  '/',
  '/login',
  '/faq',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/safety',
];

export interface PublicPage {
  readonly language: Language;
  readonly address: string;
}

/** Every page that nobody has to sign in for, in every language; Italian has no prefix. */
export const publicPages: readonly PublicPage[] = languages.flatMap(({ code }) =>
  paths.map((path) => ({ language: code, address: addressIn(code, path) })),
);

/** An address at which nothing is, in each language. */
export const missingPages: readonly PublicPage[] = languages.map(({ code }) => ({
  language: code,
  address: addressIn(code, '/nowhere'),
}));

function addressIn(language: Language, path: string): string {
  if (language === 'it') return path;
  return `/${language}${path === '/' ? '' : path}`;
}
