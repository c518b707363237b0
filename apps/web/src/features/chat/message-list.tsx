import { followStreamWithinPx, type ActionButton, type Message } from '@accanto/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { AssistantMessage, type AssistantMessageActions } from './assistant-message.tsx';
import { dayName, isSameDay } from './chat-times.ts';
import { TypingDots } from './typing-dots.tsx';
import { texts } from './texts.ts';
import { useToday } from './use-today.ts';
import { UserMessage } from './user-message.tsx';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly isTyping: boolean;
  readonly isConnected: boolean;
  readonly hasEarlier: boolean;
  readonly buttons: readonly ActionButton[];
  readonly actions: AssistantMessageActions;
  readonly onResend: (clientMessageId: string) => void;
  readonly onDiscard: (clientMessageId: string) => void;
  readonly onLoadEarlier: () => void;
}

/** The same message keeps its place on the page when the store gives it another id. */
const keyOf = (message: Message): string => message.clientMessageId ?? message.id;

/** A guess until a row is measured. */
const rowHeightPx = 120;

/** The messages, of which only those near the screen are on the page; follows the newest words while the reader is there. */
export function MessageList(props: MessageListProps): ReactNode {
  const { messages, isTyping, hasEarlier, onLoadEarlier } = props;
  const today = useToday();
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
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
    paddingStart: 16,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: followStreamWithinPx,
    onChange: (instance) => {
      const atEnd = instance.isAtEnd(followStreamWithinPx);
      setIsAtEnd(atEnd);
      if (atEnd) setHasNews(false);
    },
  });

  const newest = messages.at(-1);
  const newestOwn = messages.findLast(
    (message) => message.role === 'user' && message.source === 'local',
  );
  const ownKey = newestOwn === undefined ? null : keyOf(newestOwn);
  const textLength = newest?.content.length ?? 0;

  // Own messages always scroll into view, and a chat opens at its end.
  useEffect(() => {
    virtualizer.scrollToEnd();
  }, [virtualizer, ownKey]);

  const shown = useRef({ count, textLength });
  useEffect(() => {
    const isNews =
      count > shown.current.count ||
      (count === shown.current.count && textLength > shown.current.textLength);
    shown.current = { count, textLength };
    if (isNews && !virtualizer.isAtEnd(followStreamWithinPx)) setHasNews(true);
  }, [virtualizer, count, textLength]);

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
        aria-label={texts.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        {hasEarlier && (
          <div className="flex justify-center pt-3">
            <Button look="quiet" size="small" onClick={onLoadEarlier}>
              {texts.loadEarlier}
            </Button>
          </div>
        )}
        <ol
          className="relative mx-auto w-full max-w-[45rem]"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const message = messages[index];
            return (
              <li
                key={key}
                data-index={index}
                ref={virtualizer.measureElement}
                className="absolute inset-x-0 top-0 px-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                {message === undefined ? (
                  <div className="pt-3">
                    <TypingDots />
                  </div>
                ) : (
                  <Row
                    {...props}
                    message={message}
                    before={messages[index - 1]}
                    isNewest={message === newestReply}
                    today={today}
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
          onClick={() => virtualizer.scrollToEnd({ behavior: 'smooth' })}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-rise rounded-full shadow-soft"
        >
          <ArrowDown strokeWidth={1.75} className="size-4.5" />
          {texts.newMessages}
        </Button>
      )}
    </div>
  );
}

interface RowProps extends MessageListProps {
  readonly message: Message;
  readonly before: Message | undefined;
  readonly isNewest: boolean;
  readonly today: Date;
}

/** A message with the day above it where a new one begins; those of one side stand closer. */
function Row({ message, before, isNewest, today, ...list }: RowProps): ReactNode {
  const at = new Date(message.timestamp);
  const isNewDay = before === undefined || !isSameDay(new Date(before.timestamp), at);
  return (
    <>
      {isNewDay && (
        <p className="flex items-center gap-4 py-4 text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {dayName(message.timestamp, today)}
        </p>
      )}
      <div className={classes(!isNewDay && (before.role === message.role ? 'pt-0.5' : 'pt-3'))}>
        {message.role === 'user' ? (
          <UserMessage message={message} onResend={list.onResend} onDiscard={list.onDiscard} />
        ) : (
          <AssistantMessage
            message={message}
            actions={list.actions}
            isNewest={isNewest}
            buttons={isNewest && !list.isTyping ? list.buttons : null}
            isConnected={list.isConnected}
          />
        )}
      </div>
    </>
  );
}
