import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface CardProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled piece of a page. */
export function Card({ title, text, aside, id, className, children }: CardProps): ReactNode {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={classes('card p-6 md:p-7', className)}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {text !== undefined && <p className="mt-1 text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
