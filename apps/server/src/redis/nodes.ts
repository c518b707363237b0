import type { Backplane } from '@accanto/signalr-server';
import { redisBackplane } from '@accanto/signalr-server/redis';
import type { Log } from '../log.ts';
import { openNodeBus, type NodeBus } from './node-bus.ts';
import { createPersonLock, type PersonLock } from './person-lock.ts';
import type { SharedRedis } from './redis.ts';

/** What makes several processes one service. */
export interface Nodes {
  readonly bus: NodeBus;
  readonly personLock: PersonLock;
  /** Carries the hub's events to the pages of other nodes. */
  readonly backplane: Backplane;
  /** Whether what is sent now reaches the pages of other nodes. */
  isThere(): boolean;
  /** Called each time when the other nodes can be reached again. */
  onReturn(listener: () => void): void;
}

/** Joins the nodes that share this Redis. */
export async function joinNodes(redis: SharedRedis, log: Log): Promise<Nodes> {
  const { client } = redis;
  return {
    bus: await openNodeBus(redisBackplane(client, { prefix: 'accanto:nodes:' }), log),
    personLock: createPersonLock(redis),
    backplane: redisBackplane(client, { prefix: 'accanto:hub:' }),
    isThere: redis.isThere,
    onReturn: redis.onReturn,
  };
}
