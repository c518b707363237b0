// Thin clients over bare `ws`, so that one load generator serves every server and never becomes the bottleneck.
import { request } from 'node:http';
import { once } from 'node:events';
import { WebSocket } from 'ws';

export type ServerKind = 'ours' | 'bare-ws' | 'socket-io' | 'aspnet';

const separator = '\u001e';

export interface Client {
  socket: WebSocket;
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

/** One text of the next WebSocket message. */
async function nextText(socket: WebSocket): Promise<string> {
  const [data] = await once(socket, 'message');
  return String(data);
}

/** Connects as the kind of server wants it, up to the point where invocations may be sent. */
export async function connect(kind: ServerKind, port: number): Promise<Client> {
  return kind === 'socket-io' ? connectSocketIo(port) : connectSignalR(kind, port);
}

async function connectSignalR(kind: ServerKind, port: number): Promise<Client> {
  const id = kind === 'bare-ws' ? '' : `?id=${encodeURIComponent(await negotiate(port))}`;
  const socket = openSocket(`ws://127.0.0.1:${port}/hub${id}`);
  await once(socket, 'open');
  socket.send(`{"protocol":"json","version":1}${separator}`);
  await nextText(socket);

  let counter = 0;
  let done: (() => void) | undefined;
  let deltas: ((count: number) => void) | undefined;
  socket.on('message', (data: Buffer) => {
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
  const socket = openSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  await nextText(socket);
  socket.send('40');
  await nextText(socket);

  let done: (() => void) | undefined;
  let deltas: ((count: number) => void) | undefined;
  let counter = 0;
  socket.on('message', (data: Buffer) => {
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
