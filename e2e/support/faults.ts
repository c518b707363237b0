import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everything = ['minor', 'moderate', 'serious', 'critical'];

/** What axe finds on the page as it stands. */
async function axeFaults(page: Page, impacts = everything): Promise<string[]> {
  // Not legacy, axe would open a page more at each time, in which it joins the results of frames that are not there.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? 'critical'))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Colours in the middle of a transition, also that from one scheme to the other, are nobody's. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);
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
    await waitUntilStill(page);
    expect(await axeFaults(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** The page as it stands, in the light and in the dark: axe finds nothing serious. */
export async function expectNothingSerious(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await waitUntilStill(page);
    expect(await axeFaults(page, ['serious', 'critical']), `${state}, ${colorScheme}`).toEqual([]);
  }
}
