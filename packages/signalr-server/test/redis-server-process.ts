/** One hub server over Redis, in a process of its own. Prints `listening <port>`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { createHubServer, type Hub, type HubServer } from '../src/index.ts';
import { redisBackplane } from '../src/redis.ts';
import { backplaneHub } from './backplane-hub.ts';

const redis = new Redis(process.env['REDIS_URL'] ?? '', { retryStrategy: () => 50 });
redis.on('error', () => undefined);
const server: HubServer<Record<string, Hub>> = createHubServer<Record<string, Hub>>({
  hubs: { '/hub': backplaneHub(() => server) },
  authenticate: ({ token }) => ({ user: token === undefined ? null : { id: token } }),
  isOriginAllowed: () => true,
  backplane: redisBackplane(redis),
  onLog: (entry) => {
    if (entry.event === 'backplane failed') console.error(String(entry.error));
  },
});
const http = createServer((request, response) => {
  if (!server.handleRequest(request, response)) response.writeHead(404).end();
});
server.attach(http);
await server.ready();
http.listen(0, '127.0.0.1', () => console.log(`listening ${(http.address() as AddressInfo).port}`));
