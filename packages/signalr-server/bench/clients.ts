// Thin clients, so that one load generator serves every server and never becomes the bottleneck.
import { request } from 'node:http';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openLeanSocket, type LeanSocket } from './lean-socket.ts';

export type ServerKind = 'ours' | 'bare-ws' | 'socket-io' | 'aspnet';

const separator = '\u001e';

export interface Client {
  socket: LeanSocket;
  /** Invokes a method with one argument; `done` runs when its answer is there. */
  invoke: (target: string, argument: unknown, done: () => void) => void;
  /** Called with the number of deltas in each incoming WebSocket message. */
  onDeltas: (listener: (count: number) => void) => void;
}

const agentOptions = { host: '127.0.0.1' };

/** The connection token of a negotiation, which the SignalR servers want first. */
export async function negotiate(port: number, isStateful = false): Promise<string> {
  const asked = request({
    ...agentOptions,
    port,
    method: 'POST',
    path: `/hub/negotiate?negotiateVersion=1${isStateful ? '&useStatefulReconnect=true' : ''}`,
    agent: false,
  });
  asked.end();
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  const answer: { connectionToken: string } = JSON.parse(body);
  return answer.connectionToken;
}

export function openSocket(url: string): WebSocket {
  return new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
}

/** The payload of the next frame. */
function nextPayload(socket: LeanSocket): Promise<Buffer> {
  return new Promise((resolve) => {
    socket.listen(resolve);
  });
}

/** Connects as the kind of server wants it, up to the point where invocations may be sent. */
export async function connect(kind: ServerKind, port: number): Promise<Client> {
  return kind === 'socket-io' ? connectSocketIo(port) : connectSignalR(kind, port);
}

async function connectSignalR(kind: ServerKind, port: number): Promise<Client> {
  const id = kind === 'bare-ws' ? '' : `?id=${encodeURIComponent(await negotiate(port))}`;
  const socket = await openLeanSocket(port, `/hub${id}`);
  const answered = nextPayload(socket);
  socket.send(`{"protocol":"json","version":1}${separator}`);
  await answered;

  let counter = 0;
  let done: (() => void) | undefined;
  let deltas: ((count: number) => void) | undefined;
  socket.listen((data) => {
    let count = 0;
    for (
      let from = 0, end = data.indexOf(0x1e);
      end !== -1;
      from = end + 1, end = data.indexOf(0x1e, from)
    ) {
      // The bench's records are told apart by their length: ping 10, completion below 100, delta above.
      if (end - from > 100) count += 1;
      else if (end - from > 15) done?.();
    }
    if (count > 0) deltas?.(count);
  });
  return {
    socket,
    invoke(target, argument, whenDone) {
      done = whenDone;
      counter += 1;
      socket.send(
        `{"type":1,"target":"${target}","arguments":[${JSON.stringify(argument)}],"invocationId":"${counter}"}${separator}`,
      );
    },
    onDeltas: (listener) => (deltas = listener),
  };
}

async function connectSocketIo(port: number): Promise<Client> {
  const socket = await openLeanSocket(port, '/socket.io/?EIO=4&transport=websocket');
  await nextPayload(socket);
  const welcomed = nextPayload(socket);
  socket.send('40');
  await welcomed;

  let done: (() => void) | undefined;
  let deltas: ((count: number) => void) | undefined;
  let counter = 0;
  socket.listen((data) => {
    if (data[0] === 0x32) socket.send('3');
    else if (data[1] === 0x33) done?.();
    else if (data[1] === 0x32) deltas?.(1);
  });
  return {
    socket,
    invoke(target, argument, whenDone) {
      done = whenDone;
      counter += 1;
      socket.send(`42${counter}["${target}",${JSON.stringify(argument)}]`);
    },
    onDeltas: (listener) => (deltas = listener),
  };
}
