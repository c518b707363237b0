import { expect, test, type Browser, type Page } from '@playwright/test';
import { lettersTo } from '../support/letters.ts';
import { eventually, Product } from '../support/product.ts';
import { publicPages } from '../support/public-pages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  return context.newPage();
}

test('without script every page can be read whole, closed answers included', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await withoutScript(browser);
  // All languages are drawn by the same code; two show that it is so.
  for (const { language, address } of publicPages.filter(({ language }) =>
    ['it', 'nl'].includes(language),
  )) {
    await page.goto(`${product.url}${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1').first()).toBeVisible();
    const unseen = await page
      .locator('main p')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height === 0).length);
    expect(unseen, address).toBe(0);
  }
  await page.context().close();
});

test('without script somebody joins the waitlist and writes a message by plain posts', async ({
  browser,
}) => {
  const page = await withoutScript(browser);
  await page.goto(`${product.url}/en`);
  const waitlist = page.locator('#waitlist form');
  await waitlist.getByLabel('Your e-mail').fill('plain@example.org');
  await waitlist.getByRole('button').click();
  await expect(page).toHaveURL(/\/api\/forms\/thanks\?form=waitlist&language=en$/);
  await expect(page.locator('h1')).toBeVisible();
  await eventually(async () => {
    const letters = await lettersTo(product.dataDir, 'plain@example.org');
    return letters.length === 1 ? true : undefined;
  });

  await page.goto(`${product.url}/en`);
  const contact = page.locator('#contact form');
  await contact.getByLabel('Name', { exact: true }).fill('Anna');
  await contact.getByLabel('E-mail').fill('plain@example.org');
  await contact.getByLabel('Message').fill('I would like to know when you open.');
  await contact.getByRole('button').click();
  await expect(page).toHaveURL(/\/api\/forms\/thanks\?form=contact&language=en$/);

  await page.goto(`${product.url}/en`);
  await page.locator('#waitlist form').getByLabel('Your e-mail').fill('nonsense');
  await page.locator('#waitlist form').getByRole('button').click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).not.toHaveURL(/thanks/);
  await page.context().close();
});

test('the hero moves on a wide screen and stops at the press of a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.url}/en`);
  const video = page.locator('video');
  const isMoving = (): Promise<boolean> => video.evaluate((node: HTMLVideoElement) => !node.paused);
  await expect.poll(isMoving).toBe(true);
  await page.getByRole('button', { name: 'Stop the moving background' }).click();
  await expect.poll(isMoving).toBe(false);
  await page.getByRole('button', { name: 'Let the background move' }).click();
  await expect.poll(isMoving).toBe(true);
});

test.describe('nothing moves and no video is fetched', () => {
  const still = [
    {
      who: 'those who asked for less motion',
      width: 1280,
      reducedMotion: 'reduce',
      saveData: false,
    },
    { who: 'those who save data', width: 1280, reducedMotion: 'no-preference', saveData: true },
    { who: 'narrow screens', width: 800, reducedMotion: 'no-preference', saveData: false },
  ] as const;
  for (const { who, width, reducedMotion, saveData } of still) {
    test(`for ${who}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion });
      const page = await context.newPage();
      if (saveData)
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
      const videos: string[] = [];
      page.on('request', (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
      });
      await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(videos).toEqual([]);
      await expect(page.locator('video')).toHaveCount(0);
      await context.close();
    });
  }
});

test('with less motion an anchor jumps, and nothing on the way is hidden', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${product.url}/en`);
  await page.getByRole('link', { name: 'Join the waitlist' }).first().click();
  await expect(page.locator('#waitlist')).toBeInViewport();
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).opacity === '0',
      ).length,
  );
  expect(hidden).toBe(0);
  await context.close();
});

test('by keyboard alone: skip to the content, open a question, reach the form and join', async ({
  page,
}) => {
  await page.goto(`${product.url}/en/faq`);
  await page.locator('main').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const question = page.getByRole('button', { expanded: false }).filter({ hasText: '?' }).first();
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

  await page.goto(`${product.url}/en`);
  const field = page.locator('#waitlist').getByLabel('Your e-mail');
  await field.focus();
  await page.keyboard.type('keys@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are on the list').first()).toBeVisible();
});

test('what is typed and pressed before the code of the page has come is not lost', async ({
  page,
}) => {
  let letCodeCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => (letCodeCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.locator('input[type=email]').fill('fretta@example.org');
  await page.locator('form button[type=submit]').click();
  letCodeCome();
  await expect(page.getByText('fretta@example.org')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await lettersTo(product.dataDir, 'fretta@example.org')).toHaveLength(1);
});
