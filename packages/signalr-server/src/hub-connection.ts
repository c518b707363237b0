/** One client's life: handshake, open, dropped and resumed, ended. */
import { CallContext } from './call-context.ts';
import type { CallerClients, InvokeOptions } from './clients.ts';
import { ConnectionOutput } from './connection-output.ts';
import { Dispatcher, type Caller } from './dispatcher.ts';
import { errorDetail, HubException, ProtocolError, type DisconnectReason } from './errors.ts';
import { handshakeAnswer, handshakeCanceled, readHandshake } from './handshake.ts';
import type { HubHost } from './hub-host.ts';
import { isCounted, MessageType, type HubMessage } from './hub-message.ts';
import type { MessageReader, ProtocolName } from './hub-protocol.ts';
import type { CloseOptions, Connection, ConnectionRequest, Hub, HubUser } from './hub.ts';
import type { HubLimits } from './limits.ts';
import type { SharedMessage } from './shared-message.ts';
import { StatefulSession } from './stateful-session.ts';
import type { Transport, TransportListener } from './transport.ts';

/** Credentials and identity of a connection, fixed by negotiate and upgrade. */
export interface ConnectionOrigin {
  readonly connectionId: string;
  readonly user: HubUser | null;
  readonly request: ConnectionRequest;
  readonly mayResume: boolean;
  /** Epoch ms at which the credentials end; Infinity when they do not. */
  readonly expiresAt: number;
  readonly connectedAt: number;
}

type Phase = 'handshake' | 'connecting' | 'open' | 'ended';
type Link = 'attached' | 'dropped' | 'resuming';

const normalClosure = 1000;
const silentShare = 0.7;
const nothing: ReadonlySet<string> = new Set();

