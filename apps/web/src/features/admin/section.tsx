import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One screen of the panel. */
export function Section({ title, text, aside, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="prose-width text-muted">{text}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
