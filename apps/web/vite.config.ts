import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readOperator } from './operator.ts';
import { readSafetyFacts } from './safety-facts.ts';
import { firstPaint } from './scripts/first-paint-plugin.ts';

const framework = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'i18next',
  'react-i18next',
].map((name) => `/node_modules/${name}/`);
/** Words with elements inside them: only the pages of sign-in have such. */
const notEverywhere = ['/react-i18next/dist/es/Trans', '/html-parse-stringify/'];

/** Ours that every page of the site needs; nothing here may import a schema or a call. */
const everyPage = [
  ...['i18n/', 'guard.', 'page.', 'page-'].map((name) => `/web/src/${name}`),
  ...[
    'analytics',
    'callback-address',
    'fetch-code',
    'operator',
    'scrolling',
    'session.',
    'storage',
    'theme',
    'tokens',
  ].map((name) => `/web/src/platform/${name}`),
  ...[
    'button',
    'classes',
    'lazy-part',
    'leaning-shapes',
    'logo',
    'portal-language',
    'skeleton',
    'spinner',
    'text-field',
    'toast.',
  ].map((name) => `/web/src/ui/${name}`),
  ...['anchor', 'footer', 'mobile-menu', 'navbar', 'theme-switch'].map(
    (name) => `/web/src/features/site/${name}`,
  ),
  ...['chat-provider', 'conversation-facts', 'conversation-state', 'message-merge'].map(
    (name) => `/web/src/features/chat/${name}`,
  ),
  '/web/src/routes/site-frame',
  ...['hub-path', 'languages', 'limits', 'reactions', 'roles'].map(
    (name) => `/contract/src/${name}.ts`,
  ),
  ...[
    'Icon.',
    'context.',
    'createLucideIcon',
    'defaultAttributes',
    'shared/',
    // Shared by several pages; each would else be a file of its own.
    ...['arrow-down', 'check', 'info', 'life-buoy'].map((icon) => `icons/${icon}.mjs`),
  ].map((name) => `/lucide-react/dist/esm/${name}`),
];

const isAmong =
  (parts: readonly string[]) =>
  (file: string): boolean =>
    parts.some((part) => file.includes(part));

export default defineConfig({
  plugins: [tailwindcss(), firstPaint()],
  define: {
    __OPERATOR__: JSON.stringify(readOperator(process.env)),
    __SAFETY_FACTS__: JSON.stringify(readSafetyFacts()),
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files instead of thirty: many small ones compress worse.
          groups: [
            {
              name: 'framework',
              test: (file) => isAmong(framework)(file) && !isAmong(notEverywhere)(file),
            },
            { name: 'site', test: isAmong(everyPage) },
          ],
        },
      },
      // 'use client' at the top of a library's file means nothing outside server components.
      onwarn: (warning, show) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
      },
    },
  },
});
