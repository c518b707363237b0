import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const readyWithinMs = 30_000;

/** Redis's own process on a free port, with nothing on the disk, which can be killed and started again. */
export interface StartedRedis {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Starts it again, empty; resolves when it takes connections. */
  start(): Promise<void>;
}

/** Throws when Redis is not on PATH. */
export async function startRedis(): Promise<StartedRedis> {
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    await once(child, 'spawn');
    const until = Date.now() + readyWithinMs;
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('Redis did not start');
      await pause(20);
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
