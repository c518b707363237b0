import type { ActionButton, ActionButtonId, Message, ReactionEmoji } from '@accanto/contract';
import { BookmarkCheck, CircleSlash2, Copy, Flag, RotateCw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ActionButtons } from './action-buttons.tsx';
import { clockTime } from './chat-times.ts';
import { copyText } from './copy-text.ts';
import { Markdown } from './markdown.tsx';
import { MessageDetails } from './message-details.tsx';
import { isStreaming } from './message-merge.ts';
import { ReactionBar } from './reaction-bar.tsx';
import { texts } from './texts.ts';

export interface AssistantMessageActions {
  readonly onReact: (messageId: string, emoji: ReactionEmoji) => void;
  readonly onRemoveReaction: (message: Message) => void;
  readonly onOpenComments: (messageId: string) => void;
  readonly onRetry: (messageId: string) => void;
  readonly onReport: (messageId: string) => void;
  readonly onPressButton: (messageId: string, buttonId: ActionButtonId) => Promise<void>;
}

/**
 * Controls of an older reply: there for those who point at it or come by keyboard. Where nothing can point they take no
 * room either, until the reply is tapped. `relative`: what is hidden in them would else make the list longer.
 */
const quietControls =
  'relative opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:max-h-0 [@media(hover:none)]:max-w-0 [@media(hover:none)]:overflow-hidden [@media(hover:none)]:group-focus-within:max-h-none [@media(hover:none)]:group-focus-within:max-w-none [@media(hover:none)]:group-focus-within:overflow-visible';

/** Of the newest reply: gone where they would leave no room for its words, until it is tapped. */
const newestControls =
  'relative cramped:not-group-focus-within:max-h-0 cramped:not-group-focus-within:max-w-0 cramped:not-group-focus-within:overflow-hidden';

interface AssistantMessageProps {
  readonly message: Message;
  readonly actions: AssistantMessageActions;
  readonly isNewest: boolean;
  /** The eight buttons, under the newest one only. */
  readonly buttons: readonly ActionButton[] | null;
  readonly isConnected: boolean;
  /** Another reply is being written. */
  readonly isBusy: boolean;
  /** Replies come from a language model: one that does not says so. */
  readonly answersWithModel: boolean;
}

function EndMark({ message }: { readonly message: Message }): ReactNode {
  if (message.replyState !== 'interrupted' && message.replyState !== 'stopped') return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-clay-tint px-3 py-1 text-xs text-clay">
      <CircleSlash2 strokeWidth={1.75} className="size-3.5" aria-hidden="true" />
      {message.replyState === 'interrupted' ? texts.interrupted : texts.stopped}
    </span>
  );
}

/** A reply: limited markdown on the left, with everything a person can do with it. */
export const AssistantMessage = memo(function AssistantMessage(
  props: AssistantMessageProps,
): ReactNode {
  const { message, actions, isNewest, buttons, isConnected, isBusy, answersWithModel } = props;
  const { id, content, timestamp, usedMemory } = message;
  const isRunning = isStreaming(message);
  const reaction = message.reaction ?? null;
  const quiet = classes(
    isNewest && newestControls,
    !isNewest && reaction === null && quietControls,
  );
  return (
    <article
      // A tap on the message shows its controls.
      tabIndex={-1}
      aria-label={texts.brand}
      data-role="assistant"
      data-reply-state={message.replyState ?? 'complete'}
      aria-busy={isRunning}
      className="group flex flex-col items-start outline-none"
    >
      <div
        data-message-text
        className="max-w-full rounded-card rounded-es-md border border-line bg-surface px-4 py-2.5 sm:max-w-[88%]"
      >
        <Markdown text={content} isStreaming={isRunning} />
      </div>
      <div className="mt-0.5 flex min-h-11 flex-wrap items-center text-xs text-muted [@media(hover:none)]:min-h-7">
        <div className="me-1 flex flex-wrap items-center">
          <time dateTime={timestamp} className="me-1.5">
            {clockTime(timestamp)}
          </time>
          <EndMark message={message} />
          {answersWithModel && message.origin === 'built-in' && (
            <span className="me-1.5" title={texts.withoutModelMeaning}>
              {texts.withoutModel}
              <span className="sr-only">. {texts.withoutModelMeaning}</span>
            </span>
          )}
          {usedMemory === true && (
            <Link
              to="/dashboard#memory"
              title={texts.seeMemories}
              className="link inline-flex min-h-11 items-center gap-1.5 px-1.5 text-muted"
            >
              <BookmarkCheck strokeWidth={1.75} className="size-4" aria-hidden="true" />
              {texts.usedMemory}
              <span className="sr-only">. {texts.seeMemories}</span>
            </Link>
          )}
          {!isRunning && (
            <span className={classes('flex', quiet)}>
              <MessageDetails message={message} />
              <IconButton
                label={texts.copy}
                onClick={() => void copyText(content)}
                className="text-muted"
              >
                <Copy strokeWidth={1.75} className="size-4.5" />
              </IconButton>
              <IconButton
                label={texts.retryReply}
                disabled={!isConnected || isBusy}
                onClick={() => actions.onRetry(id)}
                className="text-muted"
              >
                <RotateCw strokeWidth={1.75} className="size-4.5" />
              </IconButton>
              <IconButton
                label={texts.report.open}
                onClick={() => actions.onReport(id)}
                className="text-muted"
              >
                <Flag strokeWidth={1.75} className="size-4.5" />
              </IconButton>
            </span>
          )}
        </div>
        {!isRunning && (
          <div className={quiet}>
            <ReactionBar
              reaction={reaction}
              onReact={(emoji) => actions.onReact(id, emoji)}
              onRemove={() => actions.onRemoveReaction(message)}
              onOpenComments={() => actions.onOpenComments(id)}
            />
          </div>
        )}
      </div>
      {buttons !== null && buttons.length > 0 && !isRunning && (
        <ActionButtons
          buttons={buttons}
          isDisabled={!isConnected}
          onPress={(buttonId) => actions.onPressButton(id, buttonId)}
        />
      )}
    </article>
  );
});
