import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { removeTestDatabase, testDatabaseUrl } from '../test/test-store.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const rows = 20_000;
let dataDir: string;
let url: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-move-'));
  url = (await testDatabaseUrl(dataDir)) ?? '';
});
afterEach(async () => {
  await removeTestDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command as a process; `killAt`: kills it once it has said this. */
function move(
  env: Readonly<Record<string, string>>,
  killAt?: RegExp,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [main, 'move-to-postgres'], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    if (killAt?.test(said)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function fill(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, postgres: null });
  for (let from = 0; from < rows; from += 500)
    await db
      .insertInto('audit_log')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          id: `${from + index}`,
          at: from,
          event: 'test',
          user_id: null,
          session_id: null,
        })),
      )
      .execute();
  await close();
}

test('G5 the command shows how far it is, goes on after a kill, and ends with 0 when everything arrived', async () => {
  expect(await move({})).toEqual({
    code: 1,
    said: 'DATABASE_URL: must name the database to move into\n',
  });
  await fill();
  const killed = await move({ DATABASE_URL: url }, /audit_log copied: \d+ %/);
  expect(killed.code).toBeNull();
  const again = await move({ DATABASE_URL: url });
  expect(again.said).toContain('An interrupted move was completed.');
  expect(again.said).toMatch(/^audit_log +20000 rows, checksum [0-9a-f]{32}$/m);
  expect(again.said).toMatch(/audit_log compared: 100 %/);
  expect(again.code).toBe(0);
  const once = await move({ DATABASE_URL: url });
  expect([once.code, once.said]).toEqual([1, expect.stringMatching(/not empty/)]);
}, 180_000);
