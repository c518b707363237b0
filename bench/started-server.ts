import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { httpCalls } from '@accanto/contract';
import { freePort } from './free-port.ts';

const mainFile = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
/** As package.json's start. */
const nodeArguments = ['--max-semi-space-size=64', '--v8-pool-size=1', mainFile];
const readyWithinMs = 60_000;

/** The product's own process, which can be killed and started again on the same data. */
export interface StartedServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Starts the process again; resolves when it is ready. */
  start(): Promise<void>;
  /** Resolves when the process says that it can work. */
  ready(): Promise<void>;
  /** SIGTERM, and the data directory is removed. Answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a free port of this machine with a data directory of its own, and without rate limits. */
export async function startServer(
  given: {
    readonly env?: Readonly<Record<string, string>>;
    /** Where its data lies; otherwise in a new folder. */
    readonly dataDir?: string;
    /** The only core on which the process may run; needs `taskset`. */
    readonly core?: number;
  } = {},
): Promise<StartedServer> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'accanto-bench-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let errors = '';

  async function start(): Promise<void> {
    const [command, args] =
      given.core === undefined
        ? [process.execPath, nodeArguments]
        : ['taskset', ['-c', String(given.core), process.execPath, ...nodeArguments]];
    child = spawn(command, args, {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        RATE_LIMIT_SCALE: '0',
        LOG_LEVEL: 'error',
        ...given.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.resume();
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4_000);
    });
    await ready();
  }

  async function ready(): Promise<void> {
    const until = Date.now() + readyWithinMs;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`The server is not ready: ${errors}`);
      await pause(20);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  await start();
  return {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    start,
    ready,
    kill: async () => void (await end('SIGKILL')),
    async stop() {
      const code = await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Signs a person in through the mailed link and gives every consent. Answers the access token. */
export async function signIn(server: StartedServer, email: string): Promise<string> {
  return (await startSession(server, email)).accessToken;
}

/** As signIn; answers both tokens. */
export async function startSession(
  server: StartedServer,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  await call(server, 'requestMagicLink', { body: { email, language: 'it' } });
  const token = await mailedToken(server.dataDir, email);
  const verify = `${server.url}${httpCalls.verifyMagicLink.path}?token=${token}`;
  const answer = (await (await fetch(verify)).json()) as Record<string, string>;
  const { accessToken, refreshToken } = answer;
  if (accessToken === undefined || refreshToken === undefined)
    throw new Error('The sign-in did not work');
  await call(server, 'changeConsents', {
    accessToken,
    body: { processing: true, history: true, memory: false, birth: { year: 1990, month: 1 } },
  });
  return { accessToken, refreshToken };
}

async function call(
  server: StartedServer,
  name: 'requestMagicLink' | 'changeConsents',
  given: { accessToken?: string; body: unknown },
): Promise<void> {
  const { method, path } = httpCalls[name];
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(given.accessToken !== undefined && { authorization: `Bearer ${given.accessToken}` }),
    },
    body: JSON.stringify(given.body),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

/** The newest letter to this address in the outbox; its body is quoted-printable (RFC 2045, 6.7). */
async function mailedToken(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const files = newestFirst(await readdir(outbox).catch(() => []));
    for (const file of files) {
      const letter = (await readFile(join(outbox, file), 'utf8')).replace(/=\r?\n/g, '');
      if (!letter.includes(email)) continue;
      const token = /callback\?token=([\w-]{22,})/.exec(letter.replaceAll('=3D', '='))?.[1];
      if (token !== undefined) return token;
    }
    await pause(20);
  }
  throw new Error('No letter came');
}

/** The outbox names letters so that they sort by time; what has no ending yet is still being written. */
function newestFirst(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted((one, other) => (one < other ? 1 : -1));
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
