import type { Language, ReplyOrigin, ReplyState } from '@accanto/contract';
import type { Clock } from '../clock.ts';
import { sentence } from '../http/sentences.ts';
import { toTimestamp } from './message-view.ts';
import type { SendToPerson } from './neighbours.ts';
import type { NewReply } from './stored-message.ts';

/** What pages are sent of a reply. Offsets count the UTF-16 units that come before. */
export function createReplyEvents(send: SendToPerson, clock: Clock) {
  function fields({ id, conversationId, sequence, createdAt }: NewReply) {
    return { id, conversationId, sequence, timestamp: toTimestamp(createdAt) };
  }

  return {
    delta(reply: NewReply, content: string, offset: number): void {
      const isFirst = offset === 0;
      send(reply.userId, 'ReceiveMessageDelta', {
        ...fields(reply),
        ...(isFirst && { role: 'assistant' }),
        content,
        isFirst,
        isComplete: false,
        offset,
      });
    },

    ended(
      reply: NewReply,
      offset: number,
      end: { state: ReplyState; origin: ReplyOrigin | null },
    ): void {
      send(reply.userId, 'ReceiveMessageDelta', {
        ...fields(reply),
        content: '',
        isFirst: false,
        isComplete: true,
        offset,
        replyState: end.state,
        ...(end.origin !== null && { origin: end.origin }),
      });
    },

    failed(reply: NewReply, language: Language): void {
      send(reply.userId, 'ReceiveError', {
        type: 'reply',
        code: 'REPLY_FAILED',
        message: sentence('REPLY_FAILED', language),
        timestamp: toTimestamp(clock.now()),
      });
    },
  };
}
