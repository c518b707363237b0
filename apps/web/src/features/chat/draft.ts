import { timestampSchema } from '@accanto/contract';
import * as z from 'zod/mini';
import { stored } from '../../platform/storage.ts';

const draftSchema = z.object({ text: z.string(), timestamp: timestampSchema });

/** What is being typed on this page. It is kept apart from what other pages of the person type (C8). */
export interface Draft {
  readonly read: () => string;
  readonly keep: (text: string) => void;
  /** Where nothing is typed here yet: takes over the newest that a page left which is gone. Gives what is typed here now. */
  readonly takeOver: () => Promise<string>;
  /** This page types no more; what it has typed is left to the next one. */
  readonly release: () => void;
}

type DraftKey = `drafts:${string}`;

function readDraft(key: DraftKey): z.infer<typeof draftSchema> | null {
  try {
    return draftSchema.safeParse(JSON.parse(stored.get(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

const ownEntrySchema = z.object({ draft: z.string() });

/**
 * The key of what was typed in this tab, in its entry of the tab's history: that outlives a reload and is no storage.
 * Without it two tabs that load in the same moment could take over each other's draft.
 */
function keyOfTab(): string | undefined {
  return ownEntrySchema.safeParse(history.state).data?.draft;
}

function rememberInTab(key: DraftKey): void {
  if (keyOfTab() !== key) history.replaceState({ ...history.state, draft: key }, '');
}

/** What stands in the storage for the person: what was typed in this tab, then the newest first. */
function draftsOf(userId: string): DraftKey[] {
  const own = keyOfTab();
  const rank = (key: DraftKey): number =>
    key === own ? Infinity : Date.parse(readDraft(key)?.timestamp ?? '') || 0;
  return stored.draftsOf(userId).toSorted((one, other) => rank(other) - rank(one));
}

/**
 * Takes the browser's lock of this name, as long as the page lives or until it is given back; null where another page
 * has it. A browser without locks does not tell pages apart.
 */
function hold(name: string): Promise<(() => void) | null> {
  // Absent in old browsers and on pages without https, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  const nothing = (): void => undefined;
  if (locks === undefined) return Promise.resolve(nothing);
  return new Promise((answer) => {
    const work = (lock: Lock | null): Promise<void> | null => {
      if (lock !== null) return new Promise((giveBack) => answer(giveBack));
      answer(null);
      return null;
    };
    locks.request(name, { ifAvailable: true }, work).catch(() => answer(nothing));
  });
}

export function createDraft(userId: string): Draft {
  let key: DraftKey = `drafts:${userId}:${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  let text = '';
  let held = hold(key);

  return {
    read: () => text,
    keep(next) {
      text = next;
      if (next === '') stored.remove(key);
      else {
        stored.set(key, JSON.stringify({ text: next, timestamp: new Date().toISOString() }));
        rememberInTab(key);
      }
    },
    async takeOver() {
      for (const left of draftsOf(userId)) {
        const giveBack = await hold(left);
        const kept = readDraft(left)?.text ?? '';
        // Something may have been typed here, or sent there, while the lock was asked for.
        if (giveBack !== null && kept !== '' && text === '') {
          void held.then((giveOwnBack) => giveOwnBack?.());
          held = Promise.resolve(giveBack);
          key = left;
          text = kept;
          rememberInTab(key);
        } else giveBack?.();
        if (text !== '') break;
      }
      return text;
    },
    release: () => void held.then((giveBack) => giveBack?.()),
  };
}
