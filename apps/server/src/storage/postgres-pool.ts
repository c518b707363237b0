import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type ClientBase, type PoolClient, type QueryConfig } from 'pg';
import { postgresTypes, toPostgresValue } from './postgres-values.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

/** How PostgreSQL is reached. Times in ms. */
export interface PostgresSettings {
  readonly url: string;
  /** Open connections of this process at most. */
  readonly poolMax: number;
  /** Longest wait for a connection, free or new. */
  readonly connectMs: number;
  readonly readMs: number;
  readonly writeMs: number;
}

const idleConnectionMs = 30_000;
/** A transaction whose owner is silent for so long is rolled back: its locks hold up others. */
const silentTransactionMs = 5_000;
/** The server's own limit comes first, since only then the outcome is known. */
const patienceMs = 1_000;

/**
 * States that pass (PostgreSQL, appendix A): connection exceptions, insufficient resources, operator intervention
 * (shutdown, start, statement_timeout), lock_not_available, idle_in_transaction_session_timeout, and the read-only
 * state of a standby that takes over.
 */
const passingStates = /^(08|53|57|55P03|25P03|25006)/;
const readOnlyState = '25006';
/**
 * deadlock_detected: of two that wait for each other PostgreSQL undoes one. A single statement is simply run again; it may
 * have met the tables that a next version is changing.
 */
const deadlockState = '40P01';
const attemptsAtMost = 5;
const beginsTransaction = /^(?:begin|start transaction)/iu;
const endsTransaction = /^(?:commit|rollback)(?! to)/iu;

/** The pool of connections as Kysely takes it; its faults are StoreUnavailableError where waiting may help. */
export function openPostgresPool(settings: PostgresSettings): PostgresPool {
  const pool = new Pool({
    connectionString: settings.url,
    application_name: 'accanto',
    max: settings.poolMax,
    connectionTimeoutMillis: settings.connectMs,
    idleTimeoutMillis: idleConnectionMs,
    query_timeout: settings.writeMs + patienceMs,
    keepAlive: true,
    types: postgresTypes,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it; its types do not say so
    onConnect: (client) => prepareSession(client, settings),
  });
  // A connection that breaks while nobody uses it is replaced at the next use; without listeners it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: {},
    async connect() {
      try {
        return new BorrowedClient(await pool.connect(), settings);
      } catch (error) {
        throw new StoreUnavailableError(error);
      }
    },
    end: () => pool.end(),
  };
}

/** The session's limits; and a commit is answered once it is on the disk, whatever the server's default is. */
async function prepareSession(client: ClientBase, { writeMs }: PostgresSettings): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false),
      set_config('idle_in_transaction_session_timeout', $2, false),
      set_config('synchronous_commit', case current_setting('synchronous_commit')
        when 'off' then 'on' else current_setting('synchronous_commit') end, false)`,
    [String(writeMs), String(silentTransactionMs)],
  );
}

/** PostgreSQL quotes what it refused, in its explanations and about malformed data (class 22); logs must not. */
function withoutValues(error: DatabaseError): DatabaseError {
  error.detail = undefined;
  error.where = undefined;
  if (error.code?.startsWith('22')) error.message = 'The database refused a value';
  return error;
}

/** The driver's types do not name the limit of a single query. */
interface TimedQuery extends QueryConfig {
  readonly query_timeout: number;
}

class BorrowedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #settings: PostgresSettings;
  #isBroken = false;
  #isInTransaction = false;

  constructor(client: PoolClient, settings: PostgresSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query(sql = '', parameters: readonly unknown[] = []): Promise<unknown> {
    if (beginsTransaction.test(sql)) this.#isInTransaction = true;
    else if (endsTransaction.test(sql)) this.#isInTransaction = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#run(sql, parameters);
      } catch (error) {
        const isUndone = error instanceof DatabaseError && error.code === deadlockState;
        // A transaction is run again as a whole, by whoever began it.
        if (!isUndone || this.#isInTransaction || attempt === attemptsAtMost) throw error;
      }
    }
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const { readMs, writeMs } = this.#settings;
    try {
      const query: TimedQuery = {
        text: sql,
        values: parameters.map(toPostgresValue),
        query_timeout: sql.startsWith('select ') ? readMs : writeMs + patienceMs,
      };
      return await this.#client.query(query);
    } catch (error) {
      if (error instanceof DatabaseError && !passingStates.test(error.code ?? ''))
        throw withoutValues(error);
      // Of an answer that did not come in time nobody knows when it comes: the connection cannot be used again. Nor
      // can one to a server that has become a standby: its address may lead to another one by now.
      this.#isBroken ||= !(error instanceof DatabaseError) || error.code === readOnlyState;
      throw new StoreUnavailableError(error);
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#isBroken);
  }
}
