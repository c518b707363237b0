import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../config-values.ts';
import { ProblemError } from './problem.ts';
import { bearerToken } from './route.ts';

export interface Metrics {
  /** Reports a number that is asked for at each scrape; `name` in Prometheus's form. */
  gauge(name: string, help: string, read: () => number): void;
}

/**
 * `/metrics` in Prometheus's text form: only for this machine, or for whoever has the token. Labels are route
 * patterns, methods and status codes, so they are bounded and name nobody (security requirement I5).
 */
export function answerMetrics(app: FastifyInstance, token: string | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'accanto_' });
  const durations = new Histogram({
    name: 'accanto_http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAdmitted(request, token)) throw new ProblemError('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name: `accanto_${name}`,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    },
  };
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
