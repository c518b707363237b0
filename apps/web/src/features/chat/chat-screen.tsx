import { maySend, type Answering, type Consents, type User } from '@accanto/contract';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PortalLanguage } from '../../ui/portal-language.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ToastRoom } from '../../ui/toast-room.tsx';
import type { ChatClient } from './chat-client.ts';
import { ChatHeader } from './chat-header.tsx';
import { useConversation } from './chat-provider.tsx';
import { hasStoredMessage } from './conversation-facts.ts';
import { ChatSidebar } from './chat-sidebar.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { CardAnnouncer } from './card-announcer.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { History } from './history.tsx';
import { NotArrived, NotOpened } from './not-arrived.tsx';
import { leaveForNeutralPage, useQuickExit } from './quick-exit.ts';
import { texts } from './texts.ts';
import { useCardHours } from './use-card-hours.ts';
import { useChatActions } from './use-chat-actions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** Fetched when they are first wanted. */
const drawer = lazyPart(() => import('./chat-drawer.tsx'), NotOpened);
const consentPanel = lazyPart(() => import('./consent-panel.tsx'), NotArrived);
const refusalScreen = lazyPart(() => import('./refusal-screen.tsx'), NotArrived);
const exportDialog = lazyPart(() => import('./export-dialog.tsx'), NotOpened);

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
  const hasWritten = useConversation(client, (conversation) => conversation.wroteSinceCard);
  const currentId = useConversation(client, (conversation) => conversation.conversationId);
  const isEmpty = useConversation(client, (conversation) => conversation.messages.length === 0);
  const answering = useConversation(client, (conversation) => conversation.answering);
  const isStored = useConversation(client, hasStoredMessage);
  const consents = useSyncExternalStore(client.consents.subscribe, client.consents.get);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  const actions = useChatActions(client, closeMenu);
  const screen = useVisibleHeight();
  useQuickExit(leave);
  useCardHours(client.refreshCard, card !== null);

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
    <PortalLanguage value="it">
      <div ref={screen} lang="it" className="fixed inset-x-0 top-0 flex h-dvh bg-paper text-ink">
        <aside className="hidden w-72 shrink-0 flex-col border-e border-line bg-paper md:flex">
          {sidebar}
        </aside>
        {/* Stays while it closes. */}
        {(isMenuOpen || drawer.hasArrived()) && (
          <drawer.Part open={isMenuOpen} onClose={closeMenu} title={texts.menu}>
            {sidebar}
          </drawer.Part>
        )}
        <main
          id="main"
          tabIndex={-1}
          aria-label={texts.screen}
          className="flex min-w-0 flex-1 flex-col outline-none"
        >
          <ChatHeader
            isConnected={isConnected}
            onOpenMenu={() => setIsMenuOpen(true)}
            onQuickExit={leave}
          />
          <ToastRoom />
          <CardAnnouncer card={card} />
          {card !== null && <CrisisCard card={card} hasWritten={hasWritten} />}
          {consents.state === 'failed' ? (
            <NotArrived text={texts.consentsFailed} onRetry={() => void client.consents.reload()} />
          ) : consents.state !== 'loaded' ? (
            <Spinner className="m-auto text-muted" />
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
          <exportDialog.Part
            csv={actions.exported.csv}
            messageCount={actions.exported.messageCount}
            onClose={actions.closeExport}
          />
        )}
      </div>
    </PortalLanguage>
  );
}

interface BeforeTalkingProps {
  readonly client: ChatClient;
  readonly user: User;
  readonly consents: Consents;
  readonly answering: Answering | null;
}

function BeforeTalking({ client, user, consents, answering }: BeforeTalkingProps): ReactNode {
  return consents.adult === false ? (
    <refusalScreen.Part user={user} />
  ) : (
    <consentPanel.Part
      user={user}
      consents={consents}
      remote={client.consents}
      answering={answering}
    />
  );
}
