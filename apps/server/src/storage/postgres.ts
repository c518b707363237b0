import { Kysely, PostgresDialect, sql, type Logger } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgresPool, type PostgresSettings } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** Any number of nodes may start at once: the others wait here while one prepares the database. */
const startLock = 4_711_982_003;
/** Migrations rewrite tables, and waiting for another node's takes as long as they do. */
const preparationMs = 30 * 60_000;

/** A move into this database was interrupted: what is there is not the whole store. */
export class UnfinishedMoveError extends Error {
  constructor() {
    super(
      'DATABASE_URL: a move into this database was not finished; run move-to-postgres again, or name another database',
    );
    this.name = 'UnfinishedMoveError';
  }
}

/** Opens PostgreSQL and brings its schema up to date. Throws StoreUnavailableError, NewerSchemaError, UnfinishedMoveError. */
export async function openPostgres(
  settings: PostgresSettings,
  log?: Logger,
): Promise<Kysely<Tables>> {
  await preparePostgres(settings);
  const db = connectPostgres(settings, log);
  try {
    if (await hasSchema(db, 'move')) throw new UnfinishedMoveError();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Gives a handle on a database that was prepared. */
export function connectPostgres(settings: PostgresSettings, log?: Logger): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool: openPostgresPool(settings) });
  return new Kysely<Tables>({ dialect, ...(log && { log }) });
}

/**
 * Brings the schema up to date. The lock belongs to the session: a node that dies in the middle gives it up. Throws
 * StoreUnavailableError and NewerSchemaError.
 */
export async function preparePostgres(settings: PostgresSettings): Promise<void> {
  const limits = { poolMax: 1, readMs: preparationMs, writeMs: preparationMs };
  const db = connectPostgres({ ...settings, ...limits });
  try {
    await db.connection().execute(async (session) => {
      await sql`select pg_advisory_lock(${startLock})`.execute(session);
      // Personal keys and the record of erasures have a backup of their own (docs/decisions/0003).
      if (!(await hasSchema(session, 'keys'))) await session.schema.createSchema('keys').execute();
      await migrate(session);
      await sql`select pg_advisory_unlock(${startLock})`.execute(session);
    });
  } finally {
    await db.destroy();
  }
}

async function hasSchema(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${name}`.execute(db);
  return rows.length > 0;
}
