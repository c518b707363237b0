/** How servers that share the same hubs reach one another's connections. */

/**
 * A publish and subscribe service. Delivery is at most once: nothing is stored, and what is
 * published while the service is away is lost for the other servers.
 */
export interface Backplane {
  /** Called once; `receive` gets every message of a subscribed channel, our own included. */
  start(
    receive: (channel: string, payload: Uint8Array) => void,
    onError: (error: unknown) => void,
  ): Promise<void>;
  /** Hands a message over without waiting; failures go to `onError`. */
  publish(channel: string, payload: Uint8Array): void;
  /** Resolves when messages of the channel arrive from now on; repeats are harmless. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  stop(): Promise<void>;
}

/** A backplane between servers of one process: for tests, and to see what a real one does. */
export class InProcessBus {
  readonly #members = new Set<{
    channels: Set<string>;
    receive: (channel: string, payload: Uint8Array) => void;
  }>();

  /** A backplane for one more server. */
  join(): Backplane {
    const channels = new Set<string>();
    const member = {
      channels,
      receive: (_channel: string, _payload: Uint8Array): void => undefined,
    };
    return {
      start: (receive) => {
        member.receive = receive;
        this.#members.add(member);
        return Promise.resolve();
      },
      publish: (channel, payload) => {
        for (const other of this.#members) {
          if (other.channels.has(channel)) queueMicrotask(() => other.receive(channel, payload));
        }
      },
      subscribe: (channel) => {
        channels.add(channel);
        return Promise.resolve();
      },
      unsubscribe: (channel) => void channels.delete(channel),
      stop: () => {
        this.#members.delete(member);
        return Promise.resolve();
      },
    };
  }
}
