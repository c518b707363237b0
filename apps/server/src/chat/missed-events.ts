import * as z from 'zod';
import type { Nodes } from '../redis/nodes.ts';
import type { SendToPerson } from './neighbours.ts';

/** Every node has found its way back to Redis by then. */
const settledMs = 3_000;

const peopleSchema = z.object({ userIds: z.array(z.string()) });

/**
 * What is sent while Redis is away never reaches the pages that a person has on other nodes. Once it is back those are
 * told to come again, and so load what they missed; all others stay. Answers `send`, followed.
 */
export function followMissedEvents(
  nodes: Nodes,
  send: SendToPerson,
  comeAgain: (userIds: ReadonlySet<string>) => void,
): SendToPerson {
  const missed = new Set<string>();

  nodes.bus.handle('pages:come-again', (data) =>
    comeAgain(new Set(peopleSchema.parse(data).userIds)),
  );
  nodes.onReturn(() => {
    setTimeout(() => {
      if (missed.size > 0) nodes.bus.tellOthers('pages:come-again', { userIds: [...missed] });
      missed.clear();
    }, settledMs).unref();
  });

  return (userId, event, payload) => {
    if (!nodes.isThere()) missed.add(userId);
    send(userId, event, payload);
  };
}
