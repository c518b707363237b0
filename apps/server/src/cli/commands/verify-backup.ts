import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { systemClock } from '../../clock.ts';
import { findSecrets } from '../../secrets.ts';
import { openDatabase } from '../../storage/database.ts';
import { checkMasterKeys } from '../../storage/master-key.ts';
import { storeFiles } from '../../storage/sqlite.ts';
import { createTextCipher } from '../../storage/text-cipher.ts';
import { createUserKeyStore } from '../../storage/user-key-store.ts';
import { defineCommand, type Terminal } from '../command.ts';
import { faultsOf } from '../embedded.ts';
import { ownConfig } from '../instance.ts';
import { readTexts } from '../read-texts.ts';

/** Says whether a backup would help on the day it is needed. */
export const verifyBackup = defineCommand({
  name: 'verify-backup',
  summary: 'Check a backup without touching the installation.',
  details: [
    'With --keys every text in it is opened as well, which needs the master key of this installation',
    '(ENCRYPTION_KEY, or the file in DATA_DIR). No text is shown.',
  ],
  options: {
    from: { type: 'string', value: '<file>', isRequired: true, text: 'what backup wrote' },
    keys: { type: 'string', value: '<file>', text: 'what backup-keys wrote' },
  },
  async run({ from, keys }, terminal) {
    const main = await faultsOf(resolve(from), 'main');
    const others = keys === undefined ? null : await faultsOf(resolve(keys), 'keys');
    const faults = [...main.faults, ...(others?.faults ?? [])];
    faults.forEach((fault) => terminal.warn(fault));
    const { users = 0, messages = 0 } = main.inspection?.rows ?? {};
    if (main.inspection) terminal.say(`${users} accounts, ${messages} messages`);
    if (faults.length > 0) return 1;
    if (keys === undefined) {
      terminal.say('The file is whole. Its texts were not opened: give --keys for that.');
      return 0;
    }
    return (await canBeRead(resolve(from), resolve(keys), terminal)) ? 0 : 1;
  },
});

/** Opens copies in a folder of their own, as a restore would. */
async function canBeRead(main: string, keys: string, terminal: Terminal): Promise<boolean> {
  const { masterKeys } = await findSecrets(ownConfig());
  if (masterKeys === null) {
    terminal.warn(
      'The master key is missing: set ENCRYPTION_KEY, or DATA_DIR to where its file is.',
    );
    return false;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'accanto-verify-'));
  try {
    await copyFile(main, join(dataDir, storeFiles.main));
    await copyFile(keys, join(dataDir, storeFiles.keys));
    const database = await openDatabase({ dataDir, postgres: null });
    try {
      const userKeys = createUserKeyStore(database.db, () => systemClock.now());
      await checkMasterKeys(masterKeys, userKeys);
      const erased = new Set((await userKeys.erasures()).map(({ userId }) => userId));
      const texts = await readTexts(
        database.db,
        createTextCipher(masterKeys, userKeys),
        (userId) => erased.has(userId),
        terminal.progress,
      );
      terminal.say(
        `${texts.readable} texts can be read, ${texts.erased} are of erased people, ${texts.unreadable} cannot be read`,
      );
      return texts.unreadable === 0;
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
