import { httpCalls } from '@accanto/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import type { Person } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { AgeChecks } from './age-checks.ts';
import type { Answerer, ConsentRules } from './consents.ts';

/** Door: what a person allows, and their age. */
export function addPrivacyRoutes(
  app: FastifyInstance,
  parts: {
    consents: ConsentRules;
    ageChecks: AgeChecks;
    limits: RateLimits;
    /** null: the account is gone. */
    readAddress: (userId: string) => Promise<string | null>;
  },
): void {
  const { consents, ageChecks, limits } = parts;

  async function answererOf(person: Person, request: FastifyRequest): Promise<Answerer> {
    const emailAddress = await parts.readAddress(person.id);
    if (emailAddress === null) throw new ProblemError('UNAUTHORIZED');
    return {
      userId: person.id,
      language: person.language,
      emailAddress,
      networkAddress: clientNetwork(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
    };
  }

  route(app, httpCalls.consents, ({ person }) => consents.read(person.id));

  route(app, httpCalls.consentLog, async ({ person }) => ({
    items: (await consents.log(person.id)).map((answer) => ({
      ...answer,
      at: new Date(answer.at).toISOString(),
    })),
  }));

  route(app, httpCalls.changeConsents, async ({ person, body, request }) => {
    await limits.take('account:person', person.id);
    return consents.change(await answererOf(person, request), body);
  });

  route(app, httpCalls.answerAgeCheck, async ({ person, body, request }) => {
    await limits.take('account:person', person.id);
    const answerer = await answererOf(person, request);
    return { success: true as const, erased: await ageChecks.answer(answerer, body.adult) };
  });
}
