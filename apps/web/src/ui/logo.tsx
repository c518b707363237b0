import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** Two circles that lean on each other; where they overlap the tone is lighter. */
export function Mark({ className = 'h-8 w-11' }: { readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 44 32" className={classes('shrink-0', className)} aria-hidden="true">
      <circle cx="15" cy="18" r="13" className="fill-pine" />
      <circle cx="30.5" cy="15" r="12" className="fill-apricot" />
      <path
        d="M21.69 6.853A13 13 0 0 1 25.366 25.846A12 12 0 0 1 21.69 6.853Z"
        className="fill-overlap"
      />
    </svg>
  );
}

interface LogoProps {
  /** Only the mark is seen on narrow screens, where other things need the room. */
  readonly isCompact?: boolean;
}

/** The mark with the name beside it. */
export function Logo({ isCompact = false }: LogoProps): ReactNode {
  return (
    <span className="inline-flex items-center gap-2 sm:gap-2.5">
      <Mark />
      <span
        className={classes(
          'font-serif text-xl leading-none font-semibold tracking-tight text-ink',
          isCompact && 'max-[26rem]:sr-only',
        )}
      >
        Accanto
      </span>
    </span>
  );
}
