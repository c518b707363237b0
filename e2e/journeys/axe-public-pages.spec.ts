import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { everyPage, openPublicPage } from '../support/public-pages.ts';

// The longest journey of all: its name puts it first, so that nobody waits for it alone at the end.

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };
/** Rules of axe that the size of the window can break. */
const placeRules = ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name'];

/** Anything that the page complains about, or asks of another host. */
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
    await openPublicPage(page, product, address);
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
