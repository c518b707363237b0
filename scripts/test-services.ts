import { needPrograms } from './debian-programs.ts';
import { finish, runSteps } from './run-steps.ts';

// Fails where a service cannot be had, instead of passing without having tested anything.
needPrograms([
  { program: 'redis-server', debianPackage: 'redis-server' },
  { program: 'initdb', debianPackage: 'postgresql' },
  { program: 'nginx', debianPackage: 'nginx-light' },
  { program: 'caddy', debianPackage: 'caddy' },
  { program: 'docker-compose', debianPackage: 'docker-compose' },
]);

finish(
  runSteps([
    {
      name: 'tests with Redis, PostgreSQL and proxies',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.services.config.ts',
        '--maxWorkers=2',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/services.json',
      ],
    },
  ]),
);
