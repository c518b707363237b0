// Export and erasure of somebody with very many messages: node bench/long-life.ts [messages]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { randomId, systemClock } from '../src/clock.ts';
import { createImportStore } from '../src/personal-import-store.ts';
import { openDatabase } from '../src/storage/database.ts';
import { readMasterKey } from '../src/storage/master-key.ts';
import { createTextCipher } from '../src/storage/text-cipher.ts';
import { createUserKeyStore } from '../src/storage/user-key-store.ts';
import { startTestApp, type TestApp, type TestPerson } from '../src/test/start-test-app.ts';

const messages = Number(process.argv[2] ?? 100_000);
const inConversation = 250;
const words =
  'Oggi ho pensato a quando eravamo al mare e non riuscivo a dormire, poi sono uscita a camminare un po’.';

async function fill(app: TestApp, person: TestPerson): Promise<void> {
  const database = await openDatabase({ dataDir: app.dataDir, postgres: null });
  const key = readMasterKey((await readFile(join(app.dataDir, 'encryption-key'), 'utf8')).trim());
  if (!key) throw new Error('there is a key');
  const userKeys = createUserKeyStore(database.db, () => systemClock.now());
  const store = createImportStore(database.db, createTextCipher([key], userKeys), person.id);
  const now = Date.now();
  for (let start = 0; start < messages; start += inConversation) {
    const id = randomId();
    const isCurrent = start === 0;
    await store.addConversations([
      { id, title: 'Al mare', isCurrent, createdAt: now, updatedAt: now },
    ]);
    await store.addMessages(
      Array.from({ length: Math.min(inConversation, messages - start) }, (_, index) => ({
        id: randomId(),
        conversationId: id,
        sequence: index + 1,
        role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
        writtenBy: index % 2 === 0 ? ('person' as const) : ('built-in' as const),
        content: `${words} ${index}`,
        state: index % 2 === 0 ? null : ('complete' as const),
        answersThrough: index % 2 === 0 ? null : index,
        action: null,
        anewOf: null,
        usedMemory: false,
        reaction: index % 10 === 1 ? ('👍' as const) : null,
        createdAt: now,
      })),
    );
  }
  await database.close();
}

/** Takes the archive as it comes and keeps nothing of it. */
async function exportAll(app: TestApp, token: string): Promise<{ bytes: number; polls: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/api/auth/me/export`, { headers });
  let polls = 0;
  async function poll(): Promise<void> {
    const { body } = await app.call('GET', '/api/auth/me/export/progress', { token });
    if (body.progress === null) return;
    polls += 1;
    process.stdout.write(`\r  ${body.progress.rows} of ${body.progress.of} rows`);
  }
  const timer = setInterval(() => void poll(), 500);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  clearInterval(timer);
  process.stdout.write('\n');
  return { bytes, polls };
}

const app = await startTestApp();
const person = await app.signIn('long-life@example.org');
await app.call('PUT', '/api/auth/me/consents', {
  token: person.accessToken,
  body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
});
await fill(app, person);
console.log(`${messages} messages in ${Math.ceil(messages / inConversation)} conversations`);

globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const memory = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 50);
let startedAt = performance.now();
const { bytes, polls } = await exportAll(app, person.accessToken);
clearInterval(memory);
console.log(
  `export: ${Math.round(performance.now() - startedAt)} ms, ${(bytes / 1e6).toFixed(1)} MB, progress told ${polls} times, memory at most ${Math.round((most - before) / 1e6)} MB more`,
);

startedAt = performance.now();
const { body } = await app.call('DELETE', '/api/auth/me', {
  token: person.accessToken,
  body: { confirm: true },
});
console.log(
  `erasure: ${Math.round(performance.now() - startedAt)} ms, ${body.erased.messages} messages, ${body.erased.reactions} reactions, record ${body.ledgerId}`,
);
await app.stop();
