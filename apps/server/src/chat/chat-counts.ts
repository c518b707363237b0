import type { ChatHubEvent, ChatHubEventName } from '@accanto/contract';
import type { Count } from '../counting.ts';
import type { SendToPerson } from './neighbours.ts';

/** Questions that wait for their first word; more than can be answered at one time are not followed. */
const waitingAtMost = 10_000;

/** Counts what passes on its way to the pages: that it happened and how long it took, never whose it is. */
export function countEvents(
  send: SendToPerson,
  count: Count,
  labelOfFirstWord: (ms: number) => string,
): SendToPerson {
  const askedAt = new Map<string, number>();

  function ask(conversationId: string): void {
    askedAt.set(conversationId, performance.now());
    const oldest = askedAt.keys().next();
    if (askedAt.size > waitingAtMost && !oldest.done) askedAt.delete(oldest.value);
  }

  const counters: {
    [Name in ChatHubEventName]?: (payload: ChatHubEvent<Name>) => void;
  } = {
    ReceiveMessage({ role, sequence, conversationId = '' }) {
      if (role !== 'user') return;
      count('messages');
      if (sequence === 1) count('conversations');
      ask(conversationId);
    },
    ReceiveMessageDelta({ conversationId = '', isFirst, isComplete, origin, replyState }) {
      const asked = isFirst ? askedAt.get(conversationId) : undefined;
      if (asked !== undefined) {
        askedAt.delete(conversationId);
        count('firstWordMs', labelOfFirstWord(performance.now() - asked));
      }
      if (!isComplete) return;
      count('replies', origin);
      if (replyState !== 'complete') count('interruptedReplies', replyState);
    },
    ReceiveCrisisCard(card) {
      if (card !== null) count('cardsShown', `${card.country} ${card.form}`);
    },
  };

  return (userId, event, payload) => {
    counters[event]?.(payload);
    send(userId, event, payload);
  };
}
