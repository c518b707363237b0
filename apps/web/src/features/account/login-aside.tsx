import type { ReactNode } from 'react';

/** The quiet half of the login on wide screens: two shapes that lean on each other, and two sentences. */
export function LoginAside({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): ReactNode {
  return (
    <aside className="relative hidden overflow-hidden bg-sage lg:flex lg:flex-col lg:justify-end lg:p-14">
      <svg
        viewBox="0 0 600 600"
        className="absolute -end-16 -top-10 w-[46rem] max-w-none"
        aria-hidden="true"
      >
        <circle cx="250" cy="330" r="210" className="fill-pine opacity-90" />
        <circle cx="450" cy="250" r="170" className="fill-apricot opacity-90" />
      </svg>
      <div className="relative flex max-w-md flex-col gap-3 rounded-card bg-surface p-7 shadow-soft">
        <p className="font-serif text-2xl leading-snug">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
    </aside>
  );
}
