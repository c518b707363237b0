import { stringify } from 'csv-stringify/sync';
import { strToU8, zip } from 'fflate';

/** One kind of thing a person may take along, in readable form. */
export interface ExportTable {
  /** Name of its files in the archive. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, string | number | boolean | null>>[];
}

/** What one room keeps of a person; app.ts gives the list of them to the account room. */
export type ExportSource = (userId: string) => Promise<readonly ExportTable[]>;

/** One zip archive with a JSON and a CSV file of each table (security requirement G4; GDPR art. 15 and 20). */
export async function exportArchive(tables: readonly ExportTable[]): Promise<Uint8Array> {
  const files = tables.flatMap(({ name, rows }) => [
    [`${name}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const,
    [`${name}.csv`, strToU8(csvOf(rows))] as const,
  ]);
  return new Promise((resolve, reject) => {
    zip(Object.fromEntries(files), (error, archive) => {
      if (error) reject(error);
      else resolve(archive);
    });
  });
}

/** Formula starters are neutralised, so that a spreadsheet shows text and runs nothing (security requirement F4). */
function csvOf(rows: ExportTable['rows']): string {
  return stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: { boolean: String },
  });
}
