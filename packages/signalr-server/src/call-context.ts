import type { CallerClients } from './clients.ts';
import type { HubConnection } from './hub-connection.ts';
import type { ProtocolName } from './hub-protocol.ts';
import type { CloseOptions, ConnectionRequest, HubContext, HubUser } from './hub.ts';

/** What a hub method works with; it may bring its own signal (a stream's). */
export class CallContext implements HubContext<HubUser, never> {
  readonly #connection: HubConnection;
  readonly #signal: AbortSignal | undefined;

  constructor(connection: HubConnection, signal: AbortSignal | undefined) {
    this.#connection = connection;
    this.#signal = signal;
  }

  get connectionId(): string {
    return this.#connection.connectionId;
  }

  get user(): HubUser | null {
    return this.#connection.user;
  }

  get connectedAt(): number {
    return this.#connection.connectedAt;
  }

  get request(): ConnectionRequest {
    return this.#connection.request;
  }

  get protocol(): ProtocolName {
    return this.#connection.protocolName;
  }

  get items(): Map<unknown, unknown> {
    return this.#connection.items;
  }

  get signal(): AbortSignal {
    return this.#signal ?? this.#connection.signal;
  }

  get clients(): CallerClients<never> {
    return this.#connection.clients;
  }

  readonly groups = {
    add: (name: string): Promise<void> => this.#connection.join(name),
    remove: (name: string): Promise<void> => {
      this.#connection.leave(name);
      return Promise.resolve();
    },
  };

  close(options: CloseOptions): void {
    this.#connection.close(options);
  }

  abort(): void {
    this.#connection.close({ allowReconnect: false });
  }
}
