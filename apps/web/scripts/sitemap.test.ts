import { expect, test } from 'vitest';
import { robotsOf, securityTextOf, sitemapOf } from './sitemap.ts';

const origin = 'https://accanto.example';

test('every page in the sitemap names itself in all its languages, and the default one', () => {
  const map = sitemapOf(
    [
      [
        { language: 'it', address: '/faq' },
        { language: 'en', address: '/en/faq' },
      ],
    ],
    origin,
  );
  expect(map.match(/<loc>/g)).toHaveLength(2);
  expect(map.match(/hreflang="x-default" href="https:\/\/accanto\.example\/faq"/g)).toHaveLength(2);
  expect(map).toContain('hreflang="en" href="https://accanto.example/en/faq"');
});

test('crawlers are kept from what lies behind the sign-in and told of the sitemap', () => {
  const robots = robotsOf(origin);
  for (const path of ['/api/', '/dashboard', '/admin', '/chat-'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the security contact has an address and ends within a year (RFC 9116, 2.5.5)', () => {
  const text = securityTextOf(origin, 'ciao@accanto.example', new Date('2026-11-21T00:00:00Z'));
  expect(text).toContain('Contact: mailto:ciao@accanto.example\n');
  expect(text).toContain('Expires: 2027-11-21T00:00:00.000Z\n');
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});
