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

/** Words that come faster than this are drawn together: nobody reads sooner, and the page has time for everything else. */
const tellEveryMs = 30;

/** Pieces of a reply are told on the next frame, but not more often than that; everything else at once, since a person waits for it. */
export function createConversationStore(currentUserId: string): ConversationStore {
  let state = emptyConversation(currentUserId);
  let told = state;
  let frame: number | null = null;
  let toldAt = -Infinity;
  const listeners = new Set<() => void>();

  function tell(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    toldAt = performance.now();
    if (told === state) return;
    told = state;
    for (const listener of listeners) listener();
  }

  function tellOnFrame(): void {
    frame = requestAnimationFrame(() => {
      if (performance.now() - toldAt < tellEveryMs) tellOnFrame();
      else tell();
    });
  }

  return {
    get: () => told,
    current: () => state,
    fold(event) {
      state = foldConversation(state, event);
      // A hidden page has no frames, but its title and its counts must stay true.
      if (event.type !== 'delta' || document.hidden) tell();
      else if (frame === null) tellOnFrame();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
