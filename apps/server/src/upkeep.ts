import type { Log } from './log.ts';

const everyMs = 10 * 60_000;

export interface Upkeep {
  /** How the last round went: when it ended, and which tasks failed; null: none has ended yet. */
  last(): { readonly endedAt: number; readonly failed: readonly string[] } | null;
  stop(): Promise<void>;
}

/**
 * Runs the rooms' work of forgetting at start and every ten minutes. One that fails is logged and tried again the
 * next time.
 */
export function startUpkeep(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  log: Log,
  now: () => number,
): Upkeep {
  let running = Promise.resolve();
  let last: ReturnType<Upkeep['last']> = null;
  async function runAll(): Promise<void> {
    const failed: string[] = [];
    for (const [task, run] of Object.entries(tasks))
      await run().catch((error: unknown) => {
        failed.push(task);
        log.error({ err: error, task }, 'upkeep failed');
      });
    last = { endedAt: now(), failed };
  }
  const begin = (): void => {
    running = running.then(runAll);
  };
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return {
    last: () => last,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
