import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { openDatabase, type Database } from '../storage/database.ts';

/** Instead of a data directory: the database with all migrations, of which the others are copies. */
export const testTemplate = 'template';

/**
 * The address of PostgreSQL for the store that belongs to this data directory, made at its first use; undefined where
 * the tests run on the embedded store. `TEST_DATABASE_URL` names the server (vitest.services.config.ts).
 */
export async function testDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return undefined;
  const name = databaseName(dataDir);
  const origin = dataDir === testTemplate ? 'template1' : databaseName(testTemplate);
  await onServer(server, `create database ${name} template ${origin}`).catch((error: unknown) => {
    const isThere = error instanceof DatabaseError && error.code === '42P04';
    if (!isThere) throw error;
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes what `testDatabaseUrl` made. */
export async function removeTestDatabase(dataDir: string): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined)
    await onServer(server, `drop database if exists ${databaseName(dataDir)} with (force)`);
}

/** Opens the store that belongs to this data directory, on whichever database the tests run. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const url = await testDatabaseUrl(dataDir);
  return openDatabase({ dataDir, postgres: url === undefined ? null : testPostgres(url) });
}

/** Settings for a database of a test; nothing in them is short, since the machine may be busy. */
export function testPostgres(url: string) {
  return { url, poolMax: 10, connectMs: 20_000, readMs: 20_000, writeMs: 20_000 };
}

/** Every row of every table, keys and record of erasures left out, to look for what must not be there. */
export async function dumpTestStore(dataDir: string): Promise<string> {
  const { db, close } = await openTestDatabase(dataDir);
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema !== 'keys');
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  await close();
  return JSON.stringify(rows.map((table) => table.rows));
}

function databaseName(dataDir: string): string {
  return `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
