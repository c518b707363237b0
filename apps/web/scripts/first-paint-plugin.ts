import type { Plugin } from 'vite';
import { firstPaintScript } from '../src/platform/first-paint.ts';

/** Puts the first-paint script into the page, in development and when building. */
export function firstPaint(): Plugin {
  return {
    name: 'accanto-first-paint',
    transformIndexHtml: (html) => html.replace(/\s*\/\*first-paint\*\/\s*/, () => firstPaintScript),
  };
}
