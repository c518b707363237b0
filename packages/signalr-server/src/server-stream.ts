import { MessageType, type HubMessage } from './hub-message.ts';

/** What a stream needs of its connection. */
export interface StreamSink {
  send(message: HubMessage): Promise<void> | undefined;
}

/** One server stream being sent (protocol document, section 9). */
export class ServerStream {
  readonly #invocationId: string;
  readonly #sink: StreamSink;
  readonly #controller = new AbortController();
  #iterator: AsyncIterator<unknown> | undefined;
  #isOver = false;

  constructor(invocationId: string, sink: StreamSink) {
    this.#invocationId = invocationId;
    this.#sink = sink;
  }

  /** Aborted when the client cancels or the connection ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends the items, one at a time with back-pressure, then the completion. */
  async run(items: AsyncIterable<unknown>, errorText: (error: unknown) => string): Promise<void> {
    const iterator = items[Symbol.asyncIterator]();
    this.#iterator = iterator;
    if (this.#isOver) return this.#leave();
    try {
      for (;;) {
        const step = await iterator.next();
        if (this.#isOver) return;
        if (step.done === true) break;
        const wait = this.#sendItem(step.value);
        if (wait !== undefined) await wait;
        if (this.#isOver) return;
      }
      this.#complete(undefined);
    } catch (error) {
      if (!this.#isOver) {
        this.#complete(errorText(error));
        this.#leave();
      }
    }
  }

  /** Ends the stream before its source does, telling the client. */
  fail(error: string): void {
    if (!this.#isOver) this.#complete(error);
  }

  /** The client has had enough: completes at once, and leaves a blocked source behind. */
  cancel(): void {
    if (this.#isOver) return;
    this.#complete(undefined);
    this.#leave();
  }

  /** The connection has ended: nothing more is sent. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leave();
  }

  #sendItem(item: unknown): Promise<void> | undefined {
    const invocationId = this.#invocationId;
    return this.#sink.send({ type: MessageType.StreamItem, invocationId, item: item ?? null });
  }

  #complete(error: string | undefined): void {
    this.#isOver = true;
    const invocationId = this.#invocationId;
    const type = MessageType.Completion;
    void this.#sink.send(
      error === undefined
        ? { type, invocationId, kind: 'void' }
        : { type, invocationId, kind: 'error', error },
    );
  }

  #leave(): void {
    this.#controller.abort();
    // a generator blocked in an await runs its cleanup when it wakes; nobody is left to tell if it fails
    this.#iterator?.return?.().then(undefined, () => undefined);
  }
}
