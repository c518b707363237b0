import type { ReactNode } from 'react';
import { LeaningShapes } from '../../ui/leaning-shapes.tsx';

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
      <LeaningShapes className="absolute inset-x-0 top-[8%] mx-auto w-[88%] overflow-visible" />
      <div className="relative flex max-w-md flex-col gap-3 rounded-card bg-surface p-7 shadow-soft">
        <p className="font-serif text-2xl leading-snug">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
    </aside>
  );
}
