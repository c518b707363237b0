import type { Completion } from './hub-message.ts';
import { UploadStream } from './upload-stream.ts';

/** The open uploads of one connection, by stream id. */
export class Uploads {
  readonly #capacity: number;
  readonly #onRoom: () => void;
  readonly #streams = new Map<string, UploadStream>();

  constructor(capacity: number, onRoom: () => void) {
    this.#capacity = capacity;
    this.#onRoom = onRoom;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Whether reading has to pause until a method has taken an item. */
  get isAnyFull(): boolean {
    for (const stream of this.#streams.values()) if (stream.isFull) return true;
    return false;
  }

  /** Opens the streams a call announces, before the call itself may start: items follow at once. */
  open(streamIds: readonly string[]): readonly UploadStream[] {
    return streamIds.map((id) => {
      const stream = new UploadStream(this.#capacity, this.#onRoom);
      this.#streams.set(id, stream);
      return stream;
    });
  }

  /** Hands an item over; true when its stream is now full. */
  add(streamId: string, item: unknown): boolean {
    const stream = this.#streams.get(streamId);
    stream?.add(item);
    return stream?.isFull ?? false;
  }

  complete(completion: Completion): void {
    const stream = this.#streams.get(completion.invocationId);
    this.#streams.delete(completion.invocationId);
    stream?.finish(completion.kind === 'error' ? completion.error : undefined);
  }

  /** The method has ended: what still comes is ignored. */
  forget(streamIds: readonly string[]): void {
    for (const id of streamIds) this.#streams.delete(id);
  }

  /** The connection has ended: every reading method gets an error. */
  end(): void {
    for (const stream of this.#streams.values()) stream.finish('The connection has ended.');
    this.#streams.clear();
  }
}
