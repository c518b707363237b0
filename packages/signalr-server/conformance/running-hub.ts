import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('conformance-hub.ts', import.meta.url));

/** Short times, so that what takes half a minute in production takes seconds in a test. */
export const testProfile: Readonly<Record<string, string>> = {
  SIGNALR_KEEP_ALIVE_MS: '1000',
  SIGNALR_CLIENT_TIMEOUT_MS: '3000',
  SIGNALR_HANDSHAKE_TIMEOUT_MS: '1500',
  SIGNALR_NEGOTIATE_TTL_MS: '3000',
  SIGNALR_RESUME_WINDOW_MS: '4000',
};

export interface RunningHub {
  readonly base: string;
  readonly process: ChildProcess;
  /** Ends it with SIGTERM and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the conformance hub in a process of its own, on a free port. */
export async function startConformanceHub(
  environment: Readonly<Record<string, string>> = testProfile,
): Promise<RunningHub> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /^listening (\d+)\n$/.exec(line.toString())?.[1];
  if (port === undefined) throw new Error(`the hub said ${line.toString()}`);
  return {
    base: `http://127.0.0.1:${port}`,
    process: child,
    stop: async () => {
      const exited = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}
