import type { Language, ReplyOrigin, ReplyState } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { sentence } from '../http/sentences.ts';
import { toMessage, toTimestamp } from './message-view.ts';
import type { SendToPerson } from './neighbours.ts';
import type { NewReply, StoredMessage } from './stored-message.ts';

/** What pages are sent of one reply. Offsets count the UTF-16 units that come before. */
export function createReplyEvents(
  reply: Pick<NewReply, 'id' | 'userId' | 'conversationId' | 'sequence' | 'createdAt'>,
  send: SendToPerson,
  clock: Clock,
) {
  const { id, userId, conversationId, sequence } = reply;
  const fields = { id, conversationId, sequence, timestamp: toTimestamp(reply.createdAt) };

  function failed(language: Language): void {
    send(userId, 'ReceiveError', {
      type: 'reply',
      code: 'REPLY_FAILED',
      message: sentence('REPLY_FAILED', language),
      timestamp: toTimestamp(clock.now()),
    });
  }

  return {
    delta(content: string, offset: number): void {
      const isFirst = offset === 0;
      send(userId, 'ReceiveMessageDelta', {
        ...fields,
        ...(isFirst && { role: 'assistant' }),
        content,
        isFirst,
        isComplete: false,
        offset,
      });
    },

    ended(
      offset: number,
      end: { state: ReplyState; origin: ReplyOrigin | null; usedMemory: boolean },
    ): void {
      send(userId, 'ReceiveMessageDelta', {
        ...fields,
        content: '',
        isFirst: false,
        isComplete: true,
        offset,
        replyState: end.state,
        ...(end.origin !== null && { origin: end.origin }),
        ...(end.usedMemory && { usedMemory: true }),
      });
    },

    failed,

    /** As the store kept one that broke off: as far as it came, or not at all. */
    broken(kept: StoredMessage, language: Language): void {
      if (kept.content !== '') {
        send(userId, 'ReceiveMessage', toMessage(kept, undefined, null));
        return;
      }
      send(userId, 'ReceiveRemoval', { messageIds: [id] });
      failed(language);
    },
  };
}
export type ReplyEvents = ReturnType<typeof createReplyEvents>;
