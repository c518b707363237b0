/** The only file that touches a socket. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Encoded } from './hub-protocol.ts';
import type { HubLimits } from './limits.ts';
import type { Transport, TransportListener } from './transport.ts';

const noCloseFrame = 1006;
const finalText = 0x81;
const finalBinary = 0x82;

/** Longer payloads are not worth copying. */
const singleWriteLength = 16_384;

/**
 * One unmasked, unfragmented frame in one buffer (RFC 6455, section 5.2). The library writes the
 * header and the payload apart, which costs a vectored write for every small message; nothing of
 * its own can come in between, as without compression it writes at once.
 */
function frameOf(payload: Encoded): Buffer {
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

/** A WebSocket that is its own transport: one object less for every idle connection. */
class HubSocket extends WebSocket implements Transport {
  listener: TransportListener | undefined = undefined;
  tcpSocket: Duplex | undefined = undefined;
  sawCloseFrame = false;

  /** CLOSING counts: `close` comes only when TCP is finished, and nobody here closes a live listener. */
  get hasCloseFrame(): boolean {
    return this.sawCloseFrame || this.readyState === WebSocket.CLOSING;
  }

  write(payload: Encoded): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (payload.length > singleWriteLength) this.send(payload);
    else this.tcpSocket?.write(frameOf(payload));
  }

  get queuedBytes(): number {
    return this.bufferedAmount;
  }

  get isCongested(): boolean {
    return this.tcpSocket?.writableNeedDrain ?? false;
  }

  onceDrained(callback: () => void): void {
    this.tcpSocket?.once('drain', callback);
  }
}

// Shared by all sockets, so that an idle connection holds no closures of its own.
function onMessage(this: WebSocket, data: Buffer): void {
  (this as HubSocket).listener?.received(data);
}

function onError(this: WebSocket, error: Error & { code?: string }): void {
  if (error.code?.startsWith('WS_ERR') === true) (this as HubSocket).listener?.faulted(error);
}

function onClose(this: WebSocket, code: number): void {
  const socket = this as HubSocket;
  if (code !== noCloseFrame) socket.sawCloseFrame = true;
  socket.listener?.closed(socket);
  socket.listener = undefined;
}

/** Finishes an upgrade whose request has been found acceptable, and hands over its transport. */
export type Upgrader = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  accepted: (transport: Transport) => void,
) => void;

/** Makes the upgrader for these limits. Compression is off: it costs 300 KB and a delay each. */
export function createUpgrader(limits: HubLimits): Upgrader {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maxFrameBytes,
    // the readers check UTF-8 themselves, so that the client still gets a Close message
    skipUTF8Validation: true,
    WebSocket: HubSocket,
    closeTimeout: limits.closeTimeoutMs,
  };
  const server = new WebSocketServer(options);
  return (request, socket, head, accepted) => {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.tcpSocket = socket;
      webSocket.on('message', onMessage);
      webSocket.on('error', onError);
      webSocket.on('close', onClose);
      accepted(webSocket);
    });
  };
}
