import { encodedBytes, type Encoded, type HubProtocol } from './hub-protocol.ts';
import type { HubHost } from './hub-host.ts';
import { MessageType, type HubMessage } from './hub-message.ts';
import type { StatefulSession } from './stateful-session.ts';
import type { Transport } from './transport.ts';

const flushAtBytes = 65_536;

/**
 * Everything one connection sends. What gathers within a callback leaves as one WebSocket message:
 * every client accepts several hub messages in one, and it costs one frame and one system call.
 */
export class ConnectionOutput {
  readonly protocol: HubProtocol;
  readonly session: StatefulSession | undefined;
  #lastSentAt: number;
  readonly #host: HubHost;
  readonly #onSlowReader: () => void;
  #transport: Transport | undefined;
  #gathered: Encoded[] | undefined;
  #gatheredBytes = 0;
  #isFlushPlanned = false;
  #drainWaiters: (() => void)[] | undefined;
  #acknowledgedAt = 0;

  constructor(
    host: HubHost,
    protocol: HubProtocol,
    session: StatefulSession | undefined,
    onSlowReader: () => void,
  ) {
    this.#host = host;
    this.protocol = protocol;
    this.session = session;
    this.#lastSentAt = host.time;
    this.#onSlowReader = onSlowReader;
  }

  /** Bytes that wait for a slow reader or for an acknowledgement. */
  get queuedBytes(): number {
    const inTransport = this.#transport?.queuedBytes ?? 0;
    return inTransport + this.#gatheredBytes + (this.session?.outgoing.waitingBytes ?? 0);
  }

  /** Where messages go from now on; undefined keeps counted ones for a resume. */
  connect(transport: Transport | undefined): void {
    this.#transport = transport;
    this.#gathered = undefined;
    this.#gatheredBytes = 0;
    this.releaseWaiting();
  }

  /**
   * Sends a counted message (types 1 to 5).
   * @returns undefined when it was handed on, else a promise that ends when it was, or never will be
   */
  send(encoded: Encoded): Promise<void> | undefined {
    this.#host.counters.sentMessages += 1;
    if (this.queuedBytes > this.#host.limits.maxQueuedBytes) {
      this.#onSlowReader();
      return undefined;
    }
    if (this.session !== undefined) return this.#sendNumbered(encoded, this.session);
    this.#gather(encoded);
    return this.#transport?.isCongested === true ? this.#drained(this.#transport) : undefined;
  }

  /** Sends a message that is not counted: ping, acknowledgement, close. */
  sendUncounted(message: HubMessage): void {
    this.#gather(this.protocol.encode(message));
  }

  /** Acknowledges what is new, and pings when nothing else was sent for long enough. */
  keepAlive(time: number): void {
    const { ackMs, keepAliveMs } = this.#host.limits;
    if (this.session !== undefined && time - this.#acknowledgedAt >= ackMs) {
      const sequenceId = this.session.takeAcknowledgement();
      if (sequenceId !== undefined) {
        this.#acknowledgedAt = time;
        this.sendUncounted({ type: MessageType.Ack, sequenceId });
      }
    }
    if (time - this.#lastSentAt >= keepAliveMs) this.sendUncounted({ type: MessageType.Ping });
  }

  /** Begins a resumed socket: our Sequence first, then everything unacknowledged, in order. */
  replay({ outgoing }: StatefulSession): void {
    this.sendUncounted({ type: MessageType.Sequence, sequenceId: outgoing.firstNumber });
    for (const encoded of outgoing.replay()) this.#gather(encoded);
  }

  /** Handles the client's acknowledgement of everything up to this number. */
  acknowledged(number: number): void {
    for (const encoded of this.session?.outgoing.acknowledge(number) ?? []) this.#gather(encoded);
  }

  /** Writes what has gathered. */
  flush(): void {
    this.#isFlushPlanned = false;
    const gathered = this.#gathered;
    const first = gathered?.[0];
    if (gathered === undefined || first === undefined || this.#transport === undefined) return;
    this.#gathered = undefined;
    this.#gatheredBytes = 0;
    this.#lastSentAt = this.#host.time;
    this.#transport.write(gathered.length === 1 ? first : this.protocol.join(gathered));
  }

  /** Lets everybody go who waits for the transport. */
  releaseWaiting(): void {
    const waiters = this.#drainWaiters;
    this.#drainWaiters = undefined;
    for (const resolve of waiters ?? []) resolve();
  }

  #sendNumbered(encoded: Encoded, session: StatefulSession): Promise<void> | undefined {
    const bytes = encodedBytes(encoded);
    if (session.outgoing.append(encoded, bytes)) {
      this.#gather(encoded);
      return undefined;
    }
    return new Promise((resolve) => {
      session.outgoing.wait(encoded, bytes, resolve);
    });
  }

  #gather(encoded: Encoded): void {
    if (this.#transport === undefined) return;
    if (this.#gathered === undefined) this.#gathered = [encoded];
    else this.#gathered.push(encoded);
    this.#gatheredBytes += encoded.length;
    if (this.#gatheredBytes >= flushAtBytes) {
      this.flush();
    } else if (!this.#isFlushPlanned) {
      this.#isFlushPlanned = true;
      this.#host.flushLater(this);
    }
  }

  #drained(transport: Transport): Promise<void> {
    return new Promise((resolve) => {
      if (this.#drainWaiters === undefined) {
        this.#drainWaiters = [];
        transport.onceDrained(() => this.releaseWaiting());
      }
      this.#drainWaiters.push(resolve);
    });
  }
}
