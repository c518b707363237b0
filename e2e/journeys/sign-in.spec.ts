import { expect, test } from '@playwright/test';
import { lettersTo, signInLink } from '../support/letters.ts';
import { Product } from '../support/product.ts';
import { askForLink, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

test('A3 two browsers, one link: the one that asked verifies by itself, the other shows whose account it is and one button', async ({
  browser,
}) => {
  const asking = await (await browser.newContext()).newPage();
  const other = await (await browser.newContext()).newPage();
  await askForLink(asking, product, 'bianca@example.org');
  const link = await signInLink(product.dataDir, 'bianca@example.org');

  await other.goto(link);
  const button = other.getByRole('button', { name: /^Continua come b/ });
  await expect(button).toBeVisible();
  expect(await button.textContent()).not.toContain('bianca@example.org');
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await asking.goto(link);
  await asking.waitForURL('**/dashboard');

  await button.click();
  await expect(other.getByText('Link non valido o scaduto').first()).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
});

test('A2 opening, prefetching and asking for the head of a link uses nothing up', async ({
  page,
  request,
}) => {
  await askForLink(page, product, 'carla@example.org');
  const link = await signInLink(product.dataDir, 'carla@example.org');
  const token = new URL(link).searchParams.get('token') ?? '';
  const verify = `${product.url}/api/auth/magic-link/verify?token=${token}`;
  await request.head(verify);
  await request.get(verify, { headers: { 'sec-purpose': 'prefetch' } });
  await request.get(verify, {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  });
  await request.get(link);

  await page.goto(link);
  await page.waitForURL('**/dashboard');
});

test('C7 the token leaves the address bar before anything else happens', async ({ page }) => {
  await askForLink(page, product, 'dora@example.org');
  const addresses: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/api/')) addresses.push(page.url());
  });
  await page.goto(await signInLink(product.dataDir, 'dora@example.org'));
  await page.waitForURL('**/dashboard');
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => address.includes('token='))).toEqual([]);
});

test('A8 the six digits of the letter sign in where the link was asked for', async ({ page }) => {
  await askForLink(page, product, 'elsa@example.org');
  await signInLink(product.dataDir, 'elsa@example.org');
  const [letter] = await lettersTo(product.dataDir, 'elsa@example.org');
  const code = /\b(\d{3}) ?(\d{3})\b/.exec(letter?.text ?? '');
  await page.locator('input[autocomplete=one-time-code]').fill(`${code?.[1]}${code?.[2]}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('an empty or invalid address is told so, and what was typed stays', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  const field = page.locator('input[type=email]');
  await field.fill('   ');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.getByText('Inserisci un indirizzo email valido').first()).toBeVisible();
  await field.fill('nessuno');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.getByText('Inserisci un indirizzo email valido').first()).toBeVisible();
  await expect(field).toHaveValue('nessuno');
});

test('a provider that is not configured answers with the specified error', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText(/Google.*(non|attiv|configur)/i).first()).toBeVisible();
});

test('callbacks without anything, with half a Google sign-in and with a wrong link say what is missing', async ({
  page,
}) => {
  for (const [query, sentence] of [
    ['', 'Parametri di autenticazione mancanti'],
    ['?code=abc&state=x', "Parametri di sicurezza mancanti. Riprova l'autenticazione"],
    ['?token=does-not-exist', 'Link non valido o scaduto'],
  ] as const) {
    await page.goto(`${product.url}/auth/callback${query}`);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('guarded screens send strangers to the login, and a signed-in visitor of the login to the dashboard', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/chat-interface', '/chat-demo', '/admin']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, product, 'franca@example.org');
  await page.goto(`${product.url}/login`);
  await page.waitForURL('**/dashboard');
  await page.goto(`${product.url}/admin`);
  await expect(page.getByText('Accesso Negato')).toBeVisible();
});

test('C9 another address counts once the link sent to it was opened', async ({ page }) => {
  await signIn(page, product, 'gemma@example.org');
  await page.getByLabel('Nuovo indirizzo').fill('gemma.nuova@example.org');
  await page.getByRole('button', { name: 'Invia il link' }).click();
  const link = await signInLink(product.dataDir, 'gemma.nuova@example.org');
  await expect(page.getByText('gemma@example.org').first()).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: /^Continua come/ }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('gemma.nuova@example.org').first()).toBeVisible();
});
