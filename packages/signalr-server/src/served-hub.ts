import type { Backplane } from './backplane.ts';
import { BackplaneLink } from './backplane-link.ts';
import type { CallerClients, HubClients } from './clients.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import type { HubCounters, HubHost, HubLogEntry } from './hub-host.ts';
import { HubNetwork, NetworkCallerClients, NetworkClients } from './hub-network.ts';
import type { Hub } from './hub.ts';
import type { HubLimits } from './limits.ts';
import type { ServerRhythm } from './server-rhythm.ts';
import type { Transport } from './transport.ts';

export interface ServedHubOptions {
  readonly path: string;
  readonly hub: Hub;
  readonly limits: HubLimits;
  readonly counters: HubCounters;
  readonly rhythm: ServerRhythm;
  readonly backplane: Backplane | undefined;
  readonly log: (entry: HubLogEntry) => void;
  readonly reauthenticate: HubHost['reauthenticate'];
}

/** One hub at its path, with everything its connections share. */
export class ServedHub implements HubHost {
  readonly path: string;
  readonly hub: Hub;
  readonly limits: HubLimits;
  readonly counters: HubCounters;
  readonly registry: ConnectionRegistry;
  readonly clients: HubClients<never>;
  readonly log: (entry: HubLogEntry) => void;
  readonly reauthenticate: HubHost['reauthenticate'];
  readonly #rhythm: ServerRhythm;
  readonly #network: HubNetwork;
  readonly #link: BackplaneLink | undefined;

  constructor(options: ServedHubOptions) {
    this.path = options.path;
    this.hub = options.hub;
    this.limits = options.limits;
    this.counters = options.counters;
    this.log = options.log;
    this.reauthenticate = options.reauthenticate;
    this.#rhythm = options.rhythm;
    const failed = (error: unknown): void =>
      this.log({ level: 'warn', event: 'backplane failed', error });
    this.#link =
      options.backplane === undefined
        ? undefined
        : new BackplaneLink(options.backplane, options.path, failed);
    this.registry = new ConnectionRegistry((kind, name, isPresent) =>
      this.#link?.watch(kind, name, isPresent),
    );
    this.#network = new HubNetwork(this.registry, this.#link);
    this.clients = new NetworkClients(this.#network);
  }

  get time(): number {
    return this.#rhythm.time;
  }

  flushLater(output: { flush(): void }): void {
    this.#rhythm.flushLater(output);
  }

  leaveSilent(transport: Transport): void {
    this.#rhythm.leaveSilent(transport);
  }

  watchClosing(transport: Transport): void {
    this.#rhythm.watchClosing(transport);
  }

  clientsFor(connectionId: string): CallerClients<never> {
    return new NetworkCallerClients(this.#network, connectionId);
  }

  setMembership(connectionId: string, group: string, isMember: boolean): Promise<boolean> {
    return this.#network.setMembership(connectionId, group, isMember);
  }

  startBackplane(): Promise<void> {
    return this.#link?.start(this.#network) ?? Promise.resolve();
  }

  receiveFromBackplane(channel: string, payload: Uint8Array): void {
    this.#link?.receive(channel, payload);
  }

  /** Checks the time-outs of every connection. */
  sweep(now: number): void {
    for (const connection of this.registry.all()) connection.sweep(now);
  }
}
