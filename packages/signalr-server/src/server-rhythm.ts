import { performance } from 'node:perf_hooks';
import type { Transport } from './transport.ts';

const silentLimitMs = 120_000;

/** The one timer of a server, the one flush of a tick, and the sockets on their way out. */
export class ServerRhythm {
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | undefined;
  #awakeMs = 0;
  #sweptAt = performance.now();
  #flushes: { flush(): void }[] = [];
  readonly #silent = new Map<Transport, number>();
  readonly #closing = new Set<Transport>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /**
   * Milliseconds this process was awake. A machine that slept, or a process that was held up, must
   * not find all its clients timed out: they could not have been heard.
   */
  get time(): number {
    return this.#awakeMs + Math.min(performance.now() - this.#sweptAt, this.#intervalMs * 4);
  }

  start(sweep: () => void): void {
    this.#timer = setInterval(() => {
      this.#awakeMs = this.time;
      this.#sweptAt = performance.now();
      for (const [transport, until] of this.#silent) {
        if (this.#awakeMs >= until) transport.terminate();
      }
      sweep();
    }, this.#intervalMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const transport of [...this.#silent.keys(), ...this.#closing]) transport.terminate();
  }

  /**
   * Flushes when the callback that runs now, and the promises it settled, are done. Not at the end of
   * the event loop's turn: then nobody reads while we answer everybody, and we wait while they read.
   */
  flushLater(output: { flush(): void }): void {
    if (this.#flushes.push(output) === 1) process.nextTick(() => this.#flush());
  }

  /** Keeps a socket open and silent until its peer closes it or a long limit passes. */
  leaveSilent(transport: Transport): void {
    this.#silent.set(transport, this.time + silentLimitMs);
    transport.listener = {
      received: ignore,
      faulted: ignore,
      closed: () => this.#silent.delete(transport),
    };
  }

  /** Follows a socket whose closing handshake has begun. */
  watchClosing(transport: Transport): void {
    this.#closing.add(transport);
    transport.listener = {
      received: ignore,
      faulted: ignore,
      closed: () => this.#closing.delete(transport),
    };
  }

  /** Waits until every closing socket is closed, at most this long. */
  async drain(limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    while (this.#closing.size > 0 && performance.now() < until) {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
  }

  #flush(): void {
    const flushes = this.#flushes;
    this.#flushes = [];
    for (const output of flushes) output.flush();
  }
}

function ignore(): void {
  // what an ended connection still sends concerns nobody
}
