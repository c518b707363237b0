import { languages } from '@accanto/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, publicPaths, readAddress } from './addresses.ts';

const language = fc.constantFrom(...languages.map(({ code }) => code));

test('a public page has one address in each language, and the address leads back to both', () => {
  fc.assert(
    fc.property(language, fc.constantFrom(...publicPaths), (code, path) => {
      expect(readAddress(addressIn(code, path))).toEqual({ path, language: code });
    }),
  );
});

test('a page behind the sign-in has one address for all languages', () => {
  for (const path of ['/dashboard', '/chat-interface', '/auth/callback']) {
    expect(addressIn('nl', path)).toBe(path);
    expect(readAddress(path)).toEqual({ path, language: null });
  }
});

test('query and anchor stay behind the language', () => {
  expect(addressIn('en', '/login?error=X')).toBe('/en/login?error=X');
  expect(addressIn('es', '/#contact')).toBe('/es#contact');
});

test('a prefix before something that is no public page still tells the language', () => {
  expect(readAddress('/en/dashboard')).toEqual({ path: '/en/dashboard', language: 'en' });
  expect(readAddress('/nl/niets')).toEqual({ path: '/nl/niets', language: 'nl' });
  expect(readAddress('/it')).toEqual({ path: '/it', language: null });
});

test('a slash at the end changes nothing', () => {
  expect(readAddress('/en/')).toEqual({ path: '/', language: 'en' });
  expect(readAddress('/faq/')).toEqual({ path: '/faq', language: 'it' });
});
