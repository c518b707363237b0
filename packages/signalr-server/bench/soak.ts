/**
 * Connections that come, go, break and resume: `npm run soak -- [seconds] [seed]`. Fails when an
 * event or a call is lost, doubled or out of order, or when the server has grown at the end.
 */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { CuttingProxy } from '../test/cutting-proxy.ts';
import { Chance } from './chance.ts';
import { startHostileHub } from './hostile-hub-process.ts';

const seconds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 20_261_121);
const lanes = 30;
const allowedGrowth = 16 * 1024 * 1024;

const chance = new Chance(seed);
const { base, child, memory } = await startHostileHub();
const faults: string[] = [];
child.on('message', (fault) => faults.push(JSON.stringify(fault)));
const counts = { connections: 0, cuts: 0, calls: 0, events: 0, outages: 0 };

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function live(): Promise<void> {
  const proxy = await CuttingProxy.before(base);
  let builder = new HubConnectionBuilder()
    .withUrl(`${proxy.base}/hub`, { transport: HttpTransportType.WebSockets })
    .withStatefulReconnect()
    .configureLogging(LogLevel.None);
  if (chance.below(2) === 0) builder = builder.withHubProtocol(new MessagePackHubProtocol());
  const connection = builder.build();
  let next = 0;
  connection.on('Item', (index: number) => {
    counts.events += 1;
    if (index !== next) faults.push(`event ${index} came instead of ${next}`);
    next = index + 1;
  });
  const life = { isOver: false };
  connection.onclose(() => (life.isOver = true));
  await connection.start();
  counts.connections += 1;
  let notes = 0;
  try {
    for (let turns = 5 + chance.below(20); turns > 0 && !life.isOver; turns -= 1) {
      for (let calls = chance.below(10); calls > 0; calls -= 1) {
        void connection.send('Note', notes).catch(() => undefined);
        notes += 1;
      }
      await connection.invoke('Items', chance.below(20));
      counts.calls += 1;
      if (chance.below(3) === 0) {
        proxy.cut();
        counts.cuts += 1;
        await pause(chance.below(60));
      }
    }
    await connection.invoke('Items', 0);
  } catch {
    // a cut in the middle of a resume is an outage: the client says so, and nothing is promised
    counts.outages += 1;
  }
  if (chance.below(4) === 0) proxy.cut();
  await connection.stop();
  proxy.close();
}

async function soak(until: number): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (Date.now() < until) await live();
    }),
  );
}

/** Waits until the server has let go of all connections, then measures. */
async function settledBytes(): Promise<number> {
  let found = await memory();
  while (found.connections > 0) {
    await pause(100);
    found = await memory();
  }
  return found.used;
}

await soak(Date.now() + seconds * 250);
const before = await settledBytes();
await soak(Date.now() + seconds * 750);
const growth = (await settledBytes()) - before;
console.log(
  JSON.stringify({
    seed,
    seconds,
    ...counts,
    faults: faults.slice(0, 10),
    growthBytes: growth,
    allowedGrowth,
  }),
);
child.kill('SIGTERM');
process.exit(faults.length === 0 && growth <= allowedGrowth ? 0 : 1);
