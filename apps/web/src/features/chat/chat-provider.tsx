import { chatHubPath } from '@accanto/contract';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSession } from '../../platform/session.ts';
import type { ChatClient } from './chat-client.ts';
import { emptyConversation } from './conversation-state.ts';
import type { Conversation } from './conversation-state.ts';

const ChatContext = createContext<ChatClient | null>(null);

/** Keeps the chat of the signed-in person connected on every page; its code is fetched once somebody is signed in. */
export function ChatProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useSession();
  const userId = user?.id;
  const [client, setClient] = useState<ChatClient | null>(null);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let started: ChatClient | null = null;
    let isGone = false;
    async function begin(id: string): Promise<void> {
      const { createChatClient } = await import('./chat-client.ts');
      if (isGone) return;
      started = createChatClient({ userId: id, url: chatHubPath });
      started.start();
      setClient(started);
    }
    void begin(userId);
    return () => {
      isGone = true;
      started?.stop();
      setClient(null);
    };
  }, [userId]);

  return <ChatContext value={client}>{children}</ChatContext>;
}

/** The chat of the signed-in person; null while its code is on the way, and for guests. */
export function useChatClient(): ChatClient | null {
  return useContext(ChatContext);
}

const nobodys = emptyConversation();
const never = (): (() => void) => () => undefined;

/** The present conversation, followed. */
export function useConversation(client: ChatClient | null): Conversation {
  return useSyncExternalStore(
    client?.conversation.subscribe ?? never,
    client?.conversation.get ?? (() => nobodys),
    () => nobodys,
  );
}

/** Replies that came while the chat was closed, for the Chat button of the bar (SPEC 4). */
export function useUnreadCount(): number {
  const client = useChatClient();
  const count = useCallback(() => client?.conversation.get().unreadIds.size ?? 0, [client]);
  return useSyncExternalStore(client?.conversation.subscribe ?? never, count, () => 0);
}

/** Gives a chat to what stands below, without connecting one: for tests of the screen. */
export const ChatClientProvider = ChatContext.Provider;
