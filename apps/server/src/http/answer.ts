import type { ErrorAnswer, ErrorCode } from '@accanto/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, problemOf, statusOf } from './problem.ts';
import { languageOf, refusedFields } from './route.ts';
import { sentence } from './sentences.ts';

/** Turns whatever was thrown into the one form of error that leaves this server; nothing internal goes with it. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.code === 'INTERNAL')
      request.log.error({ err: withoutSecrets(error) }, 'call failed');
    return sendProblem(request, reply, problem);
  });
}

/** Sends the problem as JSON, in the person's language, with the request's id to quote. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS);
  if (problem.code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer');
  const answer: ErrorAnswer = {
    success: false,
    code: problem.code,
    message: sentence(problem.sentence, languageOf(request)),
    requestId: request.id,
    ...(problem.fields && { fields: [...problem.fields] }),
  };
  return reply
    .code(statusOf[problem.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

function toProblem(error: unknown): ProblemError {
  const known = problemOf(error);
  if (known) return known;
  const fields = refusedFields(error);
  if (fields.length > 0) return new ProblemError('VALIDATION_FAILED', { fields });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  return new ProblemError(
    codeOfStatus[status] ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL'),
  );
}

/** Name, message and stack only: other properties of an error may carry what was sent to us. */
function withoutSecrets(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: 'unknown', message: String(error), stack: '' };
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
