/** At most about thirty deltas a second for one reply: what comes faster is merged (security requirement H4). */
const gapMs = 33;

export interface DeltaFlow {
  /** What was emitted so far: what a page has on screen. */
  readonly shown: string;
  push(text: string): void;
  /** Emits what still waits. */
  finish(): void;
  /** Forgets what still waits. */
  drop(): void;
}

/**
 * Merges pieces of a reply into deltas. The first piece leaves at once, the others at most every 33 ms, always from a
 * task of their own: whoever reads `shown` and answers with it before the next task is never overtaken by a delta.
 * A surrogate pair is never torn, and half of one never leaves.
 */
export function createDeltaFlow(emit: (content: string, offset: number) => void): DeltaFlow {
  let shown = '';
  let waiting = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  function schedule(): void {
    if (cancel !== undefined) return;
    const waitMs = lastAt + gapMs - performance.now();
    if (waitMs <= 0) {
      const immediate = setImmediate(emitWhole);
      cancel = () => clearImmediate(immediate);
    } else {
      const timeout = setTimeout(emitWhole, waitMs);
      cancel = () => clearTimeout(timeout);
    }
  }

  function emitWhole(): void {
    cancel = undefined;
    emitUpTo(
      isHighSurrogate(waiting.charCodeAt(waiting.length - 1)) ? waiting.length - 1 : waiting.length,
    );
  }

  function emitUpTo(end: number): void {
    if (end === 0) return;
    const content = waiting.slice(0, end).toWellFormed();
    const offset = shown.length;
    waiting = waiting.slice(end);
    shown += content;
    lastAt = performance.now();
    emit(content, offset);
  }

  function stop(): void {
    cancel?.();
    cancel = undefined;
  }

  return {
    get shown() {
      return shown;
    },
    push(text) {
      waiting += text;
      if (waiting !== '') schedule();
    },
    finish() {
      stop();
      emitUpTo(waiting.length);
    },
    drop() {
      stop();
      waiting = '';
    },
  };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
