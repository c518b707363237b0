import { maySend, type Answering, type Consents, type User } from '@accanto/contract';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { ToastRoom } from '../../ui/toast-room.tsx';
import type { ChatClient } from './chat-client.ts';
import { ChatHeader } from './chat-header.tsx';
import { useConversation } from './chat-provider.tsx';
import { hasStoredMessage } from './conversation-facts.ts';
import { ChatSidebar } from './chat-sidebar.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { History } from './history.tsx';
import { leaveForNeutralPage, useQuickExit } from './quick-exit.ts';
import { texts } from './texts.ts';
import { useChatActions } from './use-chat-actions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** Fetched when they are first wanted. */
const Drawer = lazy(() => import('./chat-drawer.tsx'));
const ConsentPanel = lazy(() => import('./consent-panel.tsx'));
const RefusalScreen = lazy(() => import('./refusal-screen.tsx'));
const ExportDialog = lazy(() => import('./export-dialog.tsx'));

interface ChatScreenProps {
  readonly client: ChatClient;
  readonly user: User;
  /** Where a quick exit leads; replaced in tests. */
  readonly leave?: () => void;
}

/** The chat: sidebar or drawer, header, and the conversation, or what must come before it. */
export function ChatScreen({
  client,
  user,
  leave = leaveForNeutralPage,
}: ChatScreenProps): ReactNode {
  const isConnected = useConversation(client, (conversation) => conversation.isConnected);
  const card = useConversation(client, (conversation) => conversation.card);
  const currentId = useConversation(client, (conversation) => conversation.conversationId);
  const isEmpty = useConversation(client, (conversation) => conversation.messages.length === 0);
  const answering = useConversation(client, (conversation) => conversation.answering);
  const isStored = useConversation(client, hasStoredMessage);
  const consents = useSyncExternalStore(client.consents.subscribe, client.consents.get);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  const actions = useChatActions(client, closeMenu);
  const screen = useVisibleHeight();
  useQuickExit(leave);

  useEffect(() => {
    client.opened();
    // What was agreed to may have been changed on another page.
    if (client.consents.get().state === 'loaded') void client.consents.reload();
    return client.closed;
  }, [client]);

  const isReady = consents.state === 'loaded' && maySend(consents.value);
  const sidebar = (
    <ChatSidebar
      onNewChat={actions.newChat}
      onExport={actions.exportChat}
      onClear={actions.clearChat}
      isExporting={actions.isExporting}
      isEmpty={isEmpty}
      isDisabled={!isReady}
      answering={answering}
    >
      <History
        isKept={isReady && consents.value.history}
        currentId={currentId}
        isCurrentStored={isStored}
        changes={actions.changes}
        onOpen={actions.openChat}
        onRename={actions.renameChat}
        onDelete={actions.deleteChat}
      />
    </ChatSidebar>
  );

  return (
    <div ref={screen} lang="it" className="fixed inset-x-0 top-0 flex h-dvh bg-paper text-ink">
      <aside className="hidden w-72 shrink-0 flex-col border-e border-line bg-paper md:flex">
        {sidebar}
      </aside>
      {wasMenuOpened && (
        <Suspense fallback={null}>
          <Drawer open={isMenuOpen} onClose={closeMenu} title={texts.menu}>
            {sidebar}
          </Drawer>
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        aria-label={texts.screen}
        className="flex min-w-0 flex-1 flex-col outline-none"
      >
        <ChatHeader
          isConnected={isConnected}
          onOpenMenu={() => {
            setWasMenuOpened(true);
            setIsMenuOpen(true);
          }}
          onQuickExit={leave}
        />
        <ToastRoom />
        {card !== null && <CrisisCard card={card} />}
        {consents.state !== 'loaded' ? (
          <ConsentsMissing
            isFailed={consents.state === 'failed'}
            onRetry={() => void client.consents.reload()}
          />
        ) : isReady ? (
          <ConversationPane
            client={client}
            user={user}
            ageCheck={consents.value.ageCheck ?? null}
          />
        ) : (
          <BeforeTalking
            client={client}
            user={user}
            consents={consents.value}
            answering={answering}
          />
        )}
      </main>
      {actions.exported !== null && (
        <Suspense fallback={null}>
          <ExportDialog
            csv={actions.exported.csv}
            messageCount={actions.exported.messageCount}
            onClose={actions.closeExport}
          />
        </Suspense>
      )}
    </div>
  );
}

interface BeforeTalkingProps {
  readonly client: ChatClient;
  readonly user: User;
  readonly consents: Consents;
  readonly answering: Answering | null;
}

function BeforeTalking({ client, user, consents, answering }: BeforeTalkingProps): ReactNode {
  return (
    <Suspense fallback={null}>
      {consents.adult === false ? (
        <RefusalScreen user={user} />
      ) : (
        <ConsentPanel
          user={user}
          consents={consents}
          remote={client.consents}
          answering={answering}
        />
      )}
    </Suspense>
  );
}

function ConsentsMissing({
  isFailed,
  onRetry,
}: {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className="m-auto flex flex-col items-center gap-4 p-6 text-center text-muted">
      {isFailed ? (
        <>
          <p>{texts.consentsFailed}</p>
          <Button look="secondary" onClick={onRetry}>
            {texts.resend}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
