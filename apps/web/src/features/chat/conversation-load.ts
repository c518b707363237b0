import type { ConversationSnapshot, Message } from '@accanto/contract';
import type { Conversation, EarlierPage } from './conversation-state.ts';
import { applyHubEvent, leaveConversation, showCard } from './hub-events.ts';
import { hasMoreText, isUnsent, placeMessage } from './message-merge.ts';

/** The store's word replaces what is known; what the hub said meanwhile is said again. */
export function applySnapshot(state: Conversation, snapshot: ConversationSnapshot): Conversation {
  const { conversationId } = snapshot;
  const wasLeft = conversationId !== null && state.gone.has(conversationId);
  if (state.leaving !== null || (wasLeft && !state.goneBeforeLoad.has(conversationId))) {
    // New or Clear was pressed while the answer was on its way: it is about something that must not return.
    return { ...state, duringLoad: null, needsReload: state.leaving === null };
  }
  // One that was left and is current again, as after an undo, begins anew.
  const isSame =
    conversationId === state.conversationId || (state.conversationId === null && !wasLeft);
  const before = isSame ? state : leaveConversation(state, conversationId, 'keep');
  const reported = snapshot.messages.filter((message) => !before.gone.has(message.id));
  const missed =
    state.isLoaded && isSame && !state.isOpen ? newReplies(state.messages, reported) : [];
  const next: Conversation = {
    ...before,
    conversationId,
    // Older ones are known no longer, since one may have been removed meanwhile: who wants them loads them again.
    messages: withReported(before.messages.filter(isUnsent), reported, before.messages),
    hasEarlier: snapshot.hasEarlier,
    isTyping: snapshot.isTyping,
    buttons: snapshot.buttons,
    ...showCard(state, snapshot.card),
    answering: snapshot.answering ?? state.answering,
    isLoaded: true,
    needsReload: false,
    early: new Map(),
    unreadIds: new Set([...before.unreadIds, ...missed]),
    duringLoad: null,
  };
  return (state.duringLoad ?? []).reduce(applyHubEvent, next);
}

function withReported(
  kept: readonly Message[],
  reported: readonly Message[],
  known: readonly Message[],
): readonly Message[] {
  const own = new Set(
    known.filter((message) => message.source === 'local').map((message) => message.clientMessageId),
  );
  return reported.reduce<readonly Message[]>((all, message) => {
    const isOwn = message.clientMessageId !== undefined && own.has(message.clientMessageId);
    const status = message.role === 'user' ? ({ status: 'sent' } as const) : {};
    return placeMessage(all, {
      ...message,
      ...status,
      ...(isOwn ? { source: 'local' as const } : {}),
    });
  }, kept);
}

/** The replies that say more than is known of them. Older ones than what is known were read before. */
function newReplies(known: readonly Message[], reported: readonly Message[]): string[] {
  const oldest = known.find((message) => message.sequence !== undefined)?.sequence ?? 0;
  return reported
    .filter(({ role, sequence = 0 }) => role === 'assistant' && sequence >= oldest)
    .filter((message) =>
      hasMoreText(
        message,
        known.find(({ id }) => id === message.id),
      ),
    )
    .map((message) => message.id);
}

/** A page of older messages replaces what is known of its range; what the hub said meanwhile is said again. */
export function applyEarlier(state: Conversation, page: EarlierPage): Conversation {
  if (page.conversationId !== state.conversationId) return { ...state, duringLoad: null };
  const first = page.messages[0]?.sequence ?? Infinity;
  const last = page.messages.at(-1)?.sequence ?? -Infinity;
  const known = state.messages.filter(
    ({ sequence = Infinity }) => sequence < first || sequence > last,
  );
  const reported = page.messages.filter((message) => !state.gone.has(message.id));
  const messages = [...known, ...reported].toSorted(bySequence);
  const next: Conversation = { ...state, messages, hasEarlier: page.hasEarlier, duringLoad: null };
  return (state.duringLoad ?? []).reduce(applyHubEvent, next);
}

function bySequence(one: Message, other: Message): number {
  const order = (one.sequence ?? Infinity) - (other.sequence ?? Infinity);
  // Two messages without a sequence stay in the order in which they came.
  return Number.isNaN(order) ? 0 : order;
}
