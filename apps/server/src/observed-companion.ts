import type { Companion, Piece } from '@accanto/companion';

/** What watches one reply from outside. */
export interface ReplyObserver {
  heard(piece: Piece): void;
  /** Nothing more comes. `hasFailed`: it threw. */
  over(how: { outcome: 'complete' | 'interrupted' | 'stopped'; hasFailed: boolean }): void;
}

/** The same companion; each reply is watched by one observer of each kind. */
export function observeReplies(
  companion: Companion,
  kinds: readonly (() => ReplyObserver)[],
): Companion {
  return {
    ...companion,
    async *reply(turn, signal) {
      const observers = kinds.map((begin) => begin());
      let outcome: 'complete' | 'interrupted' | 'stopped' = 'stopped';
      let isThrough = false;
      try {
        for await (const piece of companion.reply(turn, signal)) {
          if (piece.kind === 'end') outcome = piece.outcome;
          for (const observer of observers) observer.heard(piece);
          yield piece;
        }
        isThrough = true;
      } finally {
        const hasFailed = !isThrough && !signal.aborted;
        for (const observer of observers) observer.over({ outcome, hasFailed });
      }
    },
  };
}
