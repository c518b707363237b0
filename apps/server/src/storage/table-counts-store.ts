import { sql } from 'kysely';
import type { Store } from './database.ts';

/** How many rows each table has, those of personal keys left out. */
export async function countRows(db: Store): Promise<Record<string, number>> {
  const tables = await db.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name, schema } of tables) {
    if (schema === 'keys') continue;
    const { rows } = await sql<{ rows: number }>`select count(*) as rows
      from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.rows ?? 0;
  }
  return counts;
}
