import type { ReactNode } from 'react';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { useChatClient, useIsChatMissing } from '../features/chat/chat-provider.tsx';
import { PageWait } from '../page-wait.tsx';
import { useSession } from '../platform/session.ts';

/** The chat, at /chat-interface and /chat-demo: the same screen with the same conversation. */
export default function ChatPage(): ReactNode {
  const { user } = useSession();
  const client = useChatClient();
  // The page around it says so, and offers to try again.
  if (useIsChatMissing()) throw new Error('The code of the chat did not arrive');
  if (user === null || client === null) return <PageWait />;
  return <ChatScreen client={client} user={user} />;
}
