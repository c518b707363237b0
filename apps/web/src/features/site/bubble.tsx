import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface BubbleProps {
  readonly side: 'user' | 'assistant';
  /** Who speaks, for those who do not see sides. */
  readonly speaker: string;
  readonly children: ReactNode;
}

/** One message of an illustration. */
export function Bubble({ side, speaker, children }: BubbleProps): ReactNode {
  return (
    <div
      className={classes(
        'max-w-[85%] rounded-card px-4 py-3 text-base leading-relaxed',
        side === 'user'
          ? 'self-end rounded-ee-md bg-pine text-on-pine'
          : 'self-start rounded-es-md border border-line bg-surface text-ink',
      )}
    >
      <span className="sr-only">{speaker}: </span>
      {children}
    </div>
  );
}
