import formbody from '@fastify/formbody';
import { httpCalls, languageSchema, type Language } from '@accanto/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { clientNetwork } from '../http/client-network.ts';
import { ProblemError, statusOf } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { languageOf, refusals, route } from '../http/route.ts';
import { sentence } from '../http/sentences.ts';
import type { Contact } from './contact.ts';
import { formPage } from './form-page.ts';
import type { Waitlist } from './waitlist.ts';
import { formWords } from './words.ts';

type FormName = 'contact' | 'waitlist';
const success = { success: true } as const;

/** The calls of the two forms. A page without script posts them as plain forms and is answered with pages. */
export function addFormRoutes(
  app: FastifyInstance,
  parts: { contact: Contact; waitlist: Waitlist; limits: RateLimits },
): void {
  const { contact, waitlist, limits } = parts;

  async function takeAllowance(request: FastifyRequest): Promise<void> {
    await limits.take('forms:network', clientNetwork(request.ip));
    await limits.take('forms:overall', 'all');
  }

  app.register(async (forms) => {
    await forms.register(formbody, { parser: readFields });
    forms.setErrorHandler(async (error, request, reply) => {
      if (!isPlainForm(request)) throw error;
      return answerWithProblem(error, request, reply);
    });

    route(forms, httpCalls.contact, async ({ body, language, request, reply }) => {
      await takeAllowance(request);
      await contact.take(body, body.language ?? language);
      return isPlainForm(request) ? redirectToThanks(reply, 'contact', body.language) : success;
    });

    route(forms, httpCalls.waitlist, async ({ body, language, request, reply }) => {
      await takeAllowance(request);
      await waitlist.join(body, body.language ?? language);
      return isPlainForm(request) ? redirectToThanks(reply, 'waitlist', body.language) : success;
    });

    route(forms, httpCalls.formThanks, async ({ query, language: preferred, reply }) => {
      const language = query.language ?? preferred;
      return sendPage(reply, formPage({ language, ...formWords[language].thanks[query.form] }));
    });

    // Programs that follow the links of a letter must not withdraw anybody: the page has a button.
    route(forms, httpCalls.waitlistWithdrawal, async ({ query, language, reply }) => {
      const { title, question, button: label } = formWords[language].withdrawal;
      const { path: action } = httpCalls.withdrawFromWaitlist;
      const button = { label, action, token: query.token };
      return sendPage(reply, formPage({ language, title, text: question, button }));
    });

    route(forms, httpCalls.withdrawFromWaitlist, async ({ body, language, request, reply }) => {
      await takeAllowance(request);
      await waitlist.withdraw(body.token);
      if (!isPlainForm(request)) return success;
      const { doneTitle: title, done: text } = formWords[language].withdrawal;
      return sendPage(reply, formPage({ language, title, text }));
    });
  });
}

/** The fields of a plain form. One that is there twice is one with both values, so that no rule is slipped past. */
function readFields(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : `${earlier} ${value}`);
  }
  return Object.fromEntries(fields);
}

function isPlainForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

function redirectToThanks(
  reply: FastifyReply,
  form: FormName,
  language: Language | undefined,
): FastifyReply {
  const query = new URLSearchParams({ form, ...(language && { language }) });
  return reply.redirect(`${httpCalls.formThanks.path}?${query.toString()}`, 303);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').serializer(String).send(html);
}

const pageLanguage = z.object({ language: languageSchema });

function answerWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [refusal] = refusals(error);
  if (!(error instanceof ProblemError) && refusal === undefined) throw error;
  const problem = error instanceof ProblemError ? error : new ProblemError('VALIDATION_FAILED');
  const language = pageLanguage.safeParse(request.body).data?.language ?? languageOf(request);
  const { failed, problems } = formWords[language];
  // The first failing rule only (SPEC 5).
  const said = Object.entries(problems).find(([name]) => name === refusal?.message);
  const text = said?.[1] ?? sentence(problem.sentence, language);
  reply.code(statusOf[problem.code]);
  return sendPage(reply, formPage({ language, title: failed.title, text }));
}
