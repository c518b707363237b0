import type { Language } from '@accanto/contract';

/** One page in each language. */
export type PageInLanguages = readonly { readonly language: Language; readonly address: string }[];

/** The sitemap of all public pages (sitemaps.org protocol 0.9), each naming itself in the other languages. */
export function sitemapOf(pages: readonly PageInLanguages[], publicUrl: string): string {
  const entries = pages.flatMap((page) => {
    const alternates = [
      ...page,
      ...page.slice(0, 1).map(({ address }) => ({ language: 'x-default', address })),
    ].map(
      ({ language, address }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${address}"/>`,
    );
    return page.map(({ address }) =>
      ['  <url>', `    <loc>${publicUrl}${address}</loc>`, ...alternates, '  </url>'].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: the site, not what lies behind the sign-in. */
export function robotsOf(publicUrl: string): string {
  const closed = ['/api/', '/auth/', '/admin', '/dashboard', '/chat-'].map(
    (path) => `Disallow: ${path}`,
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

const yearMs = 365 * 24 * 3_600_000;

/** Whom to tell about a weakness (RFC 9116); the text is good for a year from the build. */
export function securityTextOf(publicUrl: string, email: string, builtAt: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(builtAt.getTime() + yearMs).toISOString()}`,
    'Preferred-Languages: it, en, es, nl',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
