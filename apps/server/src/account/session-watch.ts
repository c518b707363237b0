import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from '../storage/database.ts';
import { erasedSince, sessionsEndedSince } from './session-watch-store.ts';
import type { OnSessionsEnded } from './session.ts';

const everyMs = 1_000;
/** Looked at again each time: the clocks of nodes differ a little, and a commit takes its time. */
const overlapMs = 10_000;

/**
 * Hears of sessions that another process has ended, and of people it has erased: the command line, or another node.
 * Calls are refused without it, since they look into the store; this closes what is open (security requirement C4).
 */
export function watchSessions(parts: {
  readonly db: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly onSessionsEnded: OnSessionsEnded;
  readonly onErased: (userId: string) => Promise<void>;
}): () => Promise<void> {
  const { db, clock, log } = parts;
  let known = new Set<string>();
  let lookedAt = clock.now();
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const since = lookedAt - overlapMs;
    const now = clock.now();
    const [ended, erased] = await Promise.all([
      sessionsEndedSince(db, since),
      erasedSince(db, since),
    ]);
    lookedAt = now;
    for (const { id, userId } of ended)
      if (!known.has(id)) parts.onSessionsEnded({ userId, sessionIds: [id] });
    for (const userId of erased) if (!known.has(userId)) await parts.onErased(userId);
    known = new Set([...ended.map(({ id }) => id), ...erased]);
  }

  let isBlind = false;
  async function tryToLook(): Promise<void> {
    try {
      await look();
      isBlind = false;
    } catch (error) {
      // One line for each time that the store is away.
      if (!isBlind) log.warn({ err: error }, 'ended sessions could not be looked for');
      isBlind = true;
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(tryToLook);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
