import { periods } from '@accanto/contract';

/** Scrolls smoothly to an element by id; at once for those who asked for less motion. */
export function scrollToAnchor(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector(`#${CSS.escape(id)}`)
    ?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}

const longestWaitMs = 3_000;
const nextLookMs = 50;

/**
 * The same after the page that holds the element has been opened (SPEC 2: about 100 ms later). Where the page's code is
 * still on its way, as soon as the element is there.
 */
export function scrollToAnchorSoon(id: string): void {
  const start = Date.now();
  const look = (): void => {
    const isThere = document.querySelector(`#${CSS.escape(id)}`) !== null;
    if (isThere) scrollToAnchor(id);
    else if (Date.now() - start < longestWaitMs) setTimeout(look, nextLookMs);
  };
  setTimeout(look, periods.scrollAfterNavigationMs);
}
