/** MessagePack hub protocol: a length as VarInt and an array (protocol document, section 7). */
import { Decoder, Encoder } from '@msgpack/msgpack';
import { ProtocolError } from './errors.ts';
import { MessageType, type HubMessage, type Outcome } from './hub-message.ts';
import type { Encoded, HubProtocol, MessageReader } from './hub-protocol.ts';
import { tooLarge } from './json-hub-protocol.ts';
import { checkMessagePack } from './messagepack-scan.ts';

const encoder = new Encoder();
const decoder = new Decoder();
const noHeaders = {};
const maxLengthBytes = 5;
const maxLength = 0x7fffffff;

const completionKind = { error: 1, void: 2, result: 3 } as const;

/** The MessagePack encoding of hub messages. */
export const messagePackHubProtocol: HubProtocol = {
  name: 'messagepack',
  encode: (message) => withLength(encoder.encodeSharedRef(layout(message))),
  join: (messages) => Buffer.concat(messages as readonly Uint8Array[]),
  createReader: (maxMessageBytes) => new MessagePackMessageReader(maxMessageBytes),
};

function withLength(body: Uint8Array): Encoded {
  let prefixBytes = 1;
  for (let rest = body.length >>> 7; rest > 0; rest >>>= 7) prefixBytes += 1;
  const framed = Buffer.allocUnsafe(prefixBytes + body.length);
  let rest = body.length;
  for (let index = 0; index < prefixBytes; index += 1) {
    framed[index] = (rest & 0x7f) | (index < prefixBytes - 1 ? 0x80 : 0);
    rest >>>= 7;
  }
  framed.set(body, prefixBytes);
  return framed;
}

function layout(message: HubMessage): readonly unknown[] {
  switch (message.type) {
    case MessageType.Invocation:
      return [
        1,
        noHeaders,
        message.invocationId ?? null,
        message.target,
        message.arguments,
        message.streamIds,
      ];
    case MessageType.StreamInvocation:
      return [
        4,
        noHeaders,
        message.invocationId,
        message.target,
        message.arguments,
        message.streamIds,
      ];
    case MessageType.StreamItem:
      return [2, noHeaders, message.invocationId, message.item];
    case MessageType.Completion:
      return [3, noHeaders, message.invocationId, ...outcome(message)];
    case MessageType.CancelInvocation:
      return [5, noHeaders, message.invocationId];
    case MessageType.Ping:
      return [6];
    case MessageType.Close:
      return [7, message.error ?? null, message.allowReconnect];
    case MessageType.Ack:
      return [8, message.sequenceId];
    case MessageType.Sequence:
    default:
      return [9, message.sequenceId];
  }
}

function outcome(completion: Outcome): readonly unknown[] {
  if (completion.kind === 'void') return [completionKind.void];
  if (completion.kind === 'error') return [completionKind.error, completion.error];
  return [completionKind.result, completion.result];
}

class MessagePackMessageReader implements MessageReader {
  readonly #maxBytes: number;
  #chunks: Buffer[] | undefined;
  #bytes: Buffer | undefined;
  #offset = 0;
  #wanted = 1;
  #held = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  push(bytes: Buffer): void {
    if (this.#bytes !== undefined) {
      this.#bytes = Buffer.concat([this.#bytes.subarray(this.#offset), bytes]);
      this.#offset = 0;
      return;
    }
    if (this.#chunks === undefined) {
      this.#bytes = bytes;
      this.#offset = 0;
      return;
    }
    this.#chunks.push(Buffer.from(bytes));
    this.#held += bytes.length;
    if (this.#held < this.#wanted) return;
    this.#bytes = Buffer.concat(this.#chunks);
    this.#offset = 0;
    this.#chunks = undefined;
  }

  next(): HubMessage | undefined {
    while (this.#bytes !== undefined) {
      const body = this.#nextBody(this.#bytes);
      if (body === undefined) return undefined;
      const message = parse(body);
      if (message !== undefined) return message;
    }
    return undefined;
  }

