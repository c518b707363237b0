import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** A call that takes longer is given up: somebody is waiting for what it is part of. */
const callMs = 1_000;
const connectMs = 3_000;
const retryMsAtMost = 1_000;

export interface SharedRedis {
  readonly client: Redis;
  /** Whether it can be reached now. */
  isThere(): boolean;
  /** Called each time when it is there again after it was away. */
  onReturn(listener: () => void): void;
  /** Resolves when it answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): void;
}

/**
 * Connects, and goes on trying while Redis is away: nothing here waits for it, and a start does not fail for it. Calls
 * are refused at once meanwhile.
 */
export async function openRedis(url: string, log: Log): Promise<SharedRedis> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectMs,
    commandTimeout: callMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(20 * 2 ** Math.min(times, 10), retryMsAtMost),
  });
  const listeners: (() => void)[] = [];
  let wasThere = true;
  client.on('error', () => undefined);
  client.on('ready', () => {
    if (wasThere) return;
    wasThere = true;
    log.info('redis is there again');
    for (const listener of listeners) listener();
  });
  client.on('close', () => {
    if (wasThere) log.warn('redis is away: this node goes on by itself');
    wasThere = false;
  });
  await client.connect().catch(() => undefined);
  return {
    client,
    isThere: () => client.status === 'ready',
    onReturn: (listener) => void listeners.push(listener),
    async ping() {
      await client.ping();
    },
    close: () => client.disconnect(),
  };
}
