import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many deltas a server sends to one connection in one turn of the event loop. */
export const deltasPerTick = 10;

/** A delta of the product's size and shape. */
export function delta(index: number): object {
  return {
    id: '0198f7a0-0000-7000-8000-000000000000',
    content: ' parola',
    timestamp: '2026-11-21T10:00:00.000Z',
    isFirst: index === 0,
    isComplete: false,
    offset: index * 7,
  };
}

/** `/control`: memory after a collection, in bytes, and the processor time used so far, in ms. */
export function answerControl(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/control') return false;
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const body = JSON.stringify({ memory: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  response.setHeader('content-type', 'application/json').end(body);
  return true;
}
