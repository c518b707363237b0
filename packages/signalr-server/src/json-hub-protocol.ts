/** JSON hub protocol: one object and the record separator U+001E (protocol document, section 6). */
import { isUtf8 } from 'node:buffer';
import { ProtocolError } from './errors.ts';
import { MessageType, type HubMessage, type Outcome } from './hub-message.ts';
import type { HubProtocol, MessageReader } from './hub-protocol.ts';

export const recordSeparator = '\u001e';
const separatorByte = 0x1e;
const pingRecord = `{"type":6}${recordSeparator}`;

/** The JSON encoding of hub messages. */
export const jsonHubProtocol: HubProtocol = {
  name: 'json',
  encode: (message) => `${encodeJson(message)}${recordSeparator}`,
  join: (messages) => messages.join(''),
  createReader: (maxMessageBytes) => new JsonMessageReader(maxMessageBytes),
};

function encodeJson(message: HubMessage): string {
  switch (message.type) {
    case MessageType.Invocation: {
      const id =
        message.invocationId === undefined ? '' : `,"invocationId":${quote(message.invocationId)}`;
      return `{"type":1,"target":${quote(message.target)},"arguments":${JSON.stringify(message.arguments)}${id}${streamIds(message.streamIds)}}`;
    }
    case MessageType.StreamInvocation:
      return `{"type":4,"target":${quote(message.target)},"arguments":${JSON.stringify(message.arguments)},"invocationId":${quote(message.invocationId)}${streamIds(message.streamIds)}}`;
    case MessageType.StreamItem:
      return `{"type":2,"invocationId":${quote(message.invocationId)},"item":${value(message.item)}}`;
    case MessageType.Completion:
      return `{"type":3,"invocationId":${quote(message.invocationId)}${outcome(message)}}`;
    case MessageType.CancelInvocation:
      return `{"type":5,"invocationId":${quote(message.invocationId)}}`;
    case MessageType.Ping:
      return '{"type":6}';
    case MessageType.Close:
      return JSON.stringify({
        type: 7,
        ...(message.error === undefined ? {} : { error: message.error }),
        ...(message.allowReconnect ? { allowReconnect: true } : {}),
      });
    case MessageType.Ack:
      return `{"type":8,"sequenceId":${message.sequenceId}}`;
    case MessageType.Sequence:
    default:
      return `{"type":9,"sequenceId":${message.sequenceId}}`;
  }
}

