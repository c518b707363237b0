import { useEffect, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

const appearsAfterMs = 150;

/** Shows its children only when the wait is long enough to be noticed. */
export function AfterAWhile({ children }: { readonly children: ReactNode }): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), appearsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}

/** A grey stand-in for content that is on its way. */
export function Skeleton({ className }: { readonly className?: string }): ReactNode {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-sheen rounded-control bg-sage', className)}
    />
  );
}
