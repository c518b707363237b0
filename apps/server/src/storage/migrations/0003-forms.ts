import { sql, type Generated, type Kysely } from 'kysely';

/** What visitors send without an account, and counters that know nobody. */
export interface FormTables {
  waitlist_entries: WaitlistEntryTable;
  contact_messages: ContactMessageTable;
  daily_counts: DailyCountTable;
}

interface WaitlistEntryTable {
  id: string;
  email: string;
  plan: string | null;
  source: string | null;
  language: string;
  /** SHA-256 of the token in the letter's withdraw link. */
  withdraw_hash: string;
  created_at: number;
  /** Since 0004. */
  done_at: Generated<number | null>;
  answered_at: Generated<number | null>;
}

interface ContactMessageTable {
  id: string;
  email: string;
  /** Cipher text, as all free text is. */
  name: Uint8Array;
  subject: Uint8Array;
  message: Uint8Array;
  language: string;
  created_at: number;
  done_at: number | null;
  /** Since 0004. */
  answered_at: Generated<number | null>;
}

interface DailyCountTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  name: string;
  label: string;
  count: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlist_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('plan', 'text')
    .addColumn('source', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('withdraw_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', sql`bytea`, (column) => column.notNull())
    .addColumn('subject', sql`bytea`, (column) => column.notNull())
    .addColumn('message', sql`bytea`, (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('contact_messages_by_time')
    .on('contact_messages')
    .column('created_at')
    .execute();
  await db.schema
    .createIndex('contact_messages_by_address')
    .on('contact_messages')
    .column('email')
    .execute();
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'name', 'label'])
    .execute();
}
