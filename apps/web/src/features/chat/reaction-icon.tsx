import type { ReactionEmoji } from '@accanto/contract';
import { Heart, Meh, Smile, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

const icons = {
  '👍': ThumbsUp,
  '👎': ThumbsDown,
  '❤️': Heart,
  '😊': Smile,
  '😕': Meh,
} as const satisfies Record<ReactionEmoji, unknown>;

/** Drawn with their outline last: filled, it would cover the face. */
const faces: readonly ReactionEmoji[] = ['😊', '😕'];

interface ReactionIconProps {
  readonly emoji: ReactionEmoji;
  readonly isChosen: boolean;
  readonly className?: string;
}

/** A reaction, drawn: its emoji looks different on every system, and is missing on some. */
export function ReactionIcon({ emoji, isChosen, className }: ReactionIconProps): ReactNode {
  const Icon = icons[emoji];
  const chosen = faces.includes(emoji) ? 'rounded-full bg-apricot' : 'fill-apricot';
  return (
    <>
      <span className="sr-only">{emoji}</span>
      <Icon
        strokeWidth={1.75}
        aria-hidden="true"
        className={classes(isChosen ? classes(chosen, 'text-on-apricot') : 'text-muted', className)}
      />
    </>
  );
}
