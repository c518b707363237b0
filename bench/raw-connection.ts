import { once } from 'node:events';
import { chatHubPath } from '@accanto/contract';
import { WebSocket } from 'ws';
import type { StartedServer } from './started-server.ts';

const separator = '\u001e';

/** A hub connection without a client around it, after its handshake. Throws when it is refused. */
export async function connectRaw(server: StartedServer, accessToken: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const negotiated = await fetch(`${server.url}${chatHubPath}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers,
  });
  if (!negotiated.ok) throw new Error(`negotiate: ${negotiated.status}`);
  const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
  const url = `${server.url.replace('http', 'ws')}${chatHubPath}?id=${encodeURIComponent(connectionToken)}`;
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('error', () => undefined);
  const lost = once(socket, 'close').then(() => {
    throw new Error('closed');
  });
  await Promise.race([once(socket, 'open'), lost]);
  socket.send(`{"protocol":"json","version":1}${separator}`);
  await Promise.race([once(socket, 'message'), lost]);
  lost.catch(() => undefined);
  return socket;
}
