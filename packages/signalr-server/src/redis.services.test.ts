/** Two server processes and a real Redis; run by `npm run test:services`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { expectOneHub } from '../test/backplane-cases.ts';
import { RawClient } from '../test/raw-client.ts';

const program = fileURLToPath(new URL('../test/redis-server-process.ts', import.meta.url));
const children = new Set<ChildProcess>();

afterEach(async () => {
  await Promise.all([...children].map(end));
});

async function end(child: ChildProcess): Promise<void> {
  children.delete(child);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  children.add(child);
  const probe = new Redis(port, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return child;
}

async function startServer(redisPort: number): Promise<string> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, REDIS_URL: `redis://127.0.0.1:${redisPort}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${/^listening (\d+)/.exec(line.toString())?.[1] ?? ''}/hub`;
}

test('two processes over Redis are one hub', async () => {
  const port = await freePort();
  await startRedis(port);
  await expectOneHub(await startServer(port), await startServer(port));
});

test('while Redis is away each server serves its own, and afterwards they are one hub again', async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const [first, second] = [await startServer(port), await startServer(port)];
  const alice = await RawClient.connect(first, { token: 'alice' });
  const bob = await RawClient.connect(second, { token: 'bob' });
  await bob.invoke('Join', 'room');
  await end(redis);
  await alice.invoke('Join', 'room');
  expect(await alice.invoke('Group', 'room', 'local')).not.toHaveProperty('error');
  await alice.waitFor((message) => message['target'] === 'Heard');
  await startRedis(port);
  let attempt = 0;
  while (!bob.messages.some((message) => message['target'] === 'Heard')) {
    attempt += 1;
    await alice.invoke('Group', 'room', `after ${attempt}`);
  }
  await expectOneHub(first, second);
  expect(JSON.stringify(bob.messages)).not.toContain('local');
});
