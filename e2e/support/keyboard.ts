import type { Locator } from '@playwright/test';

/** More presses than any screen has controls. */
const mostPresses = 120;

/** Goes to a control as somebody without a pointer does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await target.page().keyboard.press(key);
    const isReached = await target.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (isReached) return;
  }
  throw new Error(`not reachable by keyboard: ${String(target)}`);
}
