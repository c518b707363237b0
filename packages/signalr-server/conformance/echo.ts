import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';

const sockets = new WebSocketServer({ noServer: true });

/** Takes an upgrade to `/echo`, which is not a hub: every message goes back as it came. */
export function upgradeEcho(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    webSocket.on('error', () => webSocket.terminate());
    webSocket.on('message', (data: Buffer, isBinary) => webSocket.send(data, { binary: isBinary }));
  });
}

/** The negotiate answer of `/echo`; any id will do. */
export function negotiateEcho(): string {
  const id = randomUUID();
  return JSON.stringify({
    negotiateVersion: 1,
    connectionId: id,
    connectionToken: id,
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
  });
}
