import type { Clock } from './clock.ts';
import type { Count } from './counting.ts';
import type { ReplyObserver } from './observed-companion.ts';

/** When a model last failed, and when a reply last came to its end without that; milliseconds since 1970. */
export interface LastReplies {
  readonly faultAt: number | null;
  readonly replyAt: number | null;
}

/** Counts that a model failed, or was ended by the watch over its words. */
export function createReplyCounts(count: Count, clock: Clock) {
  const last: { faultAt: number | null; replyAt: number | null } = { faultAt: null, replyAt: null };
  return {
    last: last as LastReplies,
    observe(): ReplyObserver {
      let hasFault = false;
      return {
        heard(piece) {
          if (piece.kind === 'notice') {
            count('modelFaults', piece.notice);
            hasFault ||= piece.notice === 'fell-back';
          }
          if (piece.kind === 'end') last[hasFault ? 'faultAt' : 'replyAt'] = clock.now();
        },
        over: () => undefined,
      };
    },
  };
}
