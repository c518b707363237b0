import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toPostgresValue } from '../postgres-values.ts';
import { openSqlite, storeFiles } from '../sqlite.ts';
import { MoveError } from './move-error.ts';
import type { Row } from './row-checksum.ts';

/** A table by its name in both stores; `columns` in the order of their names. */
export interface MovedTable {
  readonly schema: 'public' | 'keys';
  readonly name: string;
  readonly columns: readonly string[];
}

export interface MoveSource {
  /** Those that others refer to come first. */
  readonly tables: readonly MovedTable[];
  /** Of every byte of it: two moves with the same one move the same. */
  readonly fingerprint: string;
  count(table: MovedTable): number;
  /** In the order in which they were written, after the given number of a row; each with its own. */
  rows(table: MovedTable, after: number): Iterable<{ readonly number: number; readonly row: Row }>;
  close(): void;
}

/** Opens the embedded store of `dataDir`, migrated, for nobody but us. Throws MoveError while a server uses it. */
export async function openMoveSource(dataDir: string): Promise<MoveSource> {
  const files = {
    public: join(dataDir, storeFiles.main),
    keys: join(dataDir, storeFiles.keys),
  };
  for (const file of Object.values(files))
    if (!existsSync(file)) throw new MoveError(`There is no ${file}: is DATA_DIR right?`);
  openAlone(files.public).close();
  await (await openSqlite(dataDir)).destroy();
  const stores = { public: openAlone(files.public), keys: openAlone(files.keys) };
  const tables = [
    ...tablesOf(stores.keys).map((table) => ({ schema: 'keys' as const, ...table })),
    ...tablesOf(stores.public).map((table) => ({ schema: 'public' as const, ...table })),
  ];
  const fingerprint = `${await hashOfFile(files.public)} ${await hashOfFile(files.keys)}`;
  return {
    tables,
    fingerprint,
    count: ({ schema, name }) =>
      Number(stores[schema].prepare(`select count(*) as rows from "${name}"`).get()?.['rows']),
    *rows({ schema, name, columns }, after) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      const statement = stores[schema].prepare(
        `select rowid as "row number", ${list} from "${name}" where rowid > ? order by rowid`,
      );
      for (const { 'row number': number, ...values } of statement.iterate(after)) {
        const row = Object.entries(values).map(([column, value]) => [
          column,
          toPostgresValue(value),
        ]);
        yield { number: Number(number), row: Object.fromEntries(row) };
      }
    },
    close() {
      stores.public.close();
      stores.keys.close();
    },
  };
}

/** Whoever has the file open, even only to read, keeps us out. */
function openAlone(file: string): DatabaseSync {
  const store = new DatabaseSync(file);
  try {
    store.exec('pragma locking_mode = exclusive');
    store.exec('begin exclusive; commit');
    store.exec('pragma wal_checkpoint(truncate)');
  } catch (error) {
    store.close();
    const isInUse = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
    throw isInUse ? new MoveError(`${file} is in use: stop the server first`) : error;
  }
  return store;
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const sqliteBusy = 5;

function tablesOf(store: DatabaseSync): { name: string; columns: string[] }[] {
  const names = store
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite_|kysely_)/.test(name));
  const textsOf = (statement: string, field: string): string[] =>
    store
      .prepare(statement)
      .all()
      .map((row) => String(row[field]));
  const placed: string[] = [];
  // Whoever refers to somebody waits until they have their place.
  function place(name: string): void {
    if (placed.includes(name)) return;
    for (const referred of textsOf(`pragma foreign_key_list("${name}")`, 'table'))
      if (referred !== name) place(referred);
    placed.push(name);
  }
  names.forEach(place);
  return placed.map((name) => ({
    name,
    columns: textsOf(`pragma table_info("${name}")`, 'name').toSorted(),
  }));
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
