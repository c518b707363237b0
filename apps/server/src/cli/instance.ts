import { join } from 'node:path';
import { isThere } from './embedded.ts';
import type { ExitCode } from './command.ts';
import { openAccountRoom } from '../account/account-room.ts';
import { createActionRecord, type Actor } from '../audit.ts';
import { systemClock, type Clock } from '../clock.ts';
import { ConfigError, readConfig, readEnvironment, type Config } from '../config.ts';
import { createSubmissionStore } from '../forms/submission-store.ts';
import { createRateLimits } from '../http/rate-limit.ts';
import { createExportProgress } from '../redis/export-progress.ts';
import { createLog } from '../log.ts';
import { findSecrets, loadSecrets } from '../secrets.ts';
import { openDatabase } from '../storage/database.ts';
import { checkMasterKeys } from '../storage/master-key.ts';
import { storeFiles } from '../storage/sqlite.ts';
import { createTextCipher } from '../storage/text-cipher.ts';
import { createUserKeyStore } from '../storage/user-key-store.ts';

/** The command line, as the record of actions names it. */
export const commandLine: Actor = { by: 'command-line' };

/** The configuration of this installation, read as the server reads it. */
export function ownConfig(): Config {
  return readConfig(readEnvironment());
}

/**
 * The store of this installation and what works on accounts, for commands beside a server that may be running: it is
 * told of ended sessions and erased people by the store itself.
 */
export async function openInstance(config: Config = ownConfig(), clock: Clock = systemClock) {
  const now = (): number => clock.now();
  // A command speaks on the terminal; only what nobody expects goes to the log.
  const log = createLog('error', process.stderr);
  await refuseWithoutKey(config);
  const secrets = await loadSecrets(config);
  const database = await openDatabase(config);
  const userKeys = createUserKeyStore(database.db, now);
  try {
    await checkMasterKeys(secrets.masterKeys, userKeys);
  } catch (error) {
    await database.close();
    throw error;
  }
  const cipher = createTextCipher(secrets.masterKeys, userKeys);
  const limits = createRateLimits(0);
  const record = createActionRecord(database.db, log, clock);
  const submissions = createSubmissionStore(database.db, cipher);
  const account = openAccountRoom({
    config,
    authSecrets: secrets.auth,
    database,
    limits,
    mailer: { send: () => Promise.reject(new Error('commands send no letters')), close() {} },
    clock,
    log,
    record,
    count: () => undefined,
    onSessionsEnded: () => undefined,
    onLogout: async () => undefined,
    cipher,
    erasureNeighbours: {
      silence: async () => undefined,
      removeByAddress: submissions.removeByAddress,
    },
    exportTables: [],
    exportProgress: createExportProgress(null),
  });
  return {
    config,
    clock,
    log,
    limits,
    database,
    userKeys,
    secrets,
    cipher,
    account,
    record: (action: Parameters<typeof record>[0], subjectId: string | null = null) =>
      record(action, commandLine, subjectId),
    close: () => database.close(),
  };
}
/** A server makes its first key itself; beside a store that is there, a new one would only be a wrong one. */
async function refuseWithoutKey(config: Config): Promise<void> {
  const isNew = config.postgres === null && !(await isThere(join(config.dataDir, storeFiles.main)));
  if (isNew || (await findSecrets(config)).masterKeys !== null) return;
  throw new ConfigError([
    'ENCRYPTION_KEY: must be given as the server has it; DATA_DIR holds no key file',
  ]);
}

export type Instance = Awaited<ReturnType<typeof openInstance>>;

/** Opens the installation for the time of the work. */
export async function withInstance<Result extends ExitCode | void>(
  work: (instance: Instance) => Promise<Result>,
): Promise<Result> {
  const instance = await openInstance();
  try {
    return await work(instance);
  } finally {
    await instance.close();
  }
}
