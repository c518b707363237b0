import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '../storage/store-unavailable.ts';
import type { PartialReply } from './running-reply-store.ts';

/** A running reply is kept on disk at least this often. */
const everyMs = 500;
/** Those whose time has come are kept together, so often and so many with one statement: a large one holds up messages. */
const tickMs = 50;
const atOnce = 64;

interface Kept {
  /** All that it has said by now; null: it has ended, and is kept otherwise. */
  readonly partial: () => PartialReply | null;
}

export interface ReplyJournal {
  /** Something of this reply is not kept yet. */
  note(reply: Kept): void;
}

/**
 * Keeps what was said of running replies, several with one statement, so that a dead process loses at most its last
 * moments. What could not be kept is tried again, with what was said since, until its reply has ended.
 */
export function createReplyJournal(
  save: (partials: readonly PartialReply[]) => Promise<void>,
  failed: (error: unknown) => void,
): ReplyJournal {
  /** Since when something of a reply is not kept, the oldest first. */
  const dirtySince = new Map<Kept, number>();
  let isKeeping = false;

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

  /** One write at a time: on a second line to the database a later one might overtake it. */
  async function keepAll(): Promise<void> {
    isKeeping = true;
    while (dirtySince.size > 0) {
      await pause(tickMs, undefined, { ref: false });
      let due: Kept[];
      do {
        due = takeDue();
        await keep(due);
      } while (due.length === atOnce);
    }
    isKeeping = false;
  }

  async function keep(replies: readonly Kept[]): Promise<void> {
    const partials = replies.flatMap((reply) => reply.partial() ?? []);
    if (partials.length === 0) return;
    try {
      await save(partials);
    } catch (error) {
      // It may be one of them alone that cannot be kept, such as that of somebody whose key is gone.
      if (replies.length > 1 && !(error instanceof StoreUnavailableError)) {
        for (const reply of replies) await keep([reply]);
        return;
      }
      failed(error);
      replies.forEach(note);
    }
  }

  function note(reply: Kept): void {
    if (!dirtySince.has(reply)) dirtySince.set(reply, performance.now());
    if (!isKeeping) void keepAll();
  }

  return { note };
}
