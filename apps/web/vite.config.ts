import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readOperator } from './operator.ts';
import { firstPaint } from './scripts/first-paint-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), firstPaint()],
  define: { __OPERATOR__: JSON.stringify(readOperator(process.env)) },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // 'use client' at the top of a library's file means nothing outside server components.
      onwarn: (warning, show) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
      },
    },
  },
});
