/** The only file that touches a socket. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Encoded } from './hub-protocol.ts';
import type { HubLimits } from './limits.ts';
import type { Transport, TransportListener } from './transport.ts';

const noCloseFrame = 1006;

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
    if (this.readyState === WebSocket.OPEN) this.send(payload);
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
