import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { openSqliteFiles, type SqliteEngine } from './sqlite-files.ts';
import type { SqlValue, StoreResult } from './sqlite-messages.ts';
import { startStoreThread, type StoreThread } from './store-thread.ts';
import { isShortRead } from './short-read.ts';
import { isUnsynced } from './unsynced.ts';

/** Three connections to the same files. */
interface Engines {
  readonly writer: StoreThread;
  readonly reader: StoreThread;
  /** In this thread, for short reads. */
  readonly nearReader: SqliteEngine;
}

/** A statement outside of transactions, or, after `begin`, the one transaction of its owner. */
class StoreConnection implements DatabaseConnection {
  readonly #engines: Engines;
  #transaction: number | null = null;

  constructor(engines: Engines) {
    this.#engines = engines;
  }

  async begin(transaction: number): Promise<void> {
    await this.#engines.writer.begin(transaction);
    this.#transaction = transaction;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (transaction !== null) await this.#engines.writer[how](transaction);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#run(query, query.parameters.map(toSqlValue));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  #run(query: CompiledQuery, values: readonly SqlValue[]): StoreResult | Promise<StoreResult> {
    const { writer, reader, nearReader } = this.#engines;
    const isRead = this.#transaction === null && SelectQueryNode.is(query.query);
    if (isRead)
      return isShortRead(query.queryId)
        ? nearReader.run(query.sql, values)
        : reader.run(query.sql, values, null);
    return writer.run(query.sql, values, this.#transaction, isUnsynced(query.queryId) || undefined);
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator, and nothing here streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in pages, not streamed');
  }
}

/** The one place where JavaScript's values become those of the store. */
function toSqlValue(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`The store does not take a value of type ${typeof value}`);
}

class StoreDriver implements Driver {
  readonly #files: { readonly mainFile: string; readonly keysFile: string };
  #engines: Engines | undefined;
  #lastTransaction = 0;

  constructor(files: { readonly mainFile: string; readonly keysFile: string }) {
    this.#files = files;
  }

  async init(): Promise<void> {
    const writer = startStoreThread({ ...this.#files, role: 'writer' });
    // The first answer says that the writer has created the files, which the readers then find.
    await writer.run('select 1', [], null);
    const asReader = { ...this.#files, role: 'reader' } as const;
    this.#engines = {
      writer,
      reader: startStoreThread(asReader),
      nearReader: openSqliteFiles(asReader),
    };
  }

  async acquireConnection(): Promise<StoreConnection> {
    if (!this.#engines) throw new Error('The store is not open');
    return new StoreConnection(this.#engines);
  }

  async beginTransaction(connection: StoreConnection): Promise<void> {
    await connection.begin(++this.#lastTransaction);
  }

  async commitTransaction(connection: StoreConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: StoreConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#engines?.nearReader.close();
    await this.#engines?.reader.close();
    await this.#engines?.writer.close();
  }
}

class StoreAdapter extends SqliteAdapter {
  /** The writer's queue orders transactions; Kysely's own lock would also hold up every read. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run inside one transaction: an interrupted start leaves the schema as it was. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over `node:sqlite` in threads of its own; `files` are created when they are missing. */
export function sqliteDialect(files: {
  readonly mainFile: string;
  readonly keysFile: string;
}): Dialect {
  return {
    createDriver: () => new StoreDriver(files),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new StoreAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
