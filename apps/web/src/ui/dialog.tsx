import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { PortalLanguage } from './portal-language.ts';

const backdrop =
  'fixed inset-0 z-40 bg-overlay transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0';
const popup =
  'fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto card p-6 shadow-soft transition duration-200 data-[ending-style]:scale-[0.98] data-[ending-style]:opacity-0 data-[starting-style]:scale-[0.98] data-[starting-style]:opacity-0';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'wide';
}

/** A dialog over the page; focus moves in and comes back, Escape and the backdrop close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  actions,
  width = 'narrow',
}: DialogProps): ReactNode {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup
          lang={use(PortalLanguage)}
          className={classes(popup, width === 'narrow' ? 'max-w-lg' : 'max-w-3xl')}
        >
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={closeLabel} className="-me-2 -mt-2">
                  <X strokeWidth={1.75} />
                </IconButton>
              }
            />
          </div>
          {description !== undefined && (
            <BaseDialog.Description className="mt-1 text-muted">
              {description}
            </BaseDialog.Description>
          )}
          <div className="mt-4">{children}</div>
          {actions !== undefined && (
            <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly busy?: boolean;
  /** What has to be filled in first, if anything. */
  readonly children?: ReactNode;
  /** Whether it has been filled in. */
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  busy = false,
  children,
  canConfirm = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode {
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={backdrop} />
        <BaseAlertDialog.Popup lang={use(PortalLanguage)} className={classes(popup, 'max-w-md')}>
          <BaseAlertDialog.Title className="text-xl">{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description
            render={<div className="mt-2 text-muted">{description}</div>}
          />
          {children !== undefined && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <BaseAlertDialog.Close render={<Button look="secondary">{cancelLabel}</Button>} />
            <Button look="danger" busy={busy} disabled={!canConfirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
