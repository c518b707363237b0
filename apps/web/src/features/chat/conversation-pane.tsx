import type {
  ActionButtonId,
  Consents,
  CrisisCard,
  Message,
  ReactionEmoji,
  User,
} from '@accanto/contract';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatClient } from './chat-client.ts';
import { useConversation } from './chat-provider.tsx';
import type { Conversation } from './conversation-state.ts';
import { answersWithModel, isReplying } from './conversation-facts.ts';
import { EmptyState } from './empty-state.tsx';
import { MessageDialog, type OpenDialog } from './message-dialog.tsx';
import { MessageInput } from './message-input.tsx';
import { MessageList } from './message-list.tsx';
import { NotArrived } from './not-arrived.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { texts } from './texts.ts';

/** Fetched when it is first wanted. */
const ageQuestion = lazyPart(() => import('./age-question.tsx'), NotArrived);

const hasYoungLines = (card: CrisisCard | null): boolean =>
  card?.resources.some(({ kind }) => kind === 'minor') ?? false;

interface ConversationPaneProps {
  readonly client: ChatClient;
  readonly user: User;
  /** A question about age that is open. */
  readonly ageCheck: NonNullable<Consents['ageCheck']> | null;
}

/** The whole conversation, as it is. */
const whole = (conversation: Conversation): Conversation => conversation;

/** The messages and the bar below them: the only part that is drawn anew with every piece of a reply. */
export function ConversationPane({ client, user, ageCheck }: ConversationPaneProps): ReactNode {
  const conversation = useConversation(client, whole);
  const { messages, isTyping, isConnected, isLoaded, hasEarlier, buttons } = conversation;
  const notices = useSyncExternalStore(client.notices.subscribe, client.notices.get);
  const [text, setText] = useState(() => client.draft.read());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const actions = useMemo(
    () => ({
      onReact: (messageId: string, emoji: ReactionEmoji) => void client.react(messageId, emoji),
      onRemoveReaction: ({ id, reaction }: Message) => {
        if (reaction && reaction.comments.length > 0)
          setDialog({ kind: 'remove-reaction', messageId: id });
        else void client.react(id, null);
      },
      onOpenComments: (messageId: string) => setDialog({ kind: 'comments', messageId }),
      onRetry: (messageId: string) => void client.retryReply(messageId),
      onReport: (messageId: string) => setDialog({ kind: 'report', messageId }),
      onPressButton: (messageId: string, buttonId: ActionButtonId) =>
        client.pressButton(messageId, buttonId),
    }),
    [client],
  );
  const onLoadEarlier = useCallback(() => void client.loadEarlier(), [client]);

  useEffect(() => {
    let isGone = false;
    const takeOver = async (): Promise<void> => {
      const left = await client.draft.takeOver();
      if (!isGone) setText(left);
    };
    void takeOver();
    return () => {
      isGone = true;
    };
  }, [client]);

  const write = useCallback(
    (next: string): void => {
      setText(next);
      client.draft.keep(next);
    },
    [client],
  );
  /** A sentence to begin with. What is written already stays. */
  const begin = (sentence: string): void =>
    write(text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`);
  const onStop = useCallback(() => void client.stopReply(), [client]);

  const isEmpty = messages.length === 0 && !isTyping;
  return (
    <>
      {isEmpty && !isLoaded && <LoadingMessages />}
      {isEmpty && isLoaded && (
        <EmptyState name={user.fullName} answering={conversation.answering} onChoose={begin} />
      )}
      {!isEmpty && (
        <MessageList
          messages={messages}
          isTyping={isTyping}
          isConnected={isConnected}
          isReplying={isReplying(conversation)}
          answersWithModel={answersWithModel(conversation)}
          hasEarlier={hasEarlier}
          buttons={buttons}
          actions={actions}
          notices={notices}
          onDismissNotice={client.notices.dismiss}
          onResend={client.resend}
          onDiscard={client.discard}
          onLoadEarlier={onLoadEarlier}
        />
      )}
      {ageCheck !== null && (
        <ageQuestion.Part
          check={ageCheck}
          user={user}
          consents={client.consents}
          showsLines={!hasYoungLines(conversation.card)}
        />
      )}
      {/* Who may be in danger gets help first and goes on talking (safety-and-law.md 7). */}
      {(ageCheck === null || conversation.card !== null) && (
        <MessageInput
          text={text}
          onChange={write}
          onSend={client.send}
          isReplying={isReplying(conversation)}
          onStop={onStop}
        />
      )}
      <ReplyAnnouncer
        messages={messages}
        conversationId={conversation.conversationId}
        isLoaded={isLoaded}
      />
      {/* One line each: what comes is said, and nothing is said again when another one goes. */}
      <div aria-live="polite" className="sr-only">
        {[...notices].map(([key, kind]) => (
          <p key={key}>{texts.notices[kind]}</p>
        ))}
      </div>
      {dialog !== null && (
        <MessageDialog
          dialog={dialog}
          conversation={conversation}
          client={client}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function LoadingMessages(): ReactNode {
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-1 flex-col justify-end gap-4 px-4 pb-4">
      <Skeleton className="h-20 w-2/3" />
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-28 w-3/4" />
    </div>
  );
}
