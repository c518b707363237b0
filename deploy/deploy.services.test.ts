import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chatHubPath } from '@accanto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHubPage } from '../apps/server/src/test/hub-page.ts';
import { freePort } from '../bench/free-port.ts';
import { startNodes, type StartedNodes } from '../bench/started-nodes.ts';
import { signIn } from '../bench/started-server.ts';
import { until } from '../apps/server/src/test/waiting.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
let service: StartedNodes;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accanto-deploy-'));
  service = await startNodes(3, { TRUST_PROXY: '1' });
}, 120_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const nodes = () => service.servers.map(({ url }) => new URL(url).host);

async function startCaddy(): Promise<Proxy> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const sample = await readFile(join(root, 'deploy/Caddyfile'), 'utf8');
  await writeFile(file, `{\n\tadmin off\n}\n${sample}`);
  const env = {
    ...process.env,
    HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    NODES: nodes().join(' '),
  };
  return started(
    spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }),
    port,
  );
}

async function startNginx(): Promise<Proxy> {
  const port = await freePort();
  const sample = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const site = sample
    .replace(/ {4}server 127\.0\.0\.1:3000 (.*);/, (_line, options: string) =>
      nodes()
        .map((node) => `server ${node} ${options};`)
        .join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\n` +
      `events {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  );
  return started(spawn('nginx', ['-e', `${folder}/nginx.log`, '-c', file]), port);
}

async function started(child: ChildProcess, port: number): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok);
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

describe.each([
  ['Caddy', startCaddy],
  ['nginx', startNginx],
])('behind %s', (name, start) => {
  let proxy: Proxy;
  beforeAll(async () => {
    proxy = await start();
  }, 60_000);
  afterAll(() => proxy.stop());

  test('pages, sign-in, the hub and a streamed reply work over three nodes', async () => {
    const page = await fetch(`${proxy.url}/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Accanto');
    const [first] = service.servers;
    if (first === undefined) throw new Error('Three nodes were asked for');
    const accessToken = await signIn(first, `${name.toLowerCase()}@example.org`);
    const pages = await Promise.all(
      Array.from({ length: 3 }, () => openHubPage(proxy.url, accessToken)),
    );
    await pages[0]?.invoke('SendMessage', 'Ciao, oggi è stata una giornata lunga');
    for (const { events } of pages) {
      const deltas = () => events('ReceiveMessageDelta');
      await until(() => deltas().some(({ isComplete }) => isComplete));
      expect(deltas().length).toBeGreaterThan(2);
    }
    await Promise.all(pages.map((open) => open.close()));
  });

  test('a page of another origin is refused by the hub', async () => {
    const answer = await fetch(`${proxy.url}${chatHubPath}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
  });

  test('measurements are not for visitors', async () => {
    expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404);
  });

  test('a node that is gone is nobody’s trouble', async () => {
    const [, , last] = service.servers;
    await last?.kill();
    for (let visit = 0; visit < 9; visit += 1)
      expect((await fetch(`${proxy.url}/readyz`)).status).toBe(200);
    await last?.start();
  });
});

describe('the compose files', () => {
  test.each(['compose.yaml', 'compose.scale.yaml'])(
    '%s is one that compose accepts',
    async (file) => {
      // Compose wants the files of the secrets to exist.
      const project = await mkdtemp(join(folder, 'project-'));
      await mkdir(join(project, 'secrets'));
      for (const secret of ['database_url', 'auth_secret', 'encryption_key', 'postgres_password'])
        await writeFile(join(project, 'secrets', secret), 'secret');
      await writeFile(join(project, file), await readFile(join(root, file)));
      const { stdout } = await run('docker-compose', ['-f', file, 'config'], { cwd: project });
      expect(stdout).toContain('read_only: true');
    },
  );
});

describe('the image', () => {
  test('copies every workspace that the server needs, and is told every fact of the pages', async () => {
    const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
    const { dependencies } = JSON.parse(
      await readFile(join(root, 'apps/server/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@accanto/'))) {
      const workspace = `packages/${name.slice('@accanto/'.length)}`;
      expect(dockerfile).toContain(`COPY ${workspace}/src ${workspace}/src`);
    }
    const operator = await readFile(join(root, 'apps/web/operator.ts'), 'utf8');
    for (const [, fact] of operator.matchAll(/read\('(\w+)'\)/g))
      expect(dockerfile).toContain(fact);
  });
});
