import cors from '@fastify/cors';
import { linkMarkerHeader } from '@accanto/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * Pages of other origins may call only when their origin is configured (security requirement D4); a call of any
 * other page is refused, even where the browser would have sent it without asking.
 */
export async function limitOrigins(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): Promise<void> {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || allowed.has(origin) || isOwnOrigin(origin, request)) return;
    throw new ProblemError('FORBIDDEN');
  });
  await app.register(cors, {
    origin: [...allowed],
    // The SignalR client asks for it; the only cookie of ours is worth nothing to a call.
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'x-requested-with',
      'x-signalr-user-agent',
      linkMarkerHeader,
    ],
    exposedHeaders: ['retry-after', 'x-request-id', 'content-disposition'],
    maxAge: 600,
  });
}

/** A page that this very server delivered, by whatever name it was reached. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
