import type { ReactNode } from 'react';

/** Read by the stylesheet: how high the toasts are that stand in the room, 0 without any. */
export const toastRoomHeight = '--toast-room';

/**
 * Room that a screen keeps free for toasts where it stands: as high as they are, so that they cover nothing of it. Without
 * one they stand in a corner.
 */
export function ToastRoom(): ReactNode {
  return <div data-toast-room className="h-[var(--toast-room,0px)] shrink-0" />;
}

/** Where the room begins, in CSS pixels from the top of the window; null where the page keeps none. */
export function topOfToastRoom(): number | null {
  return document.querySelector('[data-toast-room]')?.getBoundingClientRect().top ?? null;
}
