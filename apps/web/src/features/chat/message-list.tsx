import { followStreamWithinPx, type ActionButton, type Message } from '@accanto/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { AssistantMessageActions } from './assistant-message.tsx';
import { isUnsent, keyOf } from './message-merge.ts';
import { Day, dayHeightPx, Row } from './message-row.tsx';
import type { NoticeKind } from './notices.ts';
import { TypingDots } from './typing-dots.tsx';
import { texts } from './texts.ts';
import { useToday } from './use-today.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly isTyping: boolean;
  readonly isConnected: boolean;
  /** A reply is on its way. */
  readonly isReplying: boolean;
  /** A reply without it says so. */
  readonly answersWithModel: boolean;
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

/** The button for older messages and the first day stand above the rows, in room that the list leaves them. */
const earlierHeightPx = 60;
const marginPx = 12;

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
    paddingStart: dayHeightPx + (hasEarlier ? earlierHeightPx : marginPx),
    paddingEnd: marginPx,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: followStreamWithinPx,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const newest = messages.at(-1);
  // One that was not sent yet stands below a reply that goes on.
  const newestTold = messages.findLast((message) => !isUnsent(message));
  const newestOwn = messages.findLast(
    (message) => message.role === 'user' && message.source === 'local',
  );
  const ownKey = newestOwn === undefined ? null : keyOf(newestOwn);
  const textLength = newestTold?.content.length ?? 0;

  // Own messages always scroll into view, and a chat opens at its end.
  useEffect(() => {
    takeToEnd();
    virtualizer.scrollToEnd();
  }, [virtualizer, takeToEnd, ownKey]);

  const newestKey = newestTold === undefined ? null : keyOf(newestTold);
  const shown = useRef({ count, newestKey, isTyping, textLength });
  useEffect(() => {
    const before = shown.current;
    shown.current = { count, newestKey, isTyping, textLength };
    const isNews =
      newestKey === before.newestKey
        ? textLength > before.textLength || (isTyping && !before.isTyping)
        : count >= before.count;
    if (isNews && !isReaderAtEnd()) setHasNews(true);
  }, [count, newestKey, isTyping, textLength, isReaderAtEnd]);
  useEffect(() => {
    if (isAtEnd) setHasNews(false);
  }, [isAtEnd]);

  function goToEnd(): void {
    // What takes height away on the way there is followed as well.
    takeToEnd();
    virtualizer.scrollToEnd({ behavior: isStill ? 'auto' : 'smooth' });
  }

  const isNearStart =
    (virtualizer.getVirtualItems()[0]?.index ?? Infinity) < 3 &&
    virtualizer.scrollDirection === 'backward';
  useEffect(() => {
    if (isNearStart && hasEarlier) onLoadEarlier();
  }, [isNearStart, hasEarlier, onLoadEarlier]);

  return (
    // However small the screen and whatever else stands on it, the conversation is seen.
    <div className="relative min-h-[25%] flex-1">
      {/* Before the list: the way there by keyboard leads past no message. */}
      {hasNews && !isAtEnd && (
        <Button
          look="accent"
          size="small"
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 z-10 -translate-x-1/2 animate-rise rounded-full shadow-soft"
        >
          <ArrowDown strokeWidth={1.75} className="size-4.5" />
          {texts.newMessages}
        </Button>
      )}
      <section
        ref={scroller}
        onScroll={onScroll}
        aria-label={texts.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="@container-size/conversation relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:outline-offset-[-3px]"
      >
        {hasEarlier && (
          <div className="absolute inset-x-0 top-3 z-10 flex justify-center">
            <Button look="quiet" size="small" onClick={onLoadEarlier}>
              {texts.loadEarlier}
            </Button>
          </div>
        )}
        <ol ref={virtualizer.containerRef} className="relative mx-auto w-full max-w-[45rem]">
          {messages[0] !== undefined && (
            <li
              className="absolute inset-x-0 px-4"
              style={{ top: hasEarlier ? earlierHeightPx : marginPx }}
            >
              <Day timestamp={messages[0].timestamp} today={today} />
            </li>
          )}
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
                    nextRole={messages[index + 1]?.role}
                    nextTimestamp={messages[index + 1]?.timestamp}
                    today={today}
                    isNewest={message === newestReply}
                    isUnanswered={message === newest && !isTyping && props.isConnected}
                    buttons={message === newestReply && !isTyping ? props.buttons : null}
                    isConnected={props.isConnected}
                    isBusy={props.isReplying}
                    answersWithModel={props.answersWithModel}
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
    </div>
  );
}
