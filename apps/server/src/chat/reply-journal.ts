import type { PartialReply } from './running-reply-store.ts';

/** A running reply is kept on disk at least this often. */
const everyMs = 500;
/** Those whose time has come are kept together, so often and so many with one statement: a large one holds up messages. */
const tickMs = 50;
const atOnce = 64;

interface Kept {
  readonly partial: () => PartialReply;
}

export interface ReplyJournal {
  /** Something of this reply is not kept yet. */
  note(reply: Kept): void;
}

/** Keeps what was said of running replies, several with one statement, so that a dead process loses at most its last moments. */
export function createReplyJournal(
  save: (partials: readonly PartialReply[]) => Promise<void>,
  failed: (error: unknown) => void,
): ReplyJournal {
  /** Since when something of a reply is not kept, the oldest first. */
  const dirtySince = new Map<Kept, number>();
  let isPlanned = false;

  function takeDue(): Kept[] {
    const latest = performance.now() - (everyMs - tickMs);
    const due: Kept[] = [];
    for (const [reply, since] of dirtySince) {
      if (since > latest || due.length === atOnce) break;
      due.push(reply);
      dirtySince.delete(reply);
    }
    return due;
  }

  function saveDue(): void {
    const due = takeDue();
    if (due.length > 0) save(due.map((reply) => reply.partial())).catch(failed);
    isPlanned = dirtySince.size > 0;
    if (due.length === atOnce && isPlanned) setImmediate(saveDue);
    else if (isPlanned) setTimeout(saveDue, tickMs).unref();
  }

  return {
    note(reply) {
      if (!dirtySince.has(reply)) dirtySince.set(reply, performance.now());
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(saveDue, tickMs).unref();
    },
  };
}
