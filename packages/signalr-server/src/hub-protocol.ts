import type { HubMessage } from './hub-message.ts';

/** An encoded hub message: text for JSON, bytes for MessagePack. */
export type Encoded = string | Uint8Array;

export type ProtocolName = 'json' | 'messagepack';

/** Cuts one connection's incoming bytes into hub messages, whatever frames they came in. */
export interface MessageReader {
  /** Hands over the bytes of one WebSocket message. */
  push(bytes: Buffer): void;
  /**
   * The next whole message, or undefined when more bytes are needed. Unknown kinds are skipped.
   * @throws ProtocolError on malformed or too large messages
   */
  next(): HubMessage | undefined;
}

/** One encoding of hub messages. */
export interface HubProtocol {
  readonly name: ProtocolName;
  /** @throws TypeError or RangeError when a value cannot be written in this encoding */
  encode(message: HubMessage): Encoded;
  /** Joins several encoded messages into the payload of one WebSocket message. */
  join(messages: readonly Encoded[]): Encoded;
  createReader(maxMessageBytes: number): MessageReader;
}

/** The length of an encoded message on the wire, bytes. */
export function encodedBytes(encoded: Encoded): number {
  return typeof encoded === 'string' ? Buffer.byteLength(encoded) : encoded.byteLength;
}
