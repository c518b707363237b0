import { expect, test, type Locator, type Page } from '@playwright/test';
import { lineOf } from '../support/line.ts';
import { Product } from '../support/product.ts';
import { openChat, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const input = (page: Page): Locator => page.getByRole('textbox', { name: 'Messaggio' });
const connected = (page: Page): Locator => page.getByText('Connesso', { exact: true });

test('a message that could not be sent says so, survives a reload, and is delivered once', async ({
  page,
}) => {
  const line = await lineOf(page);
  await openChat(page, product, 'zoe@example.org');
  line.loses = true;
  await input(page).fill('Questa parola si perde per strada');
  await input(page).press('Enter');
  const own = page.locator('[data-role=user]');
  await expect(own.getByText('Invio...')).toBeVisible();

  // Six minutes later, and not before, it waits for the person instead of going by itself.
  await page.clock.setFixedTime(Date.now() + 6 * 60_000);
  line.loses = false;
  await page.reload();
  await expect(own.getByText('Errore')).toBeVisible();
  await expect(own.getByText('Questa parola si perde per strada')).toBeVisible();

  await own.getByRole('button', { name: 'Riprova' }).click();
  await expect(own.getByText('Errore')).toBeHidden();
  await expect(page.locator('[data-role=assistant][data-reply-state=complete]')).toBeVisible();
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await expect(own).toHaveCount(1);
  await own.hover();
  await own.getByRole('button', { name: 'Dettagli Messaggio' }).click();
  await expect(page.getByText('Inviato', { exact: true })).toBeVisible();

  // Cut in the middle of a send: it goes by itself once the line is back, and only once.
  line.loses = true;
  await page.keyboard.press('Escape');
  await input(page).fill('E questa torna da sola');
  await input(page).press('Enter');
  await expect(own.getByText('Invio...')).toBeVisible();
  line.loses = false;
  await line.cut();
  await expect(own.getByText('Invio...')).toBeHidden();
  await expect(page.locator('[data-role=assistant][data-reply-state=complete]')).toHaveCount(2);
  await page.reload();
  await expect(own.getByText('E questa torna da sola')).toHaveCount(1);
  await expect(own).toHaveCount(2);
});

test('each tab keeps what is being typed there, through a reload and when one is closed', async ({
  page,
}) => {
  await openChat(page, product, 'bianca@example.org');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/chat-interface`);
  await expect(connected(other)).toBeVisible();
  await input(page).fill('Quello che scrivo qui');
  await expect(input(other)).toHaveValue('');
  await input(other).fill('Quello che scrivo di là');
  for (const tab of [page, other, page]) await tab.reload();
  await Promise.all([page.reload(), other.reload()]);
  await expect(input(page)).toHaveValue('Quello che scrivo qui');
  await expect(input(other)).toHaveValue('Quello che scrivo di là');

  await other.close();
  await page.reload();
  await expect(input(page)).not.toHaveValue('');
  const next = await page.context().newPage();
  await next.goto(`${product.url}/chat-interface`);
  await expect(input(next)).not.toHaveValue('');
  const texts = await Promise.all([input(page).inputValue(), input(next).inputValue()]);
  expect(texts.toSorted()).toEqual(['Quello che scrivo di là', 'Quello che scrivo qui']);
});

/** Ends the session of the page from elsewhere. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const sessions = `${product.url}/api/auth/me/sessions`;
  const { items } = (await (await fetch(sessions, { headers })).json()) as {
    items: { id: string }[];
  };
  await Promise.all(
    items.map(({ id }) => fetch(`${sessions}/${id}`, { method: 'DELETE', headers })),
  );
}

test('what was not sent when the session ended is there after the next sign-in, is delivered once, and is seen by nobody else', async ({
  page,
}) => {
  const line = await lineOf(page);
  await openChat(page, product, 'norma@example.org');
  const own = page.locator('[data-role=user]');
  line.refuses = true;
  await input(page).fill('Questa è stata respinta');
  await page.keyboard.press('Enter');
  await expect(own.getByText('Errore')).toBeVisible();
  line.refuses = false;
  line.loses = true;
  await input(page).fill('Questa aspetta ancora');
  await page.keyboard.press('Enter');
  await expect(own.getByText('Invio...')).toBeVisible();

  await endSession(page);
  await page.waitForURL('**/login');
  line.loses = false;
  await openChat(page, product, 'ospite@example.org');
  await expect(page.getByText('Come stai, adesso?')).toBeVisible();
  await expect(own).toHaveCount(0);
  await endSession(page);
  await page.waitForURL('**/login');

  await signIn(page, product, 'norma@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await expect(connected(page)).toBeVisible();
  await expect(own.getByText('Questa aspetta ancora')).toBeVisible();
  await expect(own.getByText('Invio...')).toBeHidden();
  await expect(own.getByText('Errore')).toBeVisible();
  await own.getByRole('button', { name: 'Riprova' }).click();
  await expect(own.getByText('Errore')).toBeHidden();
  await expect(page.locator('[data-reply-state=complete]')).toHaveCount(2);
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await expect(own.locator('[data-message-text]')).toHaveText([
    'Questa aspetta ancora',
    'Questa è stata respinta',
  ]);
});
