/**
 * The database does not answer now: it is down, starting, too slow, or its disk is full. Nothing is known to be wrong
 * with what was asked, so asking again later is right; whether a write happened is unknown.
 */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`);
    this.name = 'StoreUnavailableError';
  }
}

/** Refused on several addresses of one name, Node's error has a code and no message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
}
