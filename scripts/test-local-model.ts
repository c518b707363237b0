// Installs the optional local model beside the main install and tests it with a tiny file of random weights.
import { ensureOwnInstall } from './own-install.ts';
import { finish, runSteps } from './run-steps.ts';

const folder = 'packages/companion/local-model';
ensureOwnInstall(folder);

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
