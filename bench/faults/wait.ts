import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; throws with its name after `limitMs`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs} ms`);
    await pause(20);
  }
}

/** The status of `/readyz`, or 0 when nobody answers. */
export async function readiness(url: string): Promise<number> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
}
