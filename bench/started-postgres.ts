import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const readyWithinMs = 60_000;

/** PostgreSQL's own process on a free port and a directory of its own, which can be killed and started again. */
export interface StartedPostgres {
  /** Of a database in which nothing is yet. */
  readonly url: string;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
  /** Ends it in order, cutting whoever is connected. */
  halt(): Promise<void>;
  /** Freezes all of its processes; `true`: lets them go on. */
  freeze(isFrozen: boolean): void;
  /** Starts it again on the same data; resolves when it answers. */
  start(): Promise<void>;
  /** Ends it and removes its directory. */
  stop(): Promise<void>;
}

/**
 * Throws when PostgreSQL is not installed here. `isLasting`: with a power cut in mind, as in production; without, it
 * is faster and writes to memory where there is enough.
 */
export async function startPostgres({
  isLasting,
}: {
  readonly isLasting: boolean;
}): Promise<StartedPostgres> {
  const parent = isLasting ? tmpdir() : await memoryFolder();
  const folder = await mkdtemp(join(parent, 'accanto-postgres-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  await run(
    postgresProgram('initdb'),
    ['-D', dataDir, '-U', 'accanto', '--auth=trust', '--encoding=UTF8', ...sorting, '--no-sync'],
    options,
  );
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...(isLasting ? {} : { fsync: 'off', autovacuum: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;

  async function start(): Promise<void> {
    const begin = (): ChildProcess => {
      const started = spawn(postgresProgram('postgres'), ['-D', dataDir, ...flags], {
        ...options,
        stdio: 'ignore',
      });
      endWithUs(started, folder);
      return started;
    };
    child = begin();
    const until = Date.now() + readyWithinMs;
    while (!(await answers(port))) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start');
      // After a kill it refuses as long as a process of its former life is still there.
      if (child.exitCode !== null) child = begin();
      await pause(50);
    }
  }

  async function end(signal: () => void): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    signal();
    await gone;
  }

  await start();
  return {
    url: `postgres://accanto@127.0.0.1:${port}/postgres`,
    start,
    kill: () => end(() => processesOf(child).forEach((pid) => process.kill(pid, 'SIGKILL'))),
    halt: () => end(() => child.kill('SIGINT')),
    freeze(isFrozen) {
      processesOf(child).forEach((pid) => process.kill(pid, isFrozen ? 'SIGSTOP' : 'SIGCONT'));
    },
    async stop() {
      await end(() => child.kill('SIGQUIT'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sorting by a language's rules, so that nothing rests on the order of bytes. */
const sorting = ['--locale=C', '--locale-provider=icu', '--icu-locale=it'];

/** Many small databases are made quickly only in memory; containers may have too little of it. */
async function memoryFolder(): Promise<string> {
  const folder = '/dev/shm';
  const space = await statfs(folder).catch(() => null);
  return space !== null && space.bavail * space.bsize > 2 ** 30 ? folder : tmpdir();
}

async function answers(port: number): Promise<boolean> {
  try {
    await run(postgresProgram('pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
    return true;
  } catch {
    return false;
  }
}

/** Should this process be killed, nobody else would end PostgreSQL and remove its folder. */
function endWithUs(postgres: ChildProcess, folder: string): void {
  const script =
    'cat; kill -QUIT "$0"; kill -CONT "$0"; while kill -0 "$0"; do sleep 0.1; done 2>/dev/null; rm -rf "$1"';
  // Its input ends when this process does, however that comes about.
  const watcher = spawn('sh', ['-c', script, String(postgres.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  postgres.once('exit', () => watcher.kill('SIGKILL'));
}

/** The process and those it has forked, which are one for each connection and some for its own work. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** On PATH, or where Debian installs it: newest version first. */
export function postgresProgram(name: string): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (found === undefined) throw new Error(`${name} of PostgreSQL is not installed here`);
  return found;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('There is no unprivileged user for PostgreSQL here');
}
