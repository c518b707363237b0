import type { FastifyInstance } from 'fastify';

/** What `/readyz` is about. A part that is not used is not asked. */
export interface Readiness {
  isDraining(): boolean;
  /** Each resolves when its part answers, and rejects when it does not. */
  readonly parts: Readonly<Record<string, () => Promise<void>>>;
}

/** `/healthz`: the process is up. `/readyz`: every part answers; 503 while one does not, or while it is stopping. */
export function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const parts: Record<string, 'up' | 'away'> = {};
    for (const [name, ask] of Object.entries(readiness.parts))
      parts[name] = await ask().then(
        () => 'up',
        () => 'away',
      );
    const isWhole = Object.values(parts).every((state) => state === 'up');
    const isReady = isWhole && !readiness.isDraining();
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : readiness.isDraining() ? 'draining' : 'unavailable',
      parts,
    });
  });
}
