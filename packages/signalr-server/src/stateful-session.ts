import { ProtocolError } from './errors.ts';
import type { HubLimits } from './limits.ts';
import { ReplayBuffer } from './replay-buffer.ts';

const quickLossMs = 50;
const maxQuickResumes = 8;
const maxResumes = 30;

/** Numbers, acknowledgements and kept messages of one connection with stateful reconnect. */
export class StatefulSession {
  readonly outgoing: ReplayBuffer;
  #nextExpected = 1;
  #highest = 0;
  #acknowledged = 0;
  #resumesStuck = 0;
  #quickLosses = 0;
  #stuckAt = '';
  #lastResumeAt = -Infinity;

  constructor(limits: HubLimits) {
    this.outgoing = new ReplayBuffer(limits.statefulBufferBytes);
  }

  /** Numbers a counted message from the client; false when it is a repeat to be dropped. */
  receive(): boolean {
    const number = this.#nextExpected;
    this.#nextExpected += 1;
    if (number <= this.#highest) return false;
    this.#highest = number;
    return true;
  }

  /**
   * The client starts again at this number.
   * @throws ProtocolError when messages in between are lost for good
   */
  restartAt(number: number): void {
    if (number < 1 || number > this.#nextExpected) {
      throw new ProtocolError('Sequence ID greater than amount of messages received.');
    }
    this.#nextExpected = number;
  }

  /** The number to acknowledge now, or undefined when nothing new was received. */
  takeAcknowledgement(): number | undefined {
    if (this.#highest === this.#acknowledged) return undefined;
    this.#acknowledged = this.#highest;
    return this.#highest;
  }

  /**
   * Notes one more resume at this time (ms) and tells whether to give up: a message that breaks the
   * client is replayed on every resume, so many without progress on either side mean a loop
   * (section 13.4). Resumes in quick succession are counted more strictly than a bad network.
   */
  isStuck(time: number): boolean {
    const progress = `${this.outgoing.firstNumber}:${this.#highest}`;
    if (progress !== this.#stuckAt || this.outgoing.isEmpty) {
      this.#stuckAt = progress;
      this.#resumesStuck = 0;
      this.#quickLosses = 0;
    }
    this.#resumesStuck += 1;
    if (time - this.#lastResumeAt < quickLossMs) this.#quickLosses += 1;
    this.#lastResumeAt = time;
    return this.#quickLosses > maxQuickResumes || this.#resumesStuck > maxResumes;
  }
}
