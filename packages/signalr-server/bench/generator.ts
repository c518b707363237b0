// One scenario against one running server; prints one JSON line with the figures. Started by bench.ts on a core of its own.
import { once } from 'node:events';
import { monotonicMs, percentile } from './figures.ts';
import { type Client, connect, negotiate, openSocket, type ServerKind } from './clients.ts';

const [kind, scenario, portText] = process.argv.slice(2) as [ServerKind, string, string];
const port = Number(portText);
const separator = '\u001e';

async function control(): Promise<{ memory: number; cpuMs: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/control`, {
    headers: { connection: 'close' },
  });
  return (await answer.json()) as { memory: number; cpuMs: number };
}

async function connectMany(count: number, atOnce = 100): Promise<Client[]> {
  const clients: Client[] = [];
  let started = 0;
  const worker = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      clients.push(await connect(kind, port));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return clients;
}

/** Each of 500 connections has one echo on its way at any time. */
async function roundTrips(): Promise<object> {
  const clients = await connectMany(500);
  const latencies: number[] = [];
  let isMeasured = false;
  let isOver = false;
  const loop = (client: Client): void => {
    const sentAt = monotonicMs();
    client.invoke('Echo', 'un messaggio di prova', () => {
      if (isMeasured) latencies.push(monotonicMs() - sentAt);
      if (!isOver) loop(client);
    });
  };
  clients.forEach(loop);
  await pause(1_500);
  isMeasured = true;
  const before = await control();
  const began = monotonicMs();
  await pause(4_000);
  isMeasured = false;
  const seconds = (monotonicMs() - began) / 1000;
  const cpuMs = (await control()).cpuMs - before.cpuMs;
  isOver = true;
  return {
    perSecond: latencies.length / seconds,
    perCpuSecond: latencies.length / (cpuMs / 1000),
    p99Ms: percentile(latencies, 0.99),
  };
}

/** 500 connections are streamed to at once, as fast as the server can. */
async function deltas(): Promise<object> {
  const each = 2_000;
  const clients = await connectMany(500);
  let received = 0;
  const total = each * clients.length;
  const before = await control();
  const began = monotonicMs();
  await new Promise<void>((resolve) => {
    for (const client of clients) {
      client.onDeltas((count) => {
        received += count;
        if (received >= total) resolve();
      });
      client.invoke('StreamDeltas', each, () => undefined);
    }
  });
  const seconds = (monotonicMs() - began) / 1000;
  const cpuMs = (await control()).cpuMs - before.cpuMs;
  return { perSecond: total / seconds, perCpuSecond: total / (cpuMs / 1000) };
}

/** 10,000 connections that say nothing: how long they take to come, and what each costs in memory. */
async function idle(): Promise<object> {
  const warm = await connectMany(200);
  for (const { socket } of warm) socket.terminate();
  await pause(500);
  const before = await control();
  const began = monotonicMs();
  await connectMany(10_000, 200);
  const acceptMs = monotonicMs() - began;
  await pause(2_000);
  const after = await control();
  return { bytesPerConnection: (after.memory - before.memory) / 10_000, acceptMs };
}

/** 1,000 sockets break at once; the time until each is back and can be called again. */
async function resume(): Promise<object> {
  const count = 1_000;
  const isStateful = kind === 'ours' || kind === 'aspnet';
  if (!isStateful) {
    const clients = await connectMany(count);
    const began = monotonicMs();
    for (const { socket } of clients) socket.terminate();
    await connectMany(count, count);
    return { resumeMs: monotonicMs() - began };
  }
  const connections = await Promise.all(
    Array.from({ length: count }, async () => {
      const id = encodeURIComponent(await negotiate(port, true));
      const url = `ws://127.0.0.1:${port}/hub?id=${id}`;
      const socket = openSocket(url);
      await once(socket, 'open');
      socket.send(`{"protocol":"json","version":2}${separator}`);
      await once(socket, 'message');
      return { url, socket };
    }),
  );
  const began = monotonicMs();
  await Promise.all(
    connections.map(async ({ url, socket }) => {
      socket.terminate();
      const next = openSocket(url);
      await once(next, 'open');
      next.send(`{"type":9,"sequenceId":1}${separator}`);
      await once(next, 'message');
    }),
  );
  return { resumeMs: monotonicMs() - began };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const scenarios: Record<string, () => Promise<object>> = { roundTrips, deltas, idle, resume };
const run = scenarios[scenario];
if (run === undefined) throw new Error(`no scenario named ${scenario}`);
console.log(JSON.stringify(await run()));
process.exit(0);
