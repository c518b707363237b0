import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { findSecrets } from '../../secrets.ts';
import { openDatabase } from '../../storage/database.ts';
import { storeFiles } from '../../storage/sqlite.ts';
import { isOpenElsewhere, masterKeysIn, mergeKeys } from '../../storage/sqlite-backup.ts';
import { CommandError, defineCommand, type Terminal } from '../command.ts';
import { embeddedFiles, faultsOf, isThere } from '../embedded.ts';
import { openInstance, ownConfig } from '../instance.ts';
import { readTexts } from '../read-texts.ts';

/** Puts a backup into the place of the store. */
export const restore = defineCommand({
  name: 'restore',
  summary: 'Put a backup into the place of the store. The server must be stopped.',
  details: [
    'What is there now is set aside, not removed. The record of erasures is applied: the one of this installation',
    'and the one of the keys file together, so that nobody who was erased comes back.',
  ],
  options: {
    from: { type: 'string', value: '<file>', isRequired: true, text: 'what backup wrote' },
    keys: {
      type: 'string',
      value: '<file>',
      text: 'what backup-keys wrote; needed where there are no keys yet',
    },
    'without-keys': {
      type: 'boolean',
      text: 'go on although no text can be read and no erasure is known',
    },
  },
  async run({ from, keys, 'without-keys': withoutKeys }, terminal) {
    const config = ownConfig();
    const files = embeddedFiles(config);
    const backups = { main: resolve(from), keys: keys === undefined ? null : resolve(keys) };
    await refuseFaulty(backups, terminal);
    for (const file of [files.main, files.keys])
      if ((await isThere(file)) && isOpenElsewhere(file))
        throw new CommandError('The server is running: stop it first.');
    const hasKeys = backups.keys !== null || (await isThere(files.keys));
    if (!hasKeys) {
      terminal.warn(
        'The keys file is missing: no text of this backup can be read, and people erased since it was made are not known.',
      );
      if (!withoutKeys) throw new CommandError('Give --keys, or go on with --without-keys.');
    }
    if (hasKeys) await refuseOtherKey(config, backups.keys ?? files.keys);

    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await setAside(files.main);
    await putInPlace(backups.main, files.main);
    if (!hasKeys) await makeEmptyKeys(files.keys);
    if (backups.keys !== null) {
      const isFirst = !(await isThere(files.keys));
      if (isFirst) await putInPlace(backups.keys, files.keys);
      else {
        await copyFile(files.keys, asideOf(files.keys));
        mergeKeys(files.keys, backups.keys);
      }
    }
    return (await finish(terminal)) ? 0 : 1;
  },
});

/** Told before anything is touched: with another master key nothing that is restored could be read. */
async function refuseOtherKey(config: Config, keysFile: string): Promise<void> {
  const { masterKeys } = await findSecrets(config);
  if (masterKeys === null)
    throw new CommandError(
      'The master key is missing: set ENCRYPTION_KEY, or put the file encryption-key into DATA_DIR.',
    );
  const isGiven = (id: string): boolean => masterKeys.some((key) => key.id === id);
  if (!masterKeysIn(keysFile).every(isGiven))
    throw new CommandError(
      'The master key is not the one of these keys: set ENCRYPTION_KEY to it, or add it as ENCRYPTION_KEY_PREVIOUS.',
    );
}

async function refuseFaulty(
  backups: { readonly main: string; readonly keys: string | null },
  terminal: Terminal,
): Promise<void> {
  const main = await faultsOf(backups.main, 'main');
  const keys = backups.keys === null ? null : await faultsOf(backups.keys, 'keys');
  const faults = [...main.faults, ...(keys?.faults ?? [])];
  faults.forEach((fault) => terminal.warn(fault));
  if (faults.length > 0) throw new CommandError('The backup is not whole; nothing was changed.');
}

/** Applies the record of erasures and reads every text once. */
async function finish(terminal: Terminal): Promise<boolean> {
  const instance = await openInstance();
  try {
    const gone = await instance.account.completeErasures();
    const erased = new Set((await instance.userKeys.erasures()).map(({ userId }) => userId));
    const texts = await readTexts(
      instance.database.db,
      instance.cipher,
      (userId) => erased.has(userId),
      terminal.progress,
    );
    await instance.record('store-restored');
    terminal.say(`Restored. ${gone} people erased since the backup were erased again.`);
    terminal.say(`${texts.readable} texts can be read.`);
    if (texts.unreadable === 0) return true;
    terminal.warn(
      `${texts.unreadable} texts cannot be read: their keys are in no keys file given.`,
    );
    return false;
  } finally {
    await instance.close();
  }
}

/** A keys file with nobody in it, as a new store would make it. */
async function makeEmptyKeys(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'accanto-restore-'));
  try {
    await (await openDatabase({ dataDir, postgres: null })).close();
    await putInPlace(join(dataDir, storeFiles.keys), file);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function asideOf(file: string): string {
  return `${file}.before-restore-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
}

async function setAside(file: string): Promise<void> {
  if (await isThere(file)) await rename(file, asideOf(file));
  for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
}

async function putInPlace(from: string, to: string): Promise<void> {
  // Under another name first: an interrupted copy is never taken for the store.
  await copyFile(from, `${to}.restoring`);
  await chmod(`${to}.restoring`, 0o600);
  await rename(`${to}.restoring`, to);
}
