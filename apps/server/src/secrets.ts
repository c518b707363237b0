import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { readMasterKey, type MasterKey } from './storage/master-key.ts';

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

function present<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

async function generatedMasterKey(dataDir: string): Promise<MasterKey> {
  const key = readMasterKey(await generatedOnce(dataDir, 'encryption-key'));
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
