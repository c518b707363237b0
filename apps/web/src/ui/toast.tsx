import type { Language } from '@accanto/contract';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../platform/fetch-code.ts';
import { Button } from './button.tsx';

export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly title?: string;
  /** Where it is not that of the page. */
  readonly lang?: Language;
  /** A button inside, for instance to undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds until it goes by itself. */
  readonly durationMs?: number;
  /** Takes it away before its time, or keeps it from appearing. */
  readonly until?: AbortSignal;
}

type Extras = Omit<ToastMessage, 'kind' | 'text'>;

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function show(message: ToastMessage): void {
  waiting = [...waiting, message];
  for (const listener of listeners) listener();
}

/** Says in one sentence what happened. */
export const toast = {
  success: (text: string, extras?: Extras): void => show({ kind: 'success', text, ...extras }),
  error: (text: string, extras?: Extras): void => show({ kind: 'error', text, ...extras }),
};

/** Hands over what waits to be shown. For the shelf only. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Tells when something waits to be shown. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long a toast stays that says nothing else, in ms. */
export const toastDurationMs = 6000;

interface ShelfProps {
  readonly closeLabel: string;
}

/** The place where toasts appear. Its code is fetched with the first toast, so that quiet pages do not carry it. */
export function Toasts({ closeLabel }: ShelfProps): ReactNode {
  const [Shelf, setShelf] = useState<ComponentType<ShelfProps> | null>(null);
  const [plain, setPlain] = useState<ToastMessage | null>(null);
  useEffect(() => {
    if (Shelf !== null) return undefined;
    const fetchShelf = (): void => {
      fetchCode(() => import('./toast-shelf.tsx')).then(
        (module) => setShelf(() => module.default),
        () => {
          const newest = takeToasts().findLast(({ until }) => until?.aborted !== true);
          if (newest !== undefined) setPlain(newest);
        },
      );
    };
    if (waiting.length > 0) fetchShelf();
    return onToast(fetchShelf);
  }, [Shelf]);
  if (Shelf !== null) return <Shelf closeLabel={closeLabel} />;
  return plain && <PlainToast message={plain} onGone={() => setPlain(null)} />;
}

interface PlainToastProps {
  readonly message: ToastMessage;
  readonly onGone: () => void;
}

/** The newest toast where the shelf's code did not arrive: what could not be fetched is often what it tells. */
function PlainToast({ message, onGone }: PlainToastProps): ReactNode {
  const { text, lang, action, until, durationMs = toastDurationMs } = message;
  useEffect(() => {
    const timer = setTimeout(onGone, durationMs);
    until?.addEventListener('abort', onGone);
    return () => {
      clearTimeout(timer);
      until?.removeEventListener('abort', onGone);
    };
    // A new message is a new time; a page that is drawn anew is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [message]);
  return (
    <div
      role="alert"
      lang={lang}
      className="card fixed inset-x-3 top-[calc(4.75rem+env(safe-area-inset-top))] z-50 flex items-center gap-3 p-4 text-sm shadow-soft md:inset-x-auto md:end-6 md:top-auto md:bottom-6 md:max-w-96"
    >
      <p className="flex-1">{text}</p>
      {action !== undefined && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            action.run();
            onGone();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
