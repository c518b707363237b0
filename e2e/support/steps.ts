import { expect, type Page } from '@playwright/test';
import { signInLink } from './letters.ts';
import type { Product } from './product.ts';

/** Asks for a link on the login screen, opens it from the outbox and lands on the dashboard. */
export async function signIn(page: Page, product: Product, address: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.locator('input[type=email]').fill(address);
  await page.locator('form button[type=submit]').first().click();
  await expect(page.getByText(address)).toBeVisible();
  await page.goto(await signInLink(product.dataDir, address));
  await page.waitForURL('**/dashboard');
}

/** Answers the panel before the first message as an adult who agrees to everything that is asked for. */
export async function consent(page: Page): Promise<void> {
  const panel = page.getByTestId('consent-panel');
  await panel.getByLabel('Anno di nascita').fill('1980');
  await panel.getByLabel('Mese di nascita').selectOption('5');
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await panel.getByRole('button', { name: 'Inizia' }).click();
  await expect(panel).toBeHidden();
}
