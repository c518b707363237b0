import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** For a field that was opened in place: Escape gives it up, and closes nothing of what lies around it. */
export function onEscape(giveUp: () => void): (event: ReactKeyboardEvent) => void {
  return (event) => {
    // While letters are being composed, Escape ends that.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    giveUp();
  };
}

/** One press, one thing: a key that is held down does not close layer after layer. Gives back how to stop. */
export function ignoreHeldEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !event.repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}
