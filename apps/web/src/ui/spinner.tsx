import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A turning ring; says nothing to screen readers, the text beside it does. */
export function Spinner({ className = 'size-6' }: { readonly className?: string }): ReactNode {
  return (
    <svg
      className={classes('animate-spin', className)}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle
        cx="12"
        cy="12"
        r="9.5"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2.5"
      />
      <path
        d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
