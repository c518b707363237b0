import { emptyConversation } from './conversation-state.ts';
import type { Conversation, ConversationEvent } from './conversation-state.ts';
import { foldConversation } from './conversation.ts';

/** The present conversation and those who watch it. */
export interface ConversationStore {
  /** What the watchers were last told: a page drawn for another reason does not show half a frame. */
  readonly get: () => Conversation;
  /** The state of this moment. */
  readonly current: () => Conversation;
  readonly fold: (event: ConversationEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Pieces of a reply are told once per frame; everything else at once, since a person waits for it. */
export function createConversationStore(currentUserId: string): ConversationStore {
  let state = emptyConversation(currentUserId);
  let told = state;
  let frame: number | null = null;
  const listeners = new Set<() => void>();

  function tell(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    if (told === state) return;
    told = state;
    for (const listener of listeners) listener();
  }

  return {
    get: () => told,
    current: () => state,
    fold(event) {
      state = foldConversation(state, event);
      // A hidden page has no frames, but its title and its counts must stay true.
      if (event.type !== 'delta' || document.hidden) tell();
      else frame ??= requestAnimationFrame(tell);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
