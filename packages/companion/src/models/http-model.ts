import type { RequestOptions } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { createBreaker } from './breaker.ts';
import { createGate } from './gate.ts';
import { ModelFault, type FaultReason, type Model, type Prompt } from './model.ts';
import { ConnectionFault, postForStream, Refusal, type Posted } from './post-for-stream.ts';
import { readRetryAfter } from './retry-after.ts';
import { readTextPieces, type TextPieces } from './text-pieces.ts';
import { within } from './within.ts';

export interface HttpModelOptions {
  baseUrl: string;
  apiKey?: string;
  model: string;
  limits: { silenceMs: number; totalMs: number; maxChars: number; maxParallel: number };
  now: () => number;
  random: () => number;
}

/** No new try begins later than this, so that the built-in companion answers within two seconds of the first fault. */
const retryBudgetMs = 1_200;
/** A server that let somebody wait in vain gets only so long for its first content, for a while: nobody waits after them. */
const impatientMs = 2_000;
const impatienceMs = 60_000;
const mostTries = 3;
const longestWaitInLineMs = 1_500;
const longestRestMs = 5 * 60_000;
const retried: ReadonlySet<FaultReason> = new Set([
  'unreachable',
  'rate-limited',
  'server-error',
  'cut',
  'empty',
]);

interface Started {
  first: string;
  rest: TextPieces;
  /** Ends the request, unless it came to its end. */
  leave: () => void;
}

/**
 * Any endpoint that speaks the chat completions of OpenAI, streaming. Limits of its own for connect (two seconds), first
 * content, silence and total; retries only before the first output; rests after repeated faults; so many replies at a
 * time.
 */
export function createHttpModel(options: HttpModelOptions): Model {
  const { limits, now, random } = options;
  const completions = completionsOf(options.baseUrl, options.apiKey);
  const gate = createGate(limits.maxParallel, limits.maxParallel * 4, longestWaitInLineMs);
  const breaker = createBreaker({
    faultsBeforeRest: 5,
    firstRestMs: 5_000,
    longestRestMs: 60_000,
    now,
    random,
  });
  let restUntil = 0;
  let impatientUntil = 0;

  async function* write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const leaveGate = await gate.enter(signal);
    const deadline = Date.now() + limits.totalMs;
    let started: Started | undefined;
    let isWhole = false;
    try {
      if (now() < restUntil) throw new ModelFault('resting');
      started = await breaker.run(() => startWithRetries(prompt, signal, deadline), signal);
      yield started.first;
      for (;;) {
        const piece = await started.rest.next();
        isWhole = piece === null;
        if (piece === null) return;
        yield piece;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      // What came to its end leaves its connection to the next reply.
      if (!isWhole) started?.leave();
      leaveGate();
    }
  }

  async function startWithRetries(
    prompt: Prompt,
    stop: AbortSignal,
    deadline: number,
  ): Promise<Started> {
    const retryUntil = Date.now() + retryBudgetMs;
    for (let tries = 1; ; tries += 1) {
      const failure = await start(prompt, stop, deadline).catch((error: unknown) =>
        failureOf(error),
      );
      if (!(failure instanceof Failure)) return failure;
      const wait = failure.retryAfterMs ?? 150 * 2 ** tries * (0.5 + random());
      const isTooLate = Date.now() + wait > retryUntil;
      if (failure.retryAfterMs !== null && isTooLate) {
        restUntil = Math.max(restUntil, now() + Math.min(wait, longestRestMs));
      }
      const mayRetry = retried.has(failure.fault.reason) && tries < mostTries && !isTooLate;
      if (!mayRetry || stop.aborted) throw failure.fault;
      await pause(wait, stop);
    }
  }

  async function start(prompt: Prompt, stop: AbortSignal, deadline: number): Promise<Started> {
    const firstMs = firstContentMs();
    const began = Date.now();
    const posted = post(prompt);
    const leave = (): void => posted.close();
    stop.addEventListener('abort', leave);
    if (stop.aborted) leave();
    try {
      const incoming = await within(posted.answered, firstMs, 'silent');
      const rest = readTextPieces(incoming, {
        firstMs: began + firstMs - Date.now(),
        silenceMs: limits.silenceMs,
        totalMs: deadline - Date.now(),
      });
      const first = await rest.next();
      if (first === null) throw new ModelFault('empty');
      impatientUntil = 0;
      return { first, rest, leave };
    } catch (error) {
      if (error instanceof ModelFault && error.reason === 'silent')
        impatientUntil = now() + impatienceMs;
      leave();
      throw error;
    }
  }

  function firstContentMs(): number {
    return now() < impatientUntil ? Math.min(impatientMs, limits.silenceMs) : limits.silenceMs;
  }

  function post(prompt: Prompt): Posted {
    const asked = {
      model: options.model,
      stream: true,
      max_tokens: Math.ceil(limits.maxChars / 2),
      messages: [{ role: 'system', content: prompt.system }, ...prompt.messages],
    };
    return postForStream(completions, JSON.stringify(asked));
  }

  function failureOf(error: unknown): Failure {
    if (error instanceof ModelFault) return new Failure(error, null);
    const retryAfter = error instanceof Refusal ? readRetryAfter(error.retryAfter, now()) : null;
    return new Failure(new ModelFault(reasonOf(error)), retryAfter);
  }

  return {
    write,
    /** Replies end with their signals, and nothing else is held. */
    close: async () => undefined,
  };
}

class Failure {
  readonly fault: ModelFault;
  readonly retryAfterMs: number | null;

  constructor(fault: ModelFault, retryAfterMs: number | null) {
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

function reasonOf(error: unknown): FaultReason {
  if (error instanceof ConnectionFault) return 'unreachable';
  if (!(error instanceof Refusal)) return 'unreadable';
  if (error.status === 429) return 'rate-limited';
  return error.status === 408 || error.status >= 500 ? 'server-error' : 'refused';
}

/** Where completions are asked for, and how; what the base address asks for beside its path stays. */
function completionsOf(baseUrl: string, apiKey: string | undefined): RequestOptions {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`;
  return {
    ...urlToHttpOptions(url),
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
