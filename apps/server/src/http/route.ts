import type { HttpCall, Language } from '@accanto/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import { withNormalEmail } from './email-address.ts';
import { languageOfHeader } from './language.ts';
import type { Identify, Person } from './person.ts';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whom a bearer token speaks for; handed in by app.ts. */
    identify: Identify;
  }
  interface FastifyRequest {
    /** The person behind the bearer token; null where nobody is signed in or nobody was asked for. */
    person: Person | null;
  }
}

type Parsed<Call, Part extends string> =
  Call extends Record<Part, infer Schema extends z.$ZodType> ? z.output<Schema> : undefined;

/** What a handler is given: everything parsed, and a person exactly where the call demands one. */
export interface CallContext<Call extends HttpCall> {
  readonly body: Parsed<Call, 'body'>;
  readonly query: Parsed<Call, 'query'>;
  readonly params: Parsed<Call, 'params'>;
  readonly person: Call['access'] extends 'public' ? null : Person;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler answers: the call's answer, or a reply it has sent itself where that is a redirect or a file. */
type Answer<Call> = Call extends { readonly answer: infer Schema extends z.$ZodType }
  ? z.input<Schema> | FastifyReply
  : FastifyReply;

/**
 * Registers the handler of one call of the contract. The person is known before the body is read; unknown fields are
 * dropped; what the handler answers passes the contract's schema on its way out.
 */
export function route<Call extends HttpCall>(
  app: FastifyInstance,
  call: Call,
  handler: (context: CallContext<Call>) => Promise<Answer<Call>>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      ...(call.body && { body: call.body }),
      ...(call.query && { querystring: call.query }),
      ...(call.params && { params: call.params }),
      ...(call.answer && { response: { 200: call.answer } }),
      tags: [call.path.split('/')[2] ?? 'api'],
      ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
      description: describe(call),
    },
    onRequest: async (request) => {
      if (call.access !== 'public') request.person = await admit(app, request, call.access);
    },
    preValidation: async (request) => {
      if (call.body) request.body = withNormalEmail(request.body ?? {});
      if (call.query) request.query = withNormalEmail(request.query);
    },
    errorHandler: (error) => {
      const isAboutAddress =
        call.errors.includes('INVALID_EMAIL') && refusedFields(error).join() === 'email';
      throw isAboutAddress ? new ProblemError('INVALID_EMAIL') : error;
    },
    handler: (request, reply) => {
      const context = {
        body: request.body,
        query: request.query,
        params: request.params,
        person: request.person,
        language: languageOf(request),
        request,
        reply,
      };
      // The schemas above have parsed body, query and params; Fastify cannot say so in its types.
      return handler(context as unknown as CallContext<Call>);
    },
  });
}

/** Fails closed: without a living session there is no person, without the role there is no entry. */
async function admit(
  app: FastifyInstance,
  request: FastifyRequest,
  access: 'signed-in' | 'admin',
): Promise<Person> {
  const token = bearerToken(request);
  const person = token === undefined ? null : await app.identify(token);
  if (!person) throw new ProblemError('UNAUTHORIZED');
  if (access === 'admin' && !person.roles.includes('admin')) throw new ProblemError('FORBIDDEN');
  return person;
}

/** The credential of the Authorization header (RFC 6750, 2.1). */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The person's own language, else the one the browser prefers. */
export function languageOf(request: FastifyRequest): Language {
  return request.person?.language ?? languageOfHeader(request.headers['accept-language']);
}

/** What a schema refused, in its order; empty when the error is of another kind. */
export function refusals(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof Error) || !('validation' in error) || !Array.isArray(error.validation))
    return [];
  return error.validation.map((fault: { instancePath?: string; message?: string }) => ({
    field: (fault.instancePath ?? '').split('/').filter(Boolean).join('.'),
    message: fault.message ?? '',
  }));
}

/** Names of the fields that a schema refused; empty when the error is of another kind. */
export function refusedFields(error: unknown): string[] {
  return [...new Set(refusals(error).map(({ field }) => field))];
}

function describe(call: HttpCall): string {
  const who = { public: 'Anybody', 'signed-in': 'A signed-in person', admin: 'An administrator' }[
    call.access
  ];
  const errors = call.errors.length > 0 ? ` Errors: ${call.errors.join(', ')}.` : '';
  return `${who} may call it.${errors}`;
}
