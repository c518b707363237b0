import { periods } from '@accanto/contract';

/** Scrolls smoothly to an element by id; at once for those who asked for less motion. */
export function scrollToAnchor(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#${CSS.escape(id)}`)
    ?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}

/** The same after the page that holds the element has been opened (SPEC 2: about 100 ms later). */
export function scrollToAnchorSoon(id: string): void {
  setTimeout(() => scrollToAnchor(id), periods.scrollAfterNavigationMs);
}
