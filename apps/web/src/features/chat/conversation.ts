import { applyEarlier, applySnapshot } from './conversation-load.ts';
import type { Conversation, ConversationEvent } from './conversation-state.ts';
import { applyHubEvent, changeMessage, leaveConversation } from './hub-events.ts';
import { isSameMessage, isUnsent, placeMessage } from './message-merge.ts';

/** The next state. Pure; an event that comes twice, too late or for something gone changes nothing. */
export function foldConversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true, unreadIds: new Set() };
    case 'closed':
      return { ...state, isOpen: false };
    case 'connection':
      return {
        ...state,
        isConnected: event.isConnected,
        // A page that hears nothing cannot know whether somebody is still typing.
        isTyping: state.isTyping && event.isConnected,
        needsReload: state.needsReload || event.isConnected,
      };
    case 'load-started':
      return { ...state, duringLoad: [], goneBeforeLoad: state.gone, needsReload: false };
    case 'loaded':
      return applySnapshot(state, event.snapshot);
    case 'load-failed':
      return { ...state, duringLoad: null, needsReload: true };
    case 'earlier-started':
      return { ...state, duringLoad: [] };
    case 'earlier-loaded':
      return applyEarlier(state, event.page);
    case 'earlier-failed':
      return { ...state, duringLoad: null };
    case 'queued':
      return state.messages.some((known) => isSameMessage(known, event.message) && !isUnsent(known))
        ? state
        : {
            ...state,
            messages: placeMessage(state.messages, event.message),
            wroteSinceCard: true,
          };
    case 'send-failed':
      return changeMessage(state, event.clientMessageId, (message) =>
        isUnsent(message) ? { ...message, status: 'error' } : message,
      );
    case 'discarded':
      return {
        ...state,
        messages: state.messages.filter((message) => message.id !== event.clientMessageId),
      };
    case 'left':
      return {
        ...leaveConversation(state, null, 'drop'),
        // Pressed twice, it goes back to what stood there first.
        leaving: {
          conversationId: state.leaving?.conversationId ?? state.conversationId,
          messages: [...(state.leaving?.messages ?? []), ...state.messages],
        },
      };
    case 'leave-failed':
      return returnToLeft(state);
    case 'message':
    case 'delta':
    case 'typing':
    case 'status':
    case 'comment':
    case 'reaction':
    case 'buttons':
    case 'removal':
    case 'card':
    case 'replaced':
    case 'reload-needed':
      return applyHubEvent(
        state.duringLoad === null ? state : { ...state, duringLoad: [...state.duringLoad, event] },
        event,
      );
    default:
      return event satisfies never;
  }
}

function returnToLeft(state: Conversation): Conversation {
  if (state.leaving === null) return state;
  const { conversationId, messages } = state.leaving;
  const gone = new Set(state.gone);
  if (conversationId !== null) gone.delete(conversationId);
  return {
    ...state,
    gone,
    conversationId,
    messages: [...messages, ...state.messages],
    leaving: null,
    needsReload: true,
  };
}
