import type { MessageDelta } from '@accanto/contract';
import {
  emptyConversation,
  type Conversation,
  type ConversationEvent,
  type HubEvent,
} from '../conversation-state.ts';
import { foldConversation } from '../conversation.ts';

/** When everything happens in these tests. */
export const at = '2026-11-21T10:00:00.000Z';

/** The conversation after these events. */
export function folded(
  events: readonly ConversationEvent[],
  from: Conversation = emptyConversation('anna'),
): Conversation {
  return events.reduce(foldConversation, from);
}

/** A piece of the reply a1. */
export function delta(changes: Partial<MessageDelta> = {}): HubEvent {
  return {
    type: 'delta',
    delta: {
      id: 'a1',
      role: 'assistant',
      content: '',
      timestamp: at,
      isFirst: false,
      isComplete: false,
      conversationId: 'c1',
      sequence: 2,
      ...changes,
    },
  };
}
