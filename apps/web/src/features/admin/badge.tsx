import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

const looks = {
  plain: 'bg-sage text-ink',
  strong: 'bg-pine text-on-pine',
  attention: 'bg-apricot text-on-apricot',
  danger: 'bg-clay-tint text-clay',
  faint: 'border border-line text-muted',
} as const;

/** A short word about the state of something. */
export function Badge({
  look = 'plain',
  children,
}: {
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full px-3 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
