import { expect, test, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { openChat, say } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

test('what two pages of one person show is the same', async ({ browser }) => {
  const context = await browser.newContext();
  const one = await context.newPage();
  await openChat(one, product, 'olga@example.org');
  const two = await context.newPage();
  await two.goto(`${product.url}/chat-demo`);
  await say(one, 'Scrivo da una finestra e guardo dall’altra');
  await expect(two.locator('[data-role=assistant][data-reply-state=complete]')).toBeVisible();
  const shown = (page: Page): Promise<string[]> =>
    page.locator('[data-message-text]').allTextContents();
  expect(await shown(two)).toEqual(await shown(one));
  await context.close();
});

test('a message over the limit is refused with its sentence and stays in the field', async ({
  page,
}) => {
  await openChat(page, product, 'rita@example.org');
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill('x'.repeat(501));
  await input.press('Enter');
  await expect(page.getByText('Il messaggio non può superare 500 caratteri').first()).toBeVisible();
  expect((await input.inputValue()).length).toBe(501);
  await expect(page.locator('[data-role=user]')).toHaveCount(0);
});

test('the chat route transfers at most 190 KB of JavaScript with brotli', async ({ page }) => {
  await openChat(page, product, 'tina@example.org');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let files = 0;
  let bytes = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Script') return;
    files += 1;
    bytes += Number(response.headers['content-length']);
    expect(response.headers['content-encoding']).toBe('br');
  });
  await page.reload();
  await expect(page.getByText('Connesso', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.log(`JavaScript of the chat route: ${Math.round(bytes / 1024)} KB in ${files} files`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(190 * 1024);
});

test('who reads the newest words stays with them when a card or a smaller window takes height away', async ({
  page,
}) => {
  await openChat(page, product, 'vera@example.org');
  for (const text of [
    'Oggi è stata lunga',
    'Mia madre ha telefonato tre volte',
    'Vorrei solo non svegliarmi più',
  ])
    await say(page, text);
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
  const distance = (): Promise<number> =>
    page
      .getByRole('region', { name: 'Messaggi' })
      .evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(distance).toBeLessThan(2);
  await page.setViewportSize({ width: 390, height: 560 });
  await expect.poll(distance).toBeLessThan(2);
  await expect(page.getByText('Nuovi messaggi')).toBeHidden();
});

test('a toast on a phone covers neither the field nor 112 nor the newest words, and waits while it is pointed at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page, product, 'zita@example.org');
  await say(page, 'Ciao');
  await page.clock.install();
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill('x'.repeat(501));
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  const toast = page.getByRole('dialog', { name: 'Errore' });
  await expect(toast).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messaggi' });
  const emergency = page.getByRole('link', { name: 'Emergenza: chiama il 112' });
  const isCovered = async (): Promise<boolean> => {
    const over = await toast.boundingBox();
    const under = await Promise.all([input, emergency, messages].map((one) => one.boundingBox()));
    if (over === null) throw new Error('no toast');
    return under.some(
      (box) => box === null || (box.y < over.y + over.height && over.y < box.y + box.height),
    );
  };
  await expect.poll(isCovered).toBe(false);
  // It is told to screen readers without cutting anybody short.
  await expect(page.locator('[aria-live=polite]').filter({ has: toast })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'superare' })).toHaveCount(0);

  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Chiudi' }).click();
  await expect(toast).toBeHidden();
  await page.mouse.move(5, 400);
  await page.getByRole('button', { name: 'Invia', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await input.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeHidden();
});
