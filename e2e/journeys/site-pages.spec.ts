import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { missingPages, publicPages } from '../support/public-pages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const everyPage = [...publicPages, ...missingPages];
const phone = { width: 360, height: 780 };
/** Rules of axe that the size of the window can break. */
const placeRules = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name'];
const desktop = { width: 1280, height: 800 };

/** Opens a page and waits until it is alive. Anything it complains about, or asks of another host, is collected. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${product.url}${address}`);
  await page.locator('main').first().waitFor();
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isMissingPage = message.location().url.endsWith('/nowhere');
    if (['error', 'warning'].includes(message.type()) && !isMissingPage)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.url)
      complaints.push(`${page.url()} asked ${request.url()}`);
  });
  return complaints;
}

test('axe finds nothing on any public page, in four languages, light and dark, on desktop and phone; nothing complains or leaves for another host', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  const found: string[] = [];
  // Without frames the analysis needs no page of its own.
  const axe = (): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
  const analyse = async (what: string, builder: AxeBuilder): Promise<void> => {
    const { violations } = await builder.analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${what}: ${id} at ${String(nodes[0]?.target)}`),
    );
  };
  for (const { language, address } of everyPage) {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, address);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await analyse(`${address} desktop light`, axe());
    // Colours do not depend on the language; the places of longer words do.
    if (language !== 'it') {
      await page.setViewportSize(phone);
      await analyse(`${address} phone light`, axe().withRules(placeRules));
      continue;
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await analyse(`${address} desktop dark`, axe());
    await page.setViewportSize(phone);
    await analyse(`${address} phone dark`, axe());
    await page.emulateMedia({ colorScheme: 'light' });
    await analyse(`${address} phone light`, axe());
  }
  await context.close();
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

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
    await open(page, address);
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
