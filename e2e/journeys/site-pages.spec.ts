import { expect, test, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { everyPage, missingPages, openPublicPage } from '../support/public-pages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

/** Makes every word at least 40 % longer, as another language might. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (
        node instanceof Text &&
        !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? '')
      )
        nodes.push(node);
    }
    for (const node of nodes) {
      node.data = node.data.replaceAll(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
}

/** What stands out of the page, or is cut off by its own box. */
const whatDoesNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true], .sr-only, .honeypot') === null;
    const outside = [
      ...document.querySelectorAll('a, button, h1, h2, h3, p, li, td, th, label, input'),
    ]
      .filter(isShown)
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return (
          own > 1 &&
          (right > width + 1 ||
            left < -1 ||
            (element.scrollWidth > element.clientWidth + 1 &&
              getComputedStyle(element).overflowX !== 'visible' &&
              element.tagName !== 'INPUT'))
        );
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
    const overflow = document.documentElement.scrollWidth - width;
    return overflow > 0 ? [...outside, `the page is ${overflow} px too wide`] : outside;
  });

test('everything fits at 320 px, at 200 % zoom, and with words that are 40 % longer', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  // Lengthened words stand for every language; Dutch has the longest of its own.
  for (const { address } of everyPage.filter(({ language }) => ['it', 'nl'].includes(language))) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPublicPage(page, product, address);
    const look = async (what: string): Promise<void> => {
      faults.push(...(await whatDoesNotFit(page)).map((fault) => `${address} ${what}: ${fault}`));
    };
    await look('320 px');
    // A window of 1280 px at 200 % has room for 640 px.
    await page.setViewportSize({ width: 640, height: 400 });
    await look('200 %');
    await lengthenWords(page);
    await look('200 %, longer words');
    await page.setViewportSize({ width: 360, height: 780 });
    await look('360 px, longer words');
    await page.setViewportSize({ width: 1024, height: 768 });
    await look('1024 px, longer words');
  }
  await page.close();
  expect(faults).toEqual([]);
});

test('an unknown address is a true 404, in the language of the address', async ({ page }) => {
  const titles = { it: 'Torna alla home', en: 'Back to home', es: '', nl: '' };
  for (const { language, address } of missingPages) {
    const answer = await page.goto(`${product.url}${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    const home = page.getByRole('link').first();
    await expect(home).toHaveAttribute('href', language === 'it' ? '/' : `/${language}`);
    if (titles[language] !== '') await expect(home).toHaveText(titles[language]);
  }
});
