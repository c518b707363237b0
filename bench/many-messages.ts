import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** As large as the cipher text of a short message would make a row. */
const filling = 'x'.repeat(100);

/**
 * Fills the stopped server's store until the person's current conversation has so many messages. They have no text,
 * since only the server can encrypt one.
 */
export function fillConversation(dataDir: string, total: number): void {
  const store = new DatabaseSync(join(dataDir, 'accanto.db'));
  const current = store
    .prepare('select id, user_id from conversations where is_current = 1')
    .get() as { id: string; user_id: string };
  const { highest } = store
    .prepare('select max(sequence) as highest from messages where conversation_id = ?')
    .get(current.id) as { highest: number };
  const insert = store.prepare(`insert into messages (id, conversation_id, user_id, sequence, role,
    created_at, reply_state, client_message_id, used_memory, answers_through)
    values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`);
  store.exec('begin');
  for (let sequence = highest + 1; sequence <= total; sequence += 1) {
    const isReply = sequence % 2 === 0;
    insert.run(
      randomUUID(),
      current.id,
      current.user_id,
      sequence,
      isReply ? 'assistant' : 'user',
      Date.now(),
      isReply ? 'complete' : null,
      `${filling}${sequence}`,
      isReply ? sequence - 1 : null,
    );
  }
  store.exec('commit');
  store.exec('pragma wal_checkpoint(truncate)');
  store.close();
}
