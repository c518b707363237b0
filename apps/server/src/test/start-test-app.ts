import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startApp, type App } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../log.ts';

export interface TestApp {
  readonly url: string;
  readonly config: Config;
  readonly dataDir: string;
  /** Every line the server has logged so far. */
  log(): string;
  /** Stops the server and, unless told to keep it, removes its data directory. */
  stop(options?: { readonly keepData: boolean }): Promise<void>;
}

/** Starts the real server on a free port, on its own data directory, with the rate limits off unless asked for. */
export async function startTestApp(
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly clock?: Clock;
    readonly dataDir?: string;
  } = {},
): Promise<TestApp> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'accanto-test-')));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    DRAIN_MS: '500',
    ...given.env,
  });
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog('debug', destination);
  const app: App = await startApp(config, { log, ...(given.clock && { clock: given.clock }) });
  return {
    url: app.url,
    config,
    dataDir,
    log: () => lines.join(''),
    async stop(options) {
      await app.stop();
      if (!options?.keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A clock that stands still until it is moved. */
export function createTestClock(
  startAt = Date.UTC(2026, 0, 1),
): Clock & { advance(ms: number): void } {
  let now = startAt;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
