import { periods } from '@accanto/contract';

/**
 * The only file that touches the browser's storage (security-requirements.md C8). A browser that refuses storage
 * behaves as an empty one: nothing is remembered and nothing breaks.
 */

/** Keys of local storage. Drafts, one for each page, and the outbox belong to one person and carry their id. */
export type StoredKey =
  | 'access_token'
  | 'refresh_token'
  | 'language'
  | 'theme'
  | 'link_marker'
  | `drafts:${string}`
  | `outbox:${string}`;

/** Keys of session storage: the two halves of a Google sign-in that has begun. */
export type TransactionKey = 'pkce_code_verifier' | 'pkce_redirect_uri';

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

type Listener = (key: StoredKey | null) => void;
const listeners = new Set<Listener>();

function announce(key: StoredKey): void {
  for (const listener of listeners) listener(key);
}

/** What this browser remembers across visits. */
export const stored = {
  get: (key: StoredKey): string | null => attempt(() => localStorage.getItem(key), null),
  /** False where the browser refused. */
  set(key: StoredKey, value: string): boolean {
    const isKept = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    }, false);
    announce(key);
    return isKept;
  },
  remove(key: StoredKey): void {
    attempt(() => localStorage.removeItem(key), undefined);
    announce(key);
  },
  /** The keys of all drafts of the person. The one that ends with the id is of a time when all pages shared it. */
  draftsOf: (userId: string): `drafts:${string}`[] =>
    allKeys().filter(
      (key): key is `drafts:${string}` =>
        key === `drafts:${userId}` || key.startsWith(`drafts:${userId}:`),
    ),
};

const allKeys = (): string[] => attempt(() => Object.keys(localStorage), []);

/** When the newest of what a draft or an outbox holds was written; not a number where that cannot be read. */
function writtenAt(text: string | null): number {
  const entries: readonly { readonly timestamp: string }[] = [JSON.parse(text ?? '[]')].flat();
  return Math.max(...entries.map(({ timestamp }) => Date.parse(timestamp)));
}

/** Forgets drafts and messages that waited too long, whoever wrote them: their session may have ended elsewhere. */
export function forgetOldWords(now: number): void {
  for (const key of allKeys().filter((name) => /^(?:drafts|outbox):/.test(name)))
    attempt(() => {
      const age = now - attempt(() => writtenAt(localStorage.getItem(key)), Number.NaN);
      if (!(age <= periods.unsentKeptMs)) localStorage.removeItem(key);
    }, undefined);
}

/** What belongs to one sign-in of this tab. */
export const transaction = {
  get: (key: TransactionKey): string | null => attempt(() => sessionStorage.getItem(key), null),
  set: (key: TransactionKey, value: string): void =>
    attempt(() => sessionStorage.setItem(key, value), undefined),
  remove: (key: TransactionKey): void => attempt(() => sessionStorage.removeItem(key), undefined),
};

/** Tells of every change of a stored key, in this tab or another one; `null` means that everything was cleared. Gives back how to stop. */
export function onStoredChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent): void => {
    // The browser names the key as plain text; keys of others are of no interest to any listener.
    if (event.storageArea === localStorage) listener(event.key as StoredKey | null);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
