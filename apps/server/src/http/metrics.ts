import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config-values.ts';
import type { Metrics } from '../metrics.ts';
import { ProblemError } from './problem.ts';
import { bearerToken } from './route.ts';

/**
 * `/metrics` in Prometheus's text form: only for this machine, or for whoever has the token. Requests are told apart by
 * route pattern, method and status, so the labels are bounded and name nobody (security requirement I5).
 */
export function answerMetrics(
  app: FastifyInstance,
  { registry, durations }: Metrics,
  token: string | null,
): void {
  const took = durations('http_request_seconds', 'Duration of HTTP requests', {
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    took({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAdmitted(request, token)) throw new ProblemError('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isAdmitted(request: FastifyRequest, token: string | null): boolean {
  const shown = bearerToken(request);
  if (token !== null && shown !== undefined && isSame(shown, token)) return true;
  // A proxy on this machine that is not trusted makes everybody look local; its header gives it away.
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  const address = request.ip.replace('::ffff:', '');
  return isLoopback(address) && (!isForwarded || request.ips !== undefined);
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
