import { nextMasterKey } from '../../secrets.ts';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../storage/database.ts';
import { isOpenElsewhere } from '../../storage/sqlite-backup.ts';
import { createTextCipher } from '../../storage/text-cipher.ts';
import { createUserKeyStore } from '../../storage/user-key-store.ts';
import { CommandError, defineCommand } from '../command.ts';
import { embeddedFiles, isThere } from '../embedded.ts';
import { openInstance, ownConfig } from '../instance.ts';

/** Wraps every personal key with the present master key. */
export const rotateKeys = defineCommand({
  name: 'rotate-keys',
  summary: 'Wrap every personal key anew with another master key; texts stay as they are.',
  details: [
    'Where ENCRYPTION_KEY is set: set the new key, the old one as ENCRYPTION_KEY_PREVIOUS, restart, run this, and then',
    'remove ENCRYPTION_KEY_PREVIOUS. Where the key is the file in DATA_DIR: stop the server and run this with --new;',
    'an interrupted run is completed by running it again.',
  ],
  options: { new: { type: 'boolean', text: 'make a new key file in DATA_DIR' } },
  async run({ new: makesNew }, terminal) {
    const config = ownConfig();
    if (!makesNew) {
      const instance = await openInstance(config);
      try {
        const { rewrapped } = await instance.cipher.rewrapKeys((share) =>
          terminal.progress('keys wrapped', share),
        );
        await instance.record('keys-rotated');
        terminal.say(`${rewrapped} keys were wrapped anew with the present master key.`);
        return 0;
      } finally {
        await instance.close();
      }
    }
    if (config.secrets.encryption !== null)
      throw new CommandError('ENCRYPTION_KEY is set: change the variable instead, as --help says.');
    const { keys } = embeddedFiles(config);
    if ((await isThere(keys)) && isOpenElsewhere(keys))
      throw new CommandError('The server is running: stop it first.');
    const next = await nextMasterKey(config.dataDir);
    const database = await openDatabase(config);
    try {
      const userKeys = createUserKeyStore(database.db, () => systemClock.now());
      const cipher = createTextCipher(next.keys, userKeys);
      const { rewrapped } = await cipher.rewrapKeys((share) =>
        terminal.progress('keys wrapped', share),
      );
      await userKeys.addMasterKey(next.keys[0].id);
      await next.adopt();
      terminal.say(`${rewrapped} keys were wrapped anew; the key file in DATA_DIR is the new one.`);
    } finally {
      await database.close();
    }
    const instance = await openInstance(config);
    await instance.record('keys-rotated');
    await instance.close();
    return 0;
  },
});
