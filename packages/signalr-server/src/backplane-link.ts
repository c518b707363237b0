/** One hub's use of the backplane: what is published, and how requests find their answers. */
import { randomUUID } from 'node:crypto';
import { decode, encode } from '@msgpack/msgpack';
import type { Address } from './address.ts';
import type { Backplane } from './backplane.ts';
import type { InvokeOptions } from './clients.ts';
import { HubException } from './errors.ts';
import { jsonHubProtocol } from './json-hub-protocol.ts';
import { messagePackHubProtocol } from './messagepack-hub-protocol.ts';
import { SharedMessage } from './shared-message.ts';

const answerTimeoutMs = 30_000;

/** What goes over the wire between servers of the same version. */
type Packet =
  | {
      readonly kind: 'event';
      readonly from: string;
      readonly address: Address;
      readonly json: string;
      readonly messagePack: Uint8Array;
    }
  | {
      readonly kind: 'membership';
      readonly from: string;
      readonly id: string;
      readonly connectionId: string;
      readonly group: string;
      readonly isMember: boolean;
    }
  | {
      readonly kind: 'invoke';
      readonly from: string;
      readonly id: string;
      readonly connectionId: string;
      readonly method: string;
      readonly timeoutMs: number;
      readonly args: readonly unknown[];
    }
  | {
      readonly kind: 'answer';
      readonly from: string;
      readonly id: string;
      readonly error: string | null;
      readonly result: unknown;
    };

/** What the link asks of the connections on this server. */
export interface LocalHub {
  deliver(address: Address, message: SharedMessage): Promise<void>;
  invoke(
    connectionId: string,
    method: string,
    options: InvokeOptions,
    args: readonly unknown[],
  ): Promise<unknown>;
  setMembership(connectionId: string, group: string, isMember: boolean): Promise<boolean>;
}

export class BackplaneLink {
  readonly #backplane: Backplane;
  readonly #prefix: string;
  readonly #node = randomUUID();
  readonly #onError: (error: unknown) => void;
  readonly #pending = new Map<string, (packet: Packet & { kind: 'answer' }) => void>();
  #local: LocalHub | undefined;

  constructor(backplane: Backplane, path: string, onError: (error: unknown) => void) {
    this.#backplane = backplane;
    this.#prefix = `${path}:`;
    this.#onError = onError;
  }

  /** Subscribes to what concerns every server of the hub. */
  async start(local: LocalHub): Promise<void> {
    this.#local = local;
    await this.#backplane.subscribe(`${this.#prefix}all`);
    await this.#backplane.subscribe(`${this.#prefix}node:${this.#node}`);
  }

  /** Follows the names that have connections here. */
  watch(
    kind: 'connection' | 'user' | 'group',
    name: string,
    isPresent: boolean,
  ): Promise<void> | undefined {
    const channel = `${this.#prefix}${kind}:${name}`;
    if (isPresent) return this.#backplane.subscribe(channel).catch(this.#onError);
    this.#backplane.unsubscribe(channel);
    return undefined;
  }

  publish(address: Address, message: SharedMessage): void {
    const json = message.in(jsonHubProtocol);
    const messagePack = message.in(messagePackHubProtocol);
    if (typeof json !== 'string' || typeof messagePack === 'string') return;
    this.#send(this.#channel(address), {
      kind: 'event',
      from: this.#node,
      address,
      json,
      messagePack,
    });
  }

  async invoke(
    connectionId: string,
    method: string,
    options: InvokeOptions,
    args: readonly unknown[],
  ): Promise<unknown> {
    const timeoutMs = options.timeoutMs ?? answerTimeoutMs;
    const id = randomUUID();
    const packet: Packet = {
      kind: 'invoke',
      from: this.#node,
      id,
      connectionId,
      method,
      timeoutMs,
      args,
    };
    const answer = await this.#ask(connectionId, packet, id, timeoutMs, options.signal);
    if (answer === undefined)
      throw new HubException(`Connection '${connectionId}' did not answer.`);
    if (answer.error !== null) throw new HubException(answer.error);
    return answer.result;
  }

  async setMembership(connectionId: string, group: string, isMember: boolean): Promise<boolean> {
    const id = randomUUID();
    const packet: Packet = {
      kind: 'membership',
      from: this.#node,
      id,
      connectionId,
      group,
      isMember,
    };
    const answer = await this.#ask(connectionId, packet, id, answerTimeoutMs, undefined);
    return answer?.result === true;
  }

  /** Handles a message of any channel; those of other hubs are not ours. */
  receive(channel: string, payload: Uint8Array): void {
    if (!channel.startsWith(this.#prefix)) return;
    const packet = decode(payload) as Packet;
    if (packet.from === this.#node || this.#local === undefined) return;
    switch (packet.kind) {
      case 'event':
        void this.#local.deliver(
          packet.address,
          SharedMessage.encoded(packet.json, Buffer.from(packet.messagePack)),
        );
        return;
      case 'answer':
        this.#pending.get(packet.id)?.(packet);
        return;
      case 'membership':
        void this.#answer(
          packet,
          this.#local.setMembership(packet.connectionId, packet.group, packet.isMember),
        );
        return;
      case 'invoke':
        void this.#answer(
          packet,
          this.#local.invoke(
            packet.connectionId,
            packet.method,
            { timeoutMs: packet.timeoutMs },
            packet.args,
          ),
        );
    }
  }

  async #answer(packet: Packet & { id: string }, work: Promise<unknown>): Promise<void> {
    let error: string | null = null;
    let result: unknown = null;
    try {
      result = await work;
    } catch (cause) {
      error = cause instanceof HubException ? cause.message : 'The call failed.';
    }
    this.#send(`${this.#prefix}node:${packet.from}`, {
      kind: 'answer',
      from: this.#node,
      id: packet.id,
      error,
      result,
    });
  }

  #ask(
    connectionId: string,
    packet: Packet,
    id: string,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<(Packet & { kind: 'answer' }) | undefined> {
    return new Promise((resolve) => {
      const settle = (answer: (Packet & { kind: 'answer' }) | undefined): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#pending.delete(id);
        resolve(answer);
      };
      const giveUp = (): void => settle(undefined);
      const timer = setTimeout(giveUp, timeoutMs);
      signal?.addEventListener('abort', giveUp);
      this.#pending.set(id, settle);
      this.#send(`${this.#prefix}connection:${connectionId}`, packet);
    });
  }

  #send(channel: string, packet: Packet): void {
    this.#backplane.publish(channel, encode(packet));
  }

  #channel(address: Address): string {
    return address.kind === 'all'
      ? `${this.#prefix}all`
      : `${this.#prefix}${address.kind}:${address.name}`;
  }
}
