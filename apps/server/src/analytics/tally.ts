import type { Count } from '../counting.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { CountStore } from './count-store.ts';

/** What was counted is written together after so long; a killed process forgets that much of it, and nothing else. */
const flushAfterMs = 3_000;

export interface Tally {
  readonly count: Count;
  /** Writes what is still in memory. */
  flush(): Promise<void>;
}

/** Counts in memory and writes now and then, so that counting costs a conversation nothing. */
export function createTally(parts: {
  readonly store: CountStore;
  readonly clock: Clock;
  readonly log: Log;
}): Tally {
  const { store, clock, log } = parts;
  let waiting = new Map<string, { day: string; name: string; label: string; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    waiting = new Map();
    for (const { day, name, label, count } of counts)
      await store
        .add(day, name, label, count)
        .catch((error: unknown) => log.error({ err: error, name }, 'a count was lost'));
  }

  return {
    count(name, label = '') {
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const key = `${day}\n${name}\n${label}`;
      const known = waiting.get(key);
      if (known) known.count += 1;
      else waiting.set(key, { day, name, label, count: 1 });
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
    },
    flush,
  };
}
