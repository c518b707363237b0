import type { HubStats } from '@accanto/signalr-server';
import type { Metrics } from './metrics.ts';
import type { SharedRedis } from './redis/redis.ts';
import type { QueryObserver } from './storage/database.ts';

/** Connections, messages both ways and what waits for slow readers, as the hub counts them. */
export function measureHub(metrics: Metrics, read: () => HubStats): void {
  metrics.gauge('hub_connections', 'Open hub connections', () => read().connections);
  metrics.gauge('hub_queued_bytes', 'Bytes that wait for slow readers', () => read().queuedBytes);
  metrics.total('hub_sent_messages_total', 'Hub messages sent', () => read().sentMessages);
  metrics.total('hub_received_messages_total', 'Hub messages received', () => {
    return read().receivedMessages;
  });
  metrics.total('hub_resumes_total', 'Broken connections that were resumed', () => read().resumes);
}

/** How long the store takes for a statement, its queue included. */
export function measureStore(metrics: Metrics): QueryObserver {
  const took = metrics.durations('store_seconds', 'Duration of statements of the store', {
    labels: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  });
  return (isRead, ms) => took({ kind: isRead ? 'read' : 'write' }, ms);
}

/** Whether Redis is there, and how long it takes to answer. */
export function measureRedis(metrics: Metrics, redis: SharedRedis): void {
  metrics.gauge('redis_up', 'Whether Redis can be reached: 1 or 0', () =>
    redis.isThere() ? 1 : 0,
  );
  metrics.gauge('redis_ping_seconds', 'How long Redis took to answer just now', async () => {
    if (!redis.isThere()) return Number.NaN;
    const began = performance.now();
    await redis.ping().catch(() => undefined);
    return (performance.now() - began) / 1000;
  });
}
