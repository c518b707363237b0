import { expect, test, type WebSocketRoute } from '@playwright/test';
import { guard } from '../support/guard.ts';
import { Model } from '../support/model.ts';
import { Product } from '../support/product.ts';
import { openChat } from '../support/steps.ts';

let model: Model;
let product: Product;
test.beforeAll(async () => {
  model = await Model.launch();
  product = await Product.launch({ ...model.env, COMPANION_MAX_CHARS: '100000' });
});
test.afterAll(async () => {
  await product.remove();
  await model.close();
});

const signs = [
  'Ti ascolto <img src=x onerror=alert(1)> e resto qui con te <img src=//evil.example/x>',
  '<script>alert(2)</script><svg onload=alert(3)><iframe src="//evil.example/frame">',
  '[uno](javascript:alert(4)) [due](JaVaScRiPt&#58;alert(5)) [tre](data:text/html,<b>)',
  '![foto](//evil.example/y.png) ![foto][rif] [rinvio][rif]',
  '',
  '[rif]: javascript:alert(6) "titolo"',
  '',
  '<javascript:alert(7)> <style>body{display:none}</style>',
  '\u202eosrever\u2066 a__proto__a {{7*7}} \ud800 mezzo \udc00',
].join('\n');

/** The companion leaves out a sentence with an address; the page must stand one all the same. */
const addresses = [
  '[la guida](https://evil.example/guida) <https://evil.example/qui>',
  '[banca](https://banca.example@evil.example) ![foto](https://evil.example/y.png)',
  '[scrivi](mailto:io@evil.example) [rinvio][rif] <a href="https://evil.example" onclick="alert(8)">',
  '',
  '[rif]: https://evil.example/z',
].join('\n');

/** 100 KB without a space, and without a part that comes twice. */
const longLine = Array.from({ length: 25_000 }, (_, at) =>
  String.fromCharCode(...[17_576, 676, 26, 1].map((unit) => 97 + (Math.floor(at / unit) % 26))),
).join('');

function inPieces(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
}

/** A reply that nobody has seen before it is on the page: the hub's own frames, with other words. */
function forge(delta: string, pieces: readonly string[]): string[] {
  const frame = JSON.parse(delta) as { arguments: [Record<string, unknown>] };
  const { conversationId, timestamp } = frame.arguments[0];
  let offset = 0;
  return pieces.map((content, at) => {
    const piece = { content, offset, isFirst: at === 0, isComplete: at === pieces.length - 1 };
    offset += content.length;
    const forged = { id: 'forged', role: 'assistant', conversationId, timestamp, ...piece };
    return `${JSON.stringify({ ...frame, arguments: [forged] })}\u001e`;
  });
}

test('hostile words of the person and of the model are inert at every moment, and the page stays responsive', async ({
  page,
}) => {
  let hub: WebSocketRoute | undefined;
  let delta = '';
  await page.routeWebSocket(/hubs\/chat/, (socket) => {
    hub = socket;
    socket.connectToServer().onMessage((message) => {
      delta =
        String(message)
          .split('\u001e')
          .find((one) => one.includes('MessageDelta')) ?? delta;
      socket.send(message);
    });
  });
  await openChat(page, product, 'cinzia@example.org');
  const { expectInert } = await guard(page, product.url);
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  const reply = page.locator('[data-role=assistant] [data-message-text]').last();
  const links = reply.getByRole('link');

  const own =
    'Oggi ho letto un libro <img src=https://evil.example/x onerror=alert(1)> [x](javascript:alert(2)) ![y](https://evil.example/y.png) \u202e __proto__';
  await input.fill(own);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-role=user] [data-message-text]')).toHaveText(own);

  model.say(...inPieces(signs, 7), '\n', ...inPieces(longLine, 400));
  model.end();
  await expect(page.locator('[data-reply-state=complete]')).toBeVisible();
  for (const sign of [
    '<img src=x onerror=alert(1)>',
    'alert(6)',
    'a__proto__a',
    '\ufffd mezzo \ufffd',
  ])
    await expect(reply).toContainText(sign);
  await expect(links).toHaveCount(0);
  await expectInert();

  const pieces = [...inPieces(`${signs}\n\n${addresses}\n\n`, 3), ...inPieces(longLine, 400)];
  for (const frame of forge(delta, pieces)) hub?.send(frame);
  await expect(page.locator('[data-reply-state=complete]')).toHaveCount(2);
  await expect(links).toHaveText([
    'la guida (evil.example)',
    'https://evil.example/qui',
    'banca (evil.example)',
    'scrivi (io@evil.example)',
  ]);
  await expect(reply).toContainText(longLine);
  await expectInert();

  await input.focus();
  await page.keyboard.insertText(longLine);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Errore' })).toContainText(
    'Il messaggio non può superare 500 caratteri',
  );
  await expect(input).toHaveValue(longLine);
  await expect(page.locator('[data-role=user]')).toHaveCount(1);
  await expectInert();
});
