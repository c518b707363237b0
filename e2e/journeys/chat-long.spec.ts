import { readFile } from 'node:fs/promises';
import { expect, test, type WebSocketRoute } from '@playwright/test';
import { Product } from '../support/product.ts';
import { openChat } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const texts = Array.from({ length: 110 }, (_, at) => `Pensiero numero ${at}`);

/** As the file gives it, in the time zone of the person. */
function timeInRome(timestamp: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  }).format(new Date(timestamp));
}

test('of a conversation of more than a hundred messages only what is near is on the page, an own message takes the reader to it, and the file has them all', async ({
  page,
}) => {
  let hub: WebSocketRoute | undefined;
  await page.routeWebSocket(/hubs\/chat/, (socket) => (hub = socket.connectToServer()));
  await openChat(page, product, 'ylenia@example.org');
  const own = page.locator('[data-role=user]');
  const rows = page.locator('[data-role]');
  const list = page.getByRole('region', { name: 'Messaggi' });
  // Sent beside the page, since nobody types so many messages.
  for (const text of texts)
    hub?.send(`${JSON.stringify({ type: 1, target: 'SendMessage', arguments: [text] })}\u001e`);
  await expect(own.getByText(texts.at(-1) ?? '')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Ferma la risposta' })).toBeHidden();

  expect(await rows.count()).toBeLessThanOrEqual(60);
  await list.evaluate((region) => region.scrollTo(0, 0));
  await expect(own.getByText('Pensiero numero 0', { exact: true })).toBeInViewport();
  expect(await rows.count()).toBeLessThanOrEqual(60);
  await page.getByRole('textbox', { name: 'Messaggio' }).fill('E con questo "basta"; davvero');
  await page.keyboard.press('Enter');
  const last = own.filter({ hasText: 'E con questo' });
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ferma la risposta' })).toBeHidden();
  expect(await rows.count()).toBeLessThanOrEqual(60);

  const preview = page.getByRole('dialog', { name: 'Anteprima Esportazione CSV' });
  const open = page.getByRole('button', { name: 'Esporta Chat' });
  await open.click();
  await preview.getByRole('button', { name: 'Annulla' }).click();
  await expect(preview).toBeHidden();
  await open.click();
  const csv = (await preview.getByLabel('Testo del file').textContent()) ?? '';
  const lines = csv.trimEnd().split('\n');
  expect(lines[0]).toBe('timestamp;role;Messaggio;emoticon;commento');
  await expect(preview).toContainText(`${lines.length - 1} messaggi`);
  const sentAt = (await last.locator('time').getAttribute('datetime')) ?? '';
  expect(lines).toContain(`${timeInRome(sentAt)};user;"E con questo ""basta""; davvero";;`);
  expect(lines.filter((line) => line.includes(';user;'))).toHaveLength(texts.length + 1);
  expect(lines.flatMap((line) => /;user;(Pensiero .*?);;$/.exec(line)?.[1] ?? [])).toEqual(texts);

  const saved = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Salva CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^chat-export-\d{4}-\d\d-\d\dT.*Z\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(`\ufeff${csv}`);
  await expect(preview).toBeHidden();
});
