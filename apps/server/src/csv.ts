import { stringify } from 'csv-stringify/sync';

export type CsvRow = Readonly<Record<string, string | number | boolean | null>>;

/** Rows are turned into text this many at a time. */
const rowsAtOnce = 200;

/**
 * A CSV file (RFC 4180) piece by piece, with a header of the first row's names and a byte order mark for spreadsheets.
 * Formula starters are neutralised, so that a spreadsheet shows text and runs nothing (security requirement F4).
 */
export async function* csvLines(rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let waiting: CsvRow[] = [];
  let isFirst = true;
  const take = (): string => {
    const text = csvText(waiting, isFirst);
    isFirst = false;
    waiting = [];
    return text;
  };
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length === rowsAtOnce) yield take();
  }
  if (waiting.length > 0 || isFirst) yield take();
}

/** Some rows of a CSV file; `isStart`: with the byte order mark and the header before them. */
export function csvText(rows: readonly CsvRow[], isStart: boolean): string {
  return stringify([...rows], {
    header: isStart,
    bom: isStart,
    escape_formulas: true,
    cast: { boolean: String },
  });
}
