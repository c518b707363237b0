import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { answerControl, delta, deltasPerTick } from './control.ts';

const http = createServer();
const server = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  pingInterval: 15_000,
  pingTimeout: 30_000,
});
http.prependListener('request', (request, response) => answerControl(request, response));

server.on('connection', (socket) => {
  socket.on('Echo', (value: unknown, done: (value: unknown) => void) => done(value));
  socket.on('StreamDeltas', (count: number, done: (value: null) => void) => {
    done(null);
    void streamDeltas(socket, count);
  });
});

async function streamDeltas(socket: Socket, count: number): Promise<void> {
  for (let sent = 0; sent < count;) {
    for (let i = 0; i < deltasPerTick && sent < count; i += 1, sent += 1) {
      socket.emit('ReceiveMessageDelta', delta(sent));
    }
    await setImmediate();
  }
}

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address === 'object') console.log(`listening ${address.port}`);
});
