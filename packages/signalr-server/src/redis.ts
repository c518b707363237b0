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
  let report: (error: unknown) => void = () => undefined;

  function subscribeAgain(): void {
    if (channels.size > 0) subscriber.subscribe(...channels).catch(report);
  }

  return {
    start: async (receive, onError) => {
      report = onError;
      subscriber.on('error', onError);
      subscriber.on('messageBuffer', (channel: Buffer, payload: Buffer) => {
        receive(channel.toString().slice(prefix.length), payload);
      });
      subscriber.on('ready', subscribeAgain);
      await subscriber.connect();
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
