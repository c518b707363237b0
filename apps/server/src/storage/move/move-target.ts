import { sql, type Kysely, type RawBuilder } from 'kysely';
import { connectPostgres, preparePostgres } from '../postgres.ts';
import type { PostgresSettings } from '../postgres-pool.ts';
import type { Tables } from '../tables.ts';
import { MoveError } from './move-error.ts';
import type { MovedTable } from './move-source.ts';
import { createChecksum, type Row, type TableSum } from './row-checksum.ts';

/** How far a table was copied: the number of its last row, and how many there were. */
export interface Copied {
  readonly lastNumber: number;
  readonly rows: number;
}

export interface MoveTarget {
  /** A move of exactly this source was interrupted here and goes on. */
  readonly isResumed: boolean;
  copied(table: MovedTable): Promise<Copied>;
  /** Writes the rows and how far the table was copied in one step. */
  write(table: MovedTable, rows: readonly Row[], copied: Copied): Promise<void>;
  sum(table: MovedTable, onRows: (rows: number) => void): Promise<TableSum>;
  /** From here on a server may start on it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Few enough to fit into memory where a row is a picture. */
const fetchedAtOnce = 200;
/** A table may be large, and a step over it takes its time. */
const stepMs = 10 * 60_000;

/**
 * Prepares PostgreSQL to take over the tables. While the schema `move` is there, no server starts on it. Throws
 * MoveError when it holds something else than an interrupted move.
 */
export async function openMoveTarget(
  settings: PostgresSettings,
  tables: readonly MovedTable[],
  fingerprint: string,
): Promise<MoveTarget> {
  await preparePostgres(settings);
  const db = connectPostgres({ ...settings, readMs: stepMs, writeMs: stepMs });
  try {
    return await begin(db, tables, fingerprint);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function begin(
  db: Kysely<Tables>,
  tables: readonly MovedTable[],
  fingerprint: string,
): Promise<MoveTarget> {
  await requireSameTables(db, tables);
  const known = await readFingerprint(db);
  if (known === null) await requireEmpty(db, tables);
  if (known !== fingerprint) await startAnew(db, tables, fingerprint);

  return {
    isResumed: known === fingerprint,
    async copied(table) {
      const { rows } = await sql<Copied>`
        select last_number as "lastNumber", rows from move.progress where name = ${keyOf(table)}`.execute(
        db,
      );
      return rows[0] ?? { lastNumber: 0, rows: 0 };
    },
    async write(table, rows, { lastNumber, rows: total }) {
      const values = rows.map(
        (row) => sql`(${sql.join(table.columns.map((column) => sql`${row[column]}`))})`,
      );
      await db.transaction().execute(async (step) => {
        await sql`insert into ${nameOf(table)} (${columnsOf(table)}) values ${sql.join(values)}`.execute(
          step,
        );
        await sql`insert into move.progress (name, last_number, rows)
          values (${keyOf(table)}, ${lastNumber}, ${total})
          on conflict (name) do update set last_number = excluded.last_number, rows = excluded.rows`.execute(
          step,
        );
      });
    },
    sum: (table, onRows) => sumOf(db, table, onRows),
    async finish() {
      await sql`drop schema move cascade`.execute(db);
      await sql`analyze`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Reads the whole table through a cursor, so that it need not fit into memory. */
async function sumOf(
  db: Kysely<Tables>,
  table: MovedTable,
  onRows: (rows: number) => void,
): Promise<TableSum> {
  const checksum = createChecksum(table.columns);
  await db.transaction().execute(async (step) => {
    await sql`declare moved no scroll cursor for
      select ${columnsOf(table)} from ${nameOf(table)}`.execute(step);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(fetchedAtOnce)} from moved`.execute(step);
      rows.forEach(checksum.add);
      if (rows.length === 0) return;
      onRows(checksum.result().rows);
    }
  });
  return checksum.result();
}

async function readFingerprint(db: Kysely<Tables>): Promise<string | null> {
  const { rows: schemas } = await sql`select 1 from pg_namespace where nspname = 'move'`.execute(
    db,
  );
  if (schemas.length === 0) return null;
  const { rows } = await sql<{ fingerprint: string }>`select fingerprint from move.source`.execute(
    db,
  );
  return rows[0]?.fingerprint ?? null;
}

/** What an interrupted move of another state of the source has left is taken away. */
async function startAnew(
  db: Kysely<Tables>,
  tables: readonly MovedTable[],
  fingerprint: string,
): Promise<void> {
  await db.transaction().execute(async (step) => {
    await sql`drop schema if exists move cascade`.execute(step);
    await sql`truncate ${sql.join(tables.map(nameOf))}`.execute(step);
    await sql`create schema move`.execute(step);
    await sql`create table move.source (fingerprint text not null)`.execute(step);
    await sql`create table move.progress
      (name text primary key, last_number bigint not null, rows bigint not null)`.execute(step);
    await sql`insert into move.source (fingerprint) values (${fingerprint})`.execute(step);
  });
}

async function requireEmpty(db: Kysely<Tables>, tables: readonly MovedTable[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${nameOf(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new MoveError(
        `The database is not empty: there are rows in ${keyOf(table)}. Give an empty one.`,
      );
  }
}

async function requireSameTables(db: Kysely<Tables>, tables: readonly MovedTable[]): Promise<void> {
  const there = (await db.introspection.getTables())
    .filter(({ schema }) => schema === 'public' || schema === 'keys')
    .map(({ schema, name, columns }) =>
      describe({ schema: schema ?? '', name, columns: columns.map((column) => column.name) }),
    );
  const here = tables.map(describe);
  const different = [...new Set(here).symmetricDifference(new Set(there))];
  if (different.length > 0)
    throw new MoveError(`The stores do not have the same tables: ${different.join('; ')}`);
}

function describe(table: { schema: string; name: string; columns: readonly string[] }): string {
  return `${table.schema}.${table.name} (${table.columns.toSorted().join(', ')})`;
}

const keyOf = ({ schema, name }: MovedTable): string => `${schema}.${name}`;
const nameOf = ({ schema, name }: MovedTable): RawBuilder<unknown> => sql.id(schema, name);
const columnsOf = ({ columns }: MovedTable): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.id(column)));
