import { vi } from 'vitest';

// A busy machine may take its time; how long a thing takes is measured by benches.
const patience = { timeout: 50_000, interval: 5 };

/** Waits until the condition holds, and gives what it answered. */
export function until<Answer>(
  condition: () => Answer | Promise<Answer>,
): ReturnType<typeof vi.waitUntil<Answer>> {
  return vi.waitUntil(condition, patience);
}

/** Waits until the expectation no longer throws, and gives what it answered. */
export function eventually<Answer>(expectation: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(expectation, patience);
}
