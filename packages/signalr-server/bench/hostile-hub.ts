/** The server that fuzz and soak torment, in a process of its own. Prints `listening <port>`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHubServer, defineHub, method, stream } from '../src/index.ts';

type Events = { Item: [index: number] };

const hub = defineHub<{ id: string }, Events>()({
  methods: {
    Echo: method({ parse: ([value]) => [value], run: (_context, value) => value }),
    Note: method({
      parse: ([index]) => [Number(index)],
      // expects 0, 1, 2 …: a number lost, doubled or out of order is an error the soak hears of
      run: (context, index) => {
        const expected = Number(context.items.get('next') ?? 0);
        if (index !== expected)
          process.send?.(`${context.connectionId}: ${index} came instead of ${expected}`);
        context.items.set('next', index + 1);
      },
    }),
    Items: method({
      parse: ([count]) => [Number(count)],
      run: (context, count) => {
        for (let sent = 0; sent < count; sent += 1) {
          const index = Number(context.items.get('sent') ?? 0);
          context.items.set('sent', index + 1);
          void context.clients.caller.send('Item', index);
        }
      },
    }),
    Join: method({
      uploads: 1,
      parse: (_args, [upload]) => [upload],
      run: async (_context, upload) => {
        let count = 0;
        if (upload !== undefined) for await (const _item of upload) count += 1;
        return count;
      },
    }),
    Count: stream({
      parse: ([count]) => [Math.min(Number(count) || 0, 100)],
      run: async function* (_context, count) {
        for (let index = 0; index < count; index += 1) yield index;
      },
    }),
  },
});
const server = createHubServer({
  hubs: { '/hub': hub },
  authenticate: () => ({ user: null }),
  isOriginAllowed: () => true,
});
const http = createServer((request, response) => {
  if (request.url === '/memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    response.end(JSON.stringify({ used: heapUsed + external, rss, ...server.stats() }));
  } else if (!server.handleRequest(request, response)) {
    response.writeHead(404).end();
  }
});
server.attach(http);
http.listen(0, '127.0.0.1', () => console.log(`listening ${(http.address() as AddressInfo).port}`));
