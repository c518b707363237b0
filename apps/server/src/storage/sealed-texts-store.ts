import { sql } from 'kysely';
import type { Store } from './database.ts';
import type { Tables } from './tables.ts';

/** A column of cipher text: how its rows are named, and whose key it is under. */
interface SealedColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** The column with the person's id, or one owner for all rows. */
  readonly owner: { readonly column: string } | { readonly name: string };
}

/** Every column whose texts are cipher text, each sealed at the place `<table>:<id>:<column>`. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'conversations', column: 'title', owner: { column: 'user_id' } },
  { table: 'messages', column: 'content', owner: { column: 'user_id' } },
  { table: 'comments', column: 'content', owner: { column: 'user_id' } },
  { table: 'memories', column: 'fact', owner: { column: 'user_id' } },
  { table: 'reports', column: 'messages', owner: { column: 'user_id' } },
  { table: 'reports', column: 'reason', owner: { column: 'user_id' } },
  ...(['name', 'subject', 'message'] as const).map((column) => ({
    table: 'contact_messages' as const,
    column,
    owner: { name: 'contact_messages' },
  })),
];

export interface SealedText {
  readonly owner: string;
  readonly place: string;
  readonly bytes: Uint8Array;
}

const rowsAtOnce = 500;

/** How many sealed texts there are. */
export async function countSealedTexts(db: Store): Promise<number> {
  let count = 0;
  for (const { table, column } of sealedColumns) {
    const { rows } = await sql<{ texts: number }>`select count(*) as texts
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    count += rows[0]?.texts ?? 0;
  }
  return count;
}

/** Every sealed text, a few at a time. */
export async function* sealedTexts(db: Store): AsyncGenerator<SealedText> {
  for (const { table, column, owner } of sealedColumns) {
    const ownerOf = 'column' in owner ? sql.ref(owner.column) : sql`${owner.name}`;
    for (let after = ''; ;) {
      const { rows } = await sql<{ id: string; owner: string; bytes: Uint8Array }>`
        select id, ${ownerOf} as owner, ${sql.ref(column)} as bytes from ${sql.table(table)}
        where id > ${after} and ${sql.ref(column)} is not null
        order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
      for (const { id, owner: name, bytes } of rows)
        yield { owner: name, place: `${table}:${id}:${column}`, bytes };
      after = rows.at(-1)?.id ?? '';
      if (rows.length < rowsAtOnce) break;
    }
  }
}
