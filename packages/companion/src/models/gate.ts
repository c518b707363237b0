import { ModelFault } from './model.ts';

/** Lets so many through at a time; the others wait in line, for a while. */
export interface Gate {
  /** Resolves with the way to leave. Throws a ModelFault 'busy' when it takes longer than the wait, or the line is full. */
  enter(signal: AbortSignal): Promise<() => void>;
}

/** @param longestWaitMs how long one waits before it is told that the model is busy */
export function createGate(places: number, longestLine: number, longestWaitMs: number): Gate {
  let taken = 0;
  const line: (() => void)[] = [];

  function leave(): void {
    const next = line.shift();
    if (next === undefined) taken -= 1;
    else next();
  }

  function leaveOnce(): () => void {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  function waitForPlace(signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        line.splice(line.indexOf(next), 1);
        settle();
        reject(new ModelFault('busy'));
      };
      const next = (): void => {
        settle();
        resolve(leaveOnce());
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      signal.addEventListener('abort', giveUp);
      line.push(next);
    });
  }

  return {
    async enter(signal) {
      if (taken < places) {
        taken += 1;
        return leaveOnce();
      }
      if (line.length >= longestLine || signal.aborted) throw new ModelFault('busy');
      return waitForPlace(signal);
    },
  };
}
