import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { loadSecrets } from '../../secrets.ts';
import { openDatabase } from '../../storage/database.ts';
import { checkMasterKeys, WrongMasterKeyError } from '../../storage/master-key.ts';
import { MoveError } from '../../storage/move/move-error.ts';
import { moveToPostgres } from '../../storage/move/move-to-postgres.ts';
import { createUserKeyStore } from '../../storage/user-key-store.ts';
import { CommandError, defineCommand, type ExitCode, type Terminal } from '../command.ts';
import { ownConfig } from '../instance.ts';

/** Takes the embedded store over into PostgreSQL. */
export const moveToPostgresCommand = defineCommand({
  name: 'move-to-postgres',
  summary: 'Take the embedded store of DATA_DIR over into the empty database of DATABASE_URL.',
  details: [
    'The server must be stopped. Every table is copied, personal keys and the record of erasures included, and then',
    'compared by its number of rows and a checksum. Interrupted, the command goes on when it is given again; until',
    'then no server starts on that database. The embedded store stays as it is: delete it when you are content.',
  ],
  options: {},
  run: (_values, terminal) => move(ownConfig(), terminal),
});

async function move(config: Config, terminal: Terminal): Promise<ExitCode> {
  const { dataDir, postgres } = config;
  if (postgres === null)
    throw new CommandError('DATABASE_URL: must name the database to move into');
  try {
    const report = await moveToPostgres({
      dataDir,
      postgres,
      onProgress: ({ step, table, rows, of }) => terminal.progress(`${table} ${step}`, rows / of),
    });
    if (report.isResumed) terminal.say('An interrupted move was completed.');
    for (const { table, rows, checksum } of report.tables)
      terminal.say(`${table.padEnd(24)} ${String(rows).padStart(10)} rows, checksum ${checksum}`);
  } catch (error) {
    throw error instanceof MoveError ? new CommandError(error.message) : error;
  }
  await requireItsKey(config);
  terminal.say('Everything arrived. With DATABASE_URL set, the server now starts on PostgreSQL.');
  return 0;
}

/** Another key would refuse the next start, when nobody thinks of the move any more. */
async function requireItsKey(config: Config): Promise<void> {
  const { masterKeys } = await loadSecrets(config);
  const database = await openDatabase(config);
  try {
    await checkMasterKeys(masterKeys, createUserKeyStore(database.db, systemClock.now));
  } catch (error) {
    if (!(error instanceof WrongMasterKeyError)) throw error;
    throw new CommandError(
      `Everything arrived, but no server can start on it yet. ${error.message}. It may be in the file encryption-key of DATA_DIR.`,
    );
  } finally {
    await database.close();
  }
}
