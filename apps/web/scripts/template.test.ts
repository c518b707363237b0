import { expect, test } from 'vitest';
import {
  fillTemplate,
  inlineScripts,
  inlineStyles,
  letPaintGoFirst,
  modulesOf,
} from './template.ts';

const template =
  '<!doctype html><html lang="it"><head><meta charset="utf-8" /><script>one()</script><!--head--></head><body><div id="root"><!--app--></div><script type="module" src="/a.js"></script></body></html>';

test('a page gets its language, its kind, its head and its content, whatever characters they hold', () => {
  const html = fillTemplate(template, {
    language: 'nl',
    isPublic: true,
    head: '<title>$& $1</title>',
    html: '<main>€ $$</main>',
  });
  expect(html).toContain('<html lang="nl">');
  expect(html).toContain('<meta name="accanto-page" content="public" />');
  expect(html).toContain('<title>$& $1</title>');
  expect(html).toContain('<div id="root"><main>€ $$</main></div>');
});

test('inline scripts are found as the browser hashes them, others and data are not', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(inlineScripts(template + data)).toEqual(['one()']);
});

test('a page names its own files and words, without what the entry brings anyway', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'src/routes/faq.tsx': { file: 'faq.js', imports: ['_shared.js', '_accordion.js'] },
    '_accordion.js': { file: 'accordion.js' },
    'src/locales/en/faq.ts': { file: 'faq-en.js' },
  };
  expect(modulesOf(manifest, '/faq', 'en', ['common', 'faq'])).toEqual([
    'faq.js',
    'accordion.js',
    'faq-en.js',
  ]);
});

test('styles stand in the page itself instead of a file that it would wait for', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/index-a.css"></head>';
  const styles: Record<string, string> = { 'assets/index-a.css': "p::before{content:'$&'}\n" };
  expect(inlineStyles(html, (file) => styles[file] ?? '')).toBe(
    "<head><style>p::before{content:'$&'}</style></head>",
  );
});

test('scripts wait in a template until the page has been painted', () => {
  expect(
    letPaintGoFirst(
      '<head><link rel="modulepreload" href="/b.js"><link rel="preload" href="/f.woff2"></head><body><p></p>\n<script type="module" src="/a.js"></script></body>',
    ),
  ).toBe(
    '<head><link rel="preload" href="/f.woff2"></head><body><p></p><template id="code"><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></template></body>',
  );
});