export class HubConnection implements Connection, Caller, TransportListener {
  readonly connectionId: string;
  readonly user: HubUser | null;
  readonly request: ConnectionRequest;
  readonly connectedAt: number;
  readonly #host: HubHost;
  readonly #mayResume: boolean;
  #expiresAt: number;
  #phase: Phase = 'handshake';
  #link: Link = 'attached';
  /** When the link became what it is, and when the client was last heard, on the host's clock. */
  #linkSince: number;
  #heardAt: number;
  #transport: Transport | undefined;
  #reader: MessageReader | undefined;
  #output: ConnectionOutput | undefined;
  #handshakeBytes: Buffer | undefined;
  #isBusy = false;
  #endReason: DisconnectReason | undefined;
  #acknowledgedAt = 0;
  #messageBudget = Infinity;
  #budgetAt = 0;
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
    this.#mayResume = origin.mayResume;
    this.#expiresAt = origin.expiresAt;
    this.#transport = transport;
    this.#linkSince = host.time;
    this.#heardAt = host.time;
    transport.listener = this;
  }

  get hub(): Hub {
    return this.#host.hub;
  }

  get limits(): HubLimits {
    return this.#host.limits;
  }

  /** Whether messages can be sent to it: from the handshake answer to the end, dropped or not. */
  get isAddressable(): boolean {
    return this.#output !== undefined && this.#phase !== 'ended';
  }

  get isReady(): boolean {
    return this.#phase === 'open';
  }

  get hasEnded(): boolean {
    return this.#phase === 'ended';
  }

  get protocolName(): ProtocolName {
    return this.#output?.protocol.name ?? 'json';
  }

  get queuedBytes(): number {
    return this.#output?.queuedBytes ?? 0;
  }

  get items(): Map<unknown, unknown> {
    return (this.#items ??= new Map());
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.hasEnded) this.#controller.abort();
    }
    return this.#controller.signal;
  }

  get clients(): CallerClients<never> {
    return (this.#clients ??= this.#host.clientsFor(this.connectionId));
  }

  get joinedGroups(): ReadonlySet<string> {
    return this.#groups ?? nothing;
  }

  contextFor(signal: AbortSignal | undefined): CallContext {
    if (signal !== undefined) return new CallContext(this, signal);
    return (this.#context ??= new CallContext(this, undefined));
  }

  join(name: string): void {
    if (this.hasEnded) return;
    (this.#groups ??= new Set()).add(name);
    this.#host.registry.join(this, name);
  }

  leave(name: string): void {
    this.#groups?.delete(name);
    this.#host.registry.leave(this, name);
  }

  send(message: HubMessage): Promise<void> | undefined {
    if (this.hasEnded || this.#output === undefined) return undefined;
    return this.#output.send(this.#output.protocol.encode(message));
  }

  sendShared(message: SharedMessage): Promise<void> | undefined {
    if (this.hasEnded || this.#output === undefined) return undefined;
    return this.#output.send(message.in(this.#output.protocol));
  }

  /** Calls a method of the client; see ConnectionTarget.invoke. */
  ask(target: string, options: InvokeOptions, args: readonly unknown[]): Promise<unknown> {
    if (!this.isAddressable) return Promise.reject(new HubException('The connection is gone.'));
    return this.#calls().results.ask(target, options, args, (message) => void this.send(message));
  }

  close({ allowReconnect, error }: CloseOptions): void {
    this.#closeWith('closed-by-server', error ?? undefined, allowReconnect);
  }

  /** Ends the connection because the server stops; the client may come back elsewhere. */
  shutDown(): void {
    this.#closeWith('shutdown', undefined, true);
  }

  setBusy(isBusy: boolean): void {
    if (isBusy === this.#isBusy || this.hasEnded) return;
    this.#isBusy = isBusy;
    this.#heardAt = this.#host.time;
    if (this.#link !== 'attached') return;
    if (isBusy) {
      this.#transport?.pause();
    } else {
      this.#transport?.resume();
      queueMicrotask(() => this.#readMessages());
    }
  }

  methodFailed(target: string, error: unknown): void {
    const { path } = this.#host;
    this.#host.log({
      level: 'error',
      event: 'method failed',
      path,
      connectionId: this.connectionId,
      target,
      error,
    });
  }

  received(bytes: Buffer): void {
    this.#heardAt = this.#host.time;
    if (this.#phase === 'handshake') {
      this.#shakeHands(bytes);
    } else {
      this.#reader?.push(bytes);
      this.#readMessages();
    }
  }

  faulted(error: Error): void {
    this.#protocolFailed(error);
  }

  closed(transport: Transport): void {
    if (this.hasEnded || transport !== this.#transport) return;
    if (transport.hasCloseFrame) this.#end('client-closed');
    else if (this.#output?.session === undefined) this.#end('connection-lost');
    else this.#relink('dropped', undefined);
  }

  /**
   * Whether a new socket may take the place of the old one (protocol document, sections 12, 13);
   * a refusal of a stateful connection ends it.
   */
  mayResume(): 'yes' | 'in use' | 'refused' {
    const session = this.#output?.session;
    if (this.hasEnded) return 'refused';
    if (session === undefined) return 'in use';
    const lostAt = this.#link === 'dropped' ? this.#linkSince : this.#host.time;
    const isSilent =
      !this.#isBusy && lostAt - this.#heardAt >= this.limits.clientTimeoutMs * silentShare;
    const sawCloseFrame = this.#transport?.hasCloseFrame ?? false;
    if (!isSilent && !sawCloseFrame && !session.isStuck(this.#host.time)) return 'yes';
    this.#end('resume-refused');
    return 'refused';
  }

  /** Puts a new socket in the place of the old one; nothing is sent before the client's Sequence. */
  resumeOn(transport: Transport, expiresAt: number): void {
    const old = this.#transport;
    if (old !== undefined) {
      old.listener = undefined;
      old.terminate();
    }
    this.#expiresAt = expiresAt;
    this.#heardAt = this.#host.time;
    transport.listener = this;
    this.#reader = this.#output?.protocol.createReader(this.limits.maxMessageBytes);
    this.#relink('resuming', transport);
  }

  /** Checks every time-out. `now` is epoch ms, for credentials; all else runs on the host's clock. */
  sweep(now: number): void {
    const sinceLink = this.#host.time - this.#linkSince;
    switch (this.#phase) {
      case 'ended':
        return;
      case 'handshake':
        if (sinceLink >= this.limits.handshakeTimeoutMs) this.#refuseHandshake(handshakeCanceled);
        return;
      case 'connecting':
      case 'open':
        if (now >= this.#expiresAt) void this.#expire();
        if (this.#link === 'attached') this.#keepAlive();
        else if (this.#link === 'dropped' && sinceLink >= this.limits.resumeWindowMs)
          this.#end('resume-window-passed');
        else if (this.#link === 'resuming' && sinceLink >= this.limits.sequenceTimeoutMs)
          this.#closeWith('resume-refused', undefined, false);
    }
  }

  #keepAlive(): void {
    const { time } = this.#host;
    const output = this.#output;
    if (output === undefined) return;
    if (!this.#isBusy && time - this.#heardAt >= this.limits.clientTimeoutMs) {
      const text = "Client hasn't sent a message/ping within the configured ClientTimeoutInterval.";
      this.#closeWith('client-timeout', `Connection closed with an error. ${text}`, true);
      return;
    }
    if (output.session !== undefined && time - this.#acknowledgedAt >= this.limits.ackMs) {
      const sequenceId = output.session.takeAcknowledgement();
      if (sequenceId !== undefined) {
        this.#acknowledgedAt = time;
        output.sendUncounted(output.protocol.encode({ type: MessageType.Ack, sequenceId }));
      }
    }
    if (time - output.lastSentAt >= this.limits.keepAliveMs) {
      output.sendUncounted(output.protocol.encode({ type: MessageType.Ping }));
    }
  }

  async #expire(): Promise<void> {
    this.#expiresAt = Infinity;
    let expiresAt: number | null;
    try {
      expiresAt = await this.#host.reauthenticate(this);
    } catch (error) {
      this.#hookFailed('reauthenticate', error);
      expiresAt = null;
    }
    if (expiresAt === null) this.#closeWith('expired', undefined, true);
    else this.#expiresAt = expiresAt;
  }

  #shakeHands(bytes: Buffer): void {
    const collected =
      this.#handshakeBytes === undefined ? bytes : Buffer.concat([this.#handshakeBytes, bytes]);
    const result = readHandshake(collected, this.limits.maxMessageBytes);
    switch (result.kind) {
      case 'more':
        this.#handshakeBytes = Buffer.from(collected);
        return;
      case 'refused':
        this.#refuseHandshake(result.error);
        return;
      case 'accepted': {
        this.#handshakeBytes = undefined;
        const { protocol, rest } = result;
        const session =
          this.#mayResume && result.version > 1 ? new StatefulSession(this.limits) : undefined;
        this.#output = new ConnectionOutput(this.#host, protocol, session, () =>
          this.#dropSlowReader(),
        );
        this.#reader = protocol.createReader(this.limits.maxMessageBytes);
        const answer = handshakeAnswer();
        // the reference answers a MessagePack handshake in a binary frame
        this.#transport?.write(protocol.name === 'json' ? answer : Buffer.from(answer));
        this.#output.connect(this.#transport);
        this.#open();
        if (rest.length > 0) this.received(rest);
      }
    }
  }

  #refuseHandshake(error: string): void {
    this.#transport?.write(handshakeAnswer(error));
    this.#closeSocket();
    this.#end('handshake-failed', error);
  }

  #open(): void {
    this.#phase = 'connecting';
    const { onConnected } = this.hub.hooks;
    if (onConnected === undefined) this.#phase = 'open';
    else void this.#runConnectHook(onConnected);
  }

  async #runConnectHook(onConnected: (context: never) => void | Promise<void>): Promise<void> {
    try {
      await onConnected(this.contextFor(undefined) as never);
    } catch (error) {
      this.#hookFailed('onConnected', error);
      const text = `Connection closed with an error.${errorDetail(error, this.limits.detailedErrors)}`;
      this.#closeWith('connect-hook-failed', text, false);
    }
    if (this.#endReason === undefined) {
      this.#phase = 'open';
      this.#dispatcher?.startWaiting();
    } else {
      void this.#runDisconnectHook(this.#endReason);
    }
  }

  async #runDisconnectHook(reason: DisconnectReason): Promise<void> {
    try {
      await this.hub.hooks.onDisconnected?.(this.contextFor(undefined) as never, reason);
    } catch (error) {
      this.#hookFailed('onDisconnected', error);
    }
  }

  #readMessages(): void {
    try {
      while (!this.hasEnded && (!this.#isBusy || this.#link === 'resuming')) {
        const message = this.#reader?.next();
        if (message === undefined) return;
        this.#handle(message);
      }
    } catch (error) {
      this.#protocolFailed(error);
    }
  }

  #handle(message: HubMessage): void {
    const session = this.#output?.session;
    if (this.#link === 'resuming' && message.type !== MessageType.Sequence) {
      if (message.type === MessageType.Ping) return;
      throw new ProtocolError('A resumed connection has to start with its sequence number.');
    }
    if (isCounted(message)) {
      this.#host.counters.receivedMessages += 1;
      if (session !== undefined && !session.receive()) return;
      this.#spendBudget();
    }
    switch (message.type) {
      case MessageType.Invocation:
      case MessageType.StreamInvocation:
        return this.#calls().invoke(message);
      case MessageType.StreamItem:
        return this.#dispatcher?.item(message.invocationId, message.item);
      case MessageType.Completion:
        return this.#dispatcher?.completed(message);
      case MessageType.CancelInvocation:
        return this.#dispatcher?.cancel(message.invocationId);
      case MessageType.Ping:
        return undefined;
      case MessageType.Close:
        this.#closeSocket();
        return this.#end('client-closed');
      case MessageType.Ack:
        return this.#output?.acknowledged(message.sequenceId);
      case MessageType.Sequence:
        return session === undefined ? undefined : this.#restart(session, message.sequenceId);
    }
  }

  #restart(session: StatefulSession, sequenceId: number): void {
    session.restartAt(sequenceId);
    if (this.#link !== 'resuming' || this.#output === undefined) return;
    const { protocol } = this.#output;
    this.#relink('attached', this.#transport);
    this.#output.sendUncounted(
      protocol.encode({ type: MessageType.Sequence, sequenceId: session.outgoing.firstNumber }),
    );
    for (const encoded of session.outgoing.replay()) this.#output.sendUncounted(encoded);
    if (this.#isBusy) this.#transport?.pause();
    this.#host.counters.resumes += 1;
    try {
      this.hub.hooks.onResumed?.(this.contextFor(undefined) as never);
    } catch (error) {
      this.#hookFailed('onResumed', error);
    }
  }

  #relink(link: Link, transport: Transport | undefined): void {
    this.#link = link;
    this.#linkSince = this.#host.time;
    this.#transport = transport;
    this.#output?.connect(link === 'attached' ? transport : undefined);
  }

  #spendBudget(): void {
    const perSecond = this.limits.maxMessagesPerSecond;
    if (perSecond === Infinity) return;
    const { time } = this.#host;
    const earned = ((time - this.#budgetAt) / 1000) * perSecond;
    this.#messageBudget = Math.min(this.#messageBudget + earned, perSecond * 2) - 1;
    this.#budgetAt = time;
    if (this.#messageBudget < 0) throw new ProtocolError('Too many messages.');
  }

  #protocolFailed(error: unknown): void {
    const text = `Connection closed with an error.${errorDetail(error, this.limits.detailedErrors)}`;
    this.#closeWith(
      'protocol-error',
      text,
      true,
      error instanceof Error ? error.message : undefined,
    );
  }

  #dropSlowReader(): void {
    const transport = this.#transport;
    this.#end('slow-reader');
    transport?.terminate();
  }

  /** Says Close where it can be heard, and ends the connection. */
  #closeWith(
    reason: DisconnectReason,
    error: string | undefined,
    allowReconnect: boolean,
    detail?: string,
  ): void {
    if (this.hasEnded) return;
    const transport = this.#transport;
    if (this.#link === 'resuming') {
      if (transport !== undefined) this.#host.leaveSilent(transport);
    } else if (transport !== undefined) {
      const output = this.#output;
      const isError = error !== undefined && error !== '';
      output?.sendUncounted(
        output.protocol.encode({
          type: MessageType.Close,
          error: isError ? error : undefined,
          allowReconnect,
        }),
      );
      output?.flush();
      this.#closeSocket();
    }
    this.#end(reason, detail);
  }

  #closeSocket(): void {
    const transport = this.#transport;
    if (transport === undefined) return;
    this.#host.watchClosing(transport);
    if (this.#isBusy) transport.resume();
    transport.close(normalClosure);
  }

  #end(reason: DisconnectReason, detail?: string): void {
    if (this.hasEnded) return;
    const wasOpen = this.#phase === 'open';
    this.#phase = 'ended';
    this.#endReason = reason;
    if (this.#transport?.listener === this) this.#transport.listener = undefined;
    this.#transport = undefined;
    this.#host.registry.remove(this);
    this.#output?.connect(undefined);
    this.#output?.session?.outgoing.clear();
    this.#dispatcher?.end();
    this.#controller?.abort();
    const { path } = this.#host;
    this.#host.log({
      level: 'info',
      event: 'connection ended',
      path,
      connectionId: this.connectionId,
      reason,
      ...(detail === undefined ? {} : { detail }),
    });
    if (wasOpen) void this.#runDisconnectHook(reason);
  }

  #calls(): Dispatcher {
    return (this.#dispatcher ??= new Dispatcher(this));
  }

  #hookFailed(target: string, error: unknown): void {
    const { path } = this.#host;
    this.#host.log({
      level: 'error',
      event: 'hook failed',
      path,
      connectionId: this.connectionId,
      target,
      error,
    });
  }
}
