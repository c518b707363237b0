import { useEffect, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

interface NotArrivedProps {
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Stands where a part of the screen would, whose code or data did not arrive. */
export function NotArrived({ text = texts.problems.part, onRetry }: NotArrivedProps): ReactNode {
  return (
    <div
      role="alert"
      className="m-auto flex flex-col items-center gap-4 p-6 text-center text-muted"
    >
      <p>{text}</p>
      <Button look="secondary" onClick={onRetry}>
        {texts.resend}
      </Button>
    </div>
  );
}

/** Stands for a dialog whose code did not arrive: says so and closes it. */
export function NotOpened({ onClose }: { readonly onClose: () => void }): ReactNode {
  useEffect(() => {
    toast.error(texts.problems.part, { title: texts.problems.title });
    onClose();
    // Once, whatever is drawn anew before it closes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
