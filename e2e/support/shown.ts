import { expect, type Page } from '@playwright/test';

/** The texts of all messages on a page at one moment. */
interface Shown {
  readonly at: number;
  readonly texts: readonly string[];
}

declare global {
  function note(shown: Shown): Promise<void>;
}

/** Notes from now on, over reloads, every change of what the messages of a page say, however short it lasts. */
export async function noteShown(page: Page): Promise<Shown[]> {
  const all: Shown[] = [];
  await page.exposeFunction('note', (shown: Shown) => void all.push(shown));
  await page.addInitScript(watchMessages);
  await page.evaluate(watchMessages);
  return all;
}

/** Runs in the page. */
function watchMessages(): void {
  let last = '[]';
  const look = (): void => {
    const rows = document.querySelectorAll('[data-role] [data-message-text]');
    const texts = [...rows].map(({ textContent }) => textContent.trimEnd());
    if (JSON.stringify(texts) === last) return;
    last = JSON.stringify(texts);
    void note({ at: Date.now(), texts });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** No message was ever gone or shorter than before, or said anything that it did not say in the end. */
export function expectOnlyGrown(all: readonly Shown[]): void {
  expect(all.length).toBeGreaterThan(5);
  for (const [at, { texts }] of all.entries())
    for (const [row, text] of (all[at - 1]?.texts ?? []).entries())
      expect(texts[row], `change ${at} of message ${row}`).toMatch(startingWith(text));
}

export function startingWith(text: string): RegExp {
  return new RegExp(`^${RegExp.escape(text)}`, 'u');
}
