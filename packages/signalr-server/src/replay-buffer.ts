import type { Encoded } from './hub-protocol.ts';

interface Kept {
  readonly encoded: Encoded;
  readonly bytes: number;
}

interface Waiting extends Kept {
  readonly numbered: () => void;
}

/**
 * Sent but unacknowledged messages of one connection, numbered from 1, and those that wait for
 * room (protocol document, section 12). The message that crosses the limit is still numbered.
 */
export class ReplayBuffer {
  readonly #limitBytes: number;
  #kept: Kept[] = [];
  #firstNumber = 1;
  #keptBytes = 0;
  #waiting: Waiting[] = [];
  #waitingBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Number of the oldest unacknowledged message, or of the next one when there is none. */
  get firstNumber(): number {
    return this.#firstNumber;
  }

  /** Bytes of numbered messages that the other side has not acknowledged. */
  get keptBytes(): number {
    return this.#keptBytes;
  }

  /** Bytes of messages that wait for an acknowledgement before they are numbered. */
  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0;
  }

  /** Numbers a message and keeps it; false when it has to wait for room instead. */
  append(encoded: Encoded, bytes: number): boolean {
    if (this.#waiting.length > 0 || this.#keptBytes >= this.#limitBytes) return false;
    this.#keep({ encoded, bytes });
    return true;
  }

  /** Lets a message wait for room; `numbered` is called when it is numbered or will never be. */
  wait(encoded: Encoded, bytes: number, numbered: () => void): void {
    this.#waiting.push({ encoded, bytes, numbered });
    this.#waitingBytes += bytes;
  }

  /**
   * Forgets messages up to this number and numbers as many waiting ones as now have room.
   * @returns the messages just numbered, to be sent in order
   */
  acknowledge(number: number): readonly Encoded[] {
    const count = Math.min(number - this.#firstNumber + 1, this.#kept.length);
    if (count > 0) {
      for (const { bytes } of this.#kept.splice(0, count)) this.#keptBytes -= bytes;
      this.#firstNumber += count;
    }
    return this.#admitWaiting();
  }

  /** All unacknowledged messages in order. */
  replay(): readonly Encoded[] {
    return this.#kept.map(({ encoded }) => encoded);
  }

  /** Ends all waiting and forgets everything. */
  clear(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#kept = [];
    this.#keptBytes = 0;
    for (const { numbered } of waiting) numbered();
  }

  #keep(message: Kept): void {
    this.#kept.push(message);
    this.#keptBytes += message.bytes;
  }

  #admitWaiting(): readonly Encoded[] {
    let admitted = 0;
    const released: Encoded[] = [];
    for (const waiting of this.#waiting) {
      if (this.#keptBytes >= this.#limitBytes) break;
      this.#keep(waiting);
      this.#waitingBytes -= waiting.bytes;
      released.push(waiting.encoded);
      admitted += 1;
    }
    for (const { numbered } of this.#waiting.splice(0, admitted)) numbered();
    return released;
  }
}
