import { vi } from 'vitest';

/** Waits until the expectation no longer throws, where no page is rendered. A busy machine may take its time. */
export function eventually<Answer>(expectation: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(expectation, 15_000);
}
