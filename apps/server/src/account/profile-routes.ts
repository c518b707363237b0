import { httpCalls, periods } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Person } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { sentence } from '../http/sentences.ts';
import type { Database } from '../storage/database.ts';
import type { MagicLinks } from './magic-link.ts';
import { changeProfile, readProfile } from './profile.ts';

/** Throws FRESH_SIGN_IN_REQUIRED when the session was signed in too long ago (security requirement C9). */
export function demandFreshSignIn(person: Person, clock: Clock): void {
  if (clock.now() - person.signedInAt > periods.freshSignInMs)
    throw new ProblemError('FRESH_SIGN_IN_REQUIRED');
}

/** Door: the profile and the change of its address. */
export function addProfileRoutes(
  app: FastifyInstance,
  given: {
    readonly database: Database;
    readonly links: MagicLinks;
    readonly limits: RateLimits;
    readonly clock: Clock;
  },
): void {
  const { database, links, limits, clock } = given;

  route(app, httpCalls.profile, async ({ person }) => readProfile(database.db, person));

  route(app, httpCalls.changeProfile, async ({ person, body }) => {
    await limits.take('account:person', person.id);
    return changeProfile(database.db, person, body);
  });

  route(app, httpCalls.changeEmail, async ({ person, body, language }) => {
    demandFreshSignIn(person, clock);
    await limits.take('emailChange:person', person.id);
    await limits.take('magicLink:address', body.email);
    await links.requestEmailChange({ email: body.email, language, userId: person.id });
    return { success: true as const, message: sentence('emailChangeRequested', language) };
  });
}
