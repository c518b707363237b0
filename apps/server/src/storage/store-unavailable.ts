/**
 * The database does not answer now: it is down, starting, full or too slow. Nothing is known to be wrong with what was
 * asked, so asking again later is right; whether a write happened is unknown.
 */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(
      `The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.name = 'StoreUnavailableError';
  }
}
