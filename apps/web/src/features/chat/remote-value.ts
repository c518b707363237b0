/** Something that the server knows, as far as this page has got with it. */
export type RemoteValue<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly value: Value };

/** One value of the server, followed by whoever shows it. */
export interface Remote<Value> {
  readonly get: () => RemoteValue<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server. What is known stays until the answer is there, and also when none comes. */
  readonly reload: () => Promise<void>;
  /** Puts in what the server has just said in another way. */
  readonly put: (value: Value) => void;
}

/** Holds one value that `load` fetches. Nothing is asked before the first reload. */
export function createRemote<Value>(load: () => Promise<Value>): Remote<Value> {
  let known: RemoteValue<Value> = { state: 'loading' };
  const listeners = new Set<() => void>();
  let asked = 0;
  /** The question behind what is known: an older one that is answered later changes nothing. */
  let answered = 0;

  function become(next: RemoteValue<Value>): void {
    known = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async reload() {
      if (known.state === 'failed') become({ state: 'loading' });
      asked += 1;
      const mine = asked;
      try {
        const value = await load();
        if (mine < answered) return;
        answered = mine;
        become({ state: 'loaded', value });
      } catch {
        if (known.state !== 'loaded') become({ state: 'failed' });
      }
    },
    put(value) {
      asked += 1;
      answered = asked;
      become({ state: 'loaded', value });
    },
  };
}
