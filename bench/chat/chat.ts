// npm run bench:chat — a conversation of 2,000 messages and a reply of 2,000 deltas at 100 a second in a real browser,
// and the same stream through streamdown and through plain react-markdown. Ends with 1 when a bound is missed.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from '@accanto/contract';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium.ts';
import { measure, type Measured } from './measure.ts';
import { startStandIn } from './stand-in-server.ts';
import { streamOf } from './stream-text.ts';

const messageCount = 2_000;
const deltas = { count: 2_000, everyMs: 10 };
const bounds = { smooth: 0.95, scriptMsPerDelta: 1 };

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const peersOut = folder('../node_modules/.cache/chat-peers');
const webOut = folder('../../apps/web/dist');

function conversation(conversationId: string): Message[] {
  const start = Date.UTC(2026, 10, 1);
  return Array.from({ length: messageCount }, (_, at): Message => {
    const common = {
      id: randomUUID(),
      conversationId,
      sequence: at + 1,
      timestamp: new Date(start + at * 600_000).toISOString(),
      source: 'remote' as const,
    };
    return at % 2 === 0
      ? {
          ...common,
          role: 'user',
          status: 'sent',
          content: `Messaggio ${at}: oggi è andata così, e non so bene come dirlo.`,
        }
      : {
          ...common,
          role: 'assistant',
          replyState: 'complete',
          reaction: null,
          content: 'Ti ascolto.\n\n- una cosa **alla volta**\n- con calma',
        };
  });
}

async function measureProduct(browser: Browser): Promise<Measured> {
  const standIn = await startStandIn(webOut);
  standIn.state.messages = conversation(standIn.state.conversationId);
  standIn.state.reply = { pieces: streamOf(deltas.count), everyMs: deltas.everyMs };
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => localStorage.setItem('access_token', 'a.b.c'));
  await page.goto(`${standIn.url}/chat-interface`);
  const input = page.getByRole('textbox', { name: 'Messaggio' });
  await input.fill('Ciao');
  await page.getByText(`Messaggio ${messageCount - 2}`).waitFor();
  const measured = await measure(
    page,
    deltas,
    () => input.press('Enter'),
    () =>
      page
        .locator('[data-reply-state=streaming]')
        .count()
        .then((running) => running === 0),
  );
  const rendered = await page.locator('[data-index]').count();
  if (rendered > 60)
    throw new Error(`${rendered} rows are on the page, not only those near the screen`);
  await page.close();
  await standIn.stop();
  return measured;
}

async function measurePeer(browser: Browser, peer: string): Promise<Measured> {
  const standIn = await startStandIn(peersOut);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const measured = await measure(
    page,
    deltas,
    async () => void (await page.goto(`${standIn.url}/index.html?peer=${peer}`)),
    () => page.evaluate(() => 'done' in document.body.dataset),
  );
  await page.close();
  await standIn.stop();
  return measured;
}

const built = spawnSync(process.execPath, [folder('../../apps/web/scripts/build.ts')], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
await build({
  root: folder('./peers'),
  logLevel: 'error',
  build: { outDir: peersOut, emptyOutDir: true },
});
mkdirSync(peersOut, { recursive: true });
writeFileSync(
  join(peersOut, 'stream.json'),
  JSON.stringify({ pieces: streamOf(deltas.count), everyMs: deltas.everyMs }),
);

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
});
const results = {
  accanto: await measureProduct(browser),
  streamdown: await measurePeer(browser, 'streamdown'),
  'react-markdown': await measurePeer(browser, 'react-markdown'),
};
await browser.close();

const row = (
  name: string,
  { smooth, frames, scriptMsPerDelta, workMsPerDelta, growth }: Measured,
): string =>
  [
    name.padEnd(16),
    `${(smooth * 100).toFixed(1)} % of ${frames}`.padEnd(18),
    scriptMsPerDelta.toFixed(3).padStart(10),
    workMsPerDelta.toFixed(3).padStart(10),
    growth.toFixed(2).padStart(8),
  ].join('  ');
console.log(
  `${deltas.count} deltas at ${1000 / deltas.everyMs}/s; ours inside the whole chat with ${messageCount} messages, the others alone`,
);
console.log(
  [
    'renderer'.padEnd(16),
    'frames < 20 ms'.padEnd(18),
    'script ms'.padStart(10),
    'work ms'.padStart(10),
    'growth'.padStart(8),
  ].join('  '),
);
for (const [name, measured] of Object.entries(results)) console.log(row(name, measured));
const { accanto, ...peers } = results;
for (const [name, peer] of Object.entries(peers)) {
  console.log(
    `${name} / accanto: script ${(peer.scriptMsPerDelta / accanto.scriptMsPerDelta).toFixed(2)}, work ${(peer.workMsPerDelta / accanto.workMsPerDelta).toFixed(2)}`,
  );
}

const missed = [
  accanto.smooth < bounds.smooth &&
    `frames under 20 ms: ${(accanto.smooth * 100).toFixed(1)} % < 95 %`,
  accanto.scriptMsPerDelta > bounds.scriptMsPerDelta &&
    `script per delta: ${accanto.scriptMsPerDelta.toFixed(3)} ms > 1 ms`,
  ...Object.entries(peers).map(
    ([name, peer]) =>
      peer.scriptMsPerDelta <= accanto.scriptMsPerDelta && `${name} needs less script for a delta`,
  ),
].filter((line) => line !== false);
for (const line of missed) console.log(`MISSED ${line}`);
process.exit(missed.length === 0 ? 0 : 1);
