import { randomUUID } from 'node:crypto';
import type { Backplane } from '@accanto/signalr-server';
import type { Log } from '../log.ts';

/** A node that has not answered by then is taken for gone, or for out of reach. */
const answerMs = 1_000;

/** What goes between nodes, as JSON. */
type Packet =
  | { readonly kind: 'told'; readonly from: string; readonly topic: string; readonly data: unknown }
  | {
      readonly kind: 'asked';
      readonly from: string;
      readonly id: string;
      readonly topic: string;
      readonly data: unknown;
    }
  | { readonly kind: 'answered'; readonly id: string; readonly data: unknown };

/** What nodes say to each other beside the hub. Nothing is kept for a node that is away. */
export interface NodeBus {
  /** This process; a new one at every start. */
  readonly nodeId: string;
  /** Answers what others tell and ask under this topic; `data` is theirs and must be parsed. */
  handle(topic: string, handler: (data: unknown) => unknown): void;
  tellOthers(topic: string, data: unknown): void;
  /** What the node answers; null: it did not, or it has nothing to say. */
  ask(nodeId: string, topic: string, data: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Joins the nodes that share this backplane. */
export async function openNodeBus(backplane: Backplane, log: Log): Promise<NodeBus> {
  const nodeId = randomUUID();
  const handlers = new Map<string, (data: unknown) => unknown>();
  const waiting = new Map<string, (data: unknown) => void>();

  function send(channel: string, packet: Packet): void {
    backplane.publish(channel, Buffer.from(JSON.stringify(packet)));
  }

  async function answer({ from, id, topic, data }: Packet & { kind: 'asked' }): Promise<void> {
    const found: unknown = await handlers.get(topic)?.(data);
    send(`node:${from}`, { kind: 'answered', id, data: found ?? null });
  }

  async function receive(payload: Uint8Array): Promise<void> {
    const packet = JSON.parse(Buffer.from(payload).toString('utf8')) as Packet;
    if (packet.kind === 'answered') waiting.get(packet.id)?.(packet.data);
    else if (packet.kind === 'asked') await answer(packet);
    else if (packet.from !== nodeId) await handlers.get(packet.topic)?.(packet.data);
  }

  await backplane.start(
    (_channel, payload) => {
      receive(payload).catch((error: unknown) =>
        log.error({ err: error }, 'what another node said could not be done'),
      );
    },
    // Losing Redis is logged once, by redis.ts.
    () => undefined,
  );
  await backplane.subscribe('all');
  await backplane.subscribe(`node:${nodeId}`);

  return {
    nodeId,
    handle: (topic, handler) => void handlers.set(topic, handler),
    tellOthers: (topic, data) => send('all', { kind: 'told', from: nodeId, topic, data }),
    ask: (target, topic, data) =>
      new Promise((resolve) => {
        const id = randomUUID();
        const settle = (found: unknown): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(found);
        };
        const timer = setTimeout(() => settle(null), answerMs);
        waiting.set(id, settle);
        send(`node:${target}`, { kind: 'asked', from: nodeId, id, topic, data });
      }),
    stop: () => backplane.stop(),
  };
}
