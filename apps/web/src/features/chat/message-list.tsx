import { followStreamWithinPx, type ActionButton, type Message } from '@accanto/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { AssistantMessage, type AssistantMessageActions } from './assistant-message.tsx';
import { dayName, isSameDay } from './chat-times.ts';
import { keyOf } from './message-merge.ts';
import { Notice } from './notice.tsx';
import type { NoticeKind } from './notices.ts';
import { TypingDots } from './typing-dots.tsx';
import { texts } from './texts.ts';
import { useToday } from './use-today.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { UserMessage } from './user-message.tsx';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly isTyping: boolean;
  readonly isConnected: boolean;
  readonly hasEarlier: boolean;
  readonly buttons: readonly ActionButton[];
  readonly actions: AssistantMessageActions;
  /** By the key of the message above which each stands. */
  readonly notices: ReadonlyMap<string, NoticeKind>;
  readonly onDismissNotice: (key: string) => void;
  readonly onResend: (clientMessageId: string) => void;
  readonly onDiscard: (clientMessageId: string) => void;
  readonly onLoadEarlier: () => void;
}

/** A guess until a row is measured. */
const rowHeightPx = 120;

/** The messages, of which only those near the screen are on the page; follows the newest words while the reader is there. */
export function MessageList(props: MessageListProps): ReactNode {
  const { messages, isTyping, hasEarlier, onLoadEarlier } = props;
  const today = useToday();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, isReaderAtEnd, onScroll, takeToEnd } = useStayAtEnd(scroller);
  const [hasNews, setHasNews] = useState(false);
  const count = messages.length + (isTyping ? 1 : 0);
  const newestReply = messages.findLast((message) => message.role === 'assistant');

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => {
      const message = messages[index];
      return message ? keyOf(message) : 'typing';
    },
    overscan: 6,
    // Above the first row stands the button for older ones; part of the list, so that nothing jumps when it goes.
    paddingStart: hasEarlier ? 60 : 16,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: followStreamWithinPx,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const newest = messages.at(-1);
  const newestOwn = messages.findLast(
    (message) => message.role === 'user' && message.source === 'local',
  );
  const ownKey = newestOwn === undefined ? null : keyOf(newestOwn);
  const textLength = newest?.content.length ?? 0;

  // Own messages always scroll into view, and a chat opens at its end.
  useEffect(() => {
    takeToEnd();
    virtualizer.scrollToEnd();
  }, [virtualizer, takeToEnd, ownKey]);

  const shown = useRef({ count, textLength });
  useEffect(() => {
    const isNews =
      count > shown.current.count ||
      (count === shown.current.count && textLength > shown.current.textLength);
    shown.current = { count, textLength };
    if (isNews && !isReaderAtEnd()) setHasNews(true);
  }, [count, textLength, isReaderAtEnd]);
  useEffect(() => {
    if (isAtEnd) setHasNews(false);
  }, [isAtEnd]);

  const isNearStart =
    (virtualizer.getVirtualItems()[0]?.index ?? Infinity) < 3 &&
    virtualizer.scrollDirection === 'backward';
  useEffect(() => {
    if (isNearStart && hasEarlier) onLoadEarlier();
  }, [isNearStart, hasEarlier, onLoadEarlier]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        onScroll={onScroll}
        aria-label={texts.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        {hasEarlier && (
          <div className="absolute inset-x-0 top-3 z-10 flex justify-center">
            <Button look="quiet" size="small" onClick={onLoadEarlier}>
              {texts.loadEarlier}
            </Button>
          </div>
        )}
        <ol ref={virtualizer.containerRef} className="relative mx-auto w-full max-w-[45rem]">
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const message = messages[index];
            return (
              <li
                key={key}
                data-index={index}
                ref={virtualizer.measureElement}
                className="absolute inset-x-0 px-4"
              >
                {message === undefined ? (
                  <div className="pt-3">
                    <TypingDots />
                  </div>
                ) : (
                  <Row
                    message={message}
                    before={messages[index - 1]}
                    today={today}
                    isNewest={message === newestReply}
                    isUnanswered={message === newest && !isTyping && props.isConnected}
                    buttons={message === newestReply && !isTyping ? props.buttons : null}
                    isConnected={props.isConnected}
                    notice={props.notices.get(keyOf(message)) ?? null}
                    onDismissNotice={props.onDismissNotice}
                    actions={props.actions}
                    onResend={props.onResend}
                    onDiscard={props.onDiscard}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </section>
      {hasNews && !isAtEnd && (
        <Button
          look="primary"
          size="small"
          onClick={() => virtualizer.scrollToEnd({ behavior: isStill ? 'auto' : 'smooth' })}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-rise rounded-full shadow-soft"
        >
          <ArrowDown strokeWidth={1.75} className="size-4.5" />
          {texts.newMessages}
        </Button>
      )}
    </div>
  );
}

interface RowProps extends Pick<
  MessageListProps,
  'isConnected' | 'actions' | 'onResend' | 'onDiscard' | 'onDismissNotice'
> {
  readonly message: Message;
  readonly before: Message | undefined;
  readonly today: Date;
  readonly isNewest: boolean;
  readonly isUnanswered: boolean;
  readonly buttons: readonly ActionButton[] | null;
  readonly notice: NoticeKind | null;
}

/** A message with the day above it where a new one begins; those of one side stand closer. */
const Row = memo(function Row({ message, before, today, ...row }: RowProps): ReactNode {
  const at = new Date(message.timestamp);
  const isNewDay = before === undefined || !isSameDay(new Date(before.timestamp), at);
  return (
    <>
      {isNewDay && (
        <p className="flex items-center gap-4 py-4 text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {dayName(message.timestamp, today)}
        </p>
      )}
      {row.notice !== null && (
        <div className={classes(!isNewDay && 'pt-3')}>
          <Notice kind={row.notice} onDismiss={() => row.onDismissNotice(keyOf(message))} />
        </div>
      )}
      <div className={classes(!isNewDay && (before.role === message.role ? 'pt-0.5' : 'pt-3'))}>
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
          />
        )}
      </div>
    </>
  );
});
