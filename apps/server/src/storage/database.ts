import { sql, type Kysely, type LogEvent, type Transaction } from 'kysely';
import type { PostgresSettings } from './postgres-pool.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** The store, or a transaction of it: what the store files of the rooms are given. */
export type Store = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

export interface Database {
  readonly db: Store;
  /**
   * Runs several statements as one step that happens wholly or not at all. Wait for nothing but the store inside:
   * everybody else's writes wait for it. It may run more than once (transaction.ts).
   */
  transaction<Result>(work: (transaction: StoreTransaction) => Promise<Result>): Promise<Result>;
  /** Resolves when the store answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where the store is: PostgreSQL, or without it the embedded one in `dataDir`. */
export interface StoreSettings {
  readonly dataDir: string;
  readonly postgres: PostgresSettings | null;
}

/** Told about each statement when it is done; it took so many milliseconds. */
export type QueryObserver = (isRead: boolean, ms: number) => void;

/** Opens the store, creating it if need be, and migrates it. Throws NewerSchemaError and StoreUnavailableError. */
export async function openDatabase(
  settings: StoreSettings,
  onQuery: QueryObserver = () => undefined,
): Promise<Database> {
  const log = ({ query: { query }, queryDurationMillis }: LogEvent): void =>
    onQuery(query.kind === 'SelectQueryNode', queryDurationMillis);
  const db =
    settings.postgres === null
      ? await openSqlite(settings.dataDir, log)
      : await openPostgres(settings.postgres, log);
  return {
    db,
    transaction: (work) => inTransaction(db, work),
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
