import type { Tables } from './tables.ts';

interface PersonalTable {
  readonly table: keyof Tables;
  /** The column that holds the person's id, or, for `through`, the id of the row of the other table. */
  readonly column: string;
  /** Rows that reach the person by way of another table. */
  readonly through?: { readonly table: keyof Tables; readonly column: string };
  /** The row stays without the id: it tells what somebody did, not about whom. */
  readonly keepsRow?: true;
  /** What the person is told was erased; null: counted nowhere, since it is bookkeeping. */
  readonly countedAs: string | null;
}

/**
 * Every table with a person's id, in the order in which erasure empties them. Erasure, export and a test that
 * compares it with the schema all read this list.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'comments', column: 'user_id', countedAs: 'comments' },
  { table: 'reactions', column: 'user_id', countedAs: 'reactions' },
  { table: 'memories', column: 'user_id', countedAs: 'memories' },
  { table: 'reports', column: 'user_id', countedAs: 'reports' },
  { table: 'presses', column: 'user_id', countedAs: null },
  { table: 'messages', column: 'user_id', countedAs: 'messages' },
  { table: 'conversations', column: 'user_id', countedAs: 'conversations' },
  { table: 'risk_states', column: 'user_id', countedAs: 'riskStates' },
  { table: 'risk_events', column: 'user_id', countedAs: 'riskEvents' },
  { table: 'daily_replies', column: 'user_id', countedAs: null },
  { table: 'consents', column: 'user_id', countedAs: 'consents' },
  { table: 'age_answers', column: 'user_id', countedAs: null },
  { table: 'age_checks', column: 'user_id', countedAs: null },
  {
    table: 'refresh_tokens',
    column: 'session_id',
    through: { table: 'sessions', column: 'user_id' },
    countedAs: null,
  },
  { table: 'sessions', column: 'user_id', countedAs: 'sessions' },
  { table: 'identities', column: 'user_id', countedAs: 'identities' },
  { table: 'avatars', column: 'user_id', countedAs: 'avatars' },
  { table: 'magic_links', column: 'changes_user_id', countedAs: null },
  { table: 'audit_log', column: 'user_id', countedAs: null },
  { table: 'audit_log', column: 'actor_id', keepsRow: true, countedAs: null },
  { table: 'audit_log', column: 'subject_id', keepsRow: true, countedAs: null },
  { table: 'users', column: 'id', countedAs: 'users' },
];

/** Those of them that may hold very many rows of one person. */
export const longTables = [
  { table: 'comments', keyColumn: 'id', countedAs: 'comments' },
  { table: 'reactions', keyColumn: 'message_id', countedAs: 'reactions' },
  { table: 'messages', keyColumn: 'id', countedAs: 'messages' },
] as const satisfies readonly { table: keyof Tables; keyColumn: string; countedAs: string }[];
