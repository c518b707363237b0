import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface BubbleProps {
  readonly side: 'user' | 'assistant';
  /** Who speaks, for those who do not see sides. */
  readonly speaker: string;
  /** Stands out from a ground of pine, and from the page by a shadow. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** One message of an illustration. */
export function Bubble({ side, speaker, isRaised = false, children }: BubbleProps): ReactNode {
  return (
    <div
      className={classes(
        'max-w-[min(85%,21rem)] rounded-card px-4 py-3 text-base leading-relaxed text-balance',
        side === 'user' && 'self-end rounded-ee-md',
        side === 'user' && (isRaised ? 'bg-sage text-ink' : 'bg-pine text-on-pine'),
        side === 'assistant' && 'self-start rounded-es-md border border-line bg-surface text-ink',
        isRaised && 'shadow-soft',
      )}
    >
      <span className="sr-only">{speaker}: </span>
      {children}
    </div>
  );
}
