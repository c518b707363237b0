import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { httpCall } from './test/http-call.ts';
import { eventually } from './test/waiting.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

interface Started {
  readonly child: ChildProcessWithoutNullStreams;
  output(): string;
  readonly exited: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const dataDir = mkdtempSync(join(tmpdir(), 'accanto-main-'));
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  cleanUps.push(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    child,
    output: () => output,
    exited: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
}

const urlOf = async (started: Started): Promise<string> =>
  eventually(() => {
    const url = /listening on (http:[^)]+)\)/.exec(started.output())?.[1];
    expect(url).toBeDefined();
    return url ?? '';
  });

describe('the process', () => {
  test('I1 does not start with faulty variables, and says all of them', async () => {
    const started = start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await started.exited).toBe(1);
    expect(started.output().trim().split('\n')).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent',
    ]);
  }, 30_000);

  test('I1 does not start without its database, and says so in one line', async () => {
    const nobody = 'postgres://accanto:not-to-be-told@127.0.0.1:1/accanto';
    const started = start({ DATABASE_URL: nobody });
    expect(await started.exited).toBe(1);
    expect(started.output()).toMatch(/^The database does not answer: .*ECONNREFUSED.*\n$/);
    expect(started.output()).not.toContain('not-to-be-told');
  }, 30_000);

  test(
    'I3 stops on SIGTERM with exit code 0, after the calls that are being answered',
    { timeout: 30_000 },
    async () => {
      const started = start({});
      const { port } = new URL(await urlOf(started));
      const body = JSON.stringify({ email: 'last@example.org' });
      const socket = connect(Number(port), '127.0.0.1');
      cleanUps.push(() => socket.destroy());
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      await eventually(() => expect(answer).toContain('200 OK'));
      answer = '';
      socket.write(
        `POST /api/auth/magic-link/request HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      // A second call on another connection is answered only after the head of the first one has been read.
      await httpCall('GET', `http://127.0.0.1:${port}/healthz`, {});
      started.child.kill('SIGTERM');
      await eventually(async () => {
        await expect(httpCall('GET', `http://127.0.0.1:${port}/healthz`, {})).rejects.toThrow();
      });
      socket.write(body.slice(5));
      await eventually(() => expect(answer).toContain('"success":true'));
      expect(await started.exited).toBe(0);
      expect(started.output()).not.toMatch(/Error/);
    },
  );

  test(
    'I3 does not wait longer than DRAIN_MS for somebody who never finishes',
    { timeout: 30_000 },
    async () => {
      const started = start({ DRAIN_MS: '1500' });
      const { port } = new URL(await urlOf(started));
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) =>
        socket.write(
          'POST /api/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
          () => resolve(),
        ),
      );
      const stoppedAt = performance.now();
      started.child.kill('SIGTERM');
      expect(await started.exited).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(6_000);
      socket.destroy();
    },
  );
});
