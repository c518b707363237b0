import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { linkMarkerHeader } from '@accanto/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

const forOthers: FastifyCorsOptions = {
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
};

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
    if (origin === 'null' && isPlainFormOfOurs(request)) return;
    throw new ProblemError('FORBIDDEN');
  });
  await app.register(cors, {
    // What no page of another origin asks for needs no word about it: each file of a page would travel with some.
    delegator: (request, decide) => {
      const { origin = '' } = request.headers;
      const isOther = allowed.has(origin) && !isOwnOrigin(origin, request);
      decide(null, { ...forOthers, origin: isOther });
    },
  });
}

/** A page that this very server delivered, by whatever name it was reached. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * A form that a page of ours posts without script: since our pages tell nobody where a request comes from, the browser
 * hides the origin (Fetch, "append a request Origin header"), but still says that it is the same. No script can set
 * that header.
 */
function isPlainFormOfOurs({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate';
}
