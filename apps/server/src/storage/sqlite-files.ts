import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqlValue, StoreResult, StoreThreadSettings } from './sqlite-messages.ts';

/** The SQLite engine as the store thread uses it: everything is synchronous. */
export interface SqliteEngine {
  run(sql: string, values: readonly SqlValue[]): StoreResult;
  exec(sql: string): void;
  readonly inTransaction: boolean;
  close(): void;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

const preparedAtMost = 300;
/**
 * 32 MB: running replies write the same pages again and again, and a checkpoint copies each of them only once, while
 * everybody waits.
 */
const pagesPerCheckpoint = 8_000;

/**
 * Opens the main file and, attached as schema `keys`, the file with personal keys and the record of erasures, which
 * has its own backup. Throws when a file cannot be opened or is not a database.
 */
export function openSqliteFiles(settings: StoreThreadSettings): SqliteEngine {
  const db = new DatabaseSync(settings.mainFile, { timeout: 5_000 });
  db.exec(`attach database '${settings.keysFile.replaceAll("'", "''")}' as keys`);
  for (const schema of ['main', 'keys']) {
    db.exec(`pragma ${schema}.journal_mode = wal`);
    db.exec(`pragma ${schema}.synchronous = full`);
    db.exec(`pragma ${schema}.wal_autocheckpoint = ${pagesPerCheckpoint}`);
  }
  db.exec('pragma keys.secure_delete = on');
  db.exec('pragma foreign_keys = on');
  if (settings.role === 'reader') db.exec('pragma query_only = on');

  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) {
      prepared.delete(sql);
      prepared.set(sql, known);
      return known;
    }
    const statement = db.prepare(sql);
    const fresh = { statement, givesRows: statement.columns().length > 0 };
    prepared.set(sql, fresh);
    const oldest = prepared.keys().next();
    if (prepared.size > preparedAtMost && !oldest.done) prepared.delete(oldest.value);
    return fresh;
  };

  return {
    run(sql, values) {
      const { statement, givesRows } = prepare(sql);
      if (givesRows) {
        const rows = statement.all(...values);
        return { rows, changes: rows.length };
      }
      return { rows: [], changes: Number(statement.run(...values).changes) };
    },
    exec: (sql) => db.exec(sql),
    get inTransaction() {
      return db.isTransaction;
    },
    close: () => db.close(),
  };
}
