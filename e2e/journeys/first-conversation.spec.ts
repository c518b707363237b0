import { expect, test } from '@playwright/test';
import { Product } from '../support/product.ts';
import { consent, signIn } from '../support/steps.ts';

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch();
});
test.afterAll(() => product.remove());

const sentence = 'Oggi ho litigato con mia sorella e adesso la casa è troppo silenziosa.';

test('a stranger signs in by mail, talks, and finds the conversation again after a crash of the server', async ({
  page,
}) => {
  await signIn(page, product, 'anna.prova@example.org');
  await page.goto(`${product.url}/chat-interface`);
  await consent(page);
  await expect(page.getByText('Connesso', { exact: true })).toBeVisible();

  const lengths = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    new MutationObserver(() => {
      const reply = [...document.querySelectorAll('[data-role=assistant] [data-message-text]')].at(
        -1,
      );
      if (reply?.textContent) seen.add(reply.textContent.length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill(sentence);
  await input.press('Enter');
  await expect(page.locator('[data-role=user]').getByText(sentence)).toBeVisible();

  const reply = page.locator('[data-role=assistant] [data-message-text]').last();
  await expect(page.locator('[data-role=assistant][data-reply-state=complete]')).toBeVisible();
  const text = (await reply.textContent()) ?? '';
  expect(text.length).toBeGreaterThan(10);
  expect(await lengths.evaluate((seen) => seen.size)).toBeGreaterThan(2);

  await page.reload();
  await expect(page.locator('[data-role=user]').getByText(sentence)).toBeVisible();
  await expect(reply).toHaveText(text);

  await product.kill('SIGKILL');
  await expect(page.getByText('Disconnesso', { exact: true })).toBeVisible();
  await product.start();
  await page.reload();
  await expect(page.locator('[data-role=user]').getByText(sentence)).toBeVisible();
  await expect(reply).toHaveText(text);
});
