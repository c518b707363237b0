import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { finish, runSteps } from './run-steps.ts';

// Fails where a service cannot be had, instead of passing without having tested anything.
const wanted = [
  { program: 'redis-server', debianPackage: 'redis-server' },
  { program: 'initdb', debianPackage: 'postgresql' },
  { program: 'nginx', debianPackage: 'nginx-light' },
  { program: 'caddy', debianPackage: 'caddy' },
  { program: 'docker-compose', debianPackage: 'docker-compose' },
];

/** On PATH, or where Debian puts the programs of PostgreSQL. */
function isHere(program: string): boolean {
  const isOnPath = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  return isOnPath || globSync(`/usr/lib/postgresql/*/bin/${program}`).length > 0;
}

const missing = wanted.filter(({ program }) => !isHere(program));
if (missing.length > 0) {
  const names = missing.map(({ debianPackage }) => debianPackage).join(' ');
  console.log(`Installing ${names} from Debian's packages …`);
  spawnSync(
    'sh',
    ['-c', `apt-get update -q && apt-get install -qy --no-install-recommends ${names}`],
    {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
}

const absent = wanted.filter(({ program }) => !isHere(program)).map(({ program }) => program);
if (absent.length > 0) {
  console.error(`Not here and not installable: ${absent.join(', ')}`);
  process.exit(1);
}

finish(
  runSteps([
    {
      name: 'tests with Redis, PostgreSQL and proxies',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.services.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/services.json',
      ],
    },
  ]),
);
