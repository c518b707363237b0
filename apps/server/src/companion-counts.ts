import type { Companion } from '@accanto/companion';
import type { Count } from './counting.ts';

/** The same companion; that a model failed, or was ended by the watch over its words, is counted. */
export function countFaults(companion: Companion, count: Count): Companion {
  return {
    ...companion,
    async *reply(turn, signal) {
      for await (const piece of companion.reply(turn, signal)) {
        if (piece.kind === 'notice') count('modelFaults', piece.notice);
        yield piece;
      }
    },
  };
}
