/** The conformance hub as a program: its options, its own paths, its end. */
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { negotiate, RawClient, upgradeStatus } from '../test/raw-client.ts';
import { startConformanceHub, testProfile } from './running-hub.ts';

async function start(environment: Readonly<Record<string, string>> = testProfile) {
  const hub = await startConformanceHub(environment);
  onTestFinished(() => void hub.process.kill('SIGKILL'));
  return hub;
}

describe('the conformance hub', () => {
  test('tells the numbers it runs with', async () => {
    const options = async (environment: Readonly<Record<string, string>>) => {
      const { base } = await start(environment);
      return (await fetch(`${base}/conformance/options`)).json();
    };
    expect(await options({})).toEqual({
      keepAliveMs: 15_000,
      clientTimeoutMs: 30_000,
      handshakeTimeoutMs: 15_000,
      negotiateTtlMs: 15_000,
      resumeWindowMs: 15_000,
      ackMs: 1_000,
      statefulBufferBytes: 100_000,
      maxMessageBytes: 32_768,
      maxParallelInvocations: 1,
    });
    expect(
      await options({ ...testProfile, SIGNALR_MAX_PARALLEL: '3', SIGNALR_ACK_MS: '200' }),
    ).toMatchObject({
      keepAliveMs: 1_000,
      clientTimeoutMs: 3_000,
      handshakeTimeoutMs: 1_500,
      negotiateTtlMs: 3_000,
      resumeWindowMs: 4_000,
      ackMs: 200,
      maxParallelInvocations: 3,
    });
  });

  test('knows its tokens, also those that expire, and lets nobody else in', async () => {
    const { base } = await start({ SIGNALR_TOKEN: 'other-alice' });
    const url = `${base}/authorizedhub`;
    const userOf = async (token: string) =>
      (await RawClient.connect(url, { token })).invoke('GetUserId');
    expect(await userOf('other-alice')).toHaveProperty('result', 'alice');
    expect(await userOf('conformance-token-bob')).toHaveProperty('result', 'bob');
    const generated = await (await fetch(`${base}/generateJwtToken`)).text();
    expect(await userOf(generated)).toHaveProperty('result', 'testuser');
    for (const token of ['conformance-token-alice', 'expiring:eve:1']) {
      await expect(RawClient.connect(url, { token })).rejects.toThrow('401');
      expect(await upgradeStatus(url, undefined, { token })).toBe(401);
    }
    const anonymous = await RawClient.connect(`${base}/testhub`);
    expect(await anonymous.invoke('GetUserId')).toHaveProperty('result', null);
  });

  test('closes an expiring connection after the instant', async () => {
    const { base } = await start();
    const until = Date.now() + 1_500;
    const client = await RawClient.connect(`${base}/authorizedhub`, {
      token: `expiring:eve:${until}`,
    });
    await client.closed();
    expect(Date.now() - until).toBeGreaterThanOrEqual(0);
    expect(client.messages.at(-1)).toEqual({ type: 7, allowReconnect: true });
  });

  test('allows local origins with credentials and sets its cookies on every negotiate', async () => {
    const { base } = await start();
    const ask = async (method: string, origin: string) =>
      fetch(`${base}/testhub/negotiate?negotiateVersion=1`, {
        method,
        headers: { origin, 'access-control-request-headers': 'x-requested-with' },
      });
    const preflight = await ask('OPTIONS', 'http://localhost:9');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-requested-with');
    const allowed = await ask('POST', 'http://127.0.0.1:8080');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:8080');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'testCookie=testValue',
      'testCookie2=testValue2',
      'expiredCookie=doesNotMatter',
    ]);
    expect((await ask('POST', 'http://elsewhere.test')).status).toBe(403);
  });

  test('remembers what is recorded, and what became of a connection', async () => {
    const { base } = await start();
    const url = `${base}/testhub`;
    const client = await RawClient.connect(url, { stateful: true });
    const watcher = await RawClient.connect(url);
    const state = async () =>
      (await watcher.invoke('ConnectionState', client.negotiated.connectionId))['result'];
    expect(await client.invoke('Record', 'tag', { a: 1 })).toHaveProperty('result', 1);
    expect(await client.invoke('GetRecorded', 'tag')).toHaveProperty('result', [{ a: 1 }]);
    expect(await client.invoke('GetRecorded', 'other')).toHaveProperty('result', []);
    expect(await watcher.invoke('ConnectionState', 'nobody')).toHaveProperty('result', 'unknown');
    client.cut();
    expect(await state()).toBe('connected');
    const resumed = await RawClient.open(url, client.negotiated.connectionToken);
    resumed.send({ type: 9, sequenceId: 4 });
    await resumed.waitFor((message) => message['type'] === 9);
    resumed.send({ type: 7 });
    await resumed.closed();
    expect(await state()).toBe('disconnected');
  });

  test('echoes every frame of /echo with its opcode', async () => {
    const { base } = await start();
    const { connectionToken } = await negotiate(`${base}/echo`);
    const socket = new WebSocket(`${base.replace('http', 'ws')}/echo?id=${connectionToken}`);
    await once(socket, 'open');
    for (const [text, binary] of [
      ['text', false],
      ['bytes', true],
    ] as const) {
      socket.send(text, { binary });
      const [data, isBinary] = (await once(socket, 'message')) as [Buffer, boolean];
      expect([data.toString(), isBinary]).toEqual([text, binary]);
    }
    socket.terminate();
  });

  test('ended by SIGTERM says goodbye to everybody and exits with 0', async () => {
    const hub = await start();
    const clients = await Promise.all(
      [true, false].map(async (stateful) => RawClient.connect(`${hub.base}/testhub`, { stateful })),
    );
    const exited = hub.stop();
    for (const client of clients) {
      await client.closed();
      expect(client.messages.at(-1)).toEqual({ type: 7, allowReconnect: true });
    }
    expect(await exited).toBe(0);
  });
});
