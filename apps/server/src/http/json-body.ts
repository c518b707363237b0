import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** Nothing we accept is nested deeper than four levels; this leaves room and stops recursion. */
const depthAtMost = 16;

/** JSON is the only format that calls take (security requirements D4, D5). An empty body is no body. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body.toString(), (error, value) => {
      if (error === null && isDeeperThan(value, depthAtMost))
        done(new ProblemError('VALIDATION_FAILED'));
      else done(error, value);
    });
  });
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
