import type { Message } from '@accanto/contract';
import { CircleAlert, Copy, RotateCw, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { clockTime } from './chat-times.ts';
import { copyText } from './copy-text.ts';
import { MessageDetails } from './message-details.tsx';
import { texts } from './texts.ts';

interface UserMessageProps {
  readonly message: Message;
  readonly onResend: (clientMessageId: string) => void;
  readonly onDiscard: (clientMessageId: string) => void;
  /** The newest message of all, and nobody is answering it. */
  readonly isUnanswered: boolean;
  readonly onAskForReply: (messageId: string) => void;
}

/** What the person wrote: plain text, on the right, with the state it is truly in. */
export const UserMessage = memo(function UserMessage({
  message,
  onResend,
  onDiscard,
  isUnanswered,
  onAskForReply,
}: UserMessageProps): ReactNode {
  const { content, timestamp, status, id } = message;
  const isUnsent = status === 'error';
  return (
    <article
      tabIndex={-1}
      aria-label={texts.you}
      data-role="user"
      className="group flex flex-col items-end outline-none"
    >
      <p
        dir="auto"
        data-message-text
        className="max-w-[85%] whitespace-pre-wrap break-words rounded-card rounded-ee-md bg-pine px-4 py-2.5 text-on-pine [overflow-wrap:anywhere] [unicode-bidi:isolate] sm:max-w-[75%]"
      >
        {content}
      </p>
      <div className="flex h-9 items-center gap-1.5 text-xs text-muted">
        <span className="flex items-center opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
          <MessageDetails message={message} />
        </span>
        {isUnsent && (
          <span className="flex items-center">
            <IconButton label={texts.resend} onClick={() => onResend(id)} className="text-clay">
              <RotateCw strokeWidth={1.75} className="size-4.5" />
            </IconButton>
            <IconButton
              label={texts.copy}
              onClick={() => void copyText(content)}
              className="text-clay"
            >
              <Copy strokeWidth={1.75} className="size-4.5" />
            </IconButton>
            <IconButton label={texts.discard} onClick={() => onDiscard(id)} className="text-clay">
              <Trash2 strokeWidth={1.75} className="size-4.5" />
            </IconButton>
          </span>
        )}
        {status === 'sending' && <output>{texts.sending}</output>}
        {isUnsent && (
          <output className="inline-flex items-center gap-1 font-semibold text-clay">
            <CircleAlert strokeWidth={1.75} className="size-4" aria-hidden="true" />
            {texts.failed}
          </output>
        )}
        <time dateTime={timestamp}>{clockTime(timestamp)}</time>
      </div>
      {isUnanswered && (
        <Button
          look="secondary"
          size="small"
          onClick={() => onAskForReply(id)}
          // Whoever answers is nearly always heard of sooner than this.
          className="animate-arrive [animation-delay:3s]"
        >
          <RotateCw strokeWidth={1.75} className="size-4.5" />
          {texts.askForReply}
        </Button>
      )}
    </article>
  );
});
