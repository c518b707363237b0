import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

/** How often something may happen: `points` within `seconds`, for each key. */
export const allowances = {
  'magicLink:address': { points: 6, seconds: 3_600 },
  /** Beyond it, where no letter works any more: nobody is kept out by what others have asked for. */
  'magicLink:addressWithoutLink': { points: 1, seconds: 60 },
  'magicLink:addressAndNetwork': { points: 5, seconds: 900 },
  'magicLink:network': { points: 100, seconds: 900 },
  'magicLink:overall': { points: 3_000, seconds: 900 },
  'link:network': { points: 120, seconds: 900 },
  'code:address': { points: 30, seconds: 3_600 },
  'code:network': { points: 60, seconds: 900 },
  'oauth:network': { points: 60, seconds: 900 },
  'refresh:network': { points: 1_200, seconds: 900 },
  'account:person': { points: 60, seconds: 900 },
  'export:person': { points: 10, seconds: 3_600 },
  'report:person': { points: 20, seconds: 3_600 },
  'adminMail:person': { points: 100, seconds: 3_600 },
  'emailChange:person': { points: 5, seconds: 3_600 },
  'api:network': { points: 3_000, seconds: 300 },
  'forms:network': { points: 20, seconds: 3_600 },
  'forms:overall': { points: 2_000, seconds: 3_600 },
  'analytics:network': { points: 600, seconds: 300 },
  'hub:connectNetwork': { points: 300, seconds: 300 },
  'hub:invokePerson': { points: 600, seconds: 60 },
  'hub:sendPerson': { points: 60, seconds: 60 },
} as const;
export type AllowanceName = keyof typeof allowances;

export interface RateLimits {
  /** Counts one use. Throws ProblemError RATE_LIMITED, with the seconds to wait, when the allowance is spent. */
  take(name: AllowanceName, key: string): Promise<void>;
}

/**
 * `scale` multiplies every allowance; 0 switches the limits off (outside production only, see config.ts). With `redis`
 * all nodes count together; while it is away each counts for itself.
 */
export function createRateLimits(scale: number, redis: Redis | null = null): RateLimits {
  const limiters = new Map(
    Object.entries(allowances).map(([name, { points, seconds }]) => {
      const allowance = {
        keyPrefix: `accanto:limit:${name}`,
        points: Math.max(1, Math.round(points * scale)),
        duration: seconds,
      };
      const own = new RateLimiterMemory(allowance);
      const shared = redis && {
        ...allowance,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      };
      return [name, shared === null ? own : new RateLimiterRedis(shared)];
    }),
  );
  return {
    async take(name, key) {
      if (scale === 0) return;
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ProblemError('RATE_LIMITED', {
          retryAfterS: Math.ceil(refusal.msBeforeNext / 1000),
        });
      }
    },
  };
}
