import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { expect, onTestFinished, test } from 'vitest';
import { CuttingProxy } from '../test/cutting-proxy.ts';
import { eventually, serve, type TestServer } from '../test/test-server.ts';
import { defineHub, method } from './index.ts';

const connections = 20;
const cutsEach = 50;

function makeHub() {
  const received = new Map<string, number[]>();
  const sent = new Map<string, number>();
  const resumes = new Map<string, number>();
  const hub = defineHub<{ id: string }, { Item: [index: number] }>()({
    onConnected: (context) => void received.set(context.connectionId, []),
    onResumed: ({ connectionId }) => {
      resumes.set(connectionId, (resumes.get(connectionId) ?? 0) + 1);
    },
    methods: {
      Note: method({
        parse: ([index]) => [Number(index)],
        run: (context, index) => {
          received.get(context.connectionId)?.push(index);
          // Not from onConnected: the official client on Node does not count what arrives together with the answer
          // to its handshake, and a resume would then repeat one.
          if (sent.has(context.connectionId)) return;
          sent.set(context.connectionId, 0);
          const timer = setInterval(() => {
            const next = sent.get(context.connectionId) ?? 0;
            sent.set(context.connectionId, next + 1);
            void context.clients.caller.send('Item', next);
          }, 4);
          context.signal.addEventListener('abort', () => clearInterval(timer));
        },
      }),
    },
  });
  return { hub, received, sent, resumes };
}

type Seen = ReturnType<typeof makeHub>;

/** Talks both ways through one proxy that cuts again and again, each time after something arrived. */
async function survive(
  { base }: TestServer,
  { received, sent, resumes }: Seen,
  messagePack: boolean,
): Promise<number> {
  const proxy = await CuttingProxy.before(base);
  onTestFinished(() => proxy.close());
  let builder = new HubConnectionBuilder()
    .withUrl(`${proxy.base}/hub`, { transport: HttpTransportType.WebSockets })
    .withStatefulReconnect()
    .configureLogging(LogLevel.None);
  if (messagePack) builder = builder.withHubProtocol(new MessagePackHubProtocol());
  const connection = builder.build();
  onTestFinished(async () => connection.stop());
  const items: number[] = [];
  let notes = 0;
  connection.on('Item', (index: number) => items.push(index));
  await connection.start();
  const { connectionId } = connection;
  const talking = setInterval(() => {
    // A failed test stops the connection while this still runs; the assertion tells that, not this send.
    connection.send('Note', notes).catch(() => undefined);
    notes += 1;
  }, 4);
  const noted = received.get(connectionId ?? '') ?? [];
  for (let cut = 0; cut < cutsEach; cut += 1) {
    const before = { items: items.length, notes: noted.length };
    await eventually(() => {
      // the client tries to resume once only: a cut in the middle of that is an outage
      expect(resumes.get(connectionId ?? '') ?? 0).toBe(cut);
      expect(items.length).toBeGreaterThan(before.items);
      expect(noted.length).toBeGreaterThan(before.notes);
    });
    proxy.cut();
  }
  clearInterval(talking);
  await eventually(() => {
    expect(noted).toEqual(Array.from({ length: notes }, (_, index) => index));
  });
  const sentSoFar = sent.get(connectionId ?? '') ?? 0;
  await eventually(() => expect(items.length).toBeGreaterThanOrEqual(sentSoFar));
  expect(items).toEqual(Array.from({ length: items.length }, (_, index) => index));
  expect(connection.connectionId).toBe(connectionId);
  return cutsEach;
}

test('a thousand abrupt cuts in two-way traffic lose, double and reorder nothing', async () => {
  const seen = makeHub();
  const served = await serve({ '/hub': seen.hub });
  const cuts = await Promise.all(
    Array.from({ length: connections }, async (_, index) => survive(served, seen, index % 2 === 1)),
  );
  expect(cuts.reduce((total, count) => total + count)).toBe(1_000);
  expect(served.server.stats().resumes).toBeGreaterThanOrEqual(900);
}, 60_000);
