import type { ChatHubEvent, CrisisCard, Message, MessageDelta } from '@accanto/contract';
import type { Conversation, HubEvent } from './conversation-state.ts';
import {
  addComment,
  appendDelta,
  deleteComment,
  hasMoreText,
  isSameMessage,
  isUnsent,
  mergeMessage,
  mergeReaction,
  messageOfDelta,
  placeMessage,
} from './message-merge.ts';

/** The next state after something the hub said. */
export function applyHubEvent(state: Conversation, event: HubEvent): Conversation {
  switch (event.type) {
    case 'message':
      return inConversation(state, event.message, (current) =>
        applyMessage(current, event.message),
      );
    case 'delta':
      return inConversation(state, event.delta, (current) => applyDelta(current, event.delta));
    case 'typing':
      return { ...state, isTyping: event.isTyping };
    case 'status':
      return {
        ...state,
        isConnected: event.status === 'connected',
        sessionId: event.sessionId ?? state.sessionId,
      };
    case 'comment':
      return applyComment(state, event.comment);
    case 'reaction':
      return applyReaction(state, event.reaction);
    case 'buttons':
      return { ...state, buttons: event.buttons };
    case 'removal':
      return applyRemoval(state, event.messageIds);
    case 'reload-needed':
      return { ...state, needsReload: true };
    case 'card':
      return { ...state, ...showCard(state, event.card) };
    case 'replaced':
      return applyReplaced(state, event.conversationId);
    default:
      return event satisfies never;
  }
}

/** The card that is there now. With another one than before, nothing was written since it came. */
export function showCard(
  state: Conversation,
  card: CrisisCard | null,
): Pick<Conversation, 'card' | 'wroteSinceCard'> {
  const isSame = card?.id === state.card?.id;
  return { card, wroteSinceCard: isSame && state.wroteSinceCard };
}

/** What belongs to a conversation that was left is dropped; what belongs to one never heard of asks for a load. */
function inConversation(
  state: Conversation,
  item: { readonly id: string; readonly conversationId?: string | undefined },
  apply: (state: Conversation) => Conversation,
): Conversation {
  const { conversationId } = item;
  if (state.gone.has(item.id) || (conversationId !== undefined && state.gone.has(conversationId)))
    return state;
  if (conversationId === undefined || conversationId === state.conversationId) return apply(state);
  if (state.conversationId === null) return apply({ ...state, conversationId });
  return { ...state, needsReload: true };
}

function applyMessage(state: Conversation, reported: Message): Conversation {
  const known = state.messages.findLast((message) => isSameMessage(message, reported));
  const merged = known ? mergeMessage(known, reported) : reported;
  const message: Message = merged.role === 'user' ? { ...merged, status: 'sent' } : merged;
  const next = { ...state, messages: placeMessage(state.messages, message) };
  return drainEarly(hasMoreText(message, known) ? countUnread(next, message) : next, message);
}

function applyDelta(state: Conversation, delta: MessageDelta): Conversation {
  const at = state.messages.findLastIndex((message) => message.id === delta.id);
  const known = state.messages[at];
  if (!known && (delta.offset ?? 0) > 0) return keepEarly(state, delta);
  const message = known ?? messageOfDelta(delta);
  const grown = appendDelta(message, delta);
  if (grown === undefined) return keepEarly(state, delta);
  if (grown === known) return state;
  const next = { ...state, messages: placeMessage(state.messages, grown) };
  return drainEarly(hasMoreText(grown, known) ? countUnread(next, grown) : next, grown);
}

/** A reply whose beginning was seen, and the rest not, is unread as well. */
function countUnread(state: Conversation, message: Message): Conversation {
  if (state.isOpen || message.role !== 'assistant') return state;
  return { ...state, unreadIds: new Set([...state.unreadIds, message.id]) };
}

function keepEarly(state: Conversation, delta: MessageDelta): Conversation {
  const pieces = [...(state.early.get(delta.id) ?? []), delta];
  return { ...state, early: new Map([...state.early, [delta.id, pieces]]), needsReload: true };
}

