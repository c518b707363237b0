import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, extname } from 'node:path';
import { chromium } from '@playwright/test';
const dist = '/work/main/apps/web/dist';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const hashes = JSON.parse(readFileSync(join(dist, 'csp-hashes.json'), 'utf8')).join(' ');
const csp = `default-src 'none'; script-src 'self' ${hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`;
const server = createServer((q, r) => {
  const u = new URL(q.url!, 'http://x');
  let f = join(dist, u.pathname);
  if (!extname(f)) f = join(f, 'index.html');
  let s = 200;
  if (!existsSync(f)) {
    if (/^\/(dashboard|admin|auth|chat-)/.test(u.pathname)) f = join(dist, 'app.html');
    else {
      f = join(dist, '404.html');
      s = 404;
    }
  }
  r.writeHead(s, {
    'content-type': types[extname(f)] ?? 'application/octet-stream',
    'content-security-policy': csp,
  });
  r.end(readFileSync(f));
}).listen(4199);
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./;
const widths = (process.argv[3] ?? '360,768,1440').split(',').map(Number);
const schemes = (process.argv[4] ?? 'light,dark').split(',') as ('light' | 'dark')[];
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const me = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'giulia.rossi@example.org',
  fullName: 'Giulia',
  avatarUrl: null,
  roles: ['admin', 'tester'],
  emailVerified: true,
  createdAt: '2026-10-01T10:00:00.000Z',
  lastLoginAt: null,
  authProvider: 'magic_link',
  language: 'it',
  settings: { country: null, listening: 'listen', replyLength: 'short' },
};
const sessions = {
  items: [
    {
      id: me.id,
      device: 'Firefox, Linux',
      createdAt: me.createdAt,
      lastUsedAt: '2026-11-21T08:00:00.000Z',
      isCurrent: true,
    },
    {
      id: '018f0000-0000-7000-8000-000000000002',
      device: 'Safari, iPhone',
      createdAt: me.createdAt,
      lastUsedAt: '2026-11-20T21:12:00.000Z',
      isCurrent: false,
    },
  ],
};
const pages = [
  ['landing', '/'],
  ['landing-en', '/en'],
  ['login', '/login'],
  ['sent', '/login'],
  ['login-err', '/login?error=PROVIDER_NOT_CONFIGURED&provider=facebook'],
  ['faq', '/faq'],
  ['privacy', '/privacy'],
  ['notfound', '/nope'],
  ['dashboard', '/dashboard'],
  ['dashboard-nl', '/dashboard'],
  ['admin', '/admin'],
  ['forbidden', '/admin'],
  ['callback', '/auth/callback?token=abc'],
  ['confirm', '/auth/callback?token=abc'],
  ['menu', '/'],
  ['usermenu', '/dashboard'],
  ['delete', '/dashboard'],
  ['unreachable', '/dashboard'],
];
for (const scheme of schemes)
  for (const w of widths)
    for (const [name, path] of pages) {
      if (!only.test(name!)) continue;
      const c = await b.newContext({
        viewport: { width: w, height: w < 500 ? 760 : 900 },
        colorScheme: scheme,
        locale: 'it-IT',
        reducedMotion: 'reduce',
      });
      const p = await c.newPage();
      p.on('console', (m) => {
        if (['error', 'warning'].includes(m.type())) console.log(name, w, m.text().slice(0, 300));
      });
      p.on('pageerror', (e) => console.log(name, w, 'PAGEERROR', e.message.slice(0, 300)));
      const signed = /dashboard|admin|forbidden|usermenu|delete|unreachable/.test(name!);
      await p.addInitScript(
        ([s, n]) => {
          if (s) {
            localStorage.setItem('access_token', 'opaque');
            localStorage.setItem('refresh_token', 'r');
          }
          if (n === 'dashboard-nl') localStorage.setItem('language', 'nl');
        },
        [signed, name!] as const,
      );
      await p.route('**/api/**', async (r) => {
        const u = r.request().url();
        const json = (o: unknown, status = 200) =>
          r.fulfill({ status, contentType: 'application/json', body: JSON.stringify(o) });
        if (name === 'unreachable' && u.endsWith('/me')) return json({}, 503);
        if (u.endsWith('/auth/me')) return json(name === 'forbidden' ? { ...me, roles: [] } : me);
        if (u.includes('sessions')) return json(sessions);
        if (u.includes('admin/users'))
          return json({
            items: [
              {
                id: me.id,
                email: 'luca@example.org',
                roles: [],
                createdAt: me.createdAt,
                activeSessions: 2,
              },
            ],
            next: null,
          });
        if (u.includes('preview'))
          return name === 'callback'
            ? undefined
            : json({
                success: true,
                email: 'g•••@example.org',
                sameBrowser: false,
                expiresAt: '2026-11-21T10:00:00.000Z',
              });
        if (u.includes('request')) return json({ success: true, message: 'Guarda /dev/outbox' });
        return json({ success: true });
      });
      await p.clock.install();
      await p.goto('http://localhost:4199' + path, { waitUntil: 'load' });
      await p.clock.runFor(name === 'unreachable' ? 20000 : 600);
      await p.waitForTimeout(500);
      if (name === 'unreachable') {
        for (let i = 0; i < 8; i++) {
          await p.clock.runFor(5000);
          await p.waitForTimeout(60);
        }
      }
      if (name === 'sent') {
        await p.fill('input[type=email]', 'giulia.rossi@example.org');
        await p.click('form button[type=submit]');
        await p.waitForTimeout(400);
        await p.clock.runFor(3000);
      }
      if (name === 'menu' && w < 1024) {
        await p.click('[aria-controls=mobile-menu]');
      }
      if (name === 'usermenu') {
        await p
          .click('header [aria-haspopup=menu]')
          .catch((e) => console.log('um', e.message.slice(0, 100)));
        await p.clock.runFor(500);
      }
      if (name === 'delete') {
        await p.getByRole('button', { name: 'Elimina il mio account' }).click();
        await p.clock.runFor(500);
      }
      if (name === 'admin') {
        await p.fill('main input[type=email]', 'luca@example.org');
        await p.click('main button[type=submit]');
        await p.waitForTimeout(300);
      }
      await p.waitForTimeout(200);
      const over = await p.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0)
        console.log(
          name,
          w,
          'OVERFLOW',
          over,
          await p.evaluate(() =>
            [...document.querySelectorAll('body *')]
              .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
              .slice(0, 6)
              .map((e) => e.tagName + '.' + (e.getAttribute('class') ?? '').slice(0, 60))
              .join(' | '),
          ),
        );
      if (process.argv[5] === 'parts') {
        const h = await p.evaluate(() => document.documentElement.scrollHeight);
        await p.setViewportSize({ width: w, height: w < 500 ? 1600 : 1300 });
        const step = w < 500 ? 1600 : 1300;
        for (let y = 0, i = 0; y < h; y += step, i++) {
          await p.evaluate((v) => window.scrollTo(0, v), y);
          await p.waitForTimeout(150);
          await p.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}-p${i}.png` });
        }
        await c.close();
        continue;
      }
      await p.screenshot({
        path: `/tmp/shots/${name}-${w}-${scheme}.png`,
        fullPage: process.argv[5] !== 'view' && !/delete|menu/.test(name!),
      });
      await c.close();
    }
await b.close();
server.close();
