import type { Clock } from '../clock.ts';
import type { Mailer } from './mailer.ts';

export interface WatchedMailer {
  readonly mailer: Mailer;
  /** When letters were last taken over, and last not; milliseconds since 1970. */
  readonly last: { readonly sentAt: number | null; readonly failedAt: number | null };
}

/** The same mailer, which remembers how it went. */
export function watchMailer(mailer: Mailer, clock: Clock): WatchedMailer {
  const last: { sentAt: number | null; failedAt: number | null } = { sentAt: null, failedAt: null };
  return {
    last,
    mailer: {
      async send(letter) {
        try {
          await mailer.send(letter);
          last.sentAt = clock.now();
        } catch (error) {
          last.failedAt = clock.now();
          throw error;
        }
      },
      close: () => mailer.close(),
    },
  };
}
