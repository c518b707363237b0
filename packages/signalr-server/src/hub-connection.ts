/** One client as the hub knows it: who it is, what it calls, what it is sent. */
import { CallContext } from './call-context.ts';
import type { CallerClients, InvokeOptions } from './clients.ts';
import { ConnectionLink, type LinkOwner } from './connection-link.ts';
import { Dispatcher, type Caller } from './dispatcher.ts';
import { errorDetail, HubException, type DisconnectReason } from './errors.ts';
import type { HubHost } from './hub-host.ts';
import { MessageType, type HubMessage } from './hub-message.ts';
import type { ProtocolName } from './hub-protocol.ts';
import type { CloseOptions, Connection, ConnectionRequest, Hub, HubUser } from './hub.ts';
import type { HubLimits } from './limits.ts';
import type { SharedMessage } from './shared-message.ts';
import type { Transport } from './transport.ts';

/** Credentials and identity of a connection, fixed by negotiate and upgrade. */
export interface ConnectionOrigin {
  readonly connectionId: string;
  readonly user: HubUser | null;
  readonly request: ConnectionRequest;
  readonly mayResume: boolean;
  /** Epoch ms at which the credentials end; Infinity when they do not. */
  readonly expiresAt: number;
  /** Epoch ms. */
  readonly connectedAt: number;
}

type HookPhase = 'before' | 'running' | 'done';

const noGroups: ReadonlySet<string> = new Set();

export class HubConnection implements Connection, Caller, LinkOwner {
  readonly connectionId: string;
  readonly user: HubUser | null;
  readonly request: ConnectionRequest;
  readonly connectedAt: number;
  readonly #host: HubHost;
  readonly #link: ConnectionLink;
  #expiresAt: number;
  #connectHook: HookPhase = 'before';
  #endReason: DisconnectReason | undefined;
  // made when first asked for: most connections are idle
  #dispatcher: Dispatcher | undefined;
  #context: CallContext | undefined;
  #controller: AbortController | undefined;
  #items: Map<unknown, unknown> | undefined;
  #groups: Set<string> | undefined;
  #clients: CallerClients<never> | undefined;

  constructor(host: HubHost, origin: ConnectionOrigin, transport: Transport) {
    this.#host = host;
    this.connectionId = origin.connectionId;
    this.user = origin.user;
    this.request = origin.request;
    this.connectedAt = origin.connectedAt;
    this.#expiresAt = origin.expiresAt;
    this.#link = new ConnectionLink(host, this, origin.mayResume, transport);
  }

  get hub(): Hub {
    return this.#host.hub;
  }

  get limits(): HubLimits {
    return this.#host.limits;
  }

  /** Whether messages can be sent to it: from the handshake answer to the end, dropped or not. */
  get isAddressable(): boolean {
    return this.#link.output !== undefined;
  }

  get isReady(): boolean {
    return this.#connectHook === 'done' && !this.#link.hasEnded;
  }

  get protocolName(): ProtocolName {
    return this.#link.protocol?.name ?? 'json';
  }

  get queuedBytes(): number {
    return this.#link.output?.queuedBytes ?? 0;
  }

  get items(): Map<unknown, unknown> {
    return (this.#items ??= new Map());
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#link.hasEnded) this.#controller.abort();
    }
    return this.#controller.signal;
  }

