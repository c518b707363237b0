import type { Conversation } from './conversation-state.ts';
import { isStreaming } from './message-merge.ts';

/** SPEC 4: starts at 0, grows with each assistant message that arrives while the chat is closed, 0 once it is opened. */
export function unreadCount(state: Conversation): number {
  return state.unreadIds.size;
}

/** Whether a reply is on its way, so that it can be stopped. */
export function isReplying(state: Conversation): boolean {
  const newest = state.messages.findLast((message) => message.role === 'assistant');
  return state.isTyping || (newest !== undefined && isStreaming(newest));
}

/** Whether the store has something of the present conversation: from then on it is part of the history. */
export function hasStoredMessage(state: Conversation): boolean {
  return state.messages.some((message) => message.sequence !== undefined);
}

/** Whether replies are to come from a language model, so that one without it has to say so. */
export function answersWithModel({ answering }: Conversation): boolean {
  return answering !== null && answering.kind !== 'built-in';
}
