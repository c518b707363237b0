/** The commonest WebSocket frames, written and read without a detour (RFC 6455, section 5.2). */
import type { Encoded } from './hub-protocol.ts';

const finalText = 0x81;
const finalBinary = 0x82;
const finalPing = 0x89;
const finalPong = 0x8a;
const masked = 0x80;
const maskLength = 4;

/**
 * One unmasked, unfragmented data frame in one buffer; payloads up to 65,535 bytes. The library
 * writes header and payload apart, which costs a vectored write for every small message; nothing
 * of its own can come in between, as without compression it writes at once.
 */
export function frameOf(payload: Encoded): Buffer {
  const isText = typeof payload === 'string';
  const length = isText ? Buffer.byteLength(payload) : payload.byteLength;
  const start = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = isText ? finalText : finalBinary;
  if (start === 2) {
    frame[1] = length;
  } else {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  }
  if (isText) frame.write(payload, start, 'utf8');
  else frame.set(payload, start);
  return frame;
}

/** A frame that lies whole in a chunk: where it ends, and its unmasked payload if it carries data. */
export interface WholeFrame {
  readonly end: number;
  readonly data: Buffer | undefined;
}

/**
 * The whole, masked, unfragmented data, ping or pong frame that begins at `start`, its payload
 * unmasked in place. Undefined for anything else: fragments, close frames, errors, payloads of more
 * than `maxBytes` or 65,535 bytes, and frames whose end has not arrived.
 */
export function readWholeFrame(
  chunk: Buffer,
  start: number,
  maxBytes: number,
): WholeFrame | undefined {
  const kind = chunk[start];
  const second = chunk[start + 1];
  if (kind === undefined || second === undefined || second < masked) return undefined;
  const isData = kind === finalText || kind === finalBinary;
  if (!isData && kind !== finalPing && kind !== finalPong) return undefined;
  let length = second - masked;
  let maskAt = start + 2;
  if (length === 127 || (length === 126 && !isData)) return undefined;
  if (length === 126) {
    if (chunk.length < start + 4) return undefined;
    length = chunk.readUInt16BE(start + 2);
    maskAt = start + 4;
  }
  const dataAt = maskAt + maskLength;
  const end = dataAt + length;
  if (end > chunk.length || length > maxBytes) return undefined;
  if (!isData) return { end, data: undefined };
  for (let index = 0; index < length; index += 1) {
    const at = dataAt + index;
    chunk[at] = (chunk[at] ?? 0) ^ (chunk[maskAt + (index & 3)] ?? 0);
  }
  return { end, data: chunk.subarray(dataAt, end) };
}
