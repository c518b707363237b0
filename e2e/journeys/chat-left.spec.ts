import { expect, test, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { consent, say, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const chatButton = (page: Page) => page.getByRole('link', { name: /^Chat/ });
const connected = (page: Page) => page.getByText('Connesso', { exact: true });

/** Signs in and opens the chat by its button, so that the page stays the same. */
async function openChat(page: Page, address: string): Promise<void> {
  await signIn(page, product, address);
  await chatButton(page).click();
  await consent(page);
  await expect(connected(page)).toBeVisible();
}

test('the Chat button carries the number of replies that came on other pages, and opening the chat empties it', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openChat(elsewhere, 'ada@example.org');
  await elsewhere.goBack();
  await expect(elsewhere).toHaveURL(/dashboard/);
  const chat = await context.newPage();
  await chat.goto(`${product.url}/chat-demo`);
  await expect(connected(chat)).toBeVisible();

  await expect(chatButton(elsewhere)).toHaveText('Chat');
  await say(chat, 'Scrivo da un’altra finestra');
  await expect(chatButton(elsewhere)).toHaveAccessibleName('Chat 1 messaggio non letto');
  await say(chat, 'E ancora una volta');
  await expect(chatButton(elsewhere)).toHaveAccessibleName('Chat 2 messaggi non letti');

  await chatButton(elsewhere).click();
  await expect(elsewhere.locator('[data-role=assistant]')).toHaveCount(2);
  await elsewhere.goBack();
  await expect(chatButton(elsewhere)).toHaveText('Chat');
  await context.close();
});

test('a reply that was left in the middle is unread once the rest of it has come', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  let hasBegun = false;
  let isHeld = true;
  await page.routeWebSocket(/hubs\/chat/, (socket) => {
    socket.connectToServer().onMessage((frame) => {
      if (hasBegun && isHeld) waiting.push(() => socket.send(frame));
      else socket.send(frame);
      hasBegun ||= String(frame).includes('ReceiveMessageDelta');
    });
  });
  await openChat(page, 'bea@example.org');
  await page.getByRole('textbox', { name: 'Messaggio' }).fill('Domani ho un esame e non dormo');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-role=assistant]')).toBeVisible();
  await page.goBack();
  await expect(chatButton(page)).toHaveText('Chat');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  isHeld = false;
  for (const passOn of waiting) passOn();
  await expect(chatButton(page)).toHaveAccessibleName('Chat 1 messaggio non letto');
  await chatButton(page).click();
  await expect(page.locator('[data-role=assistant][data-reply-state=complete]')).toHaveCount(1);
});

test('two presses of Escape, or the button, leave for a neutral page with no way back to the chat', async ({
  page,
}) => {
  await page.route('https://it.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Wikipedia</title>' }),
  );
  await openChat(page, 'clio@example.org');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('https://it.wikipedia.org/wiki/Pagina_principale');
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);

  await chatButton(page).click();
  await page.getByRole('button', { name: 'Uscita rapida' }).click();
  await expect(page).toHaveURL('https://it.wikipedia.org/wiki/Pagina_principale');
});

test('a reply that comes while somebody reads further up waits behind a pill', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 560 } });
  const reading = await context.newPage();
  await openChat(reading, 'dora@example.org');
  const writing = await context.newPage();
  await writing.goto(`${product.url}/chat-interface`);
  await expect(connected(writing)).toBeVisible();
  for (const text of ['Oggi è stata lunga', 'Mia madre ha telefonato', 'Poi ho cucinato'])
    await say(writing, text);
  const list = reading.getByRole('region', { name: 'Messaggi' });
  const distance = (): Promise<number> =>
    list.evaluate((region) => region.scrollHeight - region.scrollTop - region.clientHeight);
  await expect.poll(distance).toBeLessThan(2);
  const pill = reading.getByRole('button', { name: 'Nuovi messaggi' });
  await expect(pill).toBeHidden();

  await list.evaluate((region) => region.scrollTo(0, 0));
  await say(writing, 'E adesso sono stanca');
  await expect(pill).toBeVisible();
  expect(await list.evaluate((region) => region.scrollTop)).toBe(0);
  await pill.click();
  await expect.poll(distance).toBeLessThan(2);
  await expect(pill).toBeHidden();
  await context.close();
});
