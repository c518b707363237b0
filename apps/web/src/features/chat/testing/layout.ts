import { vi } from 'vitest';

/** What jsdom lacks of a browser's layout, so that the virtual list and the popover have something to measure. */
export function standInForLayout(): void {
  // High enough for all messages of a test.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(6_000);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(720);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('ToggleEvent', class extends Event {});
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.scrollTo ??= () => undefined;
}
