import {
  reactionEmojis,
  reactionLabels,
  type Reaction,
  type ReactionEmoji,
} from '@accanto/contract';
import { MessageSquareText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { texts } from './texts.ts';

interface ReactionBarProps {
  readonly reaction: Reaction | null;
  /** Sets the first reaction. */
  readonly onReact: (emoji: ReactionEmoji) => void;
  readonly onRemove: () => void;
  readonly onOpenComments: () => void;
}

/** The five reactions; the chosen one stands out, the others are dimmed, and any of them opens the dialog (SPEC 4). */
export function ReactionBar({
  reaction,
  onReact,
  onRemove,
  onOpenComments,
}: ReactionBarProps): ReactNode {
  return (
    <fieldset aria-label={texts.react} className="min-w-0 flex flex-wrap items-center">
      {reactionEmojis.map((emoji) => {
        const isChosen = reaction?.emoji === emoji;
        const label = isChosen ? texts.changeReaction : reactionLabels[emoji];
        return (
          <button
            key={emoji}
            type="button"
            aria-label={label}
            aria-pressed={isChosen}
            title={isChosen ? `${reactionLabels[emoji]}: ${texts.changeReaction}` : label}
            onClick={() => {
              if (reaction === null) onReact(emoji);
              onOpenComments();
            }}
            className={classes(
              'inline-flex h-11 w-11 items-center justify-center rounded-control transition duration-150 hover:bg-sage',
              isChosen && 'bg-sage',
              reaction !== null &&
                !isChosen &&
                'opacity-40 hover:opacity-100 focus-visible:opacity-100',
            )}
          >
            <ReactionIcon emoji={emoji} isChosen={isChosen} className="size-5" />
          </button>
        );
      })}
      {reaction !== null && (
        <>
          <IconButton label={texts.removeReaction} onClick={onRemove} className="text-muted">
            <X strokeWidth={1.75} className="size-4.5" />
          </IconButton>
          {reaction.comments.length > 0 && (
            <button
              type="button"
              aria-label={texts.openComments(reaction.comments.length)}
              title={texts.openComments(reaction.comments.length)}
              onClick={onOpenComments}
              className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-sage"
            >
              <MessageSquareText strokeWidth={1.75} className="size-4.5" />
              {reaction.comments.length}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}