  get clients(): CallerClients<never> {
    return (this.#clients ??= this.#host.clientsFor(this.connectionId));
  }

  get joinedGroups(): ReadonlySet<string> {
    return this.#groups ?? noGroups;
  }

  contextFor(signal: AbortSignal | undefined): CallContext {
    if (signal !== undefined) return new CallContext(this, signal);
    return (this.#context ??= new CallContext(this, undefined));
  }

  async join(name: string): Promise<void> {
    if (this.#link.hasEnded) return;
    (this.#groups ??= new Set()).add(name);
    await this.#host.registry.join(this, name);
  }

  leave(name: string): void {
    this.#groups?.delete(name);
    this.#host.registry.leave(this, name);
  }

  send(message: HubMessage): Promise<void> | undefined {
    const { output } = this.#link;
    return output?.send(output.protocol.encode(message));
  }

  sendShared(message: SharedMessage): Promise<void> | undefined {
    const { output } = this.#link;
    return output?.send(message.in(output.protocol));
  }

  /** Calls a method of the client; see ConnectionTarget.invoke. */
  ask(target: string, options: InvokeOptions, args: readonly unknown[]): Promise<unknown> {
    if (!this.isAddressable) return Promise.reject(new HubException('The connection is gone.'));
    return this.#calls().results.ask(target, options, args, (message) => void this.send(message));
  }

  close(options: CloseOptions): void {
    this.#link.close('closed-by-server', options);
  }

  /** Ends the connection because the server stops; the client may come back elsewhere. */
  shutDown(): void {
    this.#link.close('shutdown', { allowReconnect: true });
  }

  setBusy(isBusy: boolean): void {
    this.#link.setBusy(isBusy);
  }

  /** Whether a new socket may take the place of the old one; see ConnectionLink. */
  mayResume(): 'yes' | 'in use' | 'refused' {
    return this.#link.mayResume();
  }

  /** Takes the new socket, and the expiry (epoch ms) of the credentials it came with. */
  resumeOn(transport: Transport, expiresAt: number): void {
    this.#expiresAt = expiresAt;
    this.#link.resumeOn(transport);
  }

  /** Checks every time-out. `now` is epoch ms, for credentials; all else runs on the host's clock. */
  sweep(now: number): void {
    if (now >= this.#expiresAt && this.isAddressable) void this.#expire();
    this.#link.sweep();
  }

  opened(): void {
    const { onConnected } = this.hub.hooks;
    if (onConnected === undefined) this.#connectHook = 'done';
    else void this.#runConnectHook(onConnected);
  }

  handle(message: HubMessage): void {
    switch (message.type) {
      case MessageType.Invocation:
      case MessageType.StreamInvocation:
        this.#calls().invoke(message);
        return;
      case MessageType.StreamItem:
        this.#dispatcher?.item(message.invocationId, message.item);
        return;
      case MessageType.Completion:
        this.#dispatcher?.completed(message);
        return;
      case MessageType.CancelInvocation:
        this.#dispatcher?.cancel(message.invocationId);
        return;
      case MessageType.Ping:
      case MessageType.Close:
      case MessageType.Ack:
      case MessageType.Sequence:
      // these concern the link alone
    }
  }

  resumed(): void {
    try {
      this.hub.hooks.onResumed?.(this.contextFor(undefined) as never);
    } catch (error) {
      this.#hookFailed('onResumed', error);
    }
  }

  ended(reason: DisconnectReason, detail: string | undefined): void {
    this.#endReason = reason;
    this.#host.registry.remove(this);
    this.#dispatcher?.end();
    this.#controller?.abort();
    this.#host.log({
      level: 'info',
      event: 'connection ended',
      path: this.#host.path,
      connectionId: this.connectionId,
      reason,
      ...(detail === undefined ? {} : { detail }),
    });
    if (this.#connectHook === 'done') void this.#runDisconnectHook(reason);
  }

  methodFailed(target: string, error: unknown): void {
    this.#logFailure('method failed', target, error);
  }

  async #runConnectHook(onConnected: (context: never) => void | Promise<void>): Promise<void> {
    this.#connectHook = 'running';
    try {
      await onConnected(this.contextFor(undefined) as never);
    } catch (error) {
      this.#hookFailed('onConnected', error);
      const text = `Connection closed with an error.${errorDetail(error, this.limits.detailedErrors)}`;
      this.#link.close('connect-hook-failed', { allowReconnect: false, error: text });
    }
    this.#connectHook = 'done';
    if (this.#endReason === undefined) this.#dispatcher?.startWaiting();
    else await this.#runDisconnectHook(this.#endReason);
  }

  async #runDisconnectHook(reason: DisconnectReason): Promise<void> {
    try {
      await this.hub.hooks.onDisconnected?.(this.contextFor(undefined) as never, reason);
    } catch (error) {
      this.#hookFailed('onDisconnected', error);
    }
  }

  async #expire(): Promise<void> {
    this.#expiresAt = Infinity;
    let expiresAt: number | null = null;
    try {
      expiresAt = await this.#host.reauthenticate(this);
    } catch (error) {
      this.#hookFailed('reauthenticate', error);
    }
    if (expiresAt === null) this.#link.close('expired', { allowReconnect: true });
    else this.#expiresAt = expiresAt;
  }

  #calls(): Dispatcher {
    return (this.#dispatcher ??= new Dispatcher(this));
  }

  #hookFailed(target: string, error: unknown): void {
    this.#logFailure('hook failed', target, error);
  }

  #logFailure(event: 'method failed' | 'hook failed', target: string, error: unknown): void {
    const { connectionId } = this;
    this.#host.log({ level: 'error', event, path: this.#host.path, connectionId, target, error });
  }
}
