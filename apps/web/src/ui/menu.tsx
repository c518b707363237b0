import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** A menu of actions under its button; arrow keys, typing and Escape work as people expect. */
export function Menu({ trigger, children }: MenuProps): ReactNode {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={8} align="end" collisionPadding={12} className="z-50">
          <BaseMenu.Popup className="card min-w-56 max-w-[calc(100vw-1.5rem)] p-1.5 shadow-soft transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect?: () => void;
  /** A link to go to instead of an action. */
  readonly link?: ReactElement;
  readonly look?: 'plain' | 'danger';
  readonly disabled?: boolean;
}

export function MenuItem({
  children,
  onSelect,
  link,
  look = 'plain',
  disabled = false,
}: MenuItemProps): ReactNode {
  return (
    <BaseMenu.Item
      {...(link !== undefined && { render: link })}
      disabled={disabled}
      onClick={onSelect}
      className={classes(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-base no-underline outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-sage',
        look === 'danger' ? 'text-clay' : 'text-ink',
      )}
    >
      {children}
    </BaseMenu.Item>
  );
}

export function MenuSeparator(): ReactNode {
  return <BaseMenu.Separator className="my-1.5 h-px bg-line" />;
}
