import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readArchive } from '../../personal-archive.ts';
import { openHubPage } from '../../test/hub-page.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test/start-test-app.ts';
import { quickCompanion } from './quick-companion.ts';
import { runCommand, type CommandResult } from './run-command.ts';

interface Writer {
  readonly person: TestPerson;
  /** Ids of messages whose storing was answered, in order. */
  readonly acknowledged: string[];
}

export interface BackupRound {
  readonly backup: CommandResult;
  readonly verification: CommandResult;
  readonly restoration: CommandResult;
  /** Messages acknowledged before the backup began, and those of them that the restored store does not have. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Messages acknowledged while the backup was being made. */
  readonly meanwhile: number;
  /** People erased before or after the backup who are in the restored store all the same. */
  readonly returned: number;
}

/**
 * A backup is made while people write, verified, and restored in another place. One of the people was erased before
 * it, another one between the backup of the store and that of the keys.
 */
export async function backupWhileWriting(people: number): Promise<BackupRound> {
  const folder = await mkdtemp(join(tmpdir(), 'accanto-backup-'));
  const app = await startTestApp({ companion: quickCompanion });
  const key = (await readFile(join(app.dataDir, 'encryption-key'), 'utf8')).trim();
  const here = { DATA_DIR: app.dataDir };
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), ENCRYPTION_KEY: key };
  const writing = new AbortController();
  const writers: Writer[] = [];
  const goneBefore = await newPerson(app, 'gone-before');
  const goneAfter = await newPerson(app, 'gone-after');
  for (let number = 0; number < people; number += 1)
    writers.push({ person: await newPerson(app, `writer-${number}`), acknowledged: [] });
  const all = Promise.all(writers.map((writer) => write(app, writer, writing.signal)));

  await erase(app, goneBefore);
  await until(() => writers.every(({ acknowledged }) => acknowledged.length >= 3));
  const before = writers.map(({ acknowledged }) => [...acknowledged]);
  const main = join(folder, 'main');
  const backup = await runCommand(['backup', '--to', main], here);
  const meanwhile =
    writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) - before.flat().length;
  await erase(app, goneAfter);
  const keys = join(folder, 'keys');
  await runCommand(['backup-keys', '--to', keys], here);
  writing.abort();
  await all;
  await app.stop();

  const files = ['--from', await onlyBackup(main), '--keys', await onlyBackup(keys)];
  const verification = await runCommand(['verify-backup', ...files], elsewhere);
  const restoration = await runCommand(['restore', ...files], elsewhere);
  const restored = await startTestApp({
    companion: quickCompanion,
    dataDir: elsewhere.DATA_DIR,
    env: { ENCRYPTION_KEY: key },
  });
  let lost = 0;
  for (const [index, { person }] of writers.entries()) {
    const there = await messagesOf(restored, await restored.signIn(person.email));
    lost += (before[index] ?? []).filter((id) => !there.has(id)).length;
  }
  let returned = 0;
  for (const { id, email } of [goneBefore, goneAfter])
    if ((await restored.signIn(email)).id === id) returned += 1;
  await restored.stop();
  await rm(folder, { recursive: true, force: true });
  const acknowledged = before.flat().length;
  return { backup, verification, restoration, acknowledged, lost, meanwhile, returned };
}

async function newPerson(app: TestApp, name: string): Promise<TestPerson> {
  const person = await app.signIn(`${name}@example.org`);
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
  });
  return person;
}

async function write(app: TestApp, writer: Writer, signal: AbortSignal): Promise<void> {
  const page = await openHubPage(app.url, writer.person.accessToken);
  while (!signal.aborted) {
    const { id } = await page.invoke('SendMessage', 'Una frase come tante, mentre si copia');
    writer.acknowledged.push(id);
    await pause(20);
  }
  await page.close();
}

async function erase(app: TestApp, { accessToken }: TestPerson): Promise<void> {
  await app.call('DELETE', '/api/auth/me', { token: accessToken, body: { confirm: true } });
}

async function messagesOf(app: TestApp, person: TestPerson): Promise<Set<string>> {
  const response = await fetch(`${app.url}/api/auth/me/export`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const archive = new Uint8Array(await response.arrayBuffer());
  return new Set(readArchive(archive, 'messages').map(({ id }) => id));
}

/** The one backup in a folder. */
export async function onlyBackup(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.db'));
  return join(folder, names[0] ?? 'there is none');
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(20);
}
