import { maySend, type Consents, type User } from '@accanto/contract';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Button } from '../../ui/button.tsx';
import type { ChatClient } from './chat-client.ts';
import { ChatHeader } from './chat-header.tsx';
import { useConversation } from './chat-provider.tsx';
import { ChatSidebar } from './chat-sidebar.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { useConsents } from './consents.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { HistoryList } from './history-list.tsx';
import { leaveForNeutralPage, useQuickExit } from './quick-exit.ts';
import { RefusalScreen } from './refusal-screen.tsx';
import { consentTexts, texts } from './texts.ts';
import { useChatActions } from './use-chat-actions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

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
  const conversation = useConversation(client);
  const consents = useConsents();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  const actions = useChatActions(client, closeMenu);
  const screen = useVisibleHeight();
  useQuickExit(leave);

  useEffect(() => {
    client.opened();
    return client.closed;
  }, [client]);

  const isReady = consents.data !== undefined && maySend(consents.data);
  const sidebar = (
    <ChatSidebar
      onNewChat={actions.newChat}
      onExport={actions.exportChat}
      onClear={actions.clearChat}
      isExporting={actions.isExporting}
      isEmpty={conversation.messages.length === 0}
      isDisabled={!isReady}
    >
      <HistoryList
        isKept={isReady && consents.data.history}
        currentId={conversation.conversationId}
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
      <Drawer open={isMenuOpen} onClose={closeMenu} title={texts.menu}>
        {sidebar}
      </Drawer>
      <main
        id="main"
        tabIndex={-1}
        aria-label={texts.screen}
        className="flex min-w-0 flex-1 flex-col outline-none"
      >
        <ChatHeader
          isConnected={conversation.isConnected}
          onOpenMenu={() => setIsMenuOpen(true)}
          onQuickExit={leave}
        />
        {conversation.card !== null && <CrisisCard card={conversation.card} />}
        {consents.data === undefined ? (
          <ConsentsMissing isFailed={consents.isError} onRetry={() => void consents.refetch()} />
        ) : isReady ? (
          <ConversationPane client={client} conversation={conversation} user={user} />
        ) : (
          <BeforeTalking consents={consents.data} />
        )}
      </main>
      {actions.exported !== null && (
        <ExportDialog
          csv={actions.exported.csv}
          messageCount={actions.exported.messageCount}
          onClose={actions.closeExport}
        />
      )}
    </div>
  );
}

function BeforeTalking({ consents }: { readonly consents: Consents }): ReactNode {
  return consents.adult === false ? <RefusalScreen /> : <ConsentPanel consents={consents} />;
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
          <p>{consentTexts.loadFailed}</p>
          <Button look="secondary" onClick={onRetry}>
            {consentTexts.retry}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
