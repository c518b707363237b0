// Builds the pages into dist/: the client, every public page rendered in four languages, the shell for pages behind
// the sign-in, the not-found page, the hashes of inline scripts, and compressed copies.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { readOperator } from '../operator.ts';
import { robotsOf, securityTextOf, sitemapOf } from './sitemap.ts';
import {
  fillTemplate,
  inlineScripts,
  inlineStyles,
  letPaintGoFirst,
  modulesOf,
  type Manifest,
} from './template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const serverOut = join(root, 'node_modules/.cache/entry-server');
const publicUrl = (
  process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
).replace(/\/$/, '');

const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
await build({ ...common, build: { outDir: dist, emptyOutDir: true, manifest: true } });
await build({
  ...common,
  build: {
    outDir: serverOut,
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
  },
});

const entry: typeof EntryServer = await import(
  pathToFileURL(join(serverOut, 'entry-server.js')).href
);
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const files: Parameters<typeof entry.renderPage>[1] = {
  publicUrl,
  fonts: Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2')),
  modulesOf: (path, language, namespaces) => modulesOf(manifest, path, language, namespaces),
};

const pages = [
  ...entry.addressesToRender().map((address) => ({
    file: join(address.slice(1), 'index.html'),
    page: entry.renderPage(address, files),
  })),
  ...entry.notFoundAddresses().map(({ address }) => ({
    file: `${address.slice(1)}.html`,
    page: entry.renderPage(address, files),
  })),
  { file: 'app.html', page: entry.renderShell(files) },
];
const scripts = new Set<string>();
const publicTemplate = inlineStyles(template, (file) => readFileSync(join(dist, file), 'utf8'));
for (const { file, page } of pages) {
  const rendered = await page;
  // Measured: pages are painted a second earlier when their scripts are fetched last.
  const html = rendered.isPublic
    ? letPaintGoFirst(fillTemplate(publicTemplate, rendered))
    : fillTemplate(template, rendered);
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), html);
  for (const script of inlineScripts(html)) scripts.add(script);
}

writeFileSync(join(dist, 'sitemap.xml'), sitemapOf(entry.pagesInLanguages(), publicUrl));
writeFileSync(join(dist, 'robots.txt'), robotsOf(publicUrl));
mkdirSync(join(dist, '.well-known'));
writeFileSync(
  join(dist, '.well-known/security.txt'),
  securityTextOf(publicUrl, readOperator(process.env).email, new Date()),
);
const hashes = [...scripts].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
writeFileSync(join(dist, 'csp-hashes.json'), `${JSON.stringify(hashes)}\n`);
rmSync(join(dist, '.vite'), { recursive: true });

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest']);
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.has(extname(file))) continue;
  const content = readFileSync(join(dist, file));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(content, { level: 9 }));
  writeFileSync(
    join(dist, `${file}.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
