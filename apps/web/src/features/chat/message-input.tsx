import { inputMaxHeightPx, limits, mobileBreakpointPx } from '@accanto/contract';
import { ArrowUp, Square } from 'lucide-react';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { texts } from './texts.ts';
import { useMediaQuery } from './use-media-query.ts';

interface MessageInputProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Takes the text; false when it could not be sent and stays here. */
  readonly onSend: (text: string) => boolean;
  readonly isReplying: boolean;
  readonly onStop: () => void;
}

const max = limits.messageMaxLength;

/** The bar at the bottom: a text area that grows to 120 px, the counter, and the button that sends, or stops a reply. */
export const MessageInput = memo(function MessageInput({
  text,
  onChange,
  onSend,
  isReplying,
  onStop,
}: MessageInputProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const isMobile = useMediaQuery(`(width < ${mobileBreakpointPx}px)`);
  const id = useId();
  const length = text.trim().length;
  const isTooLong = length > max;

  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.style.height = 'auto';
    if (text === '') return;
    element.style.height = `${Math.min(element.scrollHeight, inputMaxHeightPx)}px`;
  }, [text]);

  useEffect(() => {
    if (!isMobile) area.current?.focus({ preventScroll: true });
  }, [isMobile]);

  function send(): void {
    if (length === 0) return;
    if (onSend(text)) onChange('');
    area.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While letters are being composed, Enter chooses one of them; Safari says so by the number alone.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isMobile || isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mx-auto w-full max-w-[45rem] px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-2 sm:px-4"
    >
      <div className="flex items-end gap-1.5 rounded-card border border-control bg-surface p-1.5 ps-4 focus-within:border-pine focus-within:outline-2 focus-within:outline-pine">
        <textarea
          ref={area}
          rows={1}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={texts.placeholder}
          aria-label={texts.input}
          aria-describedby={classes(`${id}-count`, !isMobile && `${id}-hint`)}
          aria-invalid={isTooLong || undefined}
          enterKeyHint={isMobile ? 'enter' : 'send'}
          dir="auto"
          className="min-h-11 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent py-2.5 text-base leading-6 text-ink outline-none placeholder:text-muted placeholder-shown:overflow-hidden placeholder-shown:text-ellipsis placeholder-shown:whitespace-nowrap"
        />
        {isReplying && (
          <IconButton label={texts.stop} onClick={onStop} className="text-pine">
            <Square strokeWidth={1.75} className="size-4.5 fill-current" />
          </IconButton>
        )}
        <IconButton
          type="submit"
          label={texts.send}
          disabled={length === 0}
          className="bg-pine text-on-pine hover:bg-pine-strong disabled:bg-sage disabled:text-muted disabled:opacity-100"
        >
          <ArrowUp strokeWidth={1.75} className="size-5" />
        </IconButton>
      </div>
      <div className="flex min-h-6 items-center justify-between gap-4 px-1 pt-1 text-xs text-muted">
        <span id={`${id}-hint`}>{!isMobile && texts.hint}</span>
        <span
          id={`${id}-count`}
          className={classes('tabular-nums', isTooLong && 'font-semibold text-clay')}
        >
          <span aria-hidden="true">{texts.counter(length, max)}</span>
          <span className="sr-only">{texts.counterMeaning(length, max)}</span>
        </span>
      </div>
    </form>
  );
});
