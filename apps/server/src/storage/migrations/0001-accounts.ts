import type { AuthProvider, Language } from '@accanto/contract';
import { sql, type Generated, type Kysely } from 'kysely';

/** People, how they prove who they are, and where they are signed in. */
export interface AccountTables {
  users: UserTable;
  identities: IdentityTable;
  avatars: AvatarTable;
  magic_links: MagicLinkTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  oauth_transactions: OAuthTransactionTable;
  audit_log: AuditLogTable;
  master_keys: MasterKeyTable;
  'keys.user_keys': UserKeyTable;
  'keys.erasures': ErasureTable;
}

interface UserTable {
  id: string;
  /** Normalised, and proved by its owner: an unproved address is never put on an account. */
  email: string;
  full_name: string | null;
  avatar_id: string | null;
  language: Language;
  /** JSON list of names: those of the configuration and those that were granted. */
  roles: string;
  /** JSON list of names that an administrator or the command line granted (0004). */
  granted_roles: Generated<string>;
  auth_provider: AuthProvider;
  /** JSON of the contract's UserSettings. */
  settings: string;
  created_at: number;
  last_login_at: number | null;
  blocked_at: number | null;
}

interface IdentityTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: number;
}

interface AvatarTable {
  id: string;
  user_id: string;
  media_type: string;
  bytes: Uint8Array;
}

interface MagicLinkTable {
  id: string;
  /** SHA-256 of the token; the token itself exists only in the letter. */
  token_hash: string;
  email: string;
  language: Language;
  /** Hash of the browser's marker; null: asked for by a client without one. */
  marker_hash: string | null;
  /** Keyed hash of the six digits: ten to the sixth is too few for a plain one. */
  code_hash: string;
  code_tries: number;
  /** Set: proves a new address for this account instead of signing in. */
  changes_user_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

interface SessionTable {
  id: string;
  user_id: string;
  device: string;
  auth_provider: AuthProvider;
  created_at: number;
  last_used_at: number;
  /** The sign-in before this one. */
  previous_login_at: number | null;
  /** Unused until then: over. Moves with each refresh. */
  idle_expires_at: number;
  /** Over in any case. */
  expires_at: number;
  /** How many refresh tokens were issued; the order of tokens is decided by it, not by clocks. */
  refresh_counter: number;
  ended_at: number | null;
  ended_by: string | null;
}

interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  counter: number;
  created_at: number;
  replaced_at: number | null;
  /** The token that replaced this one, encrypted with a key that only a holder of this one can make. */
  sealed_successor: Uint8Array | null;
}

interface OAuthTransactionTable {
  id: string;
  provider: string;
  /** Hash of the state, for redirects; of the PKCE verifier, for the page's own exchange. */
  start_hash: string;
  redirect_uri: string;
  /** Hash of the cookie of the browser that started; null: bound to the verifier instead. */
  browser_hash: string | null;
  language: Language;
  created_at: number;
  expires_at: number;
  started_use_at: number | null;
  /** After the provider's answer: who it is, as JSON, until the ticket or the proof by mail is shown. */
  assertion: string | null;
  ticket_hash: string | null;
  finished_at: number | null;
}

interface AuditLogTable {
  id: string;
  at: number;
  event: string;
  user_id: string | null;
  session_id: string | null;
  /** The following ones since 0004: set when an administrator or the command line acted. */
  acted_by: Generated<'administrator' | 'command-line' | null>;
  /** The administrator. */
  actor_id: Generated<string | null>;
  /** The id of what it was about. */
  subject_id: Generated<string | null>;
}

interface MasterKeyTable {
  /** Fingerprint of a master key that wraps keys of this store. */
  id: string;
  created_at: number;
}

interface UserKeyTable {
  user_id: string;
  master_key_id: string;
  wrapped: Uint8Array;
  created_at: number;
}

/** Who was erased: applied again at every start, so that a restored backup brings nobody back. */
interface ErasureTable {
  user_id: string;
  erased_at: number;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createSignIn(db);
  await createSessions(db);
  await createKeys(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('full_name', 'text')
    .addColumn('avatar_id', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('auth_provider', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .addColumn('blocked_at', 'bigint')
    .execute();
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['provider', 'subject'])
    .execute();
  await index(db, 'identities', ['user_id']);
  await db.schema
    .createTable('avatars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute();
  await index(db, 'avatars', ['user_id']);
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('session_id', 'text')
    .execute();
  await index(db, 'audit_log', ['at']);
  await index(db, 'audit_log', ['user_id']);
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('magic_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('marker_hash', 'text')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('code_tries', 'integer', (column) => column.notNull())
    .addColumn('changes_user_id', 'text', (column) =>
      column.references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await index(db, 'magic_links', ['email']);
  await index(db, 'magic_links', ['expires_at']);
  await index(db, 'magic_links', ['changes_user_id']);
  await db.schema
    .createTable('oauth_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('start_hash', 'text', (column) => column.notNull().unique())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('started_use_at', 'bigint')
    .addColumn('assertion', 'text')
    .addColumn('ticket_hash', 'text', (column) => column.unique())
    .addColumn('finished_at', 'bigint')
    .execute();
  await index(db, 'oauth_transactions', ['expires_at']);
  await index(db, 'oauth_transactions', ['browser_hash']);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('auth_provider', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('previous_login_at', 'bigint')
    .addColumn('idle_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('refresh_counter', 'integer', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .execute();
  await index(db, 'sessions', ['user_id']);
  await index(db, 'sessions', ['expires_at']);
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint')
    .addColumn('sealed_successor', sql`bytea`)
    .execute();
  await db.schema
    .createIndex('refresh_tokens_in_order')
    .on('refresh_tokens')
    .columns(['session_id', 'counter'])
    .unique()
    .execute();
}

/** Personal keys and the record of erasures lie in a schema of their own: a file of its own in the embedded store. */
async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('master_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('keys.user_keys')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('master_key_id', 'text', (column) => column.notNull())
    .addColumn('wrapped', sql`bytea`, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('keys.erasures')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
