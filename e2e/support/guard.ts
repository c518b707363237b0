import { expect, type Page } from '@playwright/test';

declare global {
  var guarded: { longestGapMs: number; readonly forbidden: string[] };
}

/** What nothing that somebody wrote may ever become. */
const forbidden =
  '[data-message-text] :is(img, script, style, iframe, object, embed, svg, video, form, input, base, meta, [onload], [onerror])';

/** Watches over a page from now on: what runs, what is asked for elsewhere, what appears, and whether it still moves. */
export async function guard(page: Page, home: string): Promise<{ expectInert(): Promise<void> }> {
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) foreign.push(request.url());
  });
  await page.evaluate(watch, forbidden);
  return {
    async expectInert() {
      expect(dialogs).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => guarded.forbidden)).toEqual([]);
      expect(await page.evaluate(() => guarded.longestGapMs)).toBeLessThan(1_000);
    },
  };
}

/** Runs in the page. */
function watch(selector: string): void {
  globalThis.guarded = { longestGapMs: 0, forbidden: [] };
  let last = performance.now();
  const beat = (): void => {
    const now = performance.now();
    guarded.longestGapMs = Math.max(guarded.longestGapMs, now - last);
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
  new MutationObserver(() => {
    for (const found of document.querySelectorAll(selector))
      guarded.forbidden.push(found.outerHTML);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-message-text] a'))
      if (
        !['http:', 'https:', 'mailto:'].includes(link.protocol) ||
        !link.relList.contains('noopener') ||
        link.target !== '_blank'
      )
        guarded.forbidden.push(link.outerHTML);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
