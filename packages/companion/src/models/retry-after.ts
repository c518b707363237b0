/** How long a Retry-After header asks to wait, in milliseconds (RFC 9110 section 10.2.3); null when absent or unreadable. */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,9}$/u.test(text)) return Number(text) * 1000;
  // What does not begin with a weekday is no date of HTTP, whatever Date.parse makes of it.
  const date = /^[a-z]{3}/iu.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
