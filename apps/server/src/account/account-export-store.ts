import type { Store } from '../storage/database.ts';

export async function listAllSessions(db: Store, userId: string) {
  return db
    .selectFrom('sessions')
    .select([
      'device',
      'auth_provider as provider',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'ended_at as endedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function listIdentities(db: Store, userId: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function listSecurityEvents(db: Store, userId: string) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'event'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
