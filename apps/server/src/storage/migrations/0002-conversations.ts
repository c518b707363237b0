import { sql, type Kysely } from 'kysely';

/** Conversations, what was said in them, and what is kept of the person who speaks. Texts are cipher text. */
export interface ConversationTables {
  conversations: ConversationTable;
  messages: MessageTable;
  reactions: ReactionTable;
  comments: CommentTable;
  memories: MemoryTable;
  risk_states: RiskStateTable;
  risk_events: RiskEventTable;
  daily_replies: DailyReplyTable;
  consents: ConsentTable;
  age_answers: AgeAnswerTable;
  age_refusals: AgeRefusalTable;
}

interface ConversationTable {
  id: string;
  user_id: string;
  title: Uint8Array;
  created_at: number;
  /** Of the last message, or of the creation: silence is counted from here. */
  updated_at: number;
  /** 1: the one that the chat shows. At most one per person among those that are not deleted. */
  is_current: number;
  /** Set: deleted, and gone for good after `undo_until`. */
  deleted_at: number | null;
  undo_until: number | null;
}

interface MessageTable {
  id: string;
  conversation_id: string;
  user_id: string;
  sequence: number;
  role: 'user' | 'assistant';
  /** null: a reply that has its place but no word yet. */
  content: Uint8Array | null;
  created_at: number;
  /** The id that the page gave to what it sent; of a reply: to the press that asked for it. */
  client_message_id: string | null;
  /** Assistant messages only: how far the reply came and who wrote it. */
  reply_state: 'streaming' | 'complete' | 'interrupted' | 'stopped' | null;
  origin: 'prepared' | 'built-in' | 'model' | null;
  used_memory: number;
  /** Assistant messages only: the messages of the person up to this sequence are answered by it. */
  answers_through: number | null;
  /** Assistant messages only: the meaning of the action button that asked for it. */
  action: string | null;
  /** Assistant messages only: the node that writes it (0005-nodes.ts). */
  written_by: string | null;
  /** Assistant messages only: the sequence of the reply whose question is answered anew (0006-replies-anew.ts). */
  anew_of: number | null;
}

interface ReactionTable {
  message_id: string;
  user_id: string;
  emoji: string;
  created_at: number;
}

interface CommentTable {
  id: string;
  message_id: string;
  user_id: string;
  content: Uint8Array;
  created_at: number;
  edited: number;
}

interface MemoryTable {
  id: string;
  user_id: string;
  fact: Uint8Array;
  source_message_id: string | null;
  created_at: number;
}

interface RiskStateTable {
  user_id: string;
  /** The companion's own state as JSON; it holds no text of the person. */
  state: string;
  /** The card that is on screen as JSON, made of the resource file's words. */
  card: string | null;
  /** Until then no limit may hold back a message; null: never was at R2 or above. */
  limits_yield_until: number | null;
  updated_at: number;
}

interface RiskEventTable {
  id: string;
  user_id: string;
  at: number;
  level: string;
  /** Names of rules, separated by commas. */
  rule_ids: string;
  language: string;
  card_form: string | null;
  action: string | null;
}

interface DailyReplyTable {
  user_id: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** One row for each answer that was given, never changed: the newest one holds (GDPR art. 7(1)). */
interface ConsentTable {
  id: string;
  user_id: string;
  processing: number;
  history: number;
  memory: number;
  version: string;
  language: string;
  at: number;
}

/** Only the result, the method and the time; never the month of birth. */
interface AgeAnswerTable {
  user_id: string;
  adult: number;
  method: 'declared';
  at: number;
}

/** Carries no person's id: a keyed hash of an address or of a device, forgotten after 24 hours. */
interface AgeRefusalTable {
  subject_hash: string;
  expires_at: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createConversations(db);
  await createMessages(db);
  await createReactions(db);
  await createWhatIsKeptOfAPerson(db);
  await createConsents(db);
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('title', sql`bytea`, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('undo_until', 'bigint')
    .execute();
  await sql`create unique index conversations_current on conversations (user_id)
    where is_current = 1 and deleted_at is null`.execute(db);
  await db.schema
    .createIndex('conversations_newest')
    .on('conversations')
    .columns(['user_id', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createIndex('conversations_silent')
    .on('conversations')
    .column('updated_at')
    .execute();
  await sql`create index conversations_deleted on conversations (undo_until)
    where deleted_at is not null`.execute(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', sql`bytea`)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('client_message_id', 'text')
    .addColumn('reply_state', 'text')
    .addColumn('origin', 'text')
    .addColumn('used_memory', 'integer', (column) => column.notNull())
    .addColumn('answers_through', 'integer')
    .addColumn('action', 'text')
    .execute();
  await db.schema
    .createIndex('messages_in_order')
    .on('messages')
    .columns(['conversation_id', 'sequence'])
    .unique()
    .execute();
  await sql`create unique index messages_sent_once on messages (user_id, client_message_id)
    where client_message_id is not null`.execute(db);
  await sql`create unique index messages_one_reply on messages (conversation_id)
    where reply_state = 'streaming'`.execute(db);
  await db.schema.createIndex('messages_of_person').on('messages').column('user_id').execute();
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reactions')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().references('messages.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('emoji', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reactions_of_person').on('reactions').column('user_id').execute();
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('reactions.message_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('content', sql`bytea`, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('comments_of_message').on('comments').column('message_id').execute();
  await db.schema.createIndex('comments_of_person').on('comments').column('user_id').execute();
}

async function createWhatIsKeptOfAPerson(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('fact', sql`bytea`, (column) => column.notNull())
    .addColumn('source_message_id', 'text', (column) =>
      column.references('messages.id').onDelete('set null'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('memories_of_person').on('memories').column('user_id').execute();
  await db.schema
    .createIndex('memories_of_message')
    .on('memories')
    .column('source_message_id')
    .execute();
  await db.schema
    .createTable('risk_states')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('card', 'text')
    .addColumn('limits_yield_until', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('risk_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('rule_ids', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('card_form', 'text')
    .addColumn('action', 'text')
    .execute();
  await db.schema
    .createIndex('risk_events_of_person')
    .on('risk_events')
    .column('user_id')
    .execute();
  await db.schema.createIndex('risk_events_by_time').on('risk_events').column('at').execute();
  await db.schema
    .createTable('daily_replies')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_replies_key', ['user_id', 'day'])
    .execute();
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('processing', 'integer', (column) => column.notNull())
    .addColumn('history', 'integer', (column) => column.notNull())
    .addColumn('memory', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('consents_newest')
    .on('consents')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createTable('age_answers')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('adult', 'integer', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('age_refusals')
    .addColumn('subject_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
