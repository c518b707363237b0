import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Companion } from '@accanto/companion';
import PostalMime from 'postal-mime';
import { startApp, type App } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../log.ts';
import type { AgeProof } from '../privacy/age-checks.ts';
import { httpCall, type TestAnswer, type TestCallOptions } from './http-call.ts';
import { removeTestDatabase, testDatabaseUrl } from './test-store.ts';

export interface TestApp {
  readonly url: string;
  readonly config: Config;
  readonly dataDir: string;
  /** The letters of the outbox, oldest first. */
  letters(): Promise<TestLetter[]>;
  /** Signs the person in by a mailed link, as the page does. */
  signIn(email: string): Promise<TestPerson>;
  /** Calls the API; `token` is the bearer credential. Answers status, headers and parsed body. */
  call(method: string, path: string, options?: TestCallOptions): Promise<TestAnswer>;
  /** Every line the server has logged so far. */
  log(): string;
  /** Stops the server and, unless told to keep it, removes its data directory. */
  stop(options?: { readonly keepData: boolean }): Promise<void>;
}

export interface TestLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The token of its link, and its six digits; empty when it has none. */
  readonly token: string;
  readonly code: string;
}

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Starts the real server on a free port, on its own data directory and store, with the rate limits off unless asked for. */
export async function startTestApp(
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly clock?: Clock;
    readonly dataDir?: string;
    readonly companion?: Companion;
    readonly ageProof?: AgeProof;
  } = {},
): Promise<TestApp> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'accanto-test-')));
  const databaseUrl = await testDatabaseUrl(dataDir);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    DRAIN_MS: '500',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
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
  const app: App = await startApp(config, {
    log,
    ...(given.clock && { clock: given.clock }),
    ...(given.companion && { companion: given.companion }),
    ...(given.ageProof && { ageProof: given.ageProof }),
  });

  const call = (method: string, path: string, options: TestCallOptions = {}): Promise<TestAnswer> =>
    httpCall(method, `${app.url}${path}`, options);

  return {
    url: app.url,
    config,
    dataDir,
    call,
    letters: () => readLetters(dataDir),
    async signIn(email) {
      await call('POST', '/api/auth/magic-link/request', { body: { email, language: 'it' } });
      const letter = (await readLetters(dataDir)).findLast(({ to }) => to === email.toLowerCase());
      const { body } = await call(
        'GET',
        `/api/auth/magic-link/verify?token=${letter?.token ?? ''}`,
      );
      return {
        id: body.user.id,
        email: body.user.email,
        accessToken: body.accessToken,
        refreshToken: body.refreshToken,
      };
    },
    log: () => lines.join(''),
    async stop(options) {
      await app.stop();
      if (options?.keepData) return;
      await removeTestDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
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

async function readLetters(dataDir: string): Promise<TestLetter[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map(async (name) => {
        const letter = await PostalMime.parse(await readFile(join(folder, name)));
        const text = letter.text ?? '';
        return {
          to: letter.to?.[0]?.address ?? '',
          subject: letter.subject ?? '',
          text,
          html: letter.html ?? '',
          token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
          code: /^\d{6}$/m.exec(text)?.[0] ?? '',
        };
      }),
  );
}
