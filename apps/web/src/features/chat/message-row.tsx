import type { ActionButton, Message, MessageRole } from '@accanto/contract';
import { memo, type ReactNode } from 'react';
import { AssistantMessage, type AssistantMessageActions } from './assistant-message.tsx';
import { dayName, isSameDay } from './chat-times.ts';
import { keyOf } from './message-merge.ts';
import { Notice } from './notice.tsx';
import type { NoticeKind } from './notices.ts';
import { UserMessage } from './user-message.tsx';

export const dayHeightPx = 48;

/** Where a day begins. */
export function Day({
  timestamp,
  today,
}: {
  readonly timestamp: string;
  readonly today: Date;
}): ReactNode {
  return (
    <p
      style={{ height: dayHeightPx }}
      className="flex items-center gap-4 text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {dayName(timestamp, today)}
    </p>
  );
}

interface RowProps {
  readonly message: Message;
  /** Of the message below. Parts of it, since a reply that grows is a new one with each piece. */
  readonly nextRole: MessageRole | undefined;
  readonly nextTimestamp: string | undefined;
  readonly today: Date;
  readonly isNewest: boolean;
  readonly isUnanswered: boolean;
  readonly buttons: readonly ActionButton[] | null;
  readonly isConnected: boolean;
  /** A reply is being written. */
  readonly isBusy: boolean;
  readonly answersWithModel: boolean;
  readonly notice: NoticeKind | null;
  readonly onDismissNotice: (key: string) => void;
  readonly actions: AssistantMessageActions;
  readonly onResend: (clientMessageId: string) => void;
  readonly onDiscard: (clientMessageId: string) => void;
}

/**
 * A message with the room to the next one below it, or the day that begins there. Nothing of a row depends on what stands
 * above it, so that older messages that come there do not move what is being read.
 */
export const Row = memo(function Row({
  message,
  nextRole,
  nextTimestamp,
  today,
  ...row
}: RowProps): ReactNode {
  const isLastOfDay =
    nextTimestamp !== undefined && !isSameDay(new Date(message.timestamp), new Date(nextTimestamp));
  return (
    <>
      {row.notice !== null && (
        <div className="pt-2">
          <Notice kind={row.notice} onDismiss={() => row.onDismissNotice(keyOf(message))} />
        </div>
      )}
      {message.role === 'user' ? (
        <UserMessage
          message={message}
          onResend={row.onResend}
          onDiscard={row.onDiscard}
          isUnanswered={row.isUnanswered && message.status === 'sent'}
          onAskForReply={row.actions.onRetry}
        />
      ) : (
        <AssistantMessage
          message={message}
          actions={row.actions}
          isNewest={row.isNewest}
          buttons={row.buttons}
          isConnected={row.isConnected}
          isBusy={row.isBusy}
          answersWithModel={row.answersWithModel}
        />
      )}
      {isLastOfDay && <Day timestamp={nextTimestamp} today={today} />}
      {nextRole !== undefined && !isLastOfDay && (
        // Those of one side stand closer.
        <div className={nextRole === message.role ? 'h-0.5' : 'h-3'} />
      )}
    </>
  );
});
