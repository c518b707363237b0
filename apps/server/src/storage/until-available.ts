import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from './store-unavailable.ts';

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/**
 * Does `work`, again and again while the database does not answer; `work` must bear being done twice. Throws what else
 * goes wrong, and the fault of the database once `isOver` says that waiting must end.
 */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || isOver()) throw error;
    }
    await pause(pauseMs, undefined, { ref: false });
  }
}
