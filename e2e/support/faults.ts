import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything that axe finds on the page as it stands. */
async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const looks = [
  { width: 360, height: 780, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** A screen on a phone in the dark and on a desk in the light: axe finds nothing, and nothing is wider than the window. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    // A change of the scheme is a transition, too; colours in the middle of it are nobody's.
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0);
    expect(await axeFaults(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}
