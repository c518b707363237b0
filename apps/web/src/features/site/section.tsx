import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface SectionProps {
  /** Names the section for anchors and for the count of section views. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly kicker?: ReactNode;
  readonly ground?: 'paper' | 'surface' | 'sage';
  readonly children: ReactNode;
}

const grounds = { paper: '', surface: 'bg-surface', sage: 'bg-sage' } as const;

/** One section of the landing page with its heading. */
export function Section({
  id,
  title,
  text,
  kicker,
  ground = 'paper',
  children,
}: SectionProps): ReactNode {
  return (
    <section
      id={id}
      data-section={id}
      aria-labelledby={`${id}-title`}
      className={classes('py-18 md:py-24', grounds[ground])}
    >
      <div className="page">
        <div className="mb-10 grid gap-x-12 gap-y-4 md:mb-14 lg:grid-cols-2 lg:items-end">
          <div className="flex flex-col items-start gap-4">
            {kicker}
            <h2 id={`${id}-title`} className="text-3xl md:text-4xl">
              {title}
            </h2>
          </div>
          {text !== undefined && <p className="prose-width text-lg text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