  #nextBody(bytes: Buffer): Buffer | undefined {
    if (this.#offset === bytes.length) {
      this.#bytes = undefined;
      return undefined;
    }
    let length = 0;
    let position = this.#offset;
    for (let index = 0; ; index += 1) {
      const byte = bytes[position];
      if (byte === undefined) return this.#keepRest(bytes, bytes.length - this.#offset + 1);
      position += 1;
      length += (byte & 0x7f) * 2 ** (7 * index);
      if ((byte & 0x80) === 0) break;
      if (index === maxLengthBytes - 1) throw new ProtocolError('Message length is malformed.');
    }
    if (length > maxLength) throw new ProtocolError('Message length is malformed.');
    if (length > this.#maxBytes) throw tooLarge(this.#maxBytes);
    if (position + length > bytes.length) {
      return this.#keepRest(bytes, position + length - this.#offset);
    }
    this.#offset = position + length;
    return bytes.subarray(position, position + length);
  }

  #keepRest(bytes: Buffer, wanted: number): undefined {
    const rest = Buffer.from(bytes.subarray(this.#offset));
    this.#chunks = [rest];
    this.#held = rest.length;
    this.#wanted = wanted;
    this.#bytes = undefined;
  }
}

function parse(body: Buffer): HubMessage | undefined {
  checkMessagePack(body);
  let fields: unknown;
  try {
    fields = decoder.decode(body);
  } catch (cause) {
    throw new ProtocolError('Message is not valid MessagePack.', { cause });
  }
  if (!Array.isArray(fields) || fields.length === 0) {
    throw new ProtocolError('Message is not a MessagePack array.');
  }
  return readFields(fields);
}

function readFields(fields: readonly unknown[]): HubMessage | undefined {
  const type = fields[0];
  switch (type) {
    case MessageType.Invocation:
      return {
        type,
        invocationId: optionalText(fields[2], 'invocationId'),
        target: text(fields[3], 'target'),
        arguments: list(fields[4], 'arguments'),
        streamIds: textList(fields[5], 'streamIds'),
      };
    case MessageType.StreamInvocation:
      return {
        type,
        invocationId: text(fields[2], 'invocationId'),
        target: text(fields[3], 'target'),
        arguments: list(fields[4], 'arguments'),
        streamIds: textList(fields[5], 'streamIds'),
      };
    case MessageType.StreamItem:
      return { type, invocationId: text(fields[2], 'invocationId'), item: fields[3] };
    case MessageType.Completion:
      return readCompletion(fields);
    case MessageType.CancelInvocation:
      return { type, invocationId: text(fields[2], 'invocationId') };
    case MessageType.Ping:
      return { type };
    case MessageType.Close:
      return { type, error: optionalText(fields[1], 'error'), allowReconnect: fields[2] === true };
    case MessageType.Ack:
      return { type, sequenceId: count(fields[1], 'sequenceId') };
    case MessageType.Sequence:
      return { type, sequenceId: count(fields[1], 'sequenceId') };
    default:
      if (typeof type !== 'number') throw wrongKind('type');
      return undefined;
  }
}

function readCompletion(fields: readonly unknown[]): HubMessage {
  const type = MessageType.Completion;
  const invocationId = text(fields[2], 'invocationId');
  switch (fields[3]) {
    case completionKind.error:
      return { type, invocationId, kind: 'error', error: text(fields[4], 'error') };
    case completionKind.void:
      return { type, invocationId, kind: 'void' };
    case completionKind.result:
      return { type, invocationId, kind: 'result', result: fields[4] };
    default:
      throw wrongKind('result kind');
  }
}

function wrongKind(field: string): ProtocolError {
  return new ProtocolError(`Field '${field}' is missing or of the wrong kind.`);
}

function text(found: unknown, field: string): string {
  if (typeof found !== 'string') throw wrongKind(field);
  return found;
}

function optionalText(found: unknown, field: string): string | undefined {
  if (found === undefined || found === null) return undefined;
  return text(found, field);
}

function list(found: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(found)) throw wrongKind(field);
  return found;
}

const noStreams: readonly string[] = [];

function textList(found: unknown, field: string): readonly string[] {
  if (found === undefined || found === null) return noStreams;
  if (!Array.isArray(found) || !found.every((entry) => typeof entry === 'string')) {
    throw wrongKind(field);
  }
  return found;
}

function count(found: unknown, field: string): number {
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 0)
    throw wrongKind(field);
  return found;
}
