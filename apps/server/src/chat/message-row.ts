import type { ActionButtonMeaning } from '@accanto/contract';
import type { TextCipher } from '../storage/text-cipher.ts';
import type { MessageRow, StoredMessage } from './stored-message.ts';

/** Where the cipher text of a message belongs; elsewhere it cannot be read. */
export const contentPlace = (id: string): string => `messages:${id}:content`;

/** A row with its text. Throws where the text cannot be read. */
export async function readMessage(cipher: TextCipher, row: MessageRow): Promise<StoredMessage> {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    userId: row.user_id,
    sequence: row.sequence,
    content:
      row.content === null
        ? ''
        : await cipher.decrypt(row.user_id, contentPlace(row.id), row.content),
    createdAt: row.created_at,
    clientMessageId: row.client_message_id,
    reply:
      row.role === 'user'
        ? null
        : {
            state: row.reply_state ?? 'interrupted',
            origin: row.origin,
            usedMemory: row.used_memory === 1,
            answersThrough: row.answers_through ?? 0,
            action: row.action as ActionButtonMeaning | null,
            anewOf: row.anew_of,
          },
  };
}
