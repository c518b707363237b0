// Our server beside its peers, one after the other, with the same load generator: `npm run bench -w packages/signalr-server`.
// Server and generator run on different cores; each figure is the median of three runs (or of RUNS).
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ServerKind } from './clients.ts';
import { median } from './figures.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const runs = Number(process.env['RUNS'] ?? 3);
const only = process.env['ONLY']?.split(',');

const figures = [
  {
    scenario: 'roundTrips',
    key: 'perSecond',
    title: 'round trips per second, 500 connections',
    isMoreBetter: true,
  },
  { scenario: 'roundTrips', key: 'p99Ms', title: 'round trip p99, ms', isMoreBetter: false },
  {
    scenario: 'deltas',
    key: 'perSecond',
    title: 'deltas per second to 500 connections',
    isMoreBetter: true,
  },
  {
    scenario: 'idle',
    key: 'bytesPerConnection',
    title: 'bytes per idle connection at 10,000',
    isMoreBetter: false,
  },
  {
    scenario: 'idle',
    key: 'acceptMs',
    title: 'accept 10,000 connections, ms',
    isMoreBetter: false,
  },
  {
    scenario: 'resume',
    key: 'resumeMs',
    title: '1,000 broken sockets are back, ms',
    isMoreBetter: false,
  },
] as const;

const scenarios = [...new Set(figures.map(({ scenario }) => scenario))];

function hasDotnet(): boolean {
  return spawnSync('dotnet', ['--version']).status === 0;
}

function serverCommand(kind: ServerKind): [string, ...string[]] {
  return kind === 'aspnet'
    ? ['dotnet', `${here}aspnet/bin/bench/aspnet.dll`]
    : [process.execPath, '--expose-gc', `${here}servers/${kind}.ts`];
}

async function start(kind: ServerKind): Promise<{ child: ChildProcess; port: number }> {
  const [command, ...args] = serverCommand(kind);
  const child = spawn('taskset', ['-c', '0', command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(/listening (\d+)/.exec(String(line))?.[1]) };
}

async function measure(kind: ServerKind, scenario: string): Promise<Record<string, number>> {
  const { child, port } = await start(kind);
  try {
    const output = execFileSync(
      'taskset',
      [
        '-c',
        '1',
        process.execPath,
        '--max-old-space-size=4096',
        `${here}generator.ts`,
        kind,
        scenario,
        String(port),
      ],
      { encoding: 'utf8', timeout: 180_000, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    return JSON.parse(output) as Record<string, number>;
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

const kinds: ServerKind[] = ['ours', 'bare-ws', 'socket-io'];
if (hasDotnet()) {
  const { status } = spawnSync(
    'dotnet',
    [
      'build',
      '-c',
      'Release',
      '-o',
      `${here}aspnet/bin/bench`,
      '--nologo',
      '-v',
      'q',
      `${here}aspnet`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status === 0) kinds.push('aspnet');
}

const results = new Map<string, number>();
for (const scenario of scenarios.filter((name) => only?.includes(name) ?? true)) {
  const samples = new Map<ServerKind, Record<string, number>[]>(kinds.map((kind) => [kind, []]));
  // Interleaved, so that a slow minute of the machine touches every server alike.
  for (let run = 0; run < runs; run += 1) {
    for (const kind of kinds) samples.get(kind)?.push(await measure(kind, scenario));
  }
  for (const [kind, values] of samples) {
    for (const key of Object.keys(values[0] ?? {})) {
      results.set(`${scenario} ${key} ${kind}`, median(values.map((value) => value[key] ?? 0)));
    }
  }
  console.error(`${scenario} done`);
}

const columns: ServerKind[] = ['ours', 'bare-ws', 'socket-io', 'aspnet'];
console.log(
  `\n${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}; median of ${runs} runs\n`,
);
console.log(
  '| figure | ours | bare `ws` | socket.io | ASP.NET Core |\n| --- | --- | --- | --- | --- |',
);
for (const { scenario, key, title, isMoreBetter } of figures) {
  const ours = results.get(`${scenario} ${key} ours`);
  if (ours === undefined) continue;
  const cells = columns.map((kind) => {
    const value = results.get(`${scenario} ${key} ${kind}`);
    if (value === undefined) return 'not measured';
    const ratio = ours / value;
    return kind === 'ours' ? round(value) : `${round(value)} (ours ${ratio.toFixed(2)} ×)`;
  });
  console.log(`| ${title}${isMoreBetter ? '' : ' (less is better)'} | ${cells.join(' | ')} |`);
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);
}
