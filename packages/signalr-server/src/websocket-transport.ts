/** The only file that touches a socket. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Encoded } from './hub-protocol.ts';
import type { HubLimits } from './limits.ts';
import type { Transport, TransportListener } from './transport.ts';
import { frameOf, readWholeFrame } from './websocket-frames.ts';

const noCloseFrame = 1006;
/** Longer payloads are not worth copying. */
const singleWriteLength = 16_384;

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

  /**
   * Reads the simple frames that nearly all chunks consist of, and leaves anything else, and from
   * there on everything, to the library: its stream for a few bytes costs as much as the rest of a
   * round trip in this process.
   */
  readSimpleFrames(tcpSocket: Duplex, maxFrameBytes: number): void {
    // the library's only listener of this event, and the same function for every socket
    const [readOn] = tcpSocket.listeners('data') as ((this: Duplex, chunk: Buffer) => void)[];
    if (readOn === undefined) return;
    tcpSocket.removeAllListeners('data');
    tcpSocket.on('data', (chunk: Buffer) => {
      let at = 0;
      while (at < chunk.length) {
        const frame = readWholeFrame(chunk, at, maxFrameBytes);
        if (frame === undefined) {
          tcpSocket.removeAllListeners('data');
          tcpSocket.on('data', readOn);
          readOn.call(tcpSocket, chunk.subarray(at));
          return;
        }
        if (frame.data === undefined) readOn.call(tcpSocket, chunk.subarray(at, frame.end));
        else this.listener?.received(frame.data);
        at = frame.end;
      }
    });
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
      webSocket.readSimpleFrames(socket, limits.maxFrameBytes);
      webSocket.on('message', onMessage);
      webSocket.on('error', onError);
      webSocket.on('close', onClose);
      accepted(webSocket);
    });
  };
}
