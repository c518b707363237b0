import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { Model } from '../support/model.ts';
import { Product } from '../support/product.ts';
import { expectOnlyGrown, noteShown, startingWith } from '../support/shown.ts';
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

/** A process that is killed takes the last moments of a running reply with it, and nothing from before. */
const lastMomentsMs = 1_000;

const replies = (page: Page, state: string): Locator =>
  page.locator(`[data-role=assistant][data-reply-state=${state}] [data-message-text]`);

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Messaggio' }).fill(text);
  await page.keyboard.press('Enter');
}

const texts = (page: Page): Locator => page.locator('[data-message-text]');

test('a reply goes on over a reload, a cut and a crash, and what is shown of it only ever grows', async ({
  page,
}) => {
  test.slow();
  let cut = async (): Promise<void> => undefined;
  await page.routeWebSocket(/hubs\/chat/, (socket: WebSocketRoute) => {
    socket.connectToServer();
    cut = () => socket.close();
  });
  await openChat(page, product, 'ambra@example.org');
  const shown = await noteShown(page);

  await test.step('a reload', async () => {
    await write(page, 'Oggi ho riordinato tutta la casa');
    model.say('Ti ascolto volentieri. ', 'Una casa in ordine ');
    await expect(replies(page, 'streaming')).toHaveText('Ti ascolto volentieri.');
    model.say('può dare un po’ di respiro. ', 'Da quale stanza ');
    await page.reload();
    await expect(replies(page, 'streaming')).toContainText('respiro.');
    model.say('hai cominciato?');
    model.end();
    await expect(replies(page, 'complete')).toHaveText(
      'Ti ascolto volentieri. Una casa in ordine può dare un po’ di respiro. Da quale stanza hai cominciato?',
    );
  });

  await test.step('a cut', async () => {
    await write(page, 'Dalla cucina, come sempre');
    model.say('La cucina è il cuore di tante case. ', 'Forse per questo ');
    await expect(replies(page, 'streaming')).toContainText('case.');
    await cut();
    model.say('viene naturale partire da lì. ', 'E adesso ');
    await expect(replies(page, 'streaming')).toContainText('da lì.');
    model.say('come ti senti?');
    model.end();
    await expect(replies(page, 'complete').nth(1)).toHaveText(
      'La cucina è il cuore di tante case. Forse per questo viene naturale partire da lì. E adesso come ti senti?',
    );
  });

  await test.step('a crash', async () => {
    await write(page, 'Stanca ma contenta');
    model.say(
      'Stanchezza e contentezza possono stare bene nella stessa sera. ',
      'Hai fatto qualcosa che rimandavi da tempo, e si sente da come lo racconti. ',
      'Prenditi pure un momento per guardare quello che hai fatto. ',
      'Domani ',
    );
    await expect(replies(page, 'streaming')).toContainText('quello che hai fatto.');
    await product.kill();
    const killedAt = Date.now();
    await expect(page.getByText('Disconnesso', { exact: true })).toBeVisible();
    await product.start();

    const fresh = await page.context().newPage();
    await fresh.goto(`${product.url}/chat-interface`);
    await expect(replies(fresh, 'interrupted')).toContainText('nella stessa sera.');
    // The page that was there all the time comes back by itself, ten seconds later at most.
    await expect(page.getByText('Risposta interrotta')).toBeVisible({ timeout: 20_000 });
    await expect(texts(page)).toHaveText(await texts(fresh).allTextContents());
    expectOnlyGrown(shown.filter(({ at }) => at < killedAt - lastMomentsMs || at > killedAt));

    await page.getByRole('button', { name: 'Riprova la risposta' }).last().click();
    model.say('Che bella stanchezza, quella di chi ha finito.');
    model.end();
    await expect(replies(page, 'complete').last()).toHaveText(/^Che bella stanchezza/);
    await expect(texts(fresh)).toHaveText(await texts(page).allTextContents());
    await expect(replies(fresh, 'interrupted')).toBeHidden();
  });
});

test('a reply can be stopped, copied and asked for again; one that is cleared away in the middle comes back with Annulla as far as it came', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page, product, 'bianca@example.org');
  const running = replies(page, 'streaming');
  const stopped = replies(page, 'stopped');

  await write(page, 'Vorrei imparare a suonare il pianoforte');
  model.say('Il pianoforte aspetta senza fretta. ', 'Da dove ');
  await expect(running).toHaveText('Il pianoforte aspetta senza fretta.');
  await page.getByRole('button', { name: 'Ferma la risposta' }).click();
  await expect(stopped).toHaveText('Il pianoforte aspetta senza fretta.');
  await expect(page.getByText('Risposta fermata')).toBeVisible();
  await expect.poll(() => model.isAsked).toBe(false);
  await page.getByRole('button', { name: 'Copia', exact: true }).click();
  await expect(page.getByText('Copiato')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Il pianoforte aspetta senza fretta. ',
  );

  await page.getByRole('button', { name: 'Riprova la risposta' }).click();
  model.say('Si comincia da un tasto solo. ', 'Poi ne viene un altro, ', 'e piano piano ');
  await expect(running).toHaveText('Si comincia da un tasto solo.');
  await expect(stopped).toBeHidden();

  const shown = await noteShown(page);
  model.say('le mani imparano la strada da sole. ', 'Un giorno ');
  await expect(running).toContainText('altro');
  await page.getByRole('button', { name: 'Cancella Chat' }).click();
  await expect(page.getByText('Chat cancellata')).toBeVisible();
  await expect.poll(() => model.isAsked).toBe(false);
  const emptyAt = shown.findIndex((one) => one.texts.length === 0);
  expect(shown.slice(emptyAt)).toHaveLength(1);
  const before = shown[emptyAt - 1]?.texts ?? [];
  expect(before).toHaveLength(2);

  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(texts(page)).toHaveText(before.map((text) => startingWith(text)));
  await expect(page.getByText('Risposta fermata')).toBeVisible();
  await expect(stopped).not.toContainText('Un giorno');
});
