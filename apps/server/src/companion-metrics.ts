import type { Companion } from '@accanto/companion';
import type { Metrics } from './metrics.ts';
import type { ReplyObserver } from './observed-companion.ts';

/** Measures how fast replies begin, how much they say and how they end. */
export function createReplyMetrics(
  { kind }: Companion['answersWith'],
  metrics: Metrics,
): () => ReplyObserver {
  const firstWords = metrics.durations(
    'reply_first_words_seconds',
    'From the call of the companion to its first words',
    { labels: ['kind'], buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 20] },
  );
  const ended = metrics.counter('replies_total', 'Replies by how they ended', 'outcome');
  const noticed = metrics.counter('reply_faults_total', 'What went wrong with a model', 'notice');
  let pieces = 0;
  let running = 0;
  let waiting = 0;
  metrics.total('reply_pieces_total', 'Pieces of text the companion gave', () => pieces);
  metrics.gauge('replies_running', 'Replies in progress', () => running);
  metrics.gauge(
    'replies_waiting',
    'Replies in progress of which there is no word yet',
    () => waiting,
  );

  return () => {
    const began = performance.now();
    let isWaiting = true;
    const begin = (): void => {
      if (isWaiting) waiting -= 1;
      isWaiting = false;
    };
    running += 1;
    waiting += 1;
    return {
      heard(piece) {
        if (piece.kind === 'text') {
          if (isWaiting) firstWords({ kind }, performance.now() - began);
          begin();
          pieces += 1;
        }
        if (piece.kind === 'notice') noticed(piece.notice);
      },
      over({ outcome }) {
        begin();
        running -= 1;
        ended(outcome);
      },
    };
  };
}
