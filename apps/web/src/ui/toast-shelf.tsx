import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { onToast, takeToasts, type ToastMessage } from './toast.tsx';

const manager = Toast.createToastManager<ToastMessage>();

function flush(): void {
  for (const message of takeToasts()) {
    manager.add({
      description: message.text,
      ...(message.title !== undefined && { title: message.title }),
      ...(message.durationMs !== undefined && { timeout: message.durationMs }),
      priority: message.kind === 'error' ? 'high' : 'low',
      data: message,
    });
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
            <IconButton label={closeLabel} className="-me-2 -my-2">
              <X strokeWidth={1.75} className="size-5" />
            </IconButton>
          }
        />
      </Toast.Root>
    );
  });
}

/** Shows toasts at the bottom, the newest last, at most three at a time. */
export default function ToastShelf({ closeLabel }: { readonly closeLabel: string }): ReactNode {
  useEffect(() => {
    flush();
    return onToast(flush);
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={6000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex flex-col-reverse gap-3 sm:inset-x-auto sm:end-6 sm:w-96">
          <Shelf closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
