import { languages, type Language } from '@accanto/contract';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

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

/** All of these. */
export const everyPage: readonly PublicPage[] = [...publicPages, ...missingPages];

/** Opens one of them and waits until it is there. */
export async function openPublicPage(page: Page, product: Product, address: string): Promise<void> {
  await page.goto(`${product.url}${address}`);
  await page.locator('main').first().waitFor();
}

function addressIn(language: Language, path: string): string {
  if (language === 'it') return path;
  return `/${language}${path === '/' ? '' : path}`;
}
