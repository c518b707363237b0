import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../support/faults.ts';
import { lineOf } from '../support/line.ts';
import { Product } from '../support/product.ts';
import { consent, say, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();

test('axe finds nothing serious on any state of the chat, in the light and in the dark', async ({
  page,
}) => {
  test.slow();
  const line = await lineOf(page);
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  const panel = page.getByTestId('consent-panel');
  const write = async (text: string): Promise<void> => {
    await input.fill(text);
    await press(page, 'Invia');
  };

  await signIn(page, product, 'sara@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await expect(panel).toBeVisible();
  await expectNothingSerious(page, 'the panel');
  await consent(page);
  await expect(page.getByText('Connesso', { exact: true })).toBeVisible();
  await expectNothingSerious(page, 'the empty chat');
  await say(page, 'Oggi sono riuscita a fare una passeggiata');
  await expectNothingSerious(page, 'a conversation');
  for (const [name, title] of [
    ['Segnala la risposta', 'Segnala la risposta'],
    ['Esporta Chat', 'Anteprima Esportazione CSV'],
  ] as const) {
    await press(page, name);
    await expect(dialog(title)).toBeVisible();
    await expectNothingSerious(page, title);
    await dialog(title).getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog(title)).toBeHidden();
  }

  await press(page, 'Dettagli Messaggio');
  await expect(dialog('Dettagli Messaggio')).toBeVisible();
  await expectNothingSerious(page, 'details');
  await page.keyboard.press('Escape');

  await press(page, 'Utile');
  await page.getByLabel('Aggiungi un commento').fill('mi ha fatto bene');
  await press(page, 'Salva Commento');
  await expect(page.getByText('Commento aggiunto')).toBeVisible();
  await expectNothingSerious(page, 'a comment, and a toast');
  await press(page, 'Modifica');
  await expectNothingSerious(page, 'a comment in edit');
  await press(page, 'Annulla');
  await press(page, 'Elimina');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingSerious(page, 'the question before a deletion');
  await press(page, 'Annulla');
  await press(page, 'Chiudi');

  line.refuses = true;
  await write('Questa non parte');
  await expect(page.getByRole('button', { name: 'Riprova', exact: true })).toBeVisible();
  await expectNothingSerious(page, 'a message that was refused');
  line.refuses = false;
  await press(page, 'Rimuovi');

  await page.setViewportSize({ width: 390, height: 560 });
  line.holds = true;
  await write('Mia madre ha telefonato e poi ho cucinato');
  await expect(page.locator('[data-reply-state=streaming]')).toBeVisible();
  await expectNothingSerious(page, 'a reply on its way');
  const list = page.getByRole('region', { name: 'Messaggi' });
  await list.hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => list.evaluate((region) => region.scrollTop)).toBe(0);
  line.letGo();
  await expect(page.getByRole('button', { name: 'Nuovi messaggi' })).toBeVisible();
  await expectNothingSerious(page, 'news further down');
  await press(page, 'Apri il menu della chat');
  await expect(dialog('Menu della chat')).toBeVisible();
  await expectNothingSerious(page, 'the menu');
  await page.keyboard.press('Escape');

  line.isDown = true;
  await line.cut();
  await expect(page.getByText('Disconnesso')).toBeVisible();
  await expectNothingSerious(page, 'no connection');
  line.isDown = false;
  await page.reload();
  await expect(page.getByText('Connesso', { exact: true })).toBeVisible();

  // Some lines are closed at night only.
  line.changes = (frame) => frame.replace('"isOpen":true', '"isOpen":false');
  await say(page, 'Vorrei solo non svegliarmi più');
  await expect(page.getByRole('link', { name: /112/ })).toHaveCount(2);
  await expectNothingSerious(page, 'the card');
  await say(page, 'Ho quindici anni');
  await expect(page.getByRole('heading', { name: 'Quanti anni hai?' })).toBeVisible();
  await expectNothingSerious(page, 'the question about age');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, product, 'minore@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await panel.getByLabel('Anno di nascita').fill(String(new Date().getFullYear() - 15));
  await panel.getByLabel('Mese di nascita').selectOption('5');
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Inizia' }).click();
  await expect(page.getByRole('heading', { name: /persone adulte/ })).toBeVisible();
  await expectNothingSerious(page, 'the refusal');
});
