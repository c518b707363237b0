import type { ChatConnection } from './chat-connection.ts';
import type { ConversationStore } from './conversation-store.ts';

/** Keeps the opening hours on the crisis card true. */
export interface CardHours {
  /** Asks the server which lines of the present card are open by now. */
  readonly refreshCard: () => Promise<void>;
}

interface Needs {
  readonly store: ConversationStore;
  readonly invoke: ChatConnection['invoke'];
}

export function createCardHours({ store, invoke }: Needs): CardHours {
  return {
    async refreshCard() {
      if (!store.current().isConnected) return;
      const snapshot = await invoke('LoadConversation', {}).catch(() => null);
      const card = snapshot?.card ?? null;
      // Only the hours: which card is shown, and whether one is, the hub says at the moment it is decided.
      if (card !== null && card.id === store.current().card?.id) store.fold({ type: 'card', card });
    },
  };
}
