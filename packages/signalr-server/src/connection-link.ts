/** One client's line: handshake, attached, dropped, resumed, ended; pings and time-outs. */
import { ConnectionOutput } from './connection-output.ts';
import { errorDetail, ProtocolError, type DisconnectReason } from './errors.ts';
import { handshakeAnswer, handshakeCanceled, readHandshake } from './handshake.ts';
import type { HubHost } from './hub-host.ts';
import { isCounted, MessageType, type HubMessage } from './hub-message.ts';
import type { HubProtocol, MessageReader } from './hub-protocol.ts';
import type { CloseOptions } from './hub.ts';
import { MessageBudget } from './message-budget.ts';
import { StatefulSession } from './stateful-session.ts';
import type { Transport, TransportListener } from './transport.ts';

/** Whom the line serves. */
export interface LinkOwner {
  /** The handshake is answered; messages may be sent. */
  opened(): void;
  /** A counted message that is no repeat. */
  handle(message: HubMessage): void;
  resumed(): void;
  /** Called once. */
  ended(reason: DisconnectReason, detail: string | undefined): void;
}

type State = 'handshake' | 'attached' | 'dropped' | 'resuming' | 'ended';

const normalClosure = 1000;
const silentShare = 0.7;

export class ConnectionLink implements TransportListener {
  readonly #host: HubHost;
  readonly #owner: LinkOwner;
  readonly #mayResume: boolean;
  #state: State = 'handshake';
  /** When the state began, and when the client was last heard, on the host's clock. */
  #since: number;
  #heardAt: number;
  #transport: Transport | undefined;
  #reader: MessageReader | undefined;
  #output: ConnectionOutput | undefined;
  #handshakeBytes: Buffer | undefined;
  #budget: MessageBudget | undefined;
  #isBusy = false;

  constructor(host: HubHost, owner: LinkOwner, mayResume: boolean, transport: Transport) {
    this.#host = host;
    this.#owner = owner;
    this.#mayResume = mayResume;
    this.#since = host.time;
    this.#heardAt = this.#since;
    this.#transport = transport;
    transport.listener = this;
  }

  get hasEnded(): boolean {
    return this.#state === 'ended';
  }

  /** Where to send, from the handshake answer to the end, dropped or not. */
  get output(): ConnectionOutput | undefined {
    return this.#state === 'ended' ? undefined : this.#output;
  }

  /** The encoding the client chose, also after the end. */
  get protocol(): HubProtocol | undefined {
    return this.#output?.protocol;
  }

