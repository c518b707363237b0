import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../storage/database.ts';
import { longTables, personalTables } from '../storage/personal-tables.ts';

/** Deletes every row of the person; answers how many of each kind that people know there were. */
export async function deletePersonalRows(
  transaction: StoreTransaction,
  userId: string,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const { table, column, through, keepsRow, countedAs } of personalTables) {
    const owner = through
      ? sql`in (select id from ${sql.table(through.table)} where ${sql.ref(through.column)} = ${userId})`
      : sql`= ${userId}`;
    const change = keepsRow
      ? sql`update ${sql.table(table)} set ${sql.ref(column)} = null`
      : sql`delete from ${sql.table(table)}`;
    const { numAffectedRows } = await sql`${change} where ${sql.ref(column)} ${owner}`.execute(
      transaction,
    );
    if (countedAs !== null) erased[countedAs] = Number(numAffectedRows ?? 0);
  }
  return erased;
}

/** So many rows go in one statement: everybody else's writes wait for it. */
const rowsAtOnce = 2_000;

/** Deletes what may be long, in steps between which others write; answers how many rows of each kind there were. */
export async function deleteLongTables(db: Store, userId: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const { table, keyColumn, countedAs } of longTables) {
    let deleted = 0;
    for (;;) {
      const key = sql.ref(keyColumn);
      const some = sql`select ${key} from ${sql.table(table)} where user_id = ${userId} limit ${sql.lit(rowsAtOnce)}`;
      const { numAffectedRows } =
        await sql`delete from ${sql.table(table)} where ${key} in (${some})`.execute(db);
      const rows = Number(numAffectedRows ?? 0);
      deleted += rows;
      if (rows < rowsAtOnce) break;
    }
    erased[countedAs] = deleted;
  }
  return erased;
}

/** Links to the address: they carry it, and nobody else's. */
export async function deleteLinksTo(transaction: StoreTransaction, email: string): Promise<void> {
  await transaction.deleteFrom('magic_links').where('email', '=', email).execute();
}

/** Sign-ins by a provider that are on their way hold the person's id or address for some minutes. */
export async function deleteTransactionsOf(
  transaction: StoreTransaction,
  person: { readonly id: string; readonly email: string },
): Promise<void> {
  await transaction
    .deleteFrom('oauth_transactions')
    .where(({ or, eb }) =>
      or([
        eb('assertion', 'like', `%"${person.id}"%`),
        eb('assertion', 'like', `%"${person.email}"%`),
      ]),
    )
    .execute();
}

/** Those of the given people who are, against the record of erasures, in the store again. */
export async function findReturned(db: Store): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', db.selectFrom('keys.erasures').select('user_id'))
    .execute();
}
