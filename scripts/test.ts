import { buildWebIfStale } from './built-web.ts';
import { finish, runSteps } from './run-steps.ts';

buildWebIfStale();
const failed = runSteps([
  {
    name: 'unit and integration tests',
    command: 'vitest',
    args: [
      'run',
      // Many tests wait for processes and sockets more than they compute. (Projects do not take it from the root's file.)
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
  },
  {
    name: 'journeys in a real browser',
    command: 'npm',
    args: ['run', 'e2e', '-w', 'e2e', '--silent'],
  },
]);

console.log(`
NOT RUN HERE: tests that need PostgreSQL or Redis (*.services.test.ts), and the server's own tests on
             PostgreSQL. Everything above ran on the embedded store alone.
             Run them with: npm run test:services`);
finish(failed);
