import { expect, test } from '@playwright/test';
import { Product } from '../support/product.ts';
import { openChat, say } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

test('with help and a question about age on a low screen, the conversation is still seen and one can write', async ({
  page,
}) => {
  await openChat(page, product, 'schermo-basso@example.org');
  await say(page, 'Vorrei solo non svegliarmi più');
  await page.setViewportSize({ width: 360, height: 640 });
  const help = page.getByRole('region', { name: 'Aiuto adesso' });
  await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });

  await say(page, 'Ho quindici anni');
  await expect(page.getByRole('heading', { name: 'Quanti anni hai?' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Messaggi' });
  const newest = list.locator('[data-index]').last();
  // Where there is room for both, the question gives way first.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  // A short phone, one on its side, and one with its keyboard on the screen.
  for (const [width, height] of [
    [360, 560],
    [740, 360],
    [360, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(newest).toBeInViewport();
    await expect(help).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Messaggio' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /112/ }).first()).toBeInViewport({ ratio: 1 });
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(height / 4 - 1);
  }
});
