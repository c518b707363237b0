import { expect, type Page } from '@playwright/test';
import { lettersTo, signInLink } from './letters.ts';
import type { Product } from './product.ts';

/** Outside a test the patience of an expectation is five seconds, which a slow reply outlasts. */
const patience = { timeout: 30_000 };

/** Asks for a link on the login screen. */
export async function askForLink(page: Page, product: Product, address: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.locator('input[type=email]').fill(address);
  await page.locator('form button[type=submit]').first().click();
  await expect(page.getByText(address)).toBeVisible(patience);
}

/** Asks for a link, opens it from the outbox and lands on the dashboard. */
export async function signIn(page: Page, product: Product, address: string): Promise<void> {
  const earlier = await lettersTo(product.dataDir, address);
  await askForLink(page, product, address);
  await page.goto(await signInLink(product.dataDir, address, earlier.length));
  await page.waitForURL('**/dashboard');
}

/** Answers the panel before the first message as an adult who agrees to everything that is asked for. */
export async function consent(page: Page): Promise<void> {
  const panel = page.getByTestId('consent-panel');
  await panel.getByLabel('Anno di nascita').fill('1980');
  await panel.getByLabel('Mese di nascita').selectOption('5');
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await panel.getByRole('button', { name: 'Inizia' }).click();
  await expect(panel).toBeHidden(patience);
}

/** Signs in and opens the chat as somebody who has agreed to everything. */
export async function openChat(page: Page, product: Product, address: string): Promise<void> {
  await signIn(page, product, address);
  await page.goto(`${product.url}/chat-interface`);
  await consent(page);
  await expect(page.getByText('Connesso', { exact: true })).toBeVisible(patience);
}

/** Sends a message and waits until the reply to it is complete. */
export async function say(page: Page, text: string): Promise<void> {
  const replies = page.locator('[data-role=assistant][data-reply-state=complete]');
  const buttons = page.getByRole('button', { name: 'Ferma la risposta' });
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill(text);
  // On narrow screens Enter is a new line.
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.locator('[data-role=user]').getByText(text)).toBeVisible(patience);
  await expect(replies.last()).toBeVisible(patience);
  await expect(buttons).toBeHidden(patience);
}
