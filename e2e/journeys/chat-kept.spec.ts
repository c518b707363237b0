import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { Product } from '../support/product.ts';
import { openChat, say } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const list = (page: Page): Locator => page.getByRole('region', { name: 'Messaggi' });
const connected = (page: Page): Locator => page.getByText('Connesso', { exact: true });

test('kept conversations are found, renamed, opened, deleted and taken back', async ({ page }) => {
  await openChat(page, product, 'wanda@example.org');
  const history = page.getByRole('navigation', { name: 'CRONOLOGIA' });
  await say(page, 'Il gatto di mia zia dorme tutto il giorno');
  await page.getByRole('button', { name: 'Nuova Chat' }).click();
  await expect(page.locator('[data-role=user]')).toHaveCount(0);
  await say(page, 'Domani comincio un lavoro nuovo');
  await expect(history.getByRole('button', { name: /^Elimina/ })).toHaveCount(2);

  await history.getByRole('button', { name: /^Rinomina «Domani/ }).click();
  await page.getByRole('textbox', { name: 'Titolo della chat' }).fill('Il primo giorno');
  await page.keyboard.press('Enter');
  await expect(history.getByRole('button', { name: 'Il primo giorno', exact: true })).toBeVisible();

  await history.getByRole('searchbox').fill('gatto');
  const found = history.getByRole('button', { name: /^Il gatto/ });
  await expect(history.getByRole('button', { name: /^Elimina/ })).toHaveCount(1);
  await found.click();
  // A reply or a title may repeat the words.
  await expect(page.locator('[data-role=user]')).toHaveText([
    /Il gatto di mia zia dorme tutto il giorno/,
  ]);

  await history.getByRole('searchbox').fill('');
  await history.getByRole('button', { name: 'Elimina «Il primo giorno»' }).click();
  await expect(history.getByRole('button', { name: /^Elimina/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(history.getByRole('button', { name: 'Il primo giorno', exact: true })).toBeVisible();
});

test('older messages come when the reader scrolls up to them, each once and in order', async ({
  page,
}) => {
  const texts = Array.from({ length: 60 }, (_, at) => `Pensiero numero ${at}`);
  let hub: WebSocketRoute | undefined;
  await page.routeWebSocket(/hubs\/chat/, (socket) => (hub = socket.connectToServer()));
  await openChat(page, product, 'xenia@example.org');
  // Sent beside the page, since nobody types sixty messages.
  for (const text of texts)
    hub?.send(`${JSON.stringify({ type: 1, target: 'SendMessage', arguments: [text] })}\u001e`);
  await expect(page.locator('[data-role=user]').getByText(texts.at(-1) ?? '')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Ferma la risposta' })).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-role=assistant]').last()).toBeVisible();

  await expect
    .poll(
      async () => {
        await list(page).evaluate((element) => element.scrollBy(0, -500));
        return page
          .locator('[data-role=user]')
          .getByText(texts[0] ?? '', { exact: true })
          .count();
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(1);
  await list(page).evaluate((element) => element.scrollTo(0, 0));
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        const rows = page.locator('[data-role=user] > p');
        for (const text of await rows.allTextContents()) seen.add(text);
        await list(page).evaluate((element) => element.scrollBy(0, 500));
        return seen.has(texts.at(-1) ?? '');
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(true);
  expect([...seen]).toEqual(texts);
});

/** The uppermost message that is whole in view, and how far below the top of the list it stands once nothing moves any more. */
function reading(page: Page): Promise<{ id: string; top: number }> {
  return list(page).evaluate(async (region) => {
    const look = () => {
      const edge = region.getBoundingClientRect().top;
      const rows = [...region.querySelectorAll<HTMLElement>('[data-role] [data-message-text]')]
        .map((row) => ({
          id: row.textContent,
          top: row.getBoundingClientRect().top - edge,
        }))
        .filter(({ top }) => top >= 0)
        .toSorted((one, other) => one.top - other.top);
      return { first: rows[0] ?? { id: '', top: 0 }, height: region.scrollHeight };
    };
    let [seen, still] = [look(), 0];
    while (still < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = look();
      still = JSON.stringify(now) === JSON.stringify(seen) ? still + 1 : 0;
      seen = now;
    }
    return seen.first;
  });
}

/** How far below the top of the list the message with this text stands. */
function topOf(page: Page, text: string): Promise<number> {
  return list(page).evaluate((region, wanted) => {
    const row = [...region.querySelectorAll('[data-message-text]')].find(
      ({ textContent }) => textContent === wanted,
    );
    if (row === undefined) throw new Error('what was being read is no longer on the page');
    return row.getBoundingClientRect().top - region.getBoundingClientRect().top;
  }, text);
}

test('what somebody reads stays where it is when older messages come above it', async ({
  page,
}) => {
  test.slow();
  const texts = Array.from(
    { length: 110 },
    // Of nothing that could alarm anybody: replies in danger end each other, and are told apart by nothing here.
    (_, at) => `Ricetta numero ${at}${' con un po’ di farina'.repeat((at * 7) % 19)}.`,
  );
  let hub: WebSocketRoute | undefined;
  let cut = async (): Promise<void> => undefined;
  await page.routeWebSocket(/hubs\/chat/, (socket) => {
    hub = socket.connectToServer();
    cut = () => socket.close();
  });
  await page.setViewportSize({ width: 390, height: 760 });
  await openChat(page, product, 'yara@example.org');
  for (const text of texts)
    hub?.send(`${JSON.stringify({ type: 1, target: 'SendMessage', arguments: [text] })}\u001e`);
  await expect(page.locator('[data-role=user]').getByText(texts.at(-1) ?? '')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Ferma la risposta' })).toBeHidden();

  for (const isAtVeryTop of [true, false]) {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    await page.route(/conversations\/[^/]+\/messages/, async (route) => {
      isAsked = true;
      await isReleased;
      await route.continue();
    });
    await page.reload();
    await expect(page.locator('[data-message-text]').last()).toBeVisible();
    await expect
      .poll(
        async () => {
          await list(page).evaluate((region) => region.scrollBy(0, -400));
          return isAsked;
        },
        { intervals: [50], timeout: 30_000 },
      )
      .toBe(true);
    if (isAtVeryTop) await list(page).evaluate((region) => region.scrollTo(0, 0));
    const before = await reading(page);
    const height = (): Promise<number> => list(page).evaluate((region) => region.scrollHeight);
    const heightBefore = await height();
    release();
    await expect.poll(height).toBeGreaterThan(heightBefore + 1_000);
    await reading(page);
    expect(Math.abs((await topOf(page, before.id)) - before.top)).toBeLessThanOrEqual(1);

    // Rows that were guessed are measured as they come near: the way up is as long as the finger's.
    for (let steps = 0; steps < 4; steps += 1) {
      const { id, top } = await reading(page);
      await list(page).evaluate((region) => region.scrollBy(0, -300));
      await reading(page);
      expect(Math.abs((await topOf(page, id)) - top - 300)).toBeLessThanOrEqual(1);
    }
    await page.unroute(/conversations\/[^/]+\/messages/);
  }

  // Neither when the line was away and everything is loaded again.
  const { id, top } = await reading(page);
  const again = page.waitForResponse(/conversations\/[^/]+\/messages/);
  await cut();
  await again;
  await expect(connected(page)).toBeVisible();
  await reading(page);
  expect(Math.abs((await topOf(page, id)) - top)).toBeLessThanOrEqual(1);
  await expect(page.getByText('Nuovi messaggi')).toBeHidden();
});
