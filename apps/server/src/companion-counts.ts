import type { Companion } from '@accanto/companion';
import type { Clock } from './clock.ts';
import type { Count } from './counting.ts';

export interface WatchedCompanion {
  readonly companion: Companion;
  /** When a model last failed, and when a reply last came to its end without that; milliseconds since 1970. */
  readonly last: { readonly faultAt: number | null; readonly replyAt: number | null };
}

/** The same companion; that a model failed, or was ended by the watch over its words, is counted. */
export function watchCompanion(companion: Companion, count: Count, clock: Clock): WatchedCompanion {
  const last: { faultAt: number | null; replyAt: number | null } = { faultAt: null, replyAt: null };
  return {
    last,
    companion: {
      ...companion,
      async *reply(turn, signal) {
        let hasFault = false;
        for await (const piece of companion.reply(turn, signal)) {
          if (piece.kind === 'notice') {
            count('modelFaults', piece.notice);
            hasFault ||= piece.notice === 'fell-back';
          }
          if (piece.kind === 'end') last[hasFault ? 'faultAt' : 'replyAt'] = clock.now();
          yield piece;
        }
      },
    },
  };
}
