// What a careful program without a hub library would write: the same frames, parsed and sent one by one over bare `ws`.
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerControl, delta, deltasPerTick } from './control.ts';

const separator = '\u001e';
const http = createServer((request, response) => answerControl(request, response));
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

sockets.on('connection', (socket) => {
  let isGreeted = false;
  socket.on('message', (data: Buffer) => {
    for (const record of data.toString().split(separator)) {
      if (record === '') continue;
      if (!isGreeted) {
        isGreeted = true;
        socket.send(`{}${separator}`);
      } else answer(socket, JSON.parse(record));
    }
  });
});

function answer(
  socket: WebSocket,
  message: { type: number; target: string; arguments: unknown[]; invocationId: string },
): void {
  if (message.target === 'Echo') {
    send(socket, { type: 3, invocationId: message.invocationId, result: message.arguments[0] });
  } else if (message.target === 'StreamDeltas') {
    send(socket, { type: 3, invocationId: message.invocationId, result: null });
    void streamDeltas(socket, Number(message.arguments[0]));
  }
}

async function streamDeltas(socket: WebSocket, count: number): Promise<void> {
  for (let sent = 0; sent < count;) {
    for (let i = 0; i < deltasPerTick && sent < count; i += 1, sent += 1) {
      send(socket, { type: 1, target: 'ReceiveMessageDelta', arguments: [delta(sent)] });
    }
    do await setImmediate();
    while (socket.bufferedAmount > 65_536);
  }
}

function send(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message) + separator);
}

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address === 'object') console.log(`listening ${address.port}`);
});
