import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly title?: string;
  /** A button inside, for instance to undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds until it goes by itself. */
  readonly durationMs?: number;
  /** Takes it away before its time, or keeps it from appearing. */
  readonly until?: AbortSignal;
}

type Extras = Omit<ToastMessage, 'kind' | 'text'>;

let waiting: readonly ToastMessage[] = [];
let isNeeded = false;
const listeners = new Set<() => void>();

function show(message: ToastMessage): void {
  waiting = [...waiting, message];
  isNeeded = true;
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

const ToastShelf = lazy(() => import('./toast-shelf.tsx'));

/** The place where toasts appear. Its code is fetched with the first toast, so that quiet pages do not carry it. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }): ReactNode {
  const needed = useSyncExternalStore(
    onToast,
    () => isNeeded,
    () => false,
  );
  return needed ? (
    <Suspense fallback={null}>
      <ToastShelf closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
