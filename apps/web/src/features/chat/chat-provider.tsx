import { chatHubPath } from '@accanto/contract';
import {
  createContext,
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
import { unreadCount } from './conversation-facts.ts';

/** `missing`: its code did not arrive. */
type Chat = ChatClient | 'missing' | null;

const ChatContext = createContext<Chat>(null);

/** Keeps the chat of the signed-in person connected on every page; its code is fetched once somebody is signed in. */
export function ChatProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useSession();
  const userId = user?.id;
  const [chat, setChat] = useState<Chat>(null);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let started: ChatClient | null = null;
    let isGone = false;
    async function begin(id: string): Promise<void> {
      const code = await import('./chat-client.ts').catch(() => null);
      if (isGone) return;
      started = code && code.createChatClient({ userId: id, url: chatHubPath });
      started?.start();
      setChat(started ?? 'missing');
    }
    void begin(userId);
    return () => {
      isGone = true;
      started?.stop();
      setChat(null);
    };
  }, [userId]);

  return <ChatContext value={chat}>{children}</ChatContext>;
}

/** The chat of the signed-in person; null while its code is on the way, and for guests. */
export function useChatClient(): ChatClient | null {
  const chat = useContext(ChatContext);
  return chat === 'missing' ? null : chat;
}

/** Whether the chat cannot be had on this page: a browser that missed a piece of code asks for it again only after a reload. */
export function useIsChatMissing(): boolean {
  return useContext(ChatContext) === 'missing';
}

const nobodys = emptyConversation();
const never = (): (() => void) => () => undefined;

/** A part of the present conversation, followed. `pick` gives a value that stays the same while nothing of it changes. */
export function useConversation<Part>(
  client: ChatClient | null,
  pick: (conversation: Conversation) => Part,
): Part {
  const read = (): Part => pick(client?.conversation.get() ?? nobodys);
  return useSyncExternalStore(client?.conversation.subscribe ?? never, read, read);
}

/** Replies that came while the chat was closed, for the Chat button of the bar (SPEC 4). */
export function useUnreadCount(): number {
  return useConversation(useChatClient(), unreadCount);
}
