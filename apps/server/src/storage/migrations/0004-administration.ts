import { sql, type Kysely } from 'kysely';

/** What administrators work with. Every text is cipher text under the key of the person who wrote it. */
export interface AdministrationTables {
  reports: ReportTable;
  age_checks: AgeCheckTable;
  help_line_checks: HelpLineCheckTable;
}

interface ReportTable {
  id: string;
  user_id: string;
  language: string;
  /** JSON of the ticked messages, as they were when the person sent the report. */
  messages: Uint8Array;
  reason: Uint8Array | null;
  created_at: number;
  done_at: number | null;
}

/** Somebody on this account said in the chat to be under age. */
interface AgeCheckTable {
  user_id: string;
  asked_at: number;
  /** Set: the person said to be of age after all. The question is asked once. */
  answered_at: number | null;
}

/** An administrator called the line or read its page, and it is right. */
interface HelpLineCheckTable {
  line_id: string;
  confirmed_at: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReports(db);
  await createChecks(db);
  await addToOlderTables(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('messages', sql`bytea`, (column) => column.notNull())
    .addColumn('reason', sql`bytea`)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await db.schema.createIndex('reports_of_person').on('reports').column('user_id').execute();
  await db.schema.createIndex('reports_by_time').on('reports').column('created_at').execute();
}

async function createChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('age_checks')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema.createIndex('age_checks_by_time').on('age_checks').column('asked_at').execute();
  await db.schema
    .createTable('help_line_checks')
    .addColumn('line_id', 'text', (column) => column.primaryKey())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addToOlderTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('granted_roles', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const column of ['done_at', 'answered_at'])
    await db.schema.alterTable('waitlist_entries').addColumn(column, 'bigint').execute();
  await db.schema.alterTable('contact_messages').addColumn('answered_at', 'bigint').execute();
  for (const column of ['acted_by', 'actor_id', 'subject_id'])
    await db.schema.alterTable('audit_log').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('audit_log_of_actions')
    .on('audit_log')
    .columns(['acted_by', 'id'])
    .execute();
  await db.schema.createIndex('audit_log_by_actor').on('audit_log').column('actor_id').execute();
  // Other processes, and the command line, end sessions too: a running server looks for them.
  await db.schema.createIndex('sessions_by_end').on('sessions').column('ended_at').execute();
  // Lists are paged by id, newest first.
  await db.schema
    .createIndex('contact_messages_open')
    .on('contact_messages')
    .column('done_at')
    .execute();
}
