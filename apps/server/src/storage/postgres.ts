import { Kysely, PostgresDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgresPool, type PostgresSettings } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** Any number of nodes may start at once: the others wait here while one prepares the database. */
const startLock = 4_711_982_003;
/** Migrations rewrite tables, and waiting for another node's takes as long as they do. */
const preparationMs = 30 * 60_000;

/** Opens PostgreSQL and brings its schema up to date. Throws StoreUnavailableError and NewerSchemaError. */
export async function openPostgres(settings: PostgresSettings): Promise<Kysely<Tables>> {
  const preparing = connect({
    ...settings,
    poolMax: 1,
    readMs: preparationMs,
    writeMs: preparationMs,
  });
  try {
    await prepare(preparing);
  } finally {
    await preparing.destroy();
  }
  return connect(settings);
}

function connect(settings: PostgresSettings): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPostgresPool(settings) }) });
}

/** The lock belongs to the session: a node that dies in the middle gives it up. */
async function prepare(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${startLock})`.execute(session);
    await createKeysSchema(session);
    await migrate(session);
    await sql`select pg_advisory_unlock(${startLock})`.execute(session);
  });
}

/** Personal keys and the record of erasures have a schema of their own, and a backup of their own (decision 0003). */
async function createKeysSchema(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = 'keys'`.execute(db);
  if (rows.length === 0) await db.schema.createSchema('keys').execute();
}
