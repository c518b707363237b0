import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';

interface AnchoredPopoverProps {
  /** The button that opened it: the panel stands beside it, and focus goes back to it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

const gapPx = 8;

/** Where the panel stands: below its button, or above where there is more room, and never beyond the edges. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const fitsBelow = button.bottom + gapPx + height <= window.innerHeight - gapPx;
  const top = fitsBelow ? button.bottom + gapPx : Math.max(gapPx, button.top - gapPx - height);
  const left = Math.min(Math.max(gapPx, button.left), window.innerWidth - width - gapPx);
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
}

/**
 * A small panel that is on the page only while it is open, for long lists where each row could have one. The browser's
 * own popover: Escape and a press beside it close it.
 */
export function AnchoredPopover({
  anchor,
  onClose,
  title,
  children,
}: AnchoredPopoverProps): ReactNode {
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = panel.current;
    const button = anchor.current;
    if (element === null || button === null) return undefined;
    const onToggle = (event: Event): void => {
      if (event instanceof ToggleEvent && event.newState === 'closed') onClose();
    };
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    place(element, button);
    element.focus({ preventScroll: true });
    return () => {
      element.removeEventListener('toggle', onToggle);
      if (document.activeElement === document.body || element.contains(document.activeElement)) {
        button.focus({ preventScroll: true });
      }
    };
  }, [anchor, onClose]);

  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-labelledby={id}
      tabIndex={-1}
      className="card fixed inset-auto m-0 max-w-[min(24rem,calc(100vw-1rem))] animate-fade p-4 text-sm text-ink shadow-soft outline-none"
    >
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
