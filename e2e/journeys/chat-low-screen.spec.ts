import { expect, test, type Locator, type Page } from '@playwright/test';
import { Product } from '../support/product.ts';
import { openChat, say } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

test('with help and a question about age on a low screen, the conversation is still seen and one can write', async ({
  page,
}) => {
  await openChat(page, product, 'schermo-basso@example.org');
  await say(page, 'Vorrei solo non svegliarmi più');
  await page.setViewportSize({ width: 360, height: 640 });
  const help = page.getByRole('region', { name: 'Aiuto adesso' });
  await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });

  await say(page, 'Ho quindici anni');
  await expect(page.getByRole('heading', { name: 'Quanti anni hai?' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Messaggi' });
  const newest = list.locator('[data-index]').last();
  // Where there is room for both, the question gives way first.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  // A short phone, one on its side, and one with its keyboard on the screen.
  for (const [width, height] of [
    [360, 560],
    [740, 360],
    [360, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(newest).toBeInViewport();
    await expect(help).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Messaggio' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /112/ }).first()).toBeInViewport({ ratio: 1 });
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(height / 4 - 1);
  }
});

/** Of a reply, in px, and what stands below the last one in its bubble. */
const lineHeight = 27;
const bubblePadding = 12;

const helpOn = (page: Page): Locator => page.getByRole('region', { name: 'Aiuto adesso' });
const toggleOn = (page: Page): Locator => helpOn(page).getByRole('button');

async function expectHelp(page: Page, title: string, isOpen: boolean): Promise<void> {
  await expect(helpOn(page).getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(helpOn(page).getByRole('link', { name: /112/ })).toBeInViewport({ ratio: 1 });
  await expect(toggleOn(page)).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(page.getByRole('textbox', { name: 'Messaggio' })).toBeInViewport({ ratio: 1 });
}

/** Writes, and waits until the answer is whole and has its controls. */
async function hear(page: Page, text: string): Promise<void> {
  await say(page, text);
  const rows = page.getByRole('region', { name: 'Messaggi' }).locator('[data-index]');
  await expect(rows.last().getByRole('group', { name: 'Come vuoi continuare?' })).toBeVisible();
  await expect(rows.nth(-2)).toContainText(text);
}

/** Room for so many lines of the newest reply, with its controls below them. */
async function expectRoomForReply(page: Page, lines = 6): Promise<void> {
  const list = page.getByRole('region', { name: 'Messaggi' });
  const reply = list.locator('[data-message-text]').last();
  const room = async (): Promise<number> => {
    const [around, text] = [await list.boundingBox(), await reply.boundingBox()];
    if (around === null || text === null) return 0;
    return (text.y + text.height - bubblePadding - around.y) / lineHeight;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(lines);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('help that is taken back, or written on beside, becomes one line; in acute danger it stays open', async ({
    page,
  }) => {
    const guess = 'Se dovesse servirti';
    await openChat(page, product, 'telefono@example.org');
    const elsewhere = await page.context().newPage();
    await elsewhere.setViewportSize({ width: 1024, height: 900 });
    await elsewhere.goto(`${product.url}/chat-interface`);
    await hear(page, 'O mi taglio o scoppio, non so quanto resisto');
    await expectHelp(page, guess, true);
    await expectRoomForReply(page);
    await expectHelp(elsewhere, guess, true);
    await helpOn(elsewhere)
      .getByRole('link', { name: /Telefono Amico/ })
      .focus();

    await hear(page, 'Cosa?? No, parlavo dei capelli, era un modo di dire');
    await expectHelp(page, guess, false);
    await expectRoomForReply(page);
    await expectHelp(elsewhere, guess, false);
    await expect(toggleOn(elsewhere)).toBeFocused();
    await elsewhere.reload();
    await expectHelp(elsewhere, guess, false);
    await elsewhere.close();
    await toggleOn(page).tap();
    await expectHelp(page, guess, true);

    const sure = 'Non devi portarlo senza nessuno';
    await hear(page, 'Ho deciso che non voglio più vivere');
    await expectHelp(page, sure, true);
    await hear(page, 'È da mesi che ci penso');
    await expectHelp(page, sure, false);
    await expectRoomForReply(page);
    // Above a keyboard the words come first; a tap brings what can be done with them.
    const controls = page.getByRole('button', { name: 'Mi piace' }).last();
    await page.setViewportSize({ width: 360, height: 380 });
    await expectHelp(page, sure, false);
    await expectRoomForReply(page, 3);
    await expect(controls).not.toBeInViewport();
    await page.locator('[data-role=assistant]').last().tap();
    await expect(controls).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 640 });

    const urgent = 'Serve aiuto adesso';
    await hear(page, 'Ho preso tutte le pastiglie, voglio morire');
    await expectHelp(page, urgent, true);
    await hear(page, 'Non so, mia sorella è a Torino');
    await expectHelp(page, urgent, true);
    await expectRoomForReply(page);
  });
});
