import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberMethods } from './known-methods.ts';
import { servePages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'accanto-pages-'));
let app: FastifyInstance;

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'en/faq/index.html': 'english faq',
    'login/index.html': 'login',
    'app.html': 'shell',
    '404.html': 'not found page',
    'en/404.html': 'english not found page',
    '.well-known/security.txt': 'Contact: mailto:ciao@accanto.example',
    'assets/main-abc123.js': 'script',
    'robots.txt': 'robots',
    'csp-hashes.json': '["\'sha256-abc=\'"]',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  }
  app = fastify();
  app.decorateRequest('person', null);
  rememberMethods(app);
  await addSecurityHeaders(app, {
    pagesFolder: folder,
    publicUrl: 'https://accanto.example',
    analyticsUrl: null,
  });
  await servePages(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the built pages', () => {
  test.each([
    ['/', 'home'],
    ['/en/faq', 'english faq'],
    ['/login?error=OAUTH_FAILED', 'login'],
    ['/dashboard', 'shell'],
    ['/chat-interface', 'shell'],
    ['/chat-demo', 'shell'],
    ['/admin', 'shell'],
    ['/auth/callback?token=x', 'shell'],
  ])('%s is %s, checked each time', async (path, body) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      body,
      'no-cache',
    ]);
  });

  test('hashed files are kept for ever, others for a while', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('come compressed as the browser takes them', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
      'br',
    );
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['/en/faq/', '/en/faq'],
    ['/login/', '/login'],
    ['/login/?error=OAUTH_FAILED', '/login?error=OAUTH_FAILED'],
    ['/auth/callback/?token=x&token=//evil.example', '/auth/callback?token=x&token=//evil.example'],
    ['/dashboard/', '/dashboard'],
    ['/%6cogin/?a=b', '/login?a=b'],
  ])('%s is sent on to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
  });

  test.each([
    '/nothing',
    '/nothing/',
    '/login//',
    '//login/',
    '/login/more',
    '/assets/other.js',
    '/csp-hashes.json',
    '/app.html',
    '/index.html.br',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%',
    '//evil.example/',
    '//evil.example/login/',
    '/%2fevil.example/',
  ])('%s is truly not found', async (path) => {
    const answer = await get(path);
    expect([path, answer.statusCode === 404 || answer.statusCode === 400]).toEqual([path, true]);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    ['/nothing', 'not found page'],
    ['/english', 'not found page'],
    ['/it/faq', 'not found page'],
    ['/en/nothing', 'english not found page'],
    ['/en/dashboard', 'english not found page'],
  ])('%s is not found in the language of the address', async (path, body) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
  });

  test('a page takes no other method, and says which ones it takes', async () => {
    for (const [method, url] of [
      ['POST', '/'],
      ['DELETE', '/en/faq?a=b'],
      ['PUT', '/dashboard'],
    ] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
    expect((await app.inject({ method: 'POST', url: '/nothing' })).statusCode).toBe(404);
  });

  test('the contact for security reports stands where RFC 9116 puts it', async () => {
    const answer = await get('/.well-known/security.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
  });

  test('D3 allow the inline scripts of the build by hash, and no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect((await get('/')).headers['strict-transport-security']).toContain('max-age=63072000');
  });
});
