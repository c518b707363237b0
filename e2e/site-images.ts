// Draws the pictures that others show of the site: one for links to it in each language (Open Graph, 1200 × 630) and the
// icons. They are photographs of the site's own mark, words, colours and fonts, so they never drift from it. Run by
// hand after the mark or the first words have changed: `npm run site-images`; the outputs are committed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@accanto/contract';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import { Product } from './support/product.ts';

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));

/** Leaves nothing on the page but the mark, the name and the first words, composed for a wide card. */
async function composeCard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mark = document.querySelector('header svg')?.cloneNode(true);
    const words = document.querySelector('h1')?.textContent ?? '';
    const text = document.querySelector('h1 + p')?.textContent ?? '';
    if (!(mark instanceof SVGElement)) throw new Error('the page shows no mark');
    const style = (element: HTMLElement | SVGElement, rules: Record<string, string>): void => {
      for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
    };
    const line = (content: string, rules: Record<string, string>): HTMLElement => {
      const element = document.createElement('p');
      element.textContent = content;
      style(element, rules);
      return element;
    };
    const serif = { 'font-family': 'var(--font-serif)', 'letter-spacing': '-0.015em' };
    const name = document.createElement('div');
    style(name, { display: 'flex', 'align-items': 'center', gap: '20px' });
    style(mark, { width: '88px', height: '64px' });
    name.append(mark, line('Accanto', { ...serif, 'font-size': '44px', 'font-weight': '600' }));
    const large = mark.cloneNode(true);
    if (!(large instanceof SVGElement)) throw new Error('the mark has no copy');
    style(large, {
      position: 'absolute',
      right: '-110px',
      bottom: '-120px',
      width: '620px',
      height: '451px',
    });
    const card = document.createElement('main');
    style(card, {
      position: 'relative',
      overflow: 'hidden',
      display: 'flex',
      'flex-direction': 'column',
      'justify-content': 'space-between',
      width: '1200px',
      height: '630px',
      padding: '72px 80px',
      background: 'var(--paper)',
      color: 'var(--ink)',
    });
    const title = { ...serif, 'font-size': '76px', 'line-height': '1.08', 'font-weight': '560' };
    const body = { 'font-size': '30px', 'line-height': '1.45', color: 'var(--muted)' };
    const texts = document.createElement('div');
    style(texts, { display: 'grid', gap: '28px' });
    texts.append(
      line(words, { ...title, 'max-width': '800px', 'text-wrap': 'balance' }),
      line(text, { ...body, 'max-width': '600px', 'text-wrap': 'pretty' }),
    );
    card.append(large, name, texts);
    document.body.replaceChildren(card);
  });
}

/** Leaves nothing on the page but the mark in the middle of a square. */
async function composeIcon(page: Page, share: number, ground: string): Promise<void> {
  await page.evaluate(
    ({ share, ground }) => {
      const mark = document.querySelector('header svg, body > svg');
      if (!(mark instanceof SVGElement)) throw new Error('the page shows no mark');
      mark.style.setProperty('width', `${share * 100}vw`);
      mark.style.setProperty('height', 'auto');
      document.body.style.setProperty('display', 'grid');
      document.body.style.setProperty('place-items', 'center');
      document.documentElement.style.setProperty('background', ground);
      document.body.style.setProperty('background', ground);
      document.body.replaceChildren(mark);
    },
    { share, ground },
  );
}

const product = await Product.launch();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const take = (name: string, transparent = false): Promise<Buffer> =>
    page.screenshot({ path: join(folder, name), omitBackground: transparent });

  await page.setViewportSize({ width: 1200, height: 630 });
  for (const { code } of languages) {
    await page.goto(`${product.url}${code === 'it' ? '/' : `/${code}`}`);
    await page.evaluate(() => document.fonts.ready);
    await composeCard(page);
    await take(`og-${code}.png`);
  }

  const icons = [
    { name: 'icon-180.png', size: 180, share: 0.72, ground: 'var(--paper)' },
    { name: 'icon-192.png', size: 192, share: 0.94, ground: 'transparent' },
    { name: 'icon-512.png', size: 512, share: 0.94, ground: 'transparent' },
    // The middle four fifths are always seen, whatever shape a system cuts (W3C, maskable icons).
    { name: 'icon-maskable-512.png', size: 512, share: 0.56, ground: 'var(--paper)' },
  ];
  for (const { name, size, share, ground } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.goto(product.url);
    await composeIcon(page, share, ground);
    await take(name, ground === 'transparent');
  }
} finally {
  await browser.close();
  await product.remove();
}
