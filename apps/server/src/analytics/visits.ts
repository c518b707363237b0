import type { FastifyInstance } from 'fastify';
import type { Count } from '../counting.ts';
import { wantsNoCounting } from './wants-no-counting.ts';

/** Counts pages that a person's browser opened: no cookie, no address, only that it happened. */
export function countVisits(app: FastifyInstance, count: Count): void {
  app.addHook('onResponse', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const isOpened =
      request.method === 'GET' &&
      reply.statusCode === 200 &&
      request.headers['sec-fetch-mode'] === 'navigate' &&
      request.headers['sec-purpose'] === undefined;
    if (isPage && isOpened && !wantsNoCounting(request)) count('visits');
  });
}
