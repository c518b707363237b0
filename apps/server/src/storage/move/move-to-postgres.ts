import type { PostgresSettings } from '../postgres-pool.ts';
import { MoveError } from './move-error.ts';
import { openMoveSource, type MovedTable, type MoveSource } from './move-source.ts';
import { openMoveTarget, type MoveTarget } from './move-target.ts';
import { createChecksum, type Row, type TableSum } from './row-checksum.ts';

/** A step on the way: so many rows of one table were copied or compared. */
export interface MoveProgress {
  readonly step: 'copied' | 'compared';
  readonly table: string;
  readonly rows: number;
  readonly of: number;
}

export interface MoveReport {
  /** It went on where an earlier one was interrupted. */
  readonly isResumed: boolean;
  readonly tables: readonly (TableSum & { readonly table: string })[];
}

/** So many rows or bytes go in one step, whichever comes first. */
const copiedAtOnce = { rows: 500, bytes: 4 * 2 ** 20 };

/**
 * Takes the embedded store of `dataDir` over into PostgreSQL, personal keys and the record of erasures included, and
 * compares the number of rows and a checksum of each table. Interrupted, it goes on when it is called again. The
 * embedded store stays as it is. Throws MoveError.
 */
export async function moveToPostgres(settings: {
  readonly dataDir: string;
  readonly postgres: PostgresSettings;
  readonly onProgress: (progress: MoveProgress) => void;
}): Promise<MoveReport> {
  const source = await openMoveSource(settings.dataDir);
  try {
    const { tables, fingerprint } = source;
    const target = await openMoveTarget(settings.postgres, tables, fingerprint);
    try {
      for (const table of tables) await copy(source, target, table, settings.onProgress);
      const sums = [];
      for (const table of tables)
        sums.push({
          table: nameOf(table),
          ...(await compare(source, target, table, settings.onProgress)),
        });
      await target.finish();
      return { isResumed: target.isResumed, tables: sums };
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function copy(
  source: MoveSource,
  target: MoveTarget,
  table: MovedTable,
  onProgress: (progress: MoveProgress) => void,
): Promise<void> {
  const before = await target.copied(table);
  const of = source.count(table);
  let batch: Row[] = [];
  let bytes = 0;
  let { rows, lastNumber } = before;
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    await target.write(table, batch, { rows, lastNumber });
    batch = [];
    bytes = 0;
    onProgress({ step: 'copied', table: nameOf(table), rows, of });
  };
  for (const { number, row } of source.rows(table, lastNumber)) {
    batch.push(row);
    bytes += bytesOf(row);
    rows += 1;
    lastNumber = number;
    if (batch.length === copiedAtOnce.rows || bytes > copiedAtOnce.bytes) await write();
  }
  await write();
}

async function compare(
  source: MoveSource,
  target: MoveTarget,
  table: MovedTable,
  onProgress: (progress: MoveProgress) => void,
): Promise<TableSum> {
  const expected = createChecksum(table.columns);
  for (const { row } of source.rows(table, 0)) expected.add(row);
  const { rows: of, checksum } = expected.result();
  const found = await target.sum(table, (rows) =>
    onProgress({ step: 'compared', table: nameOf(table), rows, of }),
  );
  if (found.rows !== of || found.checksum !== checksum)
    throw new MoveError(
      `${nameOf(table)} did not arrive as it was: ${of} rows with checksum ${checksum}, ${found.rows} with ${found.checksum} in PostgreSQL. Empty the database and move again.`,
    );
  return found;
}

function bytesOf(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (value instanceof Uint8Array ? value.length : 0),
    0,
  );
}

const nameOf = ({ schema, name }: MovedTable): string =>
  schema === 'keys' ? `keys.${name}` : name;
