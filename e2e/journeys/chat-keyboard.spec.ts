import { expect, test } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { Model } from '../support/model.ts';
import { Product } from '../support/product.ts';
import { openChat } from '../support/steps.ts';

let model: Model;
let product: Product;
test.beforeAll(async () => {
  model = await Model.launch();
  product = await Product.launch(model.env);
});
test.afterAll(async () => {
  await product.remove();
  await model.close();
});

test('everything in the chat is done by keyboard alone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 900, height: 560 });
  await openChat(page, product, 'marta@example.org');
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
  const press = async (name: string | RegExp): Promise<void> => {
    await tabTo(button(name));
    await keyboard.press('Enter');
  };
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  const reply = (state: string) =>
    page.locator(`[data-role=assistant][data-reply-state=${state}]`).last();

  await test.step('a reply is stopped and asked for again', async () => {
    await tabTo(input);
    await keyboard.type('Da ieri non riesco a dormire');
    await keyboard.press('Enter');
    model.say('Una notte senza sonno pesa sul giorno dopo. ', 'Forse ');
    await expect(reply('streaming')).toContainText('giorno dopo.');
    await press('Ferma la risposta');
    await expect(reply('stopped')).toBeVisible();
    await expect.poll(() => model.isAsked).toBe(false);
    await press('Riprova la risposta');
    model.say('Non riuscire a dormire stanca il corpo e anche i pensieri.');
    model.end();
    await expect(reply('complete')).toBeVisible();
  });

  await test.step('details are opened and closed', async () => {
    const details = page.getByRole('dialog', { name: 'Dettagli Messaggio' });
    await press('Dettagli Messaggio');
    await expect(details).toBeVisible();
    await keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(button('Dettagli Messaggio')).toBeFocused();
  });

  await test.step('the conversation is exported', async () => {
    const preview = page.getByRole('dialog', { name: 'Anteprima Esportazione CSV' });
    await press('Esporta Chat');
    await expect(preview).toContainText('Da ieri non riesco a dormire');
    const download = page.waitForEvent('download');
    await press('Salva CSV');
    await download;
    await expect(preview).toBeHidden();
  });

  await test.step('news further down are reached', async () => {
    const list = page.getByRole('region', { name: 'Messaggi' });
    const distance = (): Promise<number> =>
      list.evaluate((region) => region.scrollHeight - region.scrollTop - region.clientHeight);
    await tabTo(input);
    await keyboard.type('E poi la mattina arriva presto');
    await keyboard.press('Enter');
    await expect(page.getByText('E poi la mattina arriva presto')).toBeVisible();
    await tabTo(list, 'Shift+Tab');
    await keyboard.press('Home');
    await expect.poll(() => list.evaluate((region) => region.scrollTop)).toBe(0);
    model.say('La mattina non chiede permesso a nessuno.');
    model.end();
    await expect(button('Nuovi messaggi')).toBeVisible();
    // Forwards lie the messages themselves, at whose end it is no longer needed.
    await tabTo(button('Nuovi messaggi'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect.poll(distance).toBeLessThan(2);
  });

  await test.step('a comment is written, changed and deleted', async () => {
    const dialog = page.getByRole('dialog', { name: 'Cronologia Commenti' });
    await press('Mi piace');
    await expect(dialog).toBeVisible();
    await tabTo(dialog.getByRole('textbox', { name: 'Aggiungi un commento' }));
    await keyboard.type('mi ha fatto bene');
    await press('Salva Commento');
    await expect(page.getByText('Commento aggiunto')).toBeVisible();
    await press('Modifica');
    await keyboard.press('Control+a');
    await keyboard.type('mi ha fatto molto bene');
    await press('Salva');
    await expect(dialog.getByRole('listitem')).toContainText('mi ha fatto molto bene');
    await expect(dialog.getByRole('listitem')).toContainText('(modificato)');
    await press('Elimina');
    await expect(page.getByRole('alertdialog')).toContainText('Eliminare questo commento?');
    // A key that is held comes again and again.
    for (let comes = 0; comes < 3; comes += 1) await keyboard.down('Escape');
    await keyboard.up('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(dialog).toBeVisible();
    await press('Elimina');
    await expect(page.getByRole('alertdialog')).toContainText('Eliminare questo commento?');
    await press('Elimina');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    // Not by Escape: a second press soon after another one leaves the chat.
    await press('Chiudi');
    await expect(dialog).toBeHidden();
  });

  await test.step('a kept conversation is opened', async () => {
    await press('Nuova Chat');
    await expect(page.locator('[data-role]')).toHaveCount(0);
    await press(/^Da ieri non riesco/);
    await expect(page.locator('[data-role]')).toHaveCount(4);
  });
});
