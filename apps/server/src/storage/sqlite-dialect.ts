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
import type { SqlValue } from './sqlite-messages.ts';
import { startStoreThread, type StoreThread } from './store-thread.ts';
import { isUnsynced } from './unsynced.ts';

/** A statement outside of transactions, or, after `begin`, the one transaction of its owner. */
class StoreConnection implements DatabaseConnection {
  readonly #writer: StoreThread;
  readonly #reader: StoreThread;
  #transaction: number | null = null;

  constructor(writer: StoreThread, reader: StoreThread) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async begin(transaction: number): Promise<void> {
    await this.#writer.begin(transaction);
    this.#transaction = transaction;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (transaction !== null) await this.#writer[how](transaction);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = this.#transaction === null && SelectQueryNode.is(query.query);
    const thread = isRead ? this.#reader : this.#writer;
    const values = query.parameters.map(toSqlValue);
    const { rows, changes } = await thread.run(
      query.sql,
      values,
      this.#transaction,
      isUnsynced(query.queryId) || undefined,
    );
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
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
  #threads: { writer: StoreThread; reader: StoreThread } | undefined;
  #lastTransaction = 0;

  constructor(files: { readonly mainFile: string; readonly keysFile: string }) {
    this.#files = files;
  }

  async init(): Promise<void> {
    const writer = startStoreThread({ ...this.#files, role: 'writer' });
    // The first answer says that the writer has created the files, which the reader then finds.
    await writer.run('select 1', [], null);
    this.#threads = { writer, reader: startStoreThread({ ...this.#files, role: 'reader' }) };
  }

  async acquireConnection(): Promise<StoreConnection> {
    if (!this.#threads) throw new Error('The store is not open');
    return new StoreConnection(this.#threads.writer, this.#threads.reader);
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
    await this.#threads?.reader.close();
    await this.#threads?.writer.close();
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
