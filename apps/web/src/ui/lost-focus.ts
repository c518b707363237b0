/** Where the focus goes on when what had it has left the page, so that a keyboard does not start at the top again. */
export function rescueFocus(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  });
}
