import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { createHubServer, defineHub, method } from '../../src/index.ts';
import { answerControl, delta, deltasPerTick } from './control.ts';

interface Events {
  ReceiveMessageDelta: [delta: object];
}

const hub = defineHub<{ id: string }, Events>()({
  methods: {
    Echo: method({ parse: (args): [unknown] => [args[0]], run: async (_context, value) => value }),
    StreamDeltas: method({
      parse: (args): [number] => [Number(args[0])],
      run: async (context, count) => {
        void (async () => {
          for (let sent = 0; sent < count;) {
            const sends: Promise<void>[] = [];
            for (let i = 0; i < deltasPerTick && sent < count; i += 1, sent += 1) {
              sends.push(context.clients.caller.send('ReceiveMessageDelta', delta(sent)));
            }
            await Promise.all(sends);
            await setImmediate();
          }
        })();
        return null;
      },
    }),
  },
});

const server = createHubServer({
  hubs: { '/hub': hub },
  authenticate: async () => ({ user: null }),
  isOriginAllowed: () => true,
});
const http = createServer((request, response) => {
  if (answerControl(request, response)) return;
  if (!server.handleRequest(request, response)) response.writeHead(404).end();
});
server.attach(http);
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (address !== null && typeof address === 'object') console.log(`listening ${address.port}`);
});
