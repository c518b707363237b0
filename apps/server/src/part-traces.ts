import type { Companion } from '@accanto/companion';
import type { Hub, HubUser } from '@accanto/signalr-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReplyObserver } from './observed-companion.ts';
import type { QueryObserver } from './storage/database.ts';
import type { Traces, Work } from './traces.ts';

type HubMethod = Hub['methods'] extends ReadonlyMap<string, infer Method> ? Method : never;

/** Traces every HTTP request by the pattern of its address, never by the address: tokens travel in queries. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const begun = new WeakMap<FastifyRequest, Work>();
  app.addHook('onRequest', async (request) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': method, 'http.route': route };
    begun.set(request, traces.begin(`${method} ${route}`, 'a call from outside', facts));
  });
  // Only here, because the end of a body is told in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = begun.get(request);
    if (work === undefined) done();
    else work.run(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    begun.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  });
}

/** The same hub; each call of a method is traced by its name. */
export function traceHub<User extends HubUser, Events>(
  hub: Hub<User, Events>,
  traces: Traces,
): Hub<User, Events> {
  const methods = [...hub.methods].map(
    ([name, method]) => [name, traceMethod(name, method, traces)] as const,
  );
  return { ...hub, methods: new Map(methods) };
}

function traceMethod(name: string, method: HubMethod, traces: Traces): HubMethod {
  if (method.kind === 'stream') return method;
  return {
    ...method,
    async call(context, parsed) {
      const facts = { 'rpc.system': 'signalr', 'rpc.method': name };
      const work = traces.begin(name, 'a call from outside', facts);
      let hasFailed = true;
      try {
        const result = await work.run(() => method.call(context, parsed));
        hasFailed = false;
        return result;
      } finally {
        work.end({}, hasFailed);
      }
    },
  };
}

/** Traces each reply from its beginning over its first words to its end. */
export function createReplyTraces(
  { kind }: Companion['answersWith'],
  traces: Traces,
): () => ReplyObserver {
  return () => {
    const work = traces.begin('reply', 'our own', { 'reply.kind': kind });
    let isWaiting = true;
    return {
      heard(piece) {
        if (piece.kind === 'assessment') work.moment('assessment');
        if (piece.kind !== 'text' || !isWaiting) return;
        isWaiting = false;
        work.moment('first words');
      },
      over({ outcome, hasFailed }) {
        work.end({ 'reply.outcome': outcome }, hasFailed);
      },
    };
  };
}

/** Each statement of the store that belongs to a traced piece of work; of it, only whether it read or wrote. */
export function traceStore(traces: Traces, observe: QueryObserver): QueryObserver {
  return (isRead, ms) => {
    observe(isRead, ms);
    traces.ended(isRead ? 'store read' : 'store write', ms);
  };
}