function outcome(completion: Outcome): string {
  if (completion.kind === 'void') return '';
  if (completion.kind === 'error') return `,"error":${quote(completion.error)}`;
  return `,"result":${value(completion.result)}`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** What JSON cannot say (undefined, a function) becomes null: a missing item breaks the client. */
function value(item: unknown): string {
  return JSON.stringify(item) ?? 'null';
}

function streamIds(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `,"streamIds":${JSON.stringify(ids)}`;
}

class JsonMessageReader implements MessageReader {
  readonly #maxBytes: number;
  #bytes: Buffer | undefined;
  #offset = 0;
  #validUtf8 = false;
  #partial: Buffer[] | undefined;
  #partialBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  push(bytes: Buffer): void {
    if (this.#bytes !== undefined) {
      const rest = this.#bytes.subarray(this.#offset);
      this.#bytes = Buffer.concat([rest, bytes]);
    } else if (this.#partial !== undefined && bytes.includes(separatorByte)) {
      this.#bytes = Buffer.concat([...this.#partial, bytes]);
      this.#partial = undefined;
      this.#partialBytes = 0;
    } else {
      this.#bytes = bytes;
    }
    this.#offset = 0;
    this.#validUtf8 = isUtf8(this.#bytes);
  }

  next(): HubMessage | undefined {
    const bytes = this.#bytes;
    if (bytes === undefined) return undefined;
    while (this.#offset < bytes.length) {
      const end = bytes.indexOf(separatorByte, this.#offset);
      if (end === -1) {
        this.#keepRest(bytes);
        return undefined;
      }
      const start = this.#offset;
      if (end - start > this.#maxBytes) throw tooLarge(this.#maxBytes);
      if (!this.#validUtf8 && !isUtf8(bytes.subarray(start, end))) {
        throw new ProtocolError('Message is not valid UTF-8.');
      }
      this.#offset = end + 1;
      const message = parseJson(bytes.toString('utf8', start, end));
      if (message !== undefined) return message;
    }
    this.#bytes = undefined;
    return undefined;
  }

  /** Copies an unfinished record, so that the chunk it came in can be freed. */
  #keepRest(bytes: Buffer): void {
    const rest = Buffer.from(bytes.subarray(this.#offset));
    this.#partialBytes += rest.length;
    if (this.#partialBytes > this.#maxBytes) throw tooLarge(this.#maxBytes);
    this.#partial ??= [];
    this.#partial.push(rest);
    this.#bytes = undefined;
  }
}

export function tooLarge(maxBytes: number): ProtocolError {
  return new ProtocolError(`The maximum message size of ${maxBytes}B was exceeded.`);
}

function parseJson(text: string): HubMessage | undefined {
  if (`${text}${recordSeparator}` === pingRecord) return { type: MessageType.Ping };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ProtocolError('Message is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ProtocolError('Message is not a JSON object.');
  }
  return readJson(parsed as Record<string, unknown>);
}

function readJson(fields: Record<string, unknown>): HubMessage | undefined {
  switch (fields['type']) {
    case MessageType.Invocation:
      return {
        type: MessageType.Invocation,
        invocationId: optionalText(fields, 'invocationId'),
        target: text(fields, 'target'),
        arguments: list(fields, 'arguments'),
        streamIds: textList(fields, 'streamIds'),
      };
    case MessageType.StreamInvocation:
      return {
        type: MessageType.StreamInvocation,
        invocationId: text(fields, 'invocationId'),
        target: text(fields, 'target'),
        arguments: list(fields, 'arguments'),
        streamIds: textList(fields, 'streamIds'),
      };
    case MessageType.StreamItem:
      return {
        type: MessageType.StreamItem,
        invocationId: text(fields, 'invocationId'),
        item: fields['item'],
      };
    case MessageType.Completion: {
      const type = MessageType.Completion;
      const invocationId = text(fields, 'invocationId');
      const error = optionalText(fields, 'error');
      if (error !== undefined) return { type, invocationId, kind: 'error', error };
      if (!('result' in fields)) return { type, invocationId, kind: 'void' };
      return { type, invocationId, kind: 'result', result: fields['result'] };
    }
    case MessageType.CancelInvocation:
      return { type: MessageType.CancelInvocation, invocationId: text(fields, 'invocationId') };
    case MessageType.Ping:
      return { type: MessageType.Ping };
    case MessageType.Close:
      return {
        type: MessageType.Close,
        error: optionalText(fields, 'error'),
        allowReconnect: fields['allowReconnect'] === true,
      };
    case MessageType.Ack:
      return { type: MessageType.Ack, sequenceId: count(fields, 'sequenceId') };
    case MessageType.Sequence:
      return { type: MessageType.Sequence, sequenceId: count(fields, 'sequenceId') };
    default:
      if (typeof fields['type'] !== 'number') throw malformed('type', fields['type']);
      return undefined;
  }
}

function malformed(field: string, found: unknown): ProtocolError {
  return new ProtocolError(
    found === undefined
      ? `Missing required property '${field}'.`
      : `Property '${field}' is of the wrong kind.`,
  );
}

function text(fields: Record<string, unknown>, field: string): string {
  const found = fields[field];
  if (typeof found !== 'string') throw malformed(field, found);
  return found;
}

function optionalText(fields: Record<string, unknown>, field: string): string | undefined {
  const found = fields[field];
  if (found === undefined || found === null) return undefined;
  if (typeof found !== 'string') throw malformed(field, found);
  return found;
}

function list(fields: Record<string, unknown>, field: string): readonly unknown[] {
  const found = fields[field];
  if (!Array.isArray(found)) throw malformed(field, found);
  return found;
}

const noStreams: readonly string[] = [];

function textList(fields: Record<string, unknown>, field: string): readonly string[] {
  const found = fields[field];
  if (found === undefined || found === null) return noStreams;
  if (!Array.isArray(found) || !found.every((entry) => typeof entry === 'string')) {
    throw malformed(field, found);
  }
  return found;
}

function count(fields: Record<string, unknown>, field: string): number {
  const found = fields[field];
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 0) {
    throw malformed(field, found);
  }
  return found;
}
