import type { Language } from '@accanto/contract';
import type { RenderedPage } from '../src/entry-server.tsx';
import { codeTemplate } from '../src/platform/first-paint.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const sourceOf = (path: string | null): string => {
  if (path === '/') return 'src/routes/landing.tsx';
  return `src/routes/${path === null ? 'not-found' : path.slice(1).replaceAll('/', '-')}.tsx`;
};

/** The files that a page asks for as soon as it runs: its code and its words with what they import, without the entry's own. */
export function modulesOf(
  manifest: Manifest,
  path: string | null,
  language: Language,
  namespaces: readonly string[],
): string[] {
  const filesBehind = (sources: readonly string[], known = new Set<string>()): Set<string> => {
    for (const source of sources) {
      const chunk = manifest[source];
      if (chunk === undefined || known.has(chunk.file)) continue;
      known.add(chunk.file);
      filesBehind(chunk.imports ?? [], known);
    }
    return known;
  };
  const entry = filesBehind(['index.html']);
  const page = filesBehind([
    sourceOf(path),
    ...namespaces.map((namespace) => `src/locales/${language}/${namespace}.ts`),
  ]);
  return [...page].filter((file) => !entry.has(file));
}

/** Fills the built index.html: language, head and the rendered page. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const kind = `<meta name="accanto-page" content="${page.isPublic ? 'public' : 'app'}" />`;
  return template
    .replace('<html lang="it">', () => `<html lang="${page.language}">`)
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${kind}`)
    .replace('<!--head-->', () => page.head)
    .replace('<!--app-->', () => page.html);
}

const styleLink = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/g;

/**
 * Puts the styles into the page, so that its first paint waits for nothing else. They are small, and a visitor's first
 * page is mostly the only one that is fetched whole.
 */
export function inlineStyles(html: string, read: (file: string) => string): string {
  return html.replace(styleLink, (_link, file: string) => `<style>${read(file).trim()}</style>`);
}

const moduleTag = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Lets words and fonts come before the scripts, since what was rendered at build time can be read without them: their
 * tags wait in a template, from where the first-paint script takes them once the page has been painted.
 */
export function letPaintGoFirst(html: string): string {
  const tags = (html.match(moduleTag) ?? []).map((tag) => tag.trim());
  return html
    .replace(moduleTag, '')
    .replace('</body>', () => `<template id="${codeTemplate}">${tags.join('')}</template></body>`);
}

/** The texts of all inline scripts of a page that run, exactly as a browser would hash them; data is none. */
export function inlineScripts(html: string): string[] {
  const scripts =
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
  return [...html.matchAll(scripts)].map((found) => found[1] ?? '');
}
