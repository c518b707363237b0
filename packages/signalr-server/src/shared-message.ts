import { MessageType, type HubMessage } from './hub-message.ts';
import type { Encoded, HubProtocol, ProtocolName } from './hub-protocol.ts';

/** One message for many connections, encoded at most once per protocol. */
export class SharedMessage {
  readonly #message: HubMessage | undefined;
  #json: Encoded | undefined;
  #messagePack: Encoded | undefined;

  private constructor(message: HubMessage | undefined, json?: Encoded, messagePack?: Encoded) {
    this.#message = message;
    this.#json = json;
    this.#messagePack = messagePack;
  }

  static invocation(target: string, args: readonly unknown[]): SharedMessage {
    const type = MessageType.Invocation;
    return new SharedMessage({
      type,
      invocationId: undefined,
      target,
      arguments: args,
      streamIds: [],
    });
  }

  /** A message that another server has already encoded. */
  static encoded(json: string, messagePack: Uint8Array): SharedMessage {
    return new SharedMessage(undefined, json, messagePack);
  }

  in(protocol: HubProtocol): Encoded {
    const known = protocol.name === 'json' ? this.#json : this.#messagePack;
    if (known !== undefined) return known;
    if (this.#message === undefined)
      throw new TypeError(`No encoding for ${protocol.name satisfies ProtocolName}.`);
    const encoded = protocol.encode(this.#message);
    if (protocol.name === 'json') this.#json = encoded;
    else this.#messagePack = encoded;
    return encoded;
  }
}
