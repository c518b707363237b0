/** Invocation → method → completion, and what the caller learns when it fails (section 8). */
import { failure, isQueued, unexpected, wrongKind, type Call } from './call.ts';
import { ClientResults } from './client-results.ts';
import { errorDetail, HubException } from './errors.ts';
import {
  MessageType,
  type Completion,
  type HubMessage,
  type Invocation,
  type Outcome,
  type StreamInvocation,
} from './hub-message.ts';
import type { AnyHubMethod, Hub } from './hub.ts';
import type { HubLimits } from './limits.ts';
import { ServerStream } from './server-stream.ts';
import type { UploadStream } from './upload-stream.ts';
import { Uploads } from './uploads.ts';

/** What the dispatcher needs of the connection whose calls it handles. */
export interface Caller {
  readonly hub: Hub;
  readonly limits: HubLimits;
  /** False until the connect hook has run; calls wait for it. */
  readonly isReady: boolean;
  /** The context of a call; streams bring their own signal. */
  contextFor(signal: AbortSignal | undefined): unknown;
  send(message: HubMessage): Promise<void> | undefined;
  /** Stops reading from the client until the dispatcher has room again. */
  setBusy(busy: boolean): void;
  methodFailed(target: string, error: unknown): void;
}

interface Waiting {
  readonly call: Call;
  readonly uploads: readonly UploadStream[];
}

/** The running and waiting calls of one connection. */
export class Dispatcher {
  readonly results = new ClientResults();
  readonly #caller: Caller;
  #waiting: Waiting[] = [];
  readonly #streams = new Map<string, ServerStream>();
  readonly #uploads: Uploads;
  #running = 0;
  #hasEnded = false;

  constructor(caller: Caller) {
    this.#caller = caller;
    this.#uploads = new Uploads(caller.limits.streamBufferItems, () => this.#reportLoad());
  }

  /** Takes a call: starts it, or lets it wait for the ones before it. */
  invoke(call: Call): void {
    const isStream = call.type === MessageType.StreamInvocation;
    if (isStream && this.#streams.has(call.invocationId)) {
      this.#answer(call, failure(`Invocation ID '${call.invocationId}' is already in use.`));
      return;
    }
    const streams = call.streamIds.length + (isStream ? 1 : 0);
    if (
      streams > 0 &&
      this.#openStreams() + streams > this.#caller.limits.maxStreamsPerConnection
    ) {
      this.#answer(call, failure('Too many streams are open on this connection.'));
      return;
    }
    const uploads = this.#uploads.open(call.streamIds);
    const isInTurn = !isQueued(call) || this.#waiting.length === 0;
    if (isInTurn && this.#mayStart(call)) {
      this.#start({ call, uploads });
    } else {
      this.#waiting.push({ call, uploads });
      this.#reportLoad();
    }
  }

