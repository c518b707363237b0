import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}

/** A small panel beside its button. */
export function Popover({ trigger, title, children }: PopoverProps): ReactNode {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <BasePopover.Popup className="card max-w-[min(22rem,calc(100vw-1.5rem))] p-4 text-sm shadow-soft transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
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
