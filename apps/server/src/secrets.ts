import { randomBytes } from 'node:crypto';
import {
  chmod,
  copyFile,
  link,
  mkdir,
  readFile,
  rename,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { readMasterKey, type MasterKey } from './storage/master-key.ts';

const masterKeyFile = 'encryption-key';

export interface Secrets {
  /** Present one first; the previous one still verifies. */
  readonly auth: readonly [string, ...string[]];
  /** Present one first; the previous one still unwraps. */
  readonly masterKeys: readonly [MasterKey, ...MasterKey[]];
}

/** The secrets of the environment, else those generated once into the data directory with mode 0600. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const { auth, authPrevious, encryption, encryptionPrevious } = config.secrets;
  return {
    auth: [auth ?? (await generatedOnce(config.dataDir, 'auth-secret')), ...present(authPrevious)],
    masterKeys: [
      encryption ?? (await generatedMasterKey(config.dataDir)),
      ...present(encryptionPrevious),
    ],
  };
}

/** The secrets as far as they are there: nothing is made. For commands that look at what exists. */
export async function findSecrets(
  config: Config,
): Promise<{ readonly masterKeys: Secrets['masterKeys'] | null }> {
  const { encryption, encryptionPrevious } = config.secrets;
  const own = encryption ?? (await readKeyFile(config.dataDir, masterKeyFile));
  return { masterKeys: own === null ? null : [own, ...present(encryptionPrevious)] };
}

/**
 * A new master key beside the present one of the data directory. It is made once: an interrupted rotation goes on
 * with the same one. `adopt` puts it into the place of the present one, which stays beside it for old backups of keys.
 */
export async function nextMasterKey(
  dataDir: string,
): Promise<{ readonly keys: readonly [MasterKey, MasterKey]; adopt(): Promise<void> }> {
  const present = await readKeyFile(dataDir, masterKeyFile);
  if (present === null)
    throw new ConfigError(['ENCRYPTION_KEY: there is no key file in DATA_DIR to replace']);
  const name = `${masterKeyFile}.next`;
  await generatedOnce(dataDir, name);
  const next = await readKeyFile(dataDir, name);
  if (next === null)
    throw new ConfigError([`ENCRYPTION_KEY: the file ${name} in DATA_DIR is damaged`]);
  const file = join(dataDir, masterKeyFile);
  return {
    keys: [next, present],
    async adopt() {
      await copyFile(file, `${file}.${present.id}`);
      await chmod(`${file}.${present.id}`, 0o600);
      await rename(join(dataDir, name), file);
    },
  };
}

async function readKeyFile(dataDir: string, name: string): Promise<MasterKey | null> {
  const text = await readFile(join(dataDir, name), 'utf8').catch(() => null);
  return text === null ? null : (readMasterKey(text.trim()) ?? null);
}

function present<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

async function generatedMasterKey(dataDir: string): Promise<MasterKey> {
  const key = readMasterKey(await generatedOnce(dataDir, masterKeyFile));
  if (!key)
    throw new ConfigError([`ENCRYPTION_KEY: the file encryption-key in DATA_DIR is damaged`]);
  return key;
}

/** Whoever links the file first decides; a file half written by a killed process never gets the name. */
async function generatedOnce(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    await link(draft, file).catch(() => undefined);
    await unlink(draft);
    return (await readFile(file, 'utf8')).trim();
  }
}
