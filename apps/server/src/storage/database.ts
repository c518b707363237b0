import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The store, or a transaction of it: what the store files of the rooms are given. */
export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export interface Database {
  readonly db: Store;
  /**
   * Runs several statements as one step that happens wholly or not at all. Wait for nothing but the store inside:
   * everybody else's writes wait for it.
   */
  transaction<Result>(work: (transaction: StoreTransaction) => Promise<Result>): Promise<Result>;
  /** Resolves when the store answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Names of the files in the data directory; the second one has a backup of its own (docs/decisions/0003). */
export const storeFiles = { main: 'accanto.db', keys: 'keys.db' } as const;

/** Opens the embedded store in `dataDir`, creating it if need be, and migrates it. Throws NewerSchemaError. */
export async function openDatabase(settings: { readonly dataDir: string }): Promise<Database> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({
      mainFile: join(settings.dataDir, storeFiles.main),
      keysFile: join(settings.dataDir, storeFiles.keys),
    }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    transaction: (work) => db.transaction().execute(work),
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
