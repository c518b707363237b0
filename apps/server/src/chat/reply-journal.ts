import type { PartialReply } from './running-reply-store.ts';

/** A running reply is kept on disk at least this often. */
const everyMs = 500;
/** So many go into one statement; others follow in the next task, so that nobody waits long for it. */
const atOnce = 32;

export interface ReplyJournal {
  /** Something of this reply is not kept yet. */
  note(reply: { readonly partial: () => PartialReply }): void;
}

/** Keeps what was said of running replies, many with one statement, so that a dead process loses at most its last moments. */
export function createReplyJournal(
  save: (partials: readonly PartialReply[]) => Promise<void>,
  failed: (error: unknown) => void,
): ReplyJournal {
  const dirty = new Set<{ readonly partial: () => PartialReply }>();
  let isPlanned = false;

  function saveSome(): void {
    const chosen = [...dirty].slice(0, atOnce);
    chosen.forEach((reply) => dirty.delete(reply));
    save(chosen.map((reply) => reply.partial())).catch(failed);
    if (dirty.size > 0) setImmediate(saveSome);
    else isPlanned = false;
  }

  return {
    note(reply) {
      dirty.add(reply);
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(saveSome, everyMs).unref();
    },
  };
}
