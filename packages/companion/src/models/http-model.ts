import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import OpenAI from 'openai';
import { createGate } from './gate.ts';
import { ModelFault, type FaultReason, type Model, type Prompt } from './model.ts';
import { createReasoningFilter } from './reasoning.ts';
import { readRetryAfter } from './retry-after.ts';

export interface HttpModelOptions {
  baseUrl: string;
  apiKey?: string;
  model: string;
  limits: { silenceMs: number; totalMs: number; maxChars: number; maxParallel: number };
  now: () => number;
  random: () => number;
}

/** A server that has not sent its headers by then is not going to. */
const longestConnectMs = 15_000;
/** Retries share this time, so that the built-in companion answers within two seconds of the first fault. */
const retryBudgetMs = 1_200;
const mostTries = 3;
const longestWaitInLineMs = 1_500;
/** No honest reply is this large; a giant line would otherwise be collected until it ends. */
const mostBytes = 4 * 1024 * 1024;
const longestRestMs = 5 * 60_000;
const faultsBeforeRest = 5;
const retried: ReadonlySet<FaultReason> = new Set([
  'unreachable',
  'rate-limited',
  'server-error',
  'cut',
  'empty',
]);

interface Started {
  first: string;
  rest: AsyncIterator<string>;
  request: AbortController;
}

/**
 * Any endpoint that speaks the chat completions of OpenAI, streaming. Limits of its own for connect, first content,
 * silence and total; retries only before the first output; rests after repeated faults; so many replies at a time.
 */
export function createHttpModel(options: HttpModelOptions): Model {
  const { limits, now, random } = options;
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.totalMs,
    logLevel: 'off',
    fetch: fetchWithinBytes,
    ...(options.apiKey === undefined ? { defaultHeaders: { Authorization: null } } : {}),
  });
  const gate = createGate(limits.maxParallel, limits.maxParallel * 4, longestWaitInLineMs);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ModelFault),
    {
      breaker: new ConsecutiveBreaker(faultsBeforeRest),
      halfOpenAfter: new ExponentialBackoff({ initialDelay: 5_000, maxDelay: 60_000 }),
    },
  );
  const closing = new AbortController();
  let restUntil = 0;

  async function* write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const stop = AbortSignal.any([signal, closing.signal]);
    const leave = await gate.enter(stop);
    const deadline = Date.now() + limits.totalMs;
    let request: AbortController | undefined;
    try {
      if (now() < restUntil) throw new ModelFault('resting');
      const started = await breaker.execute(() => startWithRetries(prompt, stop, deadline));
      request = started.request;
      yield started.first;
      for (;;) {
        const next = await nextWithin(started.rest, request, deadline);
        if (next.done === true) return;
        yield next.value;
      }
    } catch (error) {
      if (!stop.aborted)
        throw error instanceof BrokenCircuitError ? new ModelFault('resting') : error;
    } finally {
      request?.abort();
      leave();
    }
  }

  async function startWithRetries(
    prompt: Prompt,
    stop: AbortSignal,
    deadline: number,
  ): Promise<Started> {
    let budget = retryBudgetMs;
    for (let tries = 1; ; tries += 1) {
      const failure = await start(prompt, stop, deadline).catch((error: unknown) =>
        failureOf(error),
      );
      if (!(failure instanceof Failure)) return failure;
      const wait = failure.retryAfterMs ?? 150 * 2 ** tries * (0.5 + random());
      if (failure.retryAfterMs !== null && wait > budget) {
        restUntil = Math.max(restUntil, now() + Math.min(wait, longestRestMs));
      }
      const mayRetry = retried.has(failure.fault.reason) && tries < mostTries && wait <= budget;
      if (!mayRetry || stop.aborted) throw failure.fault;
      budget -= wait;
      await pause(wait, stop);
    }
  }

  async function start(prompt: Prompt, stop: AbortSignal, deadline: number): Promise<Started> {
    const request = new AbortController();
    const passOn = (): void => request.abort();
    stop.addEventListener('abort', passOn);
    request.signal.addEventListener('abort', () => stop.removeEventListener('abort', passOn));
    if (stop.aborted) request.abort();
    try {
      const connectMs = Math.min(longestConnectMs, limits.silenceMs);
      const chunks = await within(openStream(prompt, request.signal), connectMs, 'silent');
      const rest = visibleText(chunks);
      const first = await nextWithin(rest, request, deadline);
      if (first.done === true) throw new ModelFault('empty');
      return { first: first.value, rest, request };
    } catch (error) {
      request.abort();
      throw error;
    }
  }

  function openStream(prompt: Prompt, signal: AbortSignal) {
    return client.chat.completions.create(
      {
        model: options.model,
        stream: true,
        max_tokens: Math.ceil(limits.maxChars / 2),
        messages: [{ role: 'system', content: prompt.system }, ...prompt.messages],
      },
      { signal },
    );
  }

  async function nextWithin(
    text: AsyncIterator<string>,
    request: AbortController,
    deadline: number,
  ): Promise<IteratorResult<string>> {
    const left = deadline - Date.now();
    const reason = left < limits.silenceMs ? 'too-long' : 'silent';
    try {
      return await within(text.next(), Math.max(0, Math.min(left, limits.silenceMs)), reason);
    } catch (error) {
      request.abort();
      throw failureOf(error).fault;
    }
  }

  function failureOf(error: unknown): Failure {
    if (error instanceof ModelFault) return new Failure(error, null);
    const retryAfter =
      error instanceof OpenAI.APIError
        ? readRetryAfter(error.headers?.get('retry-after'), now())
        : null;
    return new Failure(new ModelFault(reasonOf(error)), retryAfter);
  }

  return {
    write,
    close: async () => closing.abort(),
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

/** What may be shown of a stream: no reasoning, no tool calls, and never an end without a reason to end. */
async function* visibleText(
  chunks: AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>,
): AsyncGenerator<string> {
  const withoutReasoning = createReasoningFilter();
  let hasText = false;
  let hasFinished = false;
  for await (const chunk of chunks) {
    // Compatible servers send chunks without choices, and choices without a delta.
    const choice = (chunk.choices as typeof chunk.choices | undefined)?.[0] as
      | { delta?: { content?: unknown }; finish_reason?: unknown }
      | undefined;
    if (choice?.finish_reason !== undefined && choice.finish_reason !== null) hasFinished = true;
    const content = choice?.delta?.content;
    if (typeof content !== 'string' || content === '') continue;
    const text = hasText ? withoutReasoning(content) : withoutReasoning(content).trimStart();
    if (text === '') continue;
    hasText = true;
    yield text;
  }
  if (!hasFinished && hasText) throw new ModelFault('cut');
}

function reasonOf(error: unknown): FaultReason {
  if (error instanceof OpenAI.APIConnectionError) return 'unreachable';
  if (error instanceof OpenAI.APIError) {
    const status: unknown = error.status;
    if (status === 429) return 'rate-limited';
    if (status === 408 || (typeof status === 'number' && status >= 500)) return 'server-error';
    return typeof status === 'number' ? 'refused' : 'server-error';
  }
  if (error instanceof SyntaxError) return 'unreadable';
  return error instanceof TypeError ? 'cut' : 'unreadable';
}

async function fetchWithinBytes(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  if (response.body === null) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new ModelFault('too-long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, headers: response.headers });
}

function within<Value>(promise: Promise<Value>, ms: number, reason: FaultReason): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModelFault(reason)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