/** Adds the pieces that were waiting for the ones in front of them. */
function drainEarly(state: Conversation, message: Message): Conversation {
  const waiting = state.early.get(message.id);
  if (waiting === undefined) return state;
  let grown = message;
  const left = waiting
    .toSorted((one, other) => (one.offset ?? 0) - (other.offset ?? 0))
    .filter((delta) => {
      const next = appendDelta(grown, delta);
      grown = next ?? grown;
      return next === undefined;
    });
  const early = new Map(state.early);
  if (left.length > 0) early.set(message.id, left);
  else early.delete(message.id);
  return { ...state, early, messages: placeMessage(state.messages, grown) };
}

/** The state with one message changed; the same state when the message is not there. */
export function changeMessage(
  state: Conversation,
  id: string,
  change: (message: Message) => Message,
): Conversation {
  const at = state.messages.findLastIndex((message) => message.id === id);
  const known = state.messages[at];
  return known ? { ...state, messages: state.messages.with(at, change(known)) } : state;
}

/** The same for what the hub told: about a message never heard of, the store is asked. */
function changeTold(
  state: Conversation,
  id: string,
  change: (message: Message) => Message,
): Conversation {
  const changed = changeMessage(state, id, change);
  return changed === state && !state.gone.has(id) ? { ...state, needsReload: true } : changed;
}

function applyComment(
  state: Conversation,
  { action, messageId, comment }: ChatHubEvent<'ReceiveComment'>,
): Conversation {
  if (action === 'delete') {
    const gone = new Set([...state.gone, comment.id]);
    return changeTold({ ...state, gone }, messageId, (message) => ({
      ...message,
      reaction: deleteComment(message.reaction, comment.id),
    }));
  }
  if (state.gone.has(comment.id)) return state;
  return changeTold(state, messageId, (message) => ({
    ...message,
    reaction: addComment(message.reaction, comment),
  }));
}

function applyReaction(
  state: Conversation,
  { messageId, reaction }: ChatHubEvent<'ReceiveReaction'>,
): Conversation {
  return changeTold(state, messageId, (message) => ({
    ...message,
    reaction: reaction && mergeReaction(message.reaction, reaction, (id) => state.gone.has(id)),
  }));
}

function applyRemoval(state: Conversation, messageIds: readonly string[]): Conversation {
  const gone = new Set([...state.gone, ...messageIds]);
  const early = new Map([...state.early].filter(([id]) => !gone.has(id)));
  const unreadIds = new Set([...state.unreadIds].filter((id) => !gone.has(id)));
  return {
    ...state,
    gone,
    early,
    unreadIds,
    messages: state.messages.filter((message) => !gone.has(message.id)),
  };
}

/**
 * Everything of the present conversation leaves the screen at once, and nothing of it comes back.
 * Messages not yet sent stay when another page of the person did it: they go into the next conversation. Here New and
 * Clear empty the screen (SPEC 4), and what was refused comes back with the next load.
 */
export function leaveConversation(
  state: Conversation,
  next: string | null,
  unsent: 'keep' | 'drop',
): Conversation {
  const gone = new Set(state.gone);
  if (state.conversationId !== null) gone.add(state.conversationId);
  if (next !== null) gone.delete(next);
  return {
    ...state,
    gone,
    conversationId: next,
    messages: unsent === 'keep' ? state.messages.filter(isUnsent) : [],
    isTyping: false,
    hasEarlier: false,
    buttons: [],
    // Danger belongs to the person, not to one conversation (safety-and-law.md 2).
    card: state.card?.pinned === true ? state.card : null,
    early: new Map(),
    unreadIds: new Set(),
  };
}

function applyReplaced(state: Conversation, conversationId: string | null): Conversation {
  if (state.leaving === null) {
    if (conversationId === state.conversationId) return state;
    return {
      ...leaveConversation(state, conversationId, 'keep'),
      isLoaded: false,
      needsReload: true,
    };
  }
  // The screen was emptied when New or Clear was pressed; what stands there now was written since.
  const gone = new Set(state.gone);
  if (conversationId !== null) gone.delete(conversationId);
  return { ...state, gone, conversationId, leaving: null, needsReload: true };
}
