import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Three bouncing dots while the assistant is typing (SPEC 2). */
export function TypingDots(): ReactNode {
  return (
    <div className="inline-flex h-11 items-center gap-1.5 rounded-card rounded-es-md border border-line bg-surface px-4">
      <span className="sr-only">{texts.typing}</span>
      {['[animation-delay:0ms]', '[animation-delay:160ms]', '[animation-delay:320ms]'].map(
        (delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className={`size-2 animate-dot rounded-full bg-pine ${delay}`}
          />
        ),
      )}
    </div>
  );
}
