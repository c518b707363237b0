import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Logger } from 'kysely';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** Names of the files in the data directory; the second one has a backup of its own (docs/decisions/0003). */
export const storeFiles = { main: 'accanto.db', keys: 'keys.db' } as const;

/** Opens the embedded store in `dataDir`, creating it if need be, and migrates it. Throws NewerSchemaError. */
export async function openSqlite(dataDir: string, log?: Logger): Promise<Kysely<Tables>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const mainFile = join(dataDir, storeFiles.main);
  const keysFile = join(dataDir, storeFiles.keys);
  await Promise.all([mainFile, keysFile].map(closeToOthers));
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({ mainFile, keysFile }),
    ...(log && { log }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Makes the file before SQLite does, which gives those beside it (`-wal`, `-shm`) the same rights. */
async function closeToOthers(file: string): Promise<void> {
  await appendFile(file, '', { mode: 0o600 });
  // A file system without rights, or a file that is somebody else's, is no reason not to start.
  const close = (name: string) => chmod(name, 0o600).catch(() => undefined);
  await Promise.all([file, `${file}-wal`, `${file}-shm`].map(close));
}
