/** A backplane over Redis publish and subscribe, as its own entry: `@accanto/signalr-server/redis`. */
import type { Redis } from 'ioredis';
import type { Backplane } from './backplane.ts';

export interface RedisBackplaneOptions {
  /** Put before every channel, so that several applications can share one Redis. */
  readonly prefix?: string;
}

/**
 * Makes a backplane from a connected ioredis client, which stays the caller's to configure, watch
 * and close; subscribing needs a connection of its own, made with the same settings.
 *
 * Delivery between servers is at most once. While Redis is away every server goes on serving its
 * own connections; what is sent to those of others meanwhile is lost, and nothing is sent late.
 * Afterwards all subscriptions are made again.
 */
export function redisBackplane(
  client: Redis,
  { prefix = 'signalr:' }: RedisBackplaneOptions = {},
): Backplane {
  const channels = new Set<string>();
  const subscriber = client.duplicate({
    lazyConnect: true,
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
  });
  let isAway = false;
  let tell: (error: unknown) => void = () => undefined;

  /** One line for each time that Redis goes away, not one for each message that is lost meanwhile. */
  function report(error: unknown): void {
    if (!isAway) tell(error);
    isAway = true;
  }

  function subscribeAgain(): void {
    isAway = false;
    if (channels.size > 0) subscriber.subscribe(...channels).catch(report);
  }

  return {
    start: async (receive, onError) => {
      tell = onError;
      subscriber.on('error', report);
      subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
        receive(channel.toString().slice(prefix.length), payload);
      });
      subscriber.on('ready', subscribeAgain);
      // A server that starts while Redis is away serves its own connections, and is one with the others afterwards.
      await subscriber.connect().catch(report);
    },
    publish: (channel, payload) => {
      if (client.status !== 'ready') {
        report(new Error('Redis is away: a message for other servers is lost.'));
        return;
      }
      client.publish(`${prefix}${channel}`, Buffer.from(payload)).catch(report);
    },
    subscribe: async (channel) => {
      channels.add(`${prefix}${channel}`);
      // otherwise it is subscribed with all others as soon as Redis is back
      if (subscriber.status === 'ready') await subscriber.subscribe(`${prefix}${channel}`);
    },
    unsubscribe: (channel) => {
      channels.delete(`${prefix}${channel}`);
      if (subscriber.status === 'ready')
        subscriber.unsubscribe(`${prefix}${channel}`).catch(report);
    },
    stop: () => {
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
