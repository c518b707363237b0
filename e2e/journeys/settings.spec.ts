import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/faults.ts';
import { Product } from '../support/product.ts';
import { consent, say, signIn } from '../support/steps.ts';

// Many screens and rules each: generous, for machines that are slow or busy.
test.describe.configure({ timeout: 300_000 });

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

async function talkOnce(page: Page, address: string): Promise<void> {
  await signIn(page, product, address);
  await page.goto(`${product.url}/chat-interface`);
  await consent(page);
  await say(page, 'Oggi sono riuscita a fare una passeggiata');
  await page.goto(`${product.url}/dashboard`);
}

const history = (page: Page) =>
  page.getByRole('switch', { name: 'Conservare la cronologia delle chat' });

test('what a person chooses holds after a reload, and a withdrawn consent is gone for good', async ({
  page,
}) => {
  await talkOnce(page, 'olga@example.org');
  await page.getByRole('radio', { name: 'Mi propone idee' }).check();
  await expect(page.getByText('Salvato')).toBeVisible();
  await page.getByLabel('Paese per i numeri di aiuto').selectOption('NL');
  await expect(page.getByText('Salvato')).toHaveCount(2);

  await history(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('si cancellano subito e per sempre');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(history(page)).toBeChecked();
  await history(page).click();
  await question.getByRole('button', { name: 'Ritira il consenso' }).click();
  await expect(history(page)).not.toBeChecked();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Mi propone idee' })).toBeChecked();
  await expect(page.getByLabel('Paese per i numeri di aiuto')).toHaveValue('NL');
  await expect(history(page)).not.toBeChecked();
  await page.getByText('Tutte le tue risposte').click();
  await expect(page.locator('#privacy ol > li')).toHaveCount(2);
});

test('everything is reached and changed by keyboard alone', async ({ page }) => {
  await signIn(page, product, 'pina@example.org');
  const anchor = page.getByRole('link', { name: 'Come ti ascolta' });
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#listening$/);
  // From the anchor on, the next stop is the first choice of its group.
  await page.keyboard.press('Tab');
  await expect(page.locator('#listening input[type=radio]:checked').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Salvato')).toBeVisible();
});

test('everything goes along as an archive, and after the deletion the person holds the proof', async ({
  page,
}) => {
  await talkOnce(page, 'rita@example.org');
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const file = await (await arrival).path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('Archivio scaricato')).toBeVisible();

  await page.getByRole('button', { name: 'Elimina il mio account' }).click();
  const question = page.getByRole('alertdialog');
  const button = question.getByRole('button', { name: 'Elimina per sempre' });
  await expect(button).toBeDisabled();
  await question.getByLabel('Scrivi ELIMINA per confermare').fill('elimina');
  await button.click();
  await expect(
    page.getByRole('heading', { name: 'Il tuo account è stato eliminato' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: 'Messaggi 2' })).toBeVisible();
  await expect(page.getByText('Numero della cancellazione')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expectNoFaults(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

test('axe finds nothing on the dashboard, its settings and their questions', async ({ page }) => {
  await talkOnce(page, 'sofia@example.org');
  await expect(page.getByText('Questo dispositivo')).toBeVisible();
  await expect(history(page)).toBeVisible();
  await page.getByText('Tutte le tue risposte').click();
  await expectNoFaults(page);
  await history(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFaults(page);
});
