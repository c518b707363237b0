import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { use, type ReactNode } from 'react';
import { PortalLanguage } from './portal-language.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the drawer for screen readers. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel that slides in from the start edge; closes with Escape and a touch beside it. */
export function Drawer({ open, onClose, title, children }: DrawerProps): ReactNode {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Popup
          lang={use(PortalLanguage)}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(20rem,calc(100vw-3rem))] flex-col overflow-y-auto bg-paper pb-[env(safe-area-inset-bottom)] shadow-soft transition-transform duration-200 data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full"
        >
          <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
