import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft } from './draft.ts';

type Held = Pick<LockManager, 'request'>;

/** Locks as a browser gives them to its pages, for as long as what was asked for goes on. */
function openLocks(): Held {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: unknown, work: (lock: unknown) => unknown) => {
      if (held.has(name)) return work(null);
      held.add(name);
      return Promise.resolve(work({})).finally(() => held.delete(name));
    },
  } as Held;
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: openLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  history.replaceState(null, '');
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('drafts:'));

test('each page keeps what is typed there, and takes nothing from another one that is open', async () => {
  const [one, other] = [createDraft('anna'), createDraft('anna')];
  one.keep('Tutta la storia');
  expect(await other.takeOver()).toBe('');
  other.keep('ciao');
  other.keep('');
  expect(one.read()).toBe('Tutta la storia');
  expect(drafts()).toHaveLength(1);
});

test('what a page left is taken over by the next one, the newest first, and by one alone', async () => {
  for (const text of ['prima', 'dopo']) {
    const left = createDraft('anna');
    left.keep(text);
    left.release();
    // Two of the same moment have no order.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const pages = [createDraft('anna'), createDraft('anna'), createDraft('anna')];
  const taken: string[] = [];
  for (const page of pages) taken.push(await page.takeOver());
  expect(taken).toEqual(['dopo', 'prima', '']);
  for (const page of pages) page.keep('');
  expect(drafts()).toEqual([]);
});

test('what is typed here already stays, and what another page left waits for the next one', async () => {
  const left = createDraft('anna');
  left.keep('lasciato');
  left.release();
  const page = createDraft('anna');
  const taking = page.takeOver();
  page.keep('appena scritto');
  expect(await taking).toBe('appena scritto');
  expect(await createDraft('anna').takeOver()).toBe('lasciato');
});

test('what was kept when all pages shared one place is not lost, and nobody else’s is taken', async () => {
  const draft = { text: 'di allora', timestamp: new Date().toISOString() };
  localStorage.setItem('drafts:anna', JSON.stringify(draft));
  expect(await createDraft('ann').takeOver()).toBe('');
  const page = createDraft('anna');
  expect(await page.takeOver()).toBe('di allora');
  page.keep('');
  expect(drafts()).toEqual([]);
});

test('of two tabs that load in the same moment each has its own draft again, whichever is newer', async () => {
  history.replaceState({ idx: 3 }, '');
  const typed = createDraft('anna');
  typed.keep('in questa scheda');
  const ofThisTab: unknown = history.state;
  expect(ofThisTab).toMatchObject({ idx: 3 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  history.replaceState(null, '');
  const elsewhere = createDraft('anna');
  elsewhere.keep('nell’altra, dopo');
  typed.release();
  elsewhere.release();
  // The browser gives locks back a moment later.
  await new Promise((resolve) => setTimeout(resolve, 5));
  history.replaceState(ofThisTab, '');
  expect(await createDraft('anna').takeOver()).toBe('in questa scheda');
});

test('a tab that was duplicated begins with what nobody types', async () => {
  const typed = createDraft('anna');
  typed.keep('di là si scrive ancora');
  expect(await createDraft('anna').takeOver()).toBe('');
});
