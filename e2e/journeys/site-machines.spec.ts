import { expect, test } from '@playwright/test';
import { Product } from '../support/product.ts';
import { publicPages } from '../support/public-pages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const jsonOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('every page tells machines its title, its words, its own address and those in the other languages, and a picture that exists', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { language, address } of publicPages) {
    const html = await (await request.get(`${product.url}${address}`)).text();
    const attribute = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
    titles.add(`${language} ${attribute(/<title>(.+?)<\/title>/)}`);
    expect(attribute(/<meta name="description" content="(.+?)"/).length, address).toBeGreaterThan(
      40,
    );
    const canonical = attribute(/<link rel="canonical" href="(.+?)"/);
    expect(new URL(canonical).pathname).toBe(address);
    const alternates = [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="(.+?)"/g)];
    expect(alternates.map(([, code]) => code)).toEqual(['it', 'en', 'es', 'nl', 'x-default']);
    expect(alternates.find(([, code]) => code === language)?.[2]).toBe(canonical);
    const picture = new URL(attribute(/<meta property="og:image" content="(.+?)"/)).pathname;
    expect(picture).toBe(`/og-${language}.png`);
    expect((await request.get(`${product.url}${picture}`)).headers()['content-type']).toBe(
      'image/png',
    );
  }
  expect(titles.size).toBe(publicPages.length);
});

test('the landing page tells of the organisation and three offers that nobody can buy yet, the questions of eight pairs', async ({
  request,
}) => {
  const landing = jsonOf(await (await request.get(`${product.url}/en`)).text());
  expect(landing).toMatchObject({
    '@graph': [
      { '@type': 'Organization' },
      { '@type': 'WebSite', inLanguage: 'en' },
      {
        '@type': 'WebApplication',
        offers: [
          { price: '0.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
          { price: '6.99', availability: 'https://schema.org/OutOfStock' },
          { price: '9.99', availability: 'https://schema.org/OutOfStock' },
        ],
      },
    ],
  });
  const faq = jsonOf(await (await request.get(`${product.url}/nl/faq`)).text());
  expect(faq).toMatchObject({ '@type': 'FAQPage', inLanguage: 'nl' });
  expect((faq as { mainEntity: unknown[] }).mainEntity).toHaveLength(8);
});

test('every address of the sitemap answers; robots, the manifest with its icons and the security contact are there', async ({
  request,
}) => {
  const text = async (path: string): Promise<string> => {
    const answer = await request.get(`${product.url}${path}`);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(listed.toSorted()).toEqual(publicPages.map(({ address }) => address).toSorted());
  for (const path of listed) await text(path);
  expect(await text('/robots.txt')).toContain('Sitemap: ');
  expect(await text('/.well-known/security.txt')).toContain('Contact: mailto:');
  const manifest: { icons: { src: string }[] } = JSON.parse(await text('/site.webmanifest'));
  for (const { src } of manifest.icons) await text(src);
});
