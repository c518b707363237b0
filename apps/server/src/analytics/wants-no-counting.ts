import type { FastifyRequest } from 'fastify';

/** Do Not Track, and Global Privacy Control (W3C, Sec-GPC): nothing at all is counted. */
export function wantsNoCounting({ headers }: FastifyRequest): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
