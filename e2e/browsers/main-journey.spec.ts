import { expect, test } from '@playwright/test';
import { signInLink } from '../support/letters.ts';
import { Product } from '../support/product.ts';
import { enter, type BrowserPage } from './browser-page.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const address = 'anna.prova@example.org';
const sentence = 'Oggi ho litigato con mia sorella e adesso la casa è troppo silenziosa.';

const panel = '[data-testid=consent-panel]';
const hasSentence = `[...document.querySelectorAll('[data-role=user]')].at(-1)?.textContent.includes(${JSON.stringify(sentence)})`;
const replyText = `[...document.querySelectorAll('[data-role=assistant][data-reply-state=complete] [data-message-text]')].at(-1)?.textContent`;

const browsers = [
  { name: 'Firefox', agent: /Firefox\/\d/, open: openFirefox },
  { name: 'WebKitGTK', agent: /Version\/[\d.]+ Safari\//, open: openWebKit },
];

for (const { name, agent, open } of browsers) {
  test(`in ${name} a stranger signs in by mail, agrees, talks, and finds the conversation again`, async () => {
    const product = await Product.launch();
    try {
      const page = await open();
      try {
        expect(await page.read('navigator.userAgent')).toMatch(agent);
        await travel(page, product);
      } finally {
        await page.close();
      }
    } finally {
      await product.remove();
    }
  });
}

async function travel(page: BrowserPage, product: Product): Promise<void> {
  await page.open(`${product.url}/login`);
  await page.type('input[type=email]', address);
  await page.click('form button[type=submit]');
  await page.open(await signInLink(product.dataDir, address));
  await appears(page, `location.pathname === '/dashboard'`);

  await page.open(`${product.url}/chat-interface`);
  await appears(page, `document.querySelector('${panel}') !== null`);
  await agree(page);
  await appears(page, `document.body.innerText.includes('Connesso')`);

  await countLengths(page);
  await page.type('textarea', sentence + enter);
  await appears(page, hasSentence);
  await appears(page, `(${replyText} ?? '').length > 10`);
  // More than two lengths: it grew before the eyes and did not come at once.
  expect(await page.read('window.lengthsSeen.size')).toBeGreaterThan(2);
  const reply = await page.read(replyText);

  await page.reload();
  await appears(page, hasSentence);
  await appears(page, `${replyText} === ${JSON.stringify(reply)}`);
}

/** Waits until an expression is true in the page. */
async function appears(page: BrowserPage, expression: string): Promise<void> {
  await expect
    .poll(() => page.read(expression).catch(() => undefined), {
      message: expression,
      timeout: 60_000,
    })
    .toBe(true);
}

/** Answers the panel before the first message as an adult who agrees to everything that is asked for. */
async function agree(page: BrowserPage): Promise<void> {
  await page.type(`${panel} input[inputmode=numeric]`, '1980');
  // The list of a select belongs to the system and not to the page, so that no click reaches it.
  await page.read(`(() => {
    const month = document.querySelector('${panel} select');
    month.value = '5';
    month.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  const open = `${panel} input[type=checkbox]:not(:checked)`;
  for (
    let left = Number(await page.read(`document.querySelectorAll('${open}').length`));
    left > 0;
    left -= 1
  )
    await page.click(open);
  await page.click(`${panel} button[type=submit]`);
  await appears(page, `document.querySelector('${panel}') === null`);
}

/** From now on the page remembers each length that the newest reply had. */
async function countLengths(page: BrowserPage): Promise<void> {
  await page.read(`(() => {
    window.lengthsSeen = new Set();
    new MutationObserver(() => {
      const reply = [...document.querySelectorAll('[data-role=assistant] [data-message-text]')].at(-1);
      if (reply?.textContent) window.lengthsSeen.add(reply.textContent.length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  })()`);
}
