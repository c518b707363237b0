import { strToU8, Zip, ZipDeflate } from 'fflate';
import { csvLines, type CsvRow } from './csv.ts';

/** One kind of thing a person may take along, in readable form. */
export interface ExportTable {
  /** Name of its files in the archive. */
  readonly name: string;
  count(userId: string): Promise<number>;
  /** Read as it is written out, so that a long life fits into little memory. */
  rows(userId: string): AsyncIterable<CsvRow>;
}

/** A table whose rows are few. */
export function smallTable(
  name: string,
  read: (userId: string) => Promise<readonly CsvRow[]>,
): ExportTable {
  return {
    name,
    count: async (userId) => (await read(userId)).length,
    async *rows(userId) {
      yield* await read(userId);
    },
  };
}

/** Rows of a JSON file are turned into text this many at a time. */
const rowsAtOnce = 100;

/**
 * One zip archive with a JSON and a CSV file of each table (security requirement G4; GDPR art. 15 and 20), written
 * while it is read. `onRow` is told of every row of every file.
 */
export async function* exportArchive(
  tables: readonly ExportTable[],
  userId: string,
  onRow: () => void,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const table of tables)
    for (const [ending, write] of [
      ['json', jsonLines],
      ['csv', csvLines],
    ] as const) {
      const file = new ZipDeflate(`${table.name}.${ending}`, { level: 6 });
      zip.add(file);
      for await (const text of write(counted(table.rows(userId), onRow))) {
        file.push(strToU8(text));
        yield* take();
      }
      file.push(new Uint8Array(0), true);
      yield* take();
    }
  zip.end();
  yield* take();
}

async function* counted(rows: AsyncIterable<CsvRow>, onRow: () => void): AsyncGenerator<CsvRow> {
  for await (const row of rows) {
    onRow();
    yield row;
  }
}

/** A JSON array with one row on each line, so that it can be read line by line again. */
async function* jsonLines(rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let text = '[';
  let count = 0;
  for await (const row of rows) {
    text += `${count === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
    count += 1;
    if (count % rowsAtOnce === 0) {
      yield text;
      text = '';
    }
  }
  yield `${text}\n]\n`;
}
