import type { ReactNode } from 'react';
import { Mark } from './ui/logo.tsx';

interface CenteredPageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Small line above the title, for instance an error number. */
  readonly kicker?: string;
  readonly children: ReactNode;
}

/** A page that says one thing: forbidden, not found, broken. */
export function CenteredPage({ title, text, kicker, children }: CenteredPageProps): ReactNode {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid min-h-dvh place-items-center py-16 text-center outline-none"
    >
      <div className="flex max-w-lg flex-col items-center gap-5">
        <Mark className="h-14 w-20" />
        {kicker !== undefined && (
          <p className="text-sm font-semibold tracking-widest text-muted">{kicker}</p>
        )}
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </main>
  );
}
