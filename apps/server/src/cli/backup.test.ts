import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { backupWhileWriting, onlyBackup } from './testing/backup-round.ts';
import { quickCompanion } from './testing/quick-companion.ts';
import { runCommand } from './testing/run-command.ts';

/** Processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

test('a backup made while people write, restored elsewhere, has every acknowledged message and nobody erased', async () => {
  const round = await backupWhileWriting(5);
  expect(round.backup.code).toBe(0);
  expect(round.verification).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 cannot be read'),
  });
  expect(round.restoration).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 people erased since the backup were erased again'),
  });
  expect(round.acknowledged).toBeGreaterThan(14);
  expect([round.lost, round.returned]).toEqual([0, 0]);
});

describe('a backup', () => {
  let app: TestApp;
  let folder: string;
  let main: string;
  let keys: string;
  let key: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'accanto-backups-'));
    app = await startTestApp({ companion: quickCompanion });
    await app.call('POST', '/api/forms/contact', {
      body: { name: 'Anna', email: 'anna@example.org', message: 'Parole da tenere', subject: '' },
    });
    await runCommand(['backup', '--to', join(folder, 'main')], { DATA_DIR: app.dataDir });
    await runCommand(['backup-keys', '--to', join(folder, 'keys')], { DATA_DIR: app.dataDir });
    main = await onlyBackup(join(folder, 'main'));
    keys = await onlyBackup(join(folder, 'keys'));
    key = (await readFile(join(app.dataDir, 'encryption-key'), 'utf8')).trim();
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const place = (name: string) => join(folder, name);
  const restore = (dataDir: string, more: readonly string[], env: Record<string, string> = {}) =>
    runCommand(['restore', '--from', main, ...more], { DATA_DIR: dataDir, ...env });

  test('holds no key and no readable word, and only its owner may read the file', async () => {
    const bytes = await readFile(main);
    expect(bytes.includes('Parole da tenere')).toBe(false);
    expect(bytes.includes('user_keys')).toBe(false);
    const { mode } = await stat(main);
    expect(mode & 0o077).toBe(0);
  });

  test('is not restored over a running server', async () => {
    const { code, err } = await restore(app.dataDir, []);
    expect([code, err]).toEqual([1, 'The server is running: stop it first.\n']);
  });

  test('without a keys file is restored only on a second word, with a warning', async () => {
    const dataDir = place('no-keys');
    const { code, err } = await restore(dataDir, [], { ENCRYPTION_KEY: key });
    expect(code).toBe(1);
    expect(err).toContain('The keys file is missing');
    const forced = await restore(dataDir, ['--without-keys'], { ENCRYPTION_KEY: key });
    expect(forced.code).toBe(1);
    expect(forced.err).toContain('3 texts cannot be read');
  });

  test('with a wrong or missing master key changes nothing', async () => {
    const dataDir = place('no-master-key');
    const missing = await restore(dataDir, ['--keys', keys]);
    expect([missing.code, missing.err]).toEqual([
      1,
      expect.stringContaining('The master key is missing'),
    ]);
    const wrong = await restore(dataDir, ['--keys', keys], {
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    });
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringContaining('is not the one of these keys'),
    ]);
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  });

  test('that was changed or is none is recognised, and not restored', async () => {
    const damaged = place('damaged.db');
    const bytes = await readFile(main);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 0xff;
    await writeFile(damaged, bytes);
    await copyFile(`${main}.json`, `${damaged}.json`);
    const elsewhere = { DATA_DIR: place('damaged'), ENCRYPTION_KEY: key };
    const verified = await runCommand(['verify-backup', '--from', damaged], elsewhere);
    expect(verified.code).toBe(1);
    expect(verified.err).toContain('was changed since the backup was made');
    const restored = await runCommand(['restore', '--from', damaged, '--keys', keys], elsewhere);
    expect(restored.code).toBe(1);
    expect(restored.err).toContain('nothing was changed');
    await writeFile(place('nonsense.db'), 'no database');
    const nonsense = await runCommand(['verify-backup', '--from', place('nonsense.db')], elsewhere);
    expect([nonsense.code, nonsense.err]).toEqual([1, expect.stringContaining('is no database')]);
  });

  test('restored where there is a store already sets that one aside and keeps its record of erasures', async () => {
    const second = await startTestApp({ companion: quickCompanion, env: { ENCRYPTION_KEY: key } });
    const person = await second.signIn('erased-here@example.org');
    await second.call('DELETE', '/api/auth/me', {
      token: person.accessToken,
      body: { confirm: true },
    });
    await second.stop({ keepData: true });
    const restored = await restore(second.dataDir, ['--keys', keys], { ENCRYPTION_KEY: key });
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 texts can be read'),
    });
    const names = await readdir(second.dataDir);
    expect(names.filter((name) => name.startsWith('accanto.db.before-restore'))).toHaveLength(1);

    const digest = createHash('sha256').update(`erasure ${person.id}`).digest('hex');
    const proof = `E-${digest.slice(0, 16)}`;
    const found = await runCommand(['find-erasure', '--ledger', proof], {
      DATA_DIR: second.dataDir,
      ENCRYPTION_KEY: key,
    });
    expect(found.code).toBe(0);
    await rm(second.dataDir, { recursive: true, force: true });
  });
});