  /** Starts what may start now: after the connect hook, or after a call has ended. */
  startWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const next of waiting) {
      if (this.#hasEnded) return;
      if (this.#mayStart(next.call)) this.#start(next);
      else this.#waiting.push(next);
    }
    this.#reportLoad();
  }

  item(streamId: string, item: unknown): void {
    if (this.#uploads.add(streamId, item)) this.#reportLoad();
  }

  /** An answer to a call of ours, or the end of an upload; anything else is ignored. */
  completed(completion: Completion): void {
    if (!this.results.answer(completion)) this.#uploads.complete(completion);
  }

  cancel(invocationId: string): void {
    const stream = this.#streams.get(invocationId);
    if (stream === undefined) {
      this.#cancelWaiting(invocationId);
      return;
    }
    this.#streams.delete(invocationId);
    stream.cancel();
  }

  /** The connection has ended: cancels streams, fails uploads and waiting answers. */
  end(): void {
    this.#hasEnded = true;
    this.#waiting = [];
    for (const stream of this.#streams.values()) stream.end();
    this.#streams.clear();
    this.#uploads.end();
    this.results.end();
  }

  /** Reading pauses while a call or an upload has too much waiting, unless an answer is awaited. */
  #reportLoad(): void {
    const isQueueFull =
      this.#waiting.length >= this.#caller.limits.maxQueuedInvocations && this.results.isEmpty;
    this.#caller.setBusy(isQueueFull || this.#uploads.isAnyFull);
  }

  #openStreams(): number {
    return this.#streams.size + this.#uploads.size;
  }

  #cancelWaiting(invocationId: string): void {
    const index = this.#waiting.findIndex(
      ({ call }) =>
        call.type === MessageType.StreamInvocation && call.invocationId === invocationId,
    );
    const [cancelled] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (cancelled !== undefined) this.#answer(cancelled.call, { kind: 'void' });
  }

  #mayStart(call: Call): boolean {
    if (!this.#caller.isReady) return false;
    return !isQueued(call) || this.#running < this.#caller.limits.maxParallelInvocations;
  }

  #start({ call, uploads }: Waiting): void {
    const method = this.#caller.hub.methods.get(call.target);
    if (isQueued(call)) this.#running += 1;
    this.#run(call, method, uploads);
  }

  #run(
    call: Call,
    method: AnyHubMethod<never> | undefined,
    uploads: readonly UploadStream[],
  ): void {
    const context = this.#caller.contextFor(undefined) as never;
    try {
      this.#caller.hub.hooks.onInvocation?.(context, call.target);
    } catch (error) {
      this.#failed(call, `Failed to invoke '${call.target}' due to an error on the server.`, error);
      return;
    }
    if (method === undefined) {
      this.#settle(call, failure(`Unknown hub method '${call.target}'`));
      return;
    }
    if (method.authorize === undefined) {
      this.#call(call, method, uploads);
      return;
    }
    void this.#authorizeThenCall(call, method, method.authorize, uploads);
  }

  async #authorizeThenCall(
    call: Call,
    method: AnyHubMethod<never>,
    authorize: (context: never) => boolean | Promise<boolean>,
    uploads: readonly UploadStream[],
  ): Promise<void> {
    let isAllowed: boolean;
    try {
      isAllowed = await authorize(this.#caller.contextFor(undefined) as never);
    } catch (error) {
      this.#failed(call, unexpected(call), error);
      return;
    }
    if (isAllowed) this.#call(call, method, uploads);
    else
      this.#settle(call, failure(`Failed to invoke '${call.target}' because user is unauthorized`));
  }

  #call(call: Call, method: AnyHubMethod<never>, uploads: readonly UploadStream[]): void {
    const wantsStream = call.type === MessageType.StreamInvocation;
    if (wantsStream !== (method.kind === 'stream')) {
      this.#settle(call, failure(wrongKind(call)));
      return;
    }
    if (uploads.length !== method.uploads) {
      const counts = `Client sent ${uploads.length} stream(s), Hub method expects ${method.uploads}.`;
      this.#failed(call, unexpected(call), new HubException(counts));
      return;
    }
    let parsed: readonly unknown[];
    try {
      parsed = method.parse(call.arguments, uploads);
    } catch (error) {
      this.#failed(call, `Failed to invoke '${call.target}' due to an error on the server.`, error);
      return;
    }
    if (call.type === MessageType.StreamInvocation) void this.#stream(call, method, parsed);
    else this.#invokePlain(call, method, parsed);
  }

  #invokePlain(call: Invocation, method: AnyHubMethod<never>, parsed: readonly unknown[]): void {
    let result: unknown;
    try {
      result = method.call(this.#caller.contextFor(undefined) as never, parsed);
    } catch (error) {
      this.#failed(call, unexpected(call), error);
      return;
    }
    if (result instanceof Promise) {
      result.then(
        (value: unknown) => this.#succeeded(call, value),
        (error: unknown) => this.#failed(call, unexpected(call), error),
      );
    } else {
      this.#succeeded(call, result);
    }
  }

  async #stream(
    call: StreamInvocation,
    method: AnyHubMethod<never>,
    parsed: readonly unknown[],
  ): Promise<void> {
    const stream = new ServerStream(call.invocationId, this.#caller);
    this.#streams.set(call.invocationId, stream);
    try {
      const started = method.call(this.#caller.contextFor(stream.signal) as never, parsed);
      // not awaited unless it has to be: a stream cancelled at once must have begun
      const items = started instanceof Promise ? await started : started;
      await stream.run(items as AsyncIterable<unknown>, (error) => {
        this.#caller.methodFailed(call.target, error);
        return `An error occurred on the server while streaming results.${this.#detail(error)}`;
      });
    } catch (error) {
      this.#caller.methodFailed(call.target, error);
      stream.fail(`${unexpected(call)}${this.#detail(error)}`);
    }
    if (this.#streams.get(call.invocationId) === stream) this.#streams.delete(call.invocationId);
    this.#forgetUploads(call);
  }

  #succeeded(call: Call, value: unknown): void {
    try {
      this.#settle(
        call,
        value === undefined ? { kind: 'void' } : { kind: 'result', result: value },
      );
    } catch (error) {
      // the result cannot be encoded
      this.#failed(call, unexpected(call), error);
    }
  }

  #failed(call: Call, text: string, error: unknown): void {
    this.#caller.methodFailed(call.target, error);
    this.#settle(call, failure(`${text}${this.#detail(error)}`));
  }

  #settle(call: Call, outcome: Outcome): void {
    this.#answer(call, outcome);
    this.#forgetUploads(call);
    if (!isQueued(call)) return;
    this.#running -= 1;
    if (this.#waiting.length > 0) queueMicrotask(() => this.startWaiting());
  }

  #answer(call: Call, outcome: Outcome): void {
    if (call.invocationId === undefined || this.#hasEnded) return;
    void this.#caller.send({
      type: MessageType.Completion,
      invocationId: call.invocationId,
      ...outcome,
    });
  }

  #forgetUploads(call: Call): void {
    if (call.streamIds.length === 0) return;
    this.#uploads.forget(call.streamIds);
    this.#reportLoad();
  }

  #detail(error: unknown): string {
    return errorDetail(error, this.#caller.limits.detailedErrors);
  }
}
