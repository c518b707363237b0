import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { toastRoomHeight, topOfToastRoom } from './toast-room.tsx';
import { onToast, takeToasts, toastDurationMs, type ToastMessage } from './toast.tsx';

const manager = Toast.createToastManager<ToastMessage>();

function flush(): void {
  for (const message of takeToasts()) {
    if (message.until?.aborted === true) continue;
    const id = manager.add({
      description: message.text,
      ...(message.title !== undefined && { title: message.title }),
      ...(message.durationMs !== undefined && { timeout: message.durationMs }),
      data: message,
    });
    message.until?.addEventListener('abort', () => manager.close(id));
  }
}

function Shelf({ closeLabel }: { readonly closeLabel: string }): ReactNode {
  const { toasts, close } = Toast.useToastManager<ToastMessage>();
  return toasts.map((item) => {
    const isError = item.data?.kind === 'error';
    const action = item.data?.action;
    const Icon = isError ? CircleAlert : CircleCheck;
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'down']}
        data-kind={item.data?.kind}
        lang={item.data?.lang}
        // A toast is a dialog to screen readers, and one without a title would have no name.
        {...(item.title === undefined && { 'aria-label': item.data?.text })}
        className={classes(
          'card flex w-full items-start gap-3 p-4 shadow-soft transition duration-200 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0 data-[limited]:hidden',
          isError && 'border-clay bg-clay-tint',
        )}
      >
        <Icon
          strokeWidth={1.75}
          aria-hidden="true"
          className={classes('mt-0.5 shrink-0', isError ? 'text-clay' : 'text-pine')}
        />
        <Toast.Content className="min-w-0 flex-1 text-sm">
          <Toast.Title className="font-sans text-sm font-semibold tracking-normal" />
          <Toast.Description />
        </Toast.Content>
        {action !== undefined && (
          <Button
            look="quiet"
            size="small"
            className="-my-2 text-pine"
            onClick={() => {
              action.run();
              close(item.id);
            }}
          >
            {action.label}
          </Button>
        )}
        <Toast.Close
          render={
            <IconButton
              label={closeLabel}
              lang={document.documentElement.lang}
              className="-me-2 -my-2"
            >
              <X strokeWidth={1.75} className="size-5" />
            </IconButton>
          }
        />
      </Toast.Root>
    );
  });
}

/** Keeps the room of the page as high as the toasts in it; gives where they begin, null where there is no room. */
function useToastRoom(shelf: RefObject<HTMLElement | null>): number | null {
  const { toasts } = Toast.useToastManager();
  const [top, setTop] = useState<number | null>(null);
  const count = toasts.length;

  useEffect(() => {
    const { current } = shelf;
    const root = document.documentElement;
    if (current === null || count === 0) return undefined;
    const place = (): void => {
      setTop(topOfToastRoom());
      root.style.setProperty(toastRoomHeight, `${current.offsetHeight}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(current);
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', place);
    visualViewport?.addEventListener('scroll', place);
    return () => {
      observer.disconnect();
      visualViewport?.removeEventListener('resize', place);
      visualViewport?.removeEventListener('scroll', place);
      root.style.removeProperty(toastRoomHeight);
    };
  }, [shelf, count]);

  return top;
}

function ShelfInPlace({ closeLabel }: { readonly closeLabel: string }): ReactNode {
  const shelf = useRef<HTMLDivElement>(null);
  const top = useToastRoom(shelf);
  return (
    <Toast.Viewport
      ref={shelf}
      className="fixed inset-x-0 top-[calc(4rem+env(safe-area-inset-top))] z-50 flex max-h-[50dvh] flex-col gap-3 overflow-y-auto p-3 empty:hidden md:inset-x-auto md:end-3 md:w-[25.5rem] md:data-in-corner:bottom-3 md:data-in-corner:top-auto md:data-in-corner:flex-col-reverse"
      style={{ top: top ?? undefined }}
      data-in-corner={top === null || undefined}
    >
      <Shelf closeLabel={closeLabel} />
    </Toast.Viewport>
  );
}

/**
 * Shows toasts, the newest first, at most three at a time: in the room that the page keeps for them, else below the bar of
 * a narrow window or in the corner of a wide one. They wait while somebody points at them or is in them.
 */
export default function ToastShelf({ closeLabel }: { readonly closeLabel: string }): ReactNode {
  useEffect(() => {
    flush();
    return onToast(flush);
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={toastDurationMs} limit={3}>
      <Toast.Portal>
        <ShelfInPlace closeLabel={closeLabel} />
      </Toast.Portal>
    </Toast.Provider>
  );
}
