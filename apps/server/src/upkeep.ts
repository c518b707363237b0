import type { Log } from './log.ts';

const everyMs = 10 * 60_000;

/**
 * Runs the rooms' work of forgetting at start and every ten minutes. One that fails is logged and tried again the
 * next time. Answers how to stop.
 */
export function startUpkeep(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  log: Log,
): () => Promise<void> {
  let running = Promise.resolve();
  async function runAll(): Promise<void> {
    for (const [task, run] of Object.entries(tasks))
      await run().catch((error: unknown) => log.error({ err: error, task }, 'upkeep failed'));
  }
  const begin = (): void => {
    running = running.then(runAll);
  };
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
