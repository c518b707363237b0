import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is a call that some program makes on purpose, and not a browser that follows a link, loads a
 * picture or looks ahead (Fetch Metadata, W3C; security requirement A2). Programs without these headers are taken
 * at their word.
 */
export function isDeliberateCall(headers: IncomingHttpHeaders): boolean {
  const read = (name: string): string => String(headers[name] ?? '').toLowerCase();
  const looksAhead = [read('purpose'), read('sec-purpose'), read('x-moz'), read('x-purpose')].some(
    (value) => /prefetch|prerender|preview/.test(value),
  );
  if (looksAhead) return false;
  const [mode, destination] = [read('sec-fetch-mode'), read('sec-fetch-dest')];
  return ['', 'cors', 'same-origin'].includes(mode) && ['', 'empty'].includes(destination);
}

/** Whether a browser was pointed here as if it were a page. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-dest'] === 'document';
}
