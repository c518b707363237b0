import { ModelFault } from './model.ts';

/** Leaves a server in peace after repeated faults. After its rest one call tries it, and what comes of that decides. */
export interface Breaker {
  /**
   * Does the work, or throws a ModelFault 'resting' at once. A ModelFault of the work counts against the server, unless
   * the signal was aborted: whoever leaves says nothing about it.
   */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

export interface BreakerOptions {
  /** So many in a row bring a rest. */
  faultsBeforeRest: number;
  /** Milliseconds; each rest after a failed trial is twice as long, up to the longest. */
  firstRestMs: number;
  longestRestMs: number;
  /** Milliseconds since epoch. */
  now: () => number;
  /** From 0 up to 1. A rest is up to half as long again, so that several servers do not come back at once. */
  random: () => number;
}

/** Made once for each server that is asked. */
export function createBreaker(options: BreakerOptions): Breaker {
  const { now, random } = options;
  let faults = 0;
  let rests = 0;
  let restUntil = 0;
  let isTrying = false;

  function count(isTrial: boolean): void {
    faults += 1;
    // What began before the rest says nothing new.
    if (!isTrial && (rests > 0 || faults < options.faultsBeforeRest)) return;
    const rest = Math.min(options.longestRestMs, options.firstRestMs * 2 ** rests);
    restUntil = now() + rest * (1 + random() / 2);
    rests += 1;
  }

  return {
    async run(work, signal) {
      const isTrial = rests > 0;
      if (isTrial && (isTrying || now() < restUntil)) throw new ModelFault('resting');
      isTrying = isTrial;
      try {
        const value = await work();
        faults = 0;
        rests = 0;
        return value;
      } catch (error) {
        if (error instanceof ModelFault && !signal.aborted) count(isTrial);
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
