// Installs the optional local model beside the main install and tests it with a tiny file of random weights.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { finish, runSteps } from './run-steps.ts';

const folder = 'packages/companion/local-model';
const installed = `${folder}/node_modules/.package-lock.json`;
const isInstalled =
  existsSync(installed) &&
  statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs;
if (!isInstalled) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });

finish(
  runSteps([
    { name: 'types: local model', command: 'tsc', args: ['-p', folder] },
    {
      name: 'tests with a local model',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.local-model.config.ts',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/local-model.json',
      ],
    },
  ]),
);