  /** Stops reading while the owner has too much to do. */
  setBusy(isBusy: boolean): void {
    if (isBusy === this.#isBusy || this.#state === 'ended') return;
    this.#isBusy = isBusy;
    this.#heardAt = this.#host.time;
    if (this.#state !== 'attached') return;
    if (isBusy) {
      this.#transport?.pause();
    } else {
      this.#transport?.resume();
      queueMicrotask(() => this.#readMessages());
    }
  }

  received(bytes: Buffer): void {
    this.#heardAt = this.#host.time;
    if (this.#state === 'handshake') {
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
    if (this.#state === 'ended' || transport !== this.#transport) return;
    if (transport.hasCloseFrame) this.#end('client-closed');
    else if (this.#output?.session === undefined) this.#end('connection-lost');
    else this.#become('dropped', undefined);
  }

  /**
   * Whether a new socket may take the place of the old one (protocol document, sections 12, 13);
   * a refusal of a stateful connection ends it.
   */
  mayResume(): 'yes' | 'in use' | 'refused' {
    if (this.#state === 'ended') return 'refused';
    const session = this.#output?.session;
    if (session === undefined) return 'in use';
    const lostAt = this.#state === 'dropped' ? this.#since : this.#host.time;
    const silence = lostAt - this.#heardAt;
    const isSilent = !this.#isBusy && silence >= this.#host.limits.clientTimeoutMs * silentShare;
    const sawCloseFrame = this.#transport?.hasCloseFrame ?? false;
    if (!isSilent && !sawCloseFrame && !session.isStuck(this.#host.time)) return 'yes';
    this.#end('resume-refused');
    return 'refused';
  }

  /** Puts a new socket in the place of the old one; nothing is sent before the client's Sequence. */
  resumeOn(transport: Transport): void {
    const old = this.#transport;
    if (old !== undefined) {
      old.listener = undefined;
      old.terminate();
    }
    this.#heardAt = this.#host.time;
    this.#reader = this.#output?.protocol.createReader(this.#host.limits.maxMessageBytes);
    transport.listener = this;
    this.#become('resuming', transport);
  }

  /** Checks every time-out. */
  sweep(): void {
    const { limits, time } = this.#host;
    const elapsed = time - this.#since;
    if (this.#state === 'attached') this.#keepAlive(time);
    else if (this.#state === 'handshake' && elapsed >= limits.handshakeTimeoutMs) {
      this.#refuseHandshake(handshakeCanceled);
    } else if (this.#state === 'dropped' && elapsed >= limits.resumeWindowMs) {
      this.#end('resume-window-passed');
    } else if (this.#state === 'resuming' && elapsed >= limits.sequenceTimeoutMs) {
      this.close('resume-refused', { allowReconnect: false });
    }
  }

  /** Says Close where it can be heard, and ends the connection. */
  close(reason: DisconnectReason, options: CloseOptions, detail?: string): void {
    if (this.#state === 'ended') return;
    if (this.#state === 'resuming') {
      if (this.#transport !== undefined) this.#host.leaveSilent(this.#transport);
    } else if (this.#transport !== undefined) {
      const error = options.error === null || options.error === '' ? undefined : options.error;
      const { allowReconnect } = options;
      this.#output?.sendUncounted({ type: MessageType.Close, error, allowReconnect });
      this.#output?.flush();
      this.#closeSocket();
    }
    this.#end(reason, detail);
  }

  #keepAlive(time: number): void {
    const { limits } = this.#host;
    const output = this.#output;
    if (output === undefined) return;
    if (!this.#isBusy && time - this.#heardAt >= limits.clientTimeoutMs) {
      const text = "Client hasn't sent a message/ping within the configured ClientTimeoutInterval.";
      const error = `Connection closed with an error. ${text}`;
      this.close('client-timeout', { allowReconnect: true, error });
      return;
    }
    output.keepAlive(time);
  }

  #shakeHands(bytes: Buffer): void {
    const { limits } = this.#host;
    const before = this.#handshakeBytes;
    const collected = before === undefined ? bytes : Buffer.concat([before, bytes]);
    const result = readHandshake(collected, limits.maxMessageBytes);
    if (result.kind === 'more') {
      this.#handshakeBytes = Buffer.from(collected);
    } else if (result.kind === 'refused') {
      this.#refuseHandshake(result.error);
    } else {
      this.#handshakeBytes = undefined;
      this.#accept(result.protocol, result.version);
      if (result.rest.length > 0) this.received(result.rest);
    }
  }

  #accept(protocol: HubProtocol, version: number): void {
    const session =
      this.#mayResume && version > 1 ? new StatefulSession(this.#host.limits) : undefined;
    const dropSlowReader = (): void => this.#dropSlowReader();
    this.#output = new ConnectionOutput(this.#host, protocol, session, dropSlowReader);
    this.#reader = protocol.createReader(this.#host.limits.maxMessageBytes);
    const answer = handshakeAnswer();
    // the reference answers a MessagePack handshake in a binary frame
    this.#transport?.write(protocol.name === 'json' ? answer : Buffer.from(answer));
    this.#become('attached', this.#transport);
    this.#owner.opened();
  }

  #refuseHandshake(error: string): void {
    this.#transport?.write(handshakeAnswer(error));
    this.#closeSocket();
    this.#end('handshake-failed', error);
  }

  #readMessages(): void {
    try {
      while (this.#state !== 'ended' && (!this.#isBusy || this.#state === 'resuming')) {
        const message = this.#reader?.next();
        if (message === undefined) return;
        this.#handle(message);
      }
    } catch (error) {
      this.#protocolFailed(error);
    }
  }

  #handle(message: HubMessage): void {
    if (this.#state === 'resuming' && message.type !== MessageType.Sequence) {
      if (message.type === MessageType.Ping) return;
      throw new ProtocolError('A resumed connection has to start with its sequence number.');
    }
    if (isCounted(message)) {
      this.#host.counters.receivedMessages += 1;
      if (this.#output?.session?.receive() === false) return;
      this.#spendBudget();
      this.#owner.handle(message);
    } else if (message.type === MessageType.Close) {
      this.#closeSocket();
      this.#end('client-closed');
    } else if (message.type === MessageType.Ack) {
      this.#output?.acknowledged(message.sequenceId);
    } else if (message.type === MessageType.Sequence) {
      this.#restart(message.sequenceId);
    }
  }

  /** The client's Sequence: from here on both sides know what the other has. */
  #restart(sequenceId: number): void {
    const output = this.#output;
    const session = output?.session;
    if (output === undefined || session === undefined) return;
    session.restartAt(sequenceId);
    if (this.#state !== 'resuming') return;
    this.#become('attached', this.#transport);
    output.replay(session);
    if (this.#isBusy) this.#transport?.pause();
    this.#host.counters.resumes += 1;
    this.#owner.resumed();
  }

  #spendBudget(): void {
    const perSecond = this.#host.limits.maxMessagesPerSecond;
    if (perSecond === Infinity) return;
    this.#budget ??= new MessageBudget(perSecond, this.#host.time);
    if (!this.#budget.spend(this.#host.time)) throw new ProtocolError('Too many messages.');
  }

  #protocolFailed(error: unknown): void {
    const detailed = errorDetail(error, this.#host.limits.detailedErrors);
    const text = `Connection closed with an error.${detailed}`;
    const detail = error instanceof Error ? error.message : String(error);
    if (this.#state === 'handshake') this.#refuseHandshake(text);
    else this.close('protocol-error', { allowReconnect: true, error: text }, detail);
  }

  #dropSlowReader(): void {
    const transport = this.#transport;
    this.#end('slow-reader');
    transport?.terminate();
  }

  #closeSocket(): void {
    const transport = this.#transport;
    if (transport === undefined) return;
    this.#host.watchClosing(transport);
    if (this.#isBusy) transport.resume();
    transport.close(normalClosure);
  }

  #become(state: State, transport: Transport | undefined): void {
    this.#state = state;
    this.#since = this.#host.time;
    this.#transport = transport;
    this.#output?.connect(state === 'attached' ? transport : undefined);
  }

  #end(reason: DisconnectReason, detail?: string): void {
    if (this.#state === 'ended') return;
    if (this.#transport?.listener === this) this.#transport.listener = undefined;
    this.#become('ended', undefined);
    this.#output?.session?.outgoing.clear();
    this.#owner.ended(reason, detail);
  }
}
