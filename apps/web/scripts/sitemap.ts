/** The sitemap of all public pages (sitemaps.org protocol 0.9). */
export function sitemapOf(addresses: readonly string[], publicUrl: string): string {
  const entries = addresses.map((address) => `  <url><loc>${publicUrl}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
