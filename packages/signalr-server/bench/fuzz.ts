/**
 * Sends malformed and random frames and handshakes: `npm run fuzz -- [frames] [seed]`. Fails when
 * the server ends, no longer answers, or has grown at the end.
 */
import { once } from 'node:events';
import { encode } from '@msgpack/msgpack';
import { WebSocket } from 'ws';
import { Chance } from './chance.ts';
import { startHostileHub } from './hostile-hub-process.ts';

const separator = '\u001e';
const frames = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 20_261_121);
const atOnce = 40;
const allowedGrowth = 16 * 1024 * 1024;

const chance = new Chance(seed);
const { base, child, memory } = await startHostileHub();
const url = `${base.replace('http', 'ws')}/hub`;
let sent = 0;
let connections = 0;

function textMessage(): Buffer {
  const id = chance.pick(['1', '2', '__proto__', '', 'x'.repeat(100)]);
  const target = chance.pick(['Echo', 'Count', 'Join', 'constructor', '', 'Nope']);
  const message = chance.pick<object>([
    { type: 1, target, arguments: [chance.below(10)], invocationId: id },
    { type: 1, target, arguments: [] },
    { type: 1, target, arguments: [], invocationId: id, streamIds: [id, '2'] },
    { type: 4, target, arguments: [chance.below(5)], invocationId: id },
    { type: 2, invocationId: id, item: [{}] },
    { type: 3, invocationId: id, result: 1, error: chance.pick([null, 'e']) },
    { type: 5, invocationId: id },
    { type: 6 },
    { type: 8, sequenceId: chance.below(1_000) },
    { type: 9, sequenceId: chance.below(1_000) },
    { type: chance.below(300), a: 1 },
  ]);
  return Buffer.from(`${JSON.stringify(message)}${separator}`);
}

function packedMessage(): Buffer {
  const id = chance.pick(['1', '2', '']);
  const body = encode(
    chance.pick<unknown>([
      [1, {}, id, 'Echo', [chance.below(10)], []],
      [4, {}, id, 'Count', [chance.below(5)], []],
      [1, {}, null, 'Join', [], [id]],
      [2, {}, id, { deep: [[[]]] }],
      [3, {}, id, chance.below(5), 'x'],
      [5, {}, id],
      [6],
      [8, chance.below(1_000)],
      [chance.below(300)],
      chance.below(100),
    ]),
  );
  return Buffer.concat([Buffer.from([body.length]), body]);
}

/** Mostly nearly right, so that it gets past the first check. */
function frame(packed: boolean): Buffer {
  const kind = chance.below(100);
  if (kind === 0) return chance.bytes(chance.below(300));
  const message = packed ? packedMessage() : textMessage();
  if (kind === 1) return message.subarray(0, chance.below(message.length));
  if (kind < 5) message[chance.below(message.length)] = chance.below(256);
  if (kind < 10) return Buffer.concat([message, packed ? packedMessage() : textMessage()]);
  return message;
}

function handshake(packed: boolean): Buffer {
  const right = Buffer.from(
    `{"protocol":"${packed ? 'messagepack' : 'json'}","version":1}${separator}`,
  );
  if (chance.below(8) === 0) right[chance.below(right.length)] = chance.below(256);
  return right;
}

async function torment(): Promise<void> {
  connections += 1;
  const socket = new WebSocket(url);
  socket.on('error', () => undefined);
  socket.on('message', () => undefined);
  await once(socket, 'open');
  const packed = chance.below(2) === 0;
  const tcp = socket as unknown as { _socket: { write(bytes: Buffer): void } };
  socket.send(handshake(packed), { binary: chance.below(4) === 0 });
  sent += 1;
  for (
    let left = 1 + chance.below(200);
    left > 0 && socket.readyState === WebSocket.OPEN;
    left -= 1
  ) {
    // the bytes of a WebSocket frame itself are garbage now and then
    if (chance.below(500) === 0) tcp._socket.write(chance.bytes(20));
    else socket.send(frame(packed), { binary: packed || chance.below(10) === 0 });
    sent += 1;
    if (left % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  if (chance.below(2) === 0) socket.close();
  else socket.terminate();
  if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
}

async function keepTormenting(until: number): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < until) await torment();
    }),
  );
}

/** A well-behaved client still gets its answer. */
async function answers(): Promise<boolean> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  socket.send(`{"protocol":"json","version":1}${separator}`);
  socket.send(
    `{"type":1,"target":"Echo","arguments":["still here"],"invocationId":"1"}${separator}`,
  );
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('still here')) resolve();
    });
  });
  socket.terminate();
  return true;
}

/** Waits until the server has let go of all connections, then measures. */
async function settledBytes(): Promise<number> {
  let found = await memory();
  while (found.connections > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    found = await memory();
  }
  return found.used;
}

await keepTormenting(frames / 4);
const before = await settledBytes();
await keepTormenting(frames);
const isAnswering = await answers();
const growth = (await settledBytes()) - before;
console.log(
  JSON.stringify({
    seed,
    frames: sent,
    connections,
    isAnswering,
    growthBytes: growth,
    allowedGrowth,
  }),
);
child.kill('SIGTERM');
process.exit(growth <= allowedGrowth ? 0 : 1);
