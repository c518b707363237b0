import { HubException } from './errors.ts';
import { MessageType, type Completion, type Invocation } from './hub-message.ts';
import type { InvokeOptions } from './clients.ts';

const defaultTimeoutMs = 30_000;

/** Calls of one client's methods that wait for its answer (protocol document, section 10). */
export class ClientResults {
  #next = 0;
  readonly #pending = new Map<string, (answer: Completion | HubException) => void>();

  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /**
   * Sends the call through `send` and gives the client's answer.
   * @throws HubException as ConnectionTarget.invoke says
   */
  ask(
    target: string,
    options: InvokeOptions,
    args: readonly unknown[],
    send: (message: Invocation) => void,
  ): Promise<unknown> {
    const invocationId = `s${this.#next}`;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
      const expired = (): void =>
        settle(new HubException(`Client did not answer '${target}' in time.`));
      const timer = setTimeout(expired, timeoutMs);
      const aborted = (): void =>
        settle(new HubException(`The call of '${target}' was cancelled.`));
      const settle = (answer: Completion | HubException): void => {
        clearTimeout(timer);
        options.signal?.removeEventListener('abort', aborted);
        this.#pending.delete(invocationId);
        if (answer instanceof HubException) reject(answer);
        else if (answer.kind === 'error') reject(new HubException(answer.error));
        else resolve(answer.kind === 'result' ? answer.result : undefined);
      };
      options.signal?.addEventListener('abort', aborted);
      this.#pending.set(invocationId, settle);
      try {
        send({
          type: MessageType.Invocation,
          invocationId,
          target,
          arguments: args,
          streamIds: [],
        });
        if (options.signal?.aborted === true) aborted();
      } catch (error) {
        settle(new HubException(error instanceof Error ? error.message : String(error)));
      }
    });
  }

  /** Takes an answer; false when nothing waits for this id (then it may end an upload). */
  answer(completion: Completion): boolean {
    const settle = this.#pending.get(completion.invocationId);
    settle?.(completion);
    return settle !== undefined;
  }

  /** Fails all that waits, because the connection has ended. */
  end(): void {
    for (const settle of this.#pending.values()) {
      settle(new HubException('The connection ended before the client answered.'));
    }
  }
}
