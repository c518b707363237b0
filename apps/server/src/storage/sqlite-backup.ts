import { appendFile } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

const pagesAtOnce = 500;

/**
 * Copies a database file as it is at this moment into one file of its own, while others read and write it: the open
 * read transaction keeps the moment. `onProgress` is told shares from 0 to 1.
 */
export async function copyDatabase(
  from: string,
  to: string,
  onProgress: (share: number) => void,
): Promise<void> {
  // Made before SQLite makes it, which would let everybody read it.
  await appendFile(to, '', { mode: 0o600 });
  const source = new DatabaseSync(from, { timeout: 5_000 });
  try {
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await backup(source, to, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(totalPages === 0 ? 1 : 1 - remainingPages / totalPages),
    });
    source.exec('rollback');
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    // One file that can be carried about, with nothing beside it.
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
  onProgress(1);
}

/** Whether another process has the file open: every connection in WAL mode holds a lock as long as it lives. */
export function isOpenElsewhere(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma journal_mode = wal');
    db.prepare('select count(*) from sqlite_master').get();
    db.exec('pragma journal_mode = delete');
    db.exec('pragma journal_mode = wal');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return true;
    throw error;
  } finally {
    db.close();
  }
}

/** What a database file is found to be. */
export interface Inspection {
  /** Empty: SQLite finds nothing wrong with its pages, indexes and references. */
  readonly faults: readonly string[];
  readonly migrations: readonly string[];
  /** Rows of every table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Reads the whole file and counts what is in it. Throws when it is no database. */
export function inspectDatabase(file: string): Inspection {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const texts = (statement: string): string[] =>
      db
        .prepare(statement)
        .all()
        .map((row) => Object.values(row).map(String).join(' '));
    const pages = texts('pragma integrity_check').filter((line) => line !== 'ok');
    const references = texts('pragma foreign_key_check');
    const tables = texts("select name from sqlite_master where type = 'table' order by name");
    const rows = tables.map((table) => [
      table,
      Number(db.prepare(`select count(*) as rows from "${table}"`).get()?.['rows'] ?? 0),
    ]);
    return {
      faults: [...pages, ...references.map((line) => `broken reference: ${line}`)],
      migrations: tables.includes('kysely_migration')
        ? texts('select name from kysely_migration order by name')
        : [],
      rows: Object.fromEntries(rows) as Record<string, number>,
    };
  } finally {
    db.close();
  }
}

/**
 * Brings the keys and the record of erasures of one keys file into another one. Nobody's erasure is lost, and no key
 * of an erased person comes back.
 */
export function mergeKeys(into: string, from: string): void {
  const db = new DatabaseSync(into, { timeout: 5_000 });
  try {
    db.exec('pragma secure_delete = on');
    db.prepare('attach database ? as other').run(from);
    db.exec('begin immediate');
    db.exec(`insert into main.erasures (user_id, erased_at)
      select user_id, erased_at from other.erasures where true on conflict (user_id) do nothing`);
    db.exec(`insert into main.user_keys (user_id, master_key_id, wrapped, created_at)
      select user_id, master_key_id, wrapped, created_at from other.user_keys where true
      on conflict (user_id) do nothing`);
    db.exec('delete from main.user_keys where user_id in (select user_id from main.erasures)');
    db.exec('commit');
  } finally {
    db.close();
  }
}

/** Fingerprints of the master keys with which the personal keys of a keys file are wrapped. */
export function masterKeysIn(keysFile: string): string[] {
  const db = new DatabaseSync(keysFile, { readOnly: true });
  try {
    const rows = db.prepare('select distinct master_key_id as id from user_keys').all();
    return rows.map(({ id }) => String(id));
  } finally {
    db.close();
  }
}
