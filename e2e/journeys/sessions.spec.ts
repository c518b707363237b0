import { expect, test, type Page } from '@playwright/test';
import { signInLink } from '../support/letters.ts';
import { Product } from '../support/product.ts';
import { askForLink, consent, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch({ ACCESS_TTL_S: '5', REFRESH_GRACE_S: '3' });
});
test.afterAll(() => product.remove());

test('C3 C5 ten tabs with short-lived tokens: nobody is signed out, and the browser refreshes once for all of them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext();
  const first = await context.newPage();
  await signIn(first, product, 'gina@example.org');
  const refreshes: { readonly token: string; readonly status: number }[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith('/api/auth/refresh')) return;
    refreshes.push({ token: response.request().postData() ?? '', status: response.status() });
  });
  const tabs: Page[] = [first];
  for (let count = 1; count < 10; count += 1) {
    const tab = await context.newPage();
    await tab.goto(`${product.url}/dashboard`);
    tabs.push(tab);
  }
  const before = refreshes.length;
  await expect.poll(() => refreshes.length - before, { timeout: 60_000 }).toBeGreaterThanOrEqual(5);
  expect(refreshes.filter(({ status }) => status !== 200)).toEqual([]);
  // Two tabs that renew one session at a time would both present the same refresh token.
  expect(new Set(refreshes.map(({ token }) => token)).size).toBe(refreshes.length);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('C5 signing out in one tab empties the others', async ({ browser }) => {
  const context = await browser.newContext();
  const one = await context.newPage();
  await signIn(one, product, 'ines@example.org');
  const two = await context.newPage();
  await two.goto(`${product.url}/dashboard`);
  await expect(two.getByText('ines@example.org').first()).toBeVisible();
  await one.getByRole('button', { name: /menu/i }).first().click();
  await one.getByRole('menuitem', { name: /Esci/ }).click();
  await expect(two).toHaveURL(/\/login$/);
  await expect(two.getByText('ines@example.org')).toHaveCount(0);
  await context.close();
});

test('C4 C6 an ended session is over at once, and the draft survives the way to the login and back', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product, 'livia@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await consent(page);
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill('una frase che non ho ancora mandato');

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, product, 'livia@example.org');
  const sessions = elsewhere.getByRole('listitem').filter({ hasText: 'Chrome' });
  await expect(sessions).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Termina la sessione su/ }).click();

  await page.waitForURL('**/login');
  const seen = 2;
  await askForLink(page, product, 'livia@example.org');
  await page.goto(await signInLink(product.dataDir, 'livia@example.org', seen));
  await page.waitForURL('**/dashboard');
  await page.goto(`${product.url}/chat-interface`);
  await expect(input).toHaveValue('una frase che non ho ancora mandato');
  await context.close();
});

test('C8 the browser keeps the tokens, language, theme and what is unsent, and nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product, 'noemi@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await consent(page);
  await page.getByRole('textbox', { name: 'Messaggio' }).fill('non ancora');
  await page.goto(`${product.url}/dashboard`);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  const allowed = /^(access_token|refresh_token|language|theme|link_marker|drafts:.+|outbox:.+)$/;
  expect(kept.local.filter((key) => !allowed.test(key))).toEqual([]);
  expect(kept.local).toContain('access_token');
  expect(kept.session.filter((key) => !key.startsWith('pkce_'))).toEqual([]);
  expect(kept.cookies).toBe('');
  await context.close();
});
