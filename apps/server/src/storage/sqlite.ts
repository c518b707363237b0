import { mkdir } from 'node:fs/promises';
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
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({
      mainFile: join(dataDir, storeFiles.main),
      keysFile: join(dataDir, storeFiles.keys),
    }),
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
