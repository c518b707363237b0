import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as conversations from './migrations/0002-conversations.ts';
import * as forms from './migrations/0003-forms.ts';
import * as administration from './migrations/0004-administration.ts';
import * as nodes from './migrations/0005-nodes.ts';
import * as repliesAnew from './migrations/0006-replies-anew.ts';
import * as presses from './migrations/0007-presses.ts';

const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-conversations': conversations,
  '0003-forms': forms,
  '0004-administration': administration,
  '0005-nodes': nodes,
  '0006-replies-anew': repliesAnew,
  '0007-presses': presses,
};

/** The store was written by a newer version of the product, which this one could only damage. */
export class NewerSchemaError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The store has migrations that this version does not know (${unknown.join(', ')}). Start the newer version, or restore a backup made by this one.`,
    );
    this.name = 'NewerSchemaError';
  }
}

/**
 * Brings the store's schema up to date, in one transaction and under the store's own lock.
 * Throws NewerSchemaError before anything is changed when the store is ahead of the program.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = (await executedMigrations(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const bookkeeping = 'kysely_migration';
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === bookkeeping)) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom(bookkeeping)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
