/** The text of an upload that the client ended with an error; its name shows in error texts. */
class ClientStreamError extends Error {
  override readonly name = 'Exception';
}

/** One stream of items from the client, read by a method as an async iterable, once. */
export class UploadStream implements AsyncIterable<unknown>, AsyncIterator<unknown, undefined> {
  readonly #capacity: number;
  readonly #onRoom: () => void;
  #items: unknown[] = [];
  #end: { readonly error: string | undefined } | undefined;
  #readers: {
    resolve: (result: IteratorResult<unknown, undefined>) => void;
    reject: (error: Error) => void;
  }[] = [];

  /** `onRoom` is called when a full buffer has room again. */
  constructor(capacity: number, onRoom: () => void) {
    this.#capacity = capacity;
    this.#onRoom = onRoom;
  }

  get isFull(): boolean {
    return this.#items.length >= this.#capacity;
  }

  add(item: unknown): void {
    if (this.#end !== undefined) return;
    const reader = this.#readers.shift();
    if (reader === undefined) this.#items.push(item);
    else reader.resolve({ done: false, value: item });
  }

  /** No more items; with an error the method's loop throws after the items already received. */
  finish(error: string | undefined): void {
    if (this.#end !== undefined) return;
    this.#end = { error };
    for (const { resolve, reject } of this.#readers.splice(0)) {
      if (error === undefined) resolve({ done: true, value: undefined });
      else reject(new ClientStreamError(error));
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<unknown, undefined> {
    return this;
  }

  next(): Promise<IteratorResult<unknown, undefined>> {
    if (this.#items.length > 0) {
      const wasFull = this.isFull;
      const value = this.#items.shift();
      if (wasFull && !this.isFull) this.#onRoom();
      return Promise.resolve({ done: false, value });
    }
    if (this.#end === undefined) {
      return new Promise((resolve, reject) => {
        this.#readers.push({ resolve, reject });
      });
    }
    if (this.#end.error === undefined) return Promise.resolve({ done: true, value: undefined });
    return Promise.reject(new ClientStreamError(this.#end.error));
  }

  /** The method left its loop: later items are dropped. */
  return(): Promise<IteratorResult<unknown, undefined>> {
    const wasFull = this.isFull;
    this.#items = [];
    this.finish(undefined);
    if (wasFull) this.#onRoom();
    return Promise.resolve({ done: true, value: undefined });
  }
}
