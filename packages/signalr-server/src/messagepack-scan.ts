import { isUtf8 } from 'node:buffer';
import { ProtocolError } from './errors.ts';

const maxDepth = 100;

/**
 * Walks one MessagePack value without building it, so that the decoder only ever sees input whose
 * announced lengths are covered by bytes that are really there: a five-byte array header can
 * announce four billion elements, and nested headers multiply.
 * @throws ProtocolError when the value is cut short, too deep, followed by more bytes, or holds
 * text that is not UTF-8
 */
export function checkMessagePack(bytes: Buffer): void {
  const end = scan(bytes, 0, 0);
  if (end !== bytes.length) throw new ProtocolError('Bytes follow the message.');
}

function scan(bytes: Buffer, offset: number, depth: number): number {
  const head = bytes[offset];
  if (head === undefined) throw cutShort();
  const next = offset + 1;
  if (head <= 0x7f || head >= 0xe0) return next;
  if (head <= 0x8f) return scanMany(bytes, next, (head & 0x0f) * 2, depth);
  if (head <= 0x9f) return scanMany(bytes, next, head & 0x0f, depth);
  if (head <= 0xbf) return skipText(bytes, next, head & 0x1f);
  switch (head) {
    case 0xc0: // nil
    case 0xc2: // false
    case 0xc3: // true
      return next;
    case 0xc4: // bin 8, 16, 32
    case 0xc5:
    case 0xc6: {
      const width = 1 << (head - 0xc4);
      return skip(bytes, next + width, length(bytes, next, width));
    }
    case 0xc7: // ext 8, 16, 32
    case 0xc8:
    case 0xc9: {
      const width = 1 << (head - 0xc7);
      return skip(bytes, next + width, length(bytes, next, width) + 1);
    }
    case 0xca: // float 32, 64
      return skip(bytes, next, 4);
    case 0xcb:
      return skip(bytes, next, 8);
    case 0xcc: // uint 8, 16, 32, 64
    case 0xcd:
    case 0xce:
    case 0xcf:
      return skip(bytes, next, 1 << (head - 0xcc));
    case 0xd0: // int 8, 16, 32, 64
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return skip(bytes, next, 1 << (head - 0xd0));
    case 0xd4: // fixext 1, 2, 4, 8, 16
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return skip(bytes, next, (1 << (head - 0xd4)) + 1);
    case 0xd9: // str 8, 16, 32
    case 0xda:
    case 0xdb: {
      const width = 1 << (head - 0xd9);
      return skipText(bytes, next + width, length(bytes, next, width));
    }
    case 0xdc: // array 16, 32
    case 0xdd: {
      const width = 2 << (head - 0xdc);
      return scanMany(bytes, next + width, length(bytes, next, width), depth);
    }
    case 0xde: // map 16, 32
    case 0xdf: {
      const width = 2 << (head - 0xde);
      return scanMany(bytes, next + width, length(bytes, next, width) * 2, depth);
    }
    default:
      throw new ProtocolError('Message is not valid MessagePack.');
  }
}

function scanMany(bytes: Buffer, offset: number, count: number, depth: number): number {
  if (depth >= maxDepth) throw new ProtocolError('Message is nested too deeply.');
  if (count > bytes.length - offset) throw cutShort();
  let position = offset;
  for (let index = 0; index < count; index += 1) position = scan(bytes, position, depth + 1);
  return position;
}

function skip(bytes: Buffer, offset: number, count: number): number {
  const end = offset + count;
  if (end > bytes.length) throw cutShort();
  return end;
}

function skipText(bytes: Buffer, offset: number, count: number): number {
  const end = skip(bytes, offset, count);
  if (count > 0 && !isUtf8(bytes.subarray(offset, end))) {
    throw new ProtocolError('Text is not valid UTF-8.');
  }
  return end;
}

function length(bytes: Buffer, offset: number, width: number): number {
  if (offset + width > bytes.length) throw cutShort();
  return bytes.readUIntBE(offset, width);
}

function cutShort(): ProtocolError {
  return new ProtocolError('Message is cut short.');
}
