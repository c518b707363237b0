import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { answerErrors } from './answer.ts';
import { describeApi } from './api-docs.ts';
import { clientNetwork } from './client-network.ts';
import { limitOrigins } from './cross-origin.ts';
import { acceptOnlyJson } from './json-body.ts';
import { rememberMethods } from './known-methods.ts';
import type { Identify } from './person.ts';
import type { RateLimits } from './rate-limit.ts';

/** More than the largest form, with room for four-byte characters. */
const bodyBytesAtMost = 64 * 1024;

/** The HTTP ground on which every room puts its calls: limits, JSON, errors, one line of log for each request. */
export async function createWebServer(
  config: Config,
  log: Log,
  given: { readonly identify: Identify; readonly limits: RateLimits },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: bodyBytesAtMost,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('identify', given.identify);
  app.decorateRequest('person', null);
  rememberMethods(app);
  await app.register(cookie);
  acceptOnlyJson(app);
  answerErrors(app);
  await limitOrigins(app, [config.publicUrl, ...config.corsOrigins]);
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api'))
      await given.limits.take('api:network', clientNetwork(request.ip));
  });
  await describeApi(app, config.publicUrl);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
  // The pattern of the address, never the address: tokens travel in queries.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}

/** A number means so many proxies in front of us, counted from here. */
function trustOf(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
