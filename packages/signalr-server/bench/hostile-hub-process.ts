import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface HubMemory {
  /** Heap and buffers after a collection, bytes. */
  readonly used: number;
  readonly rss: number;
  readonly connections: number;
}

/** Starts the server to be tormented; it must never end by itself. */
export async function startHostileHub(): Promise<{
  base: string;
  child: ChildProcess;
  memory: () => Promise<HubMemory>;
}> {
  const program = fileURLToPath(new URL('hostile-hub.ts', import.meta.url));
  const child = fork(program, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.once('exit', (code, signal) => {
    if (signal !== 'SIGTERM') throw new Error(`the server ended with ${code ?? signal}`);
  });
  if (child.stdout === null) throw new Error('the server has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const base = `http://127.0.0.1:${/^listening (\d+)/.exec(line.toString())?.[1] ?? ''}`;
  return {
    base,
    child,
    memory: async () => (await (await fetch(`${base}/memory`)).json()) as HubMemory,
  };
}
