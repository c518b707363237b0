import { useEffect } from 'react';

/** A page that says nothing about the person who looks at it. */
const neutralPage = 'https://it.wikipedia.org/wiki/Pagina_principale';

/** Two presses of Escape within this time leave. */
const twiceWithinMs = 600;

/** Leaves at once: nothing of the chat stays on the screen, nor in the browser's way back to it. */
export function leaveForNeutralPage(): void {
  document.body.hidden = true;
  document.title = 'Wikipedia';
  window.location.replace(neutralPage);
}

/** Escape, pressed twice, leaves to a neutral page. A single one keeps its ordinary meaning. */
export function useQuickExit(leave: () => void): void {
  useEffect(() => {
    let last = -Infinity;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.repeat) return;
      if (event.timeStamp - last <= twiceWithinMs) leave();
      last = event.timeStamp;
    };
    // Before any dialog hears it: this must always work.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [leave]);
}
