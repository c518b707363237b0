// A WebSocket client with nothing to spare: the generator must never be slower than the server it measures.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const opened = Buffer.from('\r\n\r\n');

export interface LeanSocket {
  /** Sends a text of fewer than 65,536 bytes in one frame. The masking key is zero, which RFC 6455 allows. */
  send(text: string): void;
  /** Called with the payload of each message. */
  listen(listener: (payload: Buffer) => void): void;
  terminate(): void;
}

/** Opens a WebSocket on this machine. Throws when the server does not switch protocols. */
export async function openLeanSocket(port: number, path: string): Promise<LeanSocket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  let rest = await readAnswer(socket);
  let fragments: Buffer[] = [];
  let listener: ((payload: Buffer) => void) | undefined;
  const read = (chunk: Buffer): void => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (;;) {
      const frame = frameAt(bytes, at);
      if (frame === undefined || listener === undefined) break;
      const isFinal = (bytes[at] ?? 0) >= 0x80;
      fragments.push(bytes.subarray(frame.start, frame.end));
      at = frame.end;
      if (!isFinal) continue;
      const [whole] = fragments;
      listener(fragments.length === 1 && whole ? whole : Buffer.concat(fragments));
      fragments = [];
    }
    rest = at === bytes.length ? Buffer.alloc(0) : bytes.subarray(at);
  };
  socket.on('data', read);
  socket.on('error', () => undefined);
  return {
    send(text) {
      const length = Buffer.byteLength(text);
      const start = length < 126 ? 6 : 8;
      const frame = Buffer.alloc(start + length);
      frame[0] = 0x81;
      frame[1] = 0x80 | (length < 126 ? length : 126);
      if (length >= 126) frame.writeUInt16BE(length, 2);
      frame.write(text, start);
      socket.write(frame);
    },
    listen(next) {
      listener = next;
      if (rest.length > 0) read(Buffer.alloc(0));
    },
    terminate: () => socket.destroy(),
  };
}

async function readAnswer(socket: Socket): Promise<Buffer> {
  let answer = Buffer.alloc(0);
  while (!answer.includes(opened)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    answer = Buffer.concat([answer, chunk]);
  }
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString());
  return answer.subarray(answer.indexOf(opened) + opened.length);
}

/** Where the payload of an unmasked frame lies; undefined when it has not arrived whole. */
function frameAt(bytes: Buffer, at: number): { start: number; end: number } | undefined {
  const short = bytes[at + 1];
  if (short === undefined) return undefined;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (start > bytes.length) return undefined;
  const length =
    short < 126
      ? short
      : short === 126
        ? bytes.readUInt16BE(at + 2)
        : Number(bytes.readBigUInt64BE(at + 2));
  return start + length > bytes.length ? undefined : { start, end: start + length };
}
