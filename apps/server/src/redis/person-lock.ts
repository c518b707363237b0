import { setTimeout as pause } from 'node:timers/promises';
import { randomToken } from '../clock.ts';
import type { SharedRedis } from './redis.ts';

/** A node that dies in the middle holds others up for so long. */
const leaseMs = 10_000;
const retryMs = { atLeast: 5, atMost: 25 };

/** Takes what belongs to one person for this node; resolves with how to give it back. */
export type PersonLock = (userId: string) => Promise<() => Promise<void>>;

const releaseOwn = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

/**
 * One node at a time changes one person's chat. While Redis is away every node goes on by itself: the store's unique
 * indexes still keep two of them from writing the same place.
 */
export function createPersonLock({ client, isThere }: SharedRedis): PersonLock {
  return async (userId) => {
    const key = `accanto:lock:${userId}`;
    const token = randomToken(12);
    const giveUpAt = performance.now() + leaseMs;
    while (isThere() && performance.now() < giveUpAt) {
      const taken = await client.set(key, token, 'PX', leaseMs, 'NX').catch(() => 'away' as const);
      if (taken === 'away') break;
      if (taken === 'OK')
        return async () => void (await client.eval(releaseOwn, 1, key, token).catch(() => null));
      await pause(retryMs.atLeast + Math.random() * (retryMs.atMost - retryMs.atLeast));
    }
    return async () => undefined;
  };
}
