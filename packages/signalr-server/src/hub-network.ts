/** Sending to connections wherever they are: on this server directly, on others by the backplane. */
import type { Address } from './address.ts';
import type { BackplaneLink } from './backplane-link.ts';
import type {
  ConnectionTarget,
  HubClients,
  InvokeOptions,
  CallerClients,
  Target,
} from './clients.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import { HubException } from './errors.ts';
import type { HubConnection } from './hub-connection.ts';
import { SharedMessage } from './shared-message.ts';

const done = Promise.resolve();

/** The types of the hub are checked at its door; inside, every event is possible. */
type AnyEvents = Record<string, readonly unknown[]>;

export class HubNetwork {
  readonly #registry: ConnectionRegistry;
  readonly #link: BackplaneLink | undefined;

  constructor(registry: ConnectionRegistry, link: BackplaneLink | undefined) {
    this.#registry = registry;
    this.#link = link;
  }

  /** Sends an event to everybody at the address; see Target.send. */
  send(address: Address, event: string, args: readonly unknown[]): Promise<void> {
    try {
      const message = SharedMessage.invocation(event, args);
      const isHere =
        address.kind === 'connection' && this.#registry.byId(address.name) !== undefined;
      if (!isHere) this.#link?.publish(address, message);
      return this.deliver(address, message);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /**
   * Delivers to the connections of this server alone. Only a message for one connection waits for
   * its reader: among many, a slow one must not hold back the sender, and so the others.
   */
  deliver(address: Address, message: SharedMessage): Promise<void> {
    if (address.kind === 'connection') {
      return this.#registry.byId(address.name)?.sendShared(message) ?? done;
    }
    const except = address.kind === 'user' ? [] : address.except;
    for (const connection of this.#at(address)) {
      if (!except.includes(connection.connectionId)) void connection.sendShared(message);
    }
    return done;
  }

  /** Calls a method of one client; see ConnectionTarget.invoke. */
  invoke(
    connectionId: string,
    method: string,
    options: InvokeOptions,
    args: readonly unknown[],
  ): Promise<unknown> {
    const connection = this.#registry.byId(connectionId);
    if (connection !== undefined) return connection.ask(method, options, args);
    if (this.#link !== undefined) return this.#link.invoke(connectionId, method, options, args);
    return Promise.reject(new HubException(`There is no connection '${connectionId}'.`));
  }

  /** Puts a connection into a group, or takes it out; false when there is no such connection. */
  async setMembership(connectionId: string, group: string, isMember: boolean): Promise<boolean> {
    const connection = this.#registry.byId(connectionId);
    if (connection === undefined) {
      return (await this.#link?.setMembership(connectionId, group, isMember)) ?? false;
    }
    if (isMember) await connection.join(group);
    else connection.leave(group);
    return true;
  }

  #at(address: Exclude<Address, { kind: 'connection' }>): Iterable<HubConnection> {
    if (address.kind === 'group') return this.#registry.inGroup(address.name);
    if (address.kind === 'user') return this.#registry.ofUser(address.name);
    return this.#registry.all();
  }
}

class AddressTarget implements Target<AnyEvents> {
  readonly network: HubNetwork;
  readonly address: Address;

  constructor(network: HubNetwork, address: Address) {
    this.network = network;
    this.address = address;
  }

  send(event: string, ...args: readonly unknown[]): Promise<void> {
    return this.network.send(this.address, event, args);
  }
}

class OneConnection extends AddressTarget implements ConnectionTarget<AnyEvents> {
  readonly #connectionId: string;

  constructor(network: HubNetwork, connectionId: string) {
    super(network, { kind: 'connection', name: connectionId });
    this.#connectionId = connectionId;
  }

  invoke(method: string, options: InvokeOptions, ...args: readonly unknown[]): Promise<unknown> {
    return this.network.invoke(this.#connectionId, method, options, args);
  }
}

/** The targets of a hub as seen from outside any call. */
export class NetworkClients implements HubClients<AnyEvents> {
  readonly network: HubNetwork;
  readonly all: Target<AnyEvents>;

  constructor(network: HubNetwork) {
    this.network = network;
    this.all = new AddressTarget(network, { kind: 'all', except: [] });
  }

  user(userId: string) {
    return new AddressTarget(this.network, { kind: 'user', name: userId });
  }

  connection(connectionId: string) {
    return new OneConnection(this.network, connectionId);
  }

  group(name: string) {
    return new AddressTarget(this.network, { kind: 'group', name, except: [] });
  }

  allExcept(connectionIds: readonly string[]) {
    return new AddressTarget(this.network, { kind: 'all', except: connectionIds });
  }

  groupExcept(name: string, connectionIds: readonly string[]) {
    return new AddressTarget(this.network, { kind: 'group', name, except: connectionIds });
  }
}

/** The targets of a hub as seen by one of its callers. */
export class NetworkCallerClients extends NetworkClients implements CallerClients<AnyEvents> {
  readonly caller: ConnectionTarget<AnyEvents>;
  readonly #connectionId: string;

  constructor(network: HubNetwork, connectionId: string) {
    super(network);
    this.#connectionId = connectionId;
    this.caller = this.connection(connectionId);
  }

  get others() {
    return this.allExcept([this.#connectionId]);
  }

  othersInGroup(name: string) {
    return this.groupExcept(name, [this.#connectionId]);
  }
}
