import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { ConsentRules } from './consents.ts';

export function addPrivacyRoutes(
  app: FastifyInstance,
  parts: {
    consents: ConsentRules;
    limits: RateLimits;
    /** null: the account is gone. */
    readAddress: (userId: string) => Promise<string | null>;
  },
): void {
  const { consents, limits } = parts;

  route(app, httpCalls.consents, ({ person }) => consents.read(person.id));

  route(app, httpCalls.changeConsents, async ({ person, body, request }) => {
    await limits.take('account:person', person.id);
    const emailAddress = await parts.readAddress(person.id);
    if (emailAddress === null) throw new ProblemError('UNAUTHORIZED');
    const answerer = {
      userId: person.id,
      language: person.language,
      emailAddress,
      networkAddress: clientNetwork(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
    };
    return consents.change(answerer, body);
  });
}
