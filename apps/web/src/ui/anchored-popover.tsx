import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

interface AnchoredPopoverProps {
  /** The button that opened it: the panel stands beside it, and focus goes back to it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A small panel that is on the page only while it is open, for long lists where each row could have one. */
export function AnchoredPopover({
  anchor,
  onClose,
  title,
  children,
}: AnchoredPopoverProps): ReactNode {
  return (
    <BasePopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BasePopover.Portal>
        <BasePopover.Positioner
          anchor={anchor}
          sideOffset={8}
          collisionPadding={12}
          className="z-50"
        >
          <BasePopover.Popup
            finalFocus={anchor}
            className="card max-w-[min(24rem,calc(100vw-1.5rem))] p-4 text-sm shadow-soft transition-opacity duration-150 data-[starting-style]:opacity-0"
          >
            <BasePopover.Title className="mb-2 font-sans text-sm font-semibold">
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
